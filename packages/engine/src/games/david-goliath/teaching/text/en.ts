export const en = {
  goal: 'Collect mice. One or two of a colour score their numbers; of three or more, each scores only 1.',
  lead: 'You begin. Play any card: its colour is the one that the others must follow.',
  follow: 'Look at the first card. If you have its colour, you must play that colour.',
  'cannot-follow': 'You have none of that colour. Now you may play any card you like.',
  taking: 'The lowest mouse takes the highest one. Whoever played the highest takes all the rest and begins.',
  tie: 'Two mice had the same number. Then the one played later counts.',
  'last-to-play':
    'You play last, so you decide. Lowest card: you get the biggest mouse. Highest: you get the rest.',
  'two-of-a-colour': 'You have two mice of one colour. Do not take a third: then each of them counts only 1.',
  'three-of-a-colour':
    'You have three of a colour, so each counts 1. More of that colour cannot hurt you now.',
  'third-card': 'With this card you get the third mouse of a colour. Then each of them counts only 1.',
} as const;

export type LessonId = keyof typeof en;
