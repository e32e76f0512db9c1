export const en = {
  goal: 'Win mice. One or two of a colour score their numbers. From three on, each scores only 1.',
  lead: 'You begin. Play any card: its colour is the one that the others must follow.',
  follow: 'Look at the first card. If you have its colour, you must play that colour.',
  'cannot-follow': 'You have none of that colour. Now you may play any card you like.',
  taking: 'The lowest mouse takes the highest. The player of the highest gets the rest, and begins.',
  tie: 'Two mice had the same number. Then the one played later counts.',
  'last-to-play':
    'You play last and decide: the lowest card gets the biggest mouse, the highest gets the rest.',
  'two-of-a-colour': 'You have two mice of one colour. Do not take a third: then each of them counts only 1.',
  'three-of-a-colour':
    'You have three of a colour, so each counts 1. More of that colour cannot hurt you now.',
  'third-card': 'With this card you get the third mouse of a colour. Then each of them counts only 1.',
} as const;

export type LessonId = keyof typeof en;
