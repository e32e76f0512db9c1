/** The snakes of a trick, as far as the seat knows them. */
export interface Snakes {
  readonly harmless: number;
  readonly poisonous: number;
  /** Under a thumb, and no visible twin tells the kind. */
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
  /** Wins the trick at once; the twin counts. */
  | { readonly type: 'parry'; readonly trick: Snakes }
  /** A parry would win more poison than harmless snakes; the twin counts. */
  | { readonly type: 'decline'; readonly trick: Snakes }
  /** A parry would not win enough. */
  | { readonly type: 'spare' }
  /** A harmless snake on a valuable trick. Describes the trick before it. */
  | { readonly type: 'grab'; readonly trick: Snakes }
  /** A harmless snake that may well stay highest. */
  | ({ readonly type: 'stay' } & Odds)
  /** A poisonous snake that somebody may overtake. */
  | ({ readonly type: 'dump' } & Odds)
  /** The visible snakes are mostly poisonous. */
  | { readonly type: 'leave'; readonly trick: Snakes }
  /** Too little is known about the trick. */
  | { readonly type: 'risk'; readonly covered: number }
  /** Passes although the trick is worth something. */
  | { readonly type: 'keep' };
