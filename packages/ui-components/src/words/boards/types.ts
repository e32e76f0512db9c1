/** The texts of the boards, in one language. */
export interface BoardWords {
  readonly pantry: string;
  /** Names the owner of mice: "Ben: 2 yellow mice". */
  readonly of: (owner: string, mice: string) => string;
  readonly nobody: string;
  readonly cheeses: (count: number, points: number) => string;
  readonly named: string;
  readonly forwardTo: (places: string) => string;
  readonly backTo: (places: string) => string;
  readonly votes: (names: string) => string;
  readonly canChoose: string;
  readonly notNow: string;
  readonly goal: { readonly green: string; readonly red: string; readonly plain: string };
  readonly chooseMouse: string;
  readonly chosen: string;
  readonly and: string;

  readonly dice: string;
  readonly dieNumber: (number: number, face: string) => string;
  readonly tokens: string;
  readonly noTokens: string;
  readonly tokensFaceDown: (count: number) => string;

  readonly piles: string;
  readonly pilesOf: (name: string) => string;
  readonly yourPiles: string;
  readonly canLayOut: string;
  readonly oneMore: (pile: number) => string;
  readonly oneLess: (pile: number) => string;
  /** The sum of the cards to add, and the roll: "2 + 3 = 5 of 5". */
  readonly sum: (parts: readonly number[], sum: number, roll: number) => string;
  readonly putDown: string;
  readonly captured: string;
  readonly cardsHome: (count: number) => string;
}
