/** What a table says besides its game, in one language. */
export interface TableWords {
  readonly rivals: string;
  readonly players: string;
  readonly middle: string;
  readonly own: string;
  readonly thinking: (name: string) => string;
  /** The view has not come yet. */
  readonly waiting: string;
  readonly log: string;
  readonly scores: string;
  readonly chat: string;
  readonly unread: (count: number) => string;
  readonly help: string;
  readonly howTo: string;
  readonly allRules: string;
  /** The first tap has only lifted it. */
  readonly tapAgain: (card: string) => string;
  readonly rules: string;
  readonly close: string;
  readonly goOn: string;
  readonly seeTable: string;
  readonly refused: string;
  readonly hint: string;
  /** Why there is none. */
  readonly hintWatching: string;
  readonly hintNotNow: string;
  /** What the keys do, in the order shown. */
  readonly keysTitle: string;
  readonly keys: {
    readonly h: string;
    readonly t: string;
    readonly s: string;
    readonly m: string;
    readonly a: string;
    readonly i: string;
    readonly arrows: string;
    readonly help: string;
  };
  readonly handEmpty: string;
  readonly noMoves: string;
  readonly moves: (count: number) => string;
  /** After a few of a kind. */
  readonly moreLikeIt: (count: number) => string;
  /** That the key says more than it has said. */
  readonly pressAgain: string;
}
