export const en = {
  goal: 'Put six cards on each of your four piles. Whoever fills all four first wins. Roll the die.',
  'lay-out': 'You rolled the number of a pile you have not started yet: lay out its first card.',
  'six-opens': 'With a six you may start any pile you like.',
  'roll-again': 'You rolled a six, so you may roll once more.',
  add: 'Add cards to piles you have started. On pile 3 each card costs 3. Use up the whole roll.',
  'one-or-the-other': 'Start a pile or add cards: with one roll you do one or the other, never both.',
  'send-home': 'Make your pile as high as a rival’s with the same number, and theirs goes home.',
  'sent-home': 'A rival’s pile is now as high as yours with the same number, so yours went home.',
  'nothing-fits': 'Nothing fits this roll, so your turn is over.',
  five: 'There is no pile 5. With a five you can only add cards to piles you have started.',
  full: 'A pile with six cards is full. It is safe: nobody can send it home any more.',
  'missed-capture': 'You could send a rival’s pile home with this roll. Look for a pile as high as theirs.',
} as const;

export type LessonId = keyof typeof en;
