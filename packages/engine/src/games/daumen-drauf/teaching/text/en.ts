export const en = {
  goal: 'Win snakes without a fang: each is worth 1 point. Each snake with a fang costs you 1 point.',
  thumb: 'The red fang is poison. Only you see it: when you show the card, your thumb hides it.',
  higher: 'Show a higher number in the highest snake’s colour, or a new colour. Or pass.',
  pass: 'You have nothing higher, so pass. If it is your turn again, you may show a card.',
  'dead-colour': 'Colours that have been overtaken are dead. You can’t show them until the next trick.',
  parry: 'You hold the twin of the highest snake: same colour, same number. Parry to win the trick.',
  parried: 'That was a parry. Whoever shows the twin of the highest snake wins the trick at once.',
  'laid-open': 'Anyone who shows a second card reveals the first. Now everybody sees whether it has a fang.',
  'wins-all': 'Everybody else passed. The highest snake wins all the cards in the trick, fangs and all.',
  refill: 'After each trick everybody draws back up to five cards, as long as the stock lasts.',
  'last-hand': 'The stock is empty. Anyone left with cards at the end loses 1 point for each.',
  'own-fang': 'Nobody can go higher than this card, so you might win your own poison.',
} as const;

export type LessonId = keyof typeof en;
