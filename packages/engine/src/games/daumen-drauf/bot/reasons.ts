/** The snakes of a trick, as far as the seat can tell. */
export interface Snakes {
  readonly harmless: number;
  readonly poisonous: number;
  /** Under a thumb, and no twin tells what they are. */
  readonly covered: number;
}

/** How many of the cards that the seat has not seen in this round are higher than the one it shows. */
interface Odds {
  readonly higher: number;
  readonly unseen: number;
}

/** Why a bot shows, passes, parries or waits, as data: see bot/text. */
export type Reason =
  /** There was nothing to choose. */
  | { readonly type: 'only' }
  /** Wins the trick at once; the twin is counted. */
  | { readonly type: 'parry'; readonly trick: Snakes }
  /** A parry would win more poison than not; the twin is counted. */
  | { readonly type: 'decline'; readonly trick: Snakes }
  /** A parry would not win enough. */
  | { readonly type: 'spare' }
  /** A harmless snake on a trick worth having. The trick as it was before. */
  | { readonly type: 'grab'; readonly trick: Snakes }
  /** A harmless snake that could well stay highest. */
  | ({ readonly type: 'stay' } & Odds)
  /** A poisonous one that somebody may overtake. */
  | ({ readonly type: 'dump' } & Odds)
  /** More poison than not lies there to be seen. */
  | { readonly type: 'leave'; readonly trick: Snakes }
  /** Too little is known of what lies there. */
  | { readonly type: 'risk'; readonly covered: number }
  /** Passes although the trick would be worth something. */
  | { readonly type: 'keep' };
