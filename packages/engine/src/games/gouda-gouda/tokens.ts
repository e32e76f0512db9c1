/**
 * The power tokens (GG-12). A seat's held or played tokens are a tally by kind (tally.ts): 0o100001 is a re-
 * roll and a cancel.
 */
export const kinds = ['reroll', 'double', 'transfer', 'improve', 'worsen', 'cancel'] as const;
/** A kind of token. */
export type Kind = (typeof kinds)[number];

export const REROLL = 0;
export const DOUBLE = 1;
export const TRANSFER = 2;
export const IMPROVE = 3;
export const WORSEN = 4;
export const CANCEL = 5;

export const KIND_COUNT = kinds.length;
export const TOKENS_PER_KIND = 5;
export const TOKENS = KIND_COUNT * TOKENS_PER_KIND;

/** One of each kind. */
export const FULL_SET = 0o111111;

/** The kind of a token by its index in the canonical order of all 30: five re-rolls, five double turns, … */
export const kindAt = (index: number): number => (index / TOKENS_PER_KIND) | 0;

/** How many tokens each player draws. */
export type TokensPerPlayer = number | 'fullSet';
/** As many tokens as there are for everybody; a full set of six for at most five players (GG-12). */
export const tokensPerPlayerValues = (seats: number): readonly TokensPerPlayer[] => [
  3,
  ...Array.from({ length: Math.floor(TOKENS / seats) }, (_, index) => index + 1).filter(
    (count) => count !== 3,
  ),
  ...(KIND_COUNT * seats <= TOKENS ? (['fullSet'] as const) : []),
];
/** Six players once had a full set each, from more tokens than there are. */
export const pastTokensPerPlayer = (seats: number): readonly TokensPerPlayer[] =>
  KIND_COUNT * seats > TOKENS ? ['fullSet'] : [];

export const tokensEach = (option: TokensPerPlayer): number => (option === 'fullSet' ? KIND_COUNT : option);

/** A played token on the stack: its player and its kind. */
export const encodePlayedToken = (seat: number, kind: number): number => seat * KIND_COUNT + kind;
export const playerOf = (code: number): number => (code / KIND_COUNT) | 0;
export const kindOf = (code: number): number => code % KIND_COUNT;
