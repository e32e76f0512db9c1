export const en = {
  goal: 'Win mice. One or two of a colour score their numbers; three or more score only 1 each.',
  lead: 'You begin. Play any card you like: the others must follow its colour.',
  follow: 'Look at the first card. If you have its colour, you must play that colour.',
  'cannot-follow': 'You have none of that colour. Now you may play any card you like.',
  taking: 'The lowest mouse takes the highest. Whoever played the highest gets the rest and leads.',
  tie: 'Two mice had the same number, so the one played later counts.',
  'last-to-play':
    'You play last and decide: the lowest card gets the biggest mouse, the highest gets the rest.',
  'two-of-a-colour': 'You have two mice of one colour. Don’t take a third, or each will count for only 1.',
  'three-of-a-colour':
    'You have three of a colour, so each counts for only 1. More of that colour can’t hurt you.',
  'third-card': 'This card gets you a third mouse of a colour, so each will count for only 1.',
} as const;

export type LessonId = keyof typeof en;
