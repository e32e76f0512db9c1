/** The start of each element's playground. Views, moves and boards come from real matches. */
import { type AnyGame, Match, seededChance } from '@cheeseboard/engine';
import { games } from '@cheeseboard/engine/games';
import { positionsOf } from '@cheeseboard/engine/games/positions';
import { writePosition } from '@cheeseboard/engine/positions';

/** The records of the games' strategy pages, by path. */
const records = import.meta.glob<string>('../games/*/records/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** `elements.ts` in the folder of a game: elements besides its table. */
const gameElements = import.meta.glob<{ readonly samples: Readonly<Record<string, Sample>> }>(
  '../games/*/elements.ts',
  { eager: true },
);

export interface Sample {
  readonly attributes?: Readonly<Record<string, string | true>>;
  readonly properties?: Readonly<Record<string, unknown>>;
  /** The text shown in the code in place of a property value that is too long. */
  readonly placeholders?: Readonly<Record<string, string>>;
  /** True if the element takes the whole width. */
  readonly wide?: boolean;
  /** True if the element needs the height of a table. */
  readonly tall?: boolean;
  /** True if the element has nothing to show. */
  readonly invisible?: boolean;
}

const names = ['Anna', 'Ben', 'Clara'];
const players = names.map((name) => ({ name }));

const [firstGame] = games;
const [firstRecord] = Object.keys(records).filter((path) => path.includes(`/${firstGame!.id}/`));

/** A match at the first decision of seat 0. */
function matchOf(game: AnyGame): Match {
  const match = new Match(game, { seats: players.length });
  const chance = seededChance('playground');
  while (!match.actors.includes(0)) {
    match.resolveAll(chance);
    const [seat] = match.actors;
    if (seat === undefined || seat === 0) break;
    match.play(seat, match.legalMoves(seat)[0]!);
  }
  return match;
}

/** The table of a game. */
function table(game: AnyGame): Sample {
  const match = matchOf(game);
  return {
    properties: { players, view: match.view(0), moves: match.legalMoves(0) },
    placeholders: { view: 'match.view(0)', moves: 'match.legalMoves(0)' },
    tall: true,
  };
}

const samplePosition = (game: AnyGame): string => writePosition(positionsOf(game), matchOf(game).state);

export const samples: Readonly<Record<string, Sample>> = {
  'cb-announcer': { invisible: true },
  'cb-board': {
    properties: {
      board: {
        places: [
          { id: 'barrel', at: [50, 100], tokens: [{ owner: 0, count: 3 }] },
          { id: 'crate', at: [0, 50], tokens: [{ owner: 1, count: 1 }] },
          { id: 'shelf', at: [100, 50], tokens: [] },
          { id: 'table', at: [50, 0], tokens: [{ owner: 1, count: 2 }] },
        ],
        links: [
          ['barrel', 'crate'],
          ['barrel', 'shelf'],
          ['crate', 'table'],
          ['shelf', 'table'],
        ],
        ratio: 2,
      },
      players: players.slice(0, 2),
      choosable: ['crate', 'shelf'],
    },
    wide: true,
  },
  'cb-card': { attributes: { deck: 'mice', card: 'g12' } },
  'cb-card-back': { attributes: { deck: 'snakes', count: '14' } },
  'cb-cheese': { attributes: { state: 'wedge', points: '4' } },
  'cb-dice-tray': { properties: { dice: ['green', 'red', 'yellow'], choosable: [0, 1] } },
  'cb-die': { attributes: { face: '5' } },
  'cb-game': { attributes: { game: firstGame!.id, players: '4', bots: 'steady' }, tall: true },
  'cb-hand': { attributes: { deck: 'mice', cards: 'r3 g4 g12', legal: 'g4 g12' } },
  'cb-log': {
    properties: {
      entries: [
        { text: 'Anna plays the green 12.', rule: 'DG-4' },
        { text: 'Ben plays the green 3.', rule: 'DG-4' },
      ],
    },
  },
  'cb-mouse': { attributes: { colour: 'red', count: '3' } },
  'cb-pile': { attributes: { colour: 'red', pile: '3', height: '4' } },
  'cb-piles-board': {
    attributes: { you: '0', turn: '0', roll: '5' },
    properties: {
      piles: [
        [1, 0, 3, 6],
        [2, 2, 0, 1],
      ],
      names: names.slice(0, 2),
    },
  },
  'cb-position': {
    attributes: { position: samplePosition(games.at(-1)!), you: '0' },
    tall: true,
  },
  'cb-replay': {
    attributes: { at: '12', you: '0' },
    properties: { record: records[firstRecord!] },
    placeholders: { record: "await (await fetch('record.txt')).text()" },
    tall: true,
  },
  'cb-score-sheet': {
    properties: {
      players,
      rounds: [
        [12, 7, 9],
        [4, 11, 8],
      ],
      totals: [16, 18, 17],
      winners: [1],
    },
  },
  'cb-seat': { attributes: { name: 'Emma', colour: 'blue', score: '12', cards: '7', turn: true } },
  'cb-token': { attributes: { kind: 'reroll' } },
  'cb-token-row': { properties: { tokens: [1, 0, 0, 2, 0, 0], choosable: ['reroll'] } },
  'cb-trick': {
    properties: {
      places: [
        { card: 'g12', name: 'Anna', mark: 'highest' },
        { card: 'r3', name: 'Ben', mark: 'lowest' },
        { card: '', name: 'Clara' },
      ],
    },
  },
  'cb-won': { attributes: { deck: 'mice', cards: 'r4 r10 r11 y8' } },
  ...Object.fromEntries(games.map((game) => [`cb-${game.id}`, table(game)])),
  ...Object.assign({}, ...Object.values(gameElements).map((game) => game.samples)),
};

const colours = ['red', 'yellow', 'green', 'blue', 'purple', 'white', 'black'];

/** The values of types that the manifest gives only by name. */
const valuesOfType: Readonly<Record<string, readonly string[]>> = {
  Deck: ['mice', 'snakes', 'pawns'],
  Colour: colours,
  DieFace: ['1', '2', '3', '4', '5', '6', 'green', 'yellow', 'red', 'void', 'spent'],
  TokenKind: ['reroll', 'double', 'transfer', 'improve', 'worsen', 'cancel'],
  Connection: ['here', 'connecting', 'away'],
  Spent: ['green', 'red'],
  'keyof typeof drawings': ['whole', 'wedge', 'eaten'],
  BoardId: ['short', 'long'],
};

/** The values to choose from, or null for free text. */
export function choicesOf(type: string): readonly string[] | null {
  const parts = type.split(' | ').filter((part) => part !== 'undefined' && part !== 'null' && part !== "''");
  const values = parts.flatMap(
    (part) => valuesOfType[part] ?? (/^'.*'$/.test(part) ? [part.slice(1, -1)] : []),
  );
  return values.length > 0 ? values : null;
}
