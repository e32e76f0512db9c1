/** The snakes of a trick, as far as the seat knows them. */
export interface Snakes {
  readonly harmless: number;
  readonly poisonous: number;
  /** Snakes of unknown kind: under a thumb, with the twin not visible. */
  readonly covered: number;
}

/** How many unseen cards of this round are higher than the one shown. */
interface Odds {
  readonly higher: number;
  readonly unseen: number;
}

/** Why a bot shows, passes, parries or waits, as data: see bot/text. */
export type Reason =
  /** There was only one legal move. */
  | { readonly type: 'only' }
  /** Parries and wins the trick at once. `trick` includes the twin. */
  | { readonly type: 'parry'; readonly trick: Snakes }
  /** Does not parry: the trick, including the twin, is mostly poisonous. */
  | { readonly type: 'decline'; readonly trick: Snakes }
  /** Does not parry: the trick is worth too little. */
  | { readonly type: 'spare' }
  /** Shows a harmless snake to win a valuable trick. `trick` does not include it. */
  | { readonly type: 'grab'; readonly trick: Snakes }
  /** Shows a harmless snake that is likely to stay highest. */
  | ({ readonly type: 'stay' } & Odds)
  /** Shows a poisonous snake that a rival may beat. */
  | ({ readonly type: 'dump' } & Odds)
  /** Passes because the visible snakes are mostly poisonous. */
  | { readonly type: 'leave'; readonly trick: Snakes }
  /** Passes because too little is known about the trick. */
  | { readonly type: 'risk'; readonly covered: number }
  /** Passes although the trick is worth something. */
  | { readonly type: 'keep' };
