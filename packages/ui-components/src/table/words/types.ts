/** The texts of every table, whatever the game, in one language. */
export interface TableWords {
  readonly rivals: string;
  readonly players: string;
  readonly middle: string;
  readonly own: string;
  readonly thinking: (name: string) => string;
  /** The text that is shown until the first view arrives. */
  readonly waiting: string;
  /** Who still reads the result of a round. */
  readonly stillReading: (names: string) => string;
  readonly log: string;
  readonly scores: string;
  readonly chat: string;
  readonly unread: (count: number) => string;
  readonly help: string;
  readonly howTo: string;
  readonly allRules: string;
  /** The prompt after the first tap has lifted a card. */
  /** `mouse`: the reader has a mouse, and no touch screen. */
  readonly tapAgain: (card: string, mouse: boolean) => string;
  readonly rules: string;
  readonly close: string;
  readonly goOn: string;
  readonly seeTable: string;
  readonly refused: string;
  readonly hint: string;
  /** Why no hint is available. */
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
  /** Said instead of the moves, or of a hint, while the reader is to roll. */
  readonly mayRoll: string;
  readonly moves: (count: number) => string;
  /** The phrase that is read out after a few examples of the same type of move. */
  readonly moreOfThisType: (count: number) => string;
  /** The phrase that is read out if pressing the key again reads out more. */
  readonly pressAgain: string;
}
