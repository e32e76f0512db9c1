/** Writes positions of Gouda! Gouda! in short form: where the mice are and what the dice show. */
import { boards, type PlaceId } from '@cheeseboard/engine/gouda-gouda';

interface Pantry {
  readonly seats: number;
  readonly phase: 'start' | 'name' | 'vote' | 'rolled' | 'move' | 'moved';
  /** The seat to act. */
  readonly turn?: number;
  /** The mice on each place, one digit per seat. All other mice are on the barrel, or in hand before the start. */
  readonly mice?: { readonly [P in PlaceId]?: string };
  readonly options?: {
    readonly board?: 'long';
    readonly firstPlayer?: number;
    readonly earlyRoll?: 'on' | 'anyPlace';
    readonly cheeseAt?: 'purple-box';
    readonly powerMoments?: 'anyMoment';
    readonly tokensPerPlayer?: 'fullSet';
    readonly festival?: 'on' | 'scattered';
    readonly nearCheese?: string;
    readonly middleCheese?: string;
    readonly farCheese?: string;
  };
  /** The tokens of each seat: re-roll, double, transfer, improve, worsen, cancel. Absent in a game without tokens. */
  readonly tokens?: readonly string[];
  /** The tokens that each seat has spent. */
  readonly spent?: readonly string[];
  /** Faces: green, yellow, red, void; spent while mice move. */
  readonly dice?: string;
  readonly place?: PlaceId;
  readonly votes?: readonly (PlaceId | 'none')[];
  /** Played tokens that have not taken effect, like `1i`. `target`: the mask of dice for the bottom token. */
  readonly stack?: string;
  readonly target?: number;
  /** Eaten cheeses, like `1:1.0:1`: the owner of the mouse, and the points. */
  readonly eaten?: string;
}

const MICE_PER_PLAYER = 5;

export function position(options: Pantry): string {
  const { seats, phase, turn = 0, dice = '', place = 'none', votes = [], stack = '', eaten = '' } = options;
  const emptyHands = Array.from({ length: seats }, () => '');
  const { tokens = emptyHands, spent = emptyHands } = options;
  return [
    'gouda-gouda.1',
    seats,
    optionsOf(options),
    phase,
    turn,
    miceOf(options),
    tokens.join('.'),
    spent.join('.'),
    dice,
    place,
    votes.join(','),
    stack,
    options.target ?? -1,
    '',
    0,
    eaten,
  ].join('/');
}

/** The options that positions write, in the engine's order: tokens are in the game unless it says otherwise. */
function optionsOf({ options = {}, tokens, spent = [] }: Pantry): string {
  const { board, firstPlayer, earlyRoll, cheeseAt, powerMoments, tokensPerPlayer, festival } = options;
  const { nearCheese, middleCheese, farCheese } = options;
  const tokensPerSeat = (tokens?.[0] ?? '').length + (spent[0] ?? '').length;
  const defaults = {
    board,
    firstPlayer,
    earlyRoll,
    cheeseAt,
    powers: tokens ? undefined : 'off',
    powerMoments,
    tokensPerPlayer: tokensPerPlayer ?? (tokens && tokensPerSeat !== 3 ? tokensPerSeat : undefined),
    festival,
    nearCheese,
    middleCheese,
    farCheese,
  };
  return Object.entries(defaults)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}=${value}`)
    .join(',');
}

function miceOf({ seats, phase, mice = {}, options, eaten = '' }: Pantry): string {
  const { places } = boards[options?.board ?? 'short'];
  const counts = places.map(({ id }) =>
    Array.from({ length: seats }, (_, seat) => Number(mice[id]?.[seat] ?? 0)),
  );
  if (phase !== 'start') {
    for (let seat = 0; seat < seats; seat++) {
      const eatenCount = eaten.split('.').filter((cheese) => cheese.startsWith(`${seat}:`)).length;
      const placedMice = counts.reduce((sum, crowd) => sum + crowd[seat]!, 0);
      counts[0]![seat]! += MICE_PER_PLAYER - eatenCount - placedMice;
    }
  }
  return counts.map((crowd) => (crowd.some((count) => count > 0) ? crowd.join('') : '0')).join('.');
}
