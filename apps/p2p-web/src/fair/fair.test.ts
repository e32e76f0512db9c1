import { type AnyGame, Match, type MoveBase, seededDraw } from '@cheeseboard/engine';
import { Chain, type Link, writeProof } from '@cheeseboard/engine/fair';
import { games } from '@cheeseboard/engine/games';
import { writeRecord } from '@cheeseboard/engine/records';
import { describe, expect, it } from 'vitest';
import { type Books, Dealer, newBooks } from './dealer.ts';
import { OwnChains } from './own-chains.ts';
import { type Audit, Witness } from './witness.ts';

const seed = (byte: number): Uint8Array => new Uint8Array(32).fill(byte);
const names = ['host', 'anna', 'ben'];

const chains = names.map((_, number) => new OwnChains(seed(number + 1), 'room', 1, 'salt'));
const roster = names.map((id, number) => ({ id, ...chains[number]!.pledge }));

const short: { readonly [game: string]: Record<string, string | number> } = {
  'david-goliath': { deals: 1 },
  'daumen-drauf': { rounds: 1 },
  'gouda-gouda': { tokensPerPlayer: 1, cheeseAt: 'purple-box' },
};

interface Cheat {
  /** The host changes what comes out of the first draw of this kind. */
  readonly bend?: 'open' | 'sealed';
  /** The host deals other cards than were drawn, and tells the right ones in the record. */
  readonly swap?: boolean;
  /** The host says that anna did not answer: never, or not this once. */
  readonly drop?: 'always' | 'once';
  /** The host shows anna another view at this version. */
  readonly lie?: number;
  /** The host makes this move of anna itself. */
  readonly usurp?: boolean;
  /** The host takes anna's first move back, as if she had asked; or leaves it out of the record. */
  readonly takeBack?: boolean;
  readonly rewrite?: boolean;
  /** The host announces another roster to ben. */
  readonly roster?: boolean;
  /** Ben sends a wrong link to this draw; the link of the draw before; or his own when he has seen what came out. */
  readonly wrong?: number;
  readonly replay?: number;
  readonly late?: number;
  /** Ben does not answer from this draw on. */
  readonly silent?: number;
}

interface Evening {
  readonly audits: readonly Audit[];
  /** What each had found out before the match was over. */
  readonly early: readonly (string | null)[];
  /** Whether there was anything to cheat with in this game. */
  readonly cheated: boolean;
  readonly books: Books;
  readonly answers: readonly string[];
}

/** A whole match of three people with joint draws; anna and ben watch the host. */
function evening(game: AnyGame, cheat: Cheat = {}): Evening {
  const witnesses = names.map((id) => new Witness(id, 'room', 1));
  const announced = cheat.roster
    ? [roster[0]!, roster[1]!, { ...roster[2]!, open: roster[0]!.open }]
    : roster;
  for (const [number, witness] of witnesses.entries()) {
    witness.pledged(chains[number]!.pledge);
    witness.announced(number === 2 ? announced : roster);
  }
  const answers: string[] = [];
  let dealer = new Dealer(newBooks('room', 1, roster));
  const match = new Match(game, { seats: 3, options: short[game.id] ?? {} });
  const choose = seededDraw('evening');
  /** What the record says instead, by step. */
  const told = new Map<number, string>();
  let cheated = false;
  const show = (): void => {
    for (const [seat, witness] of witnesses.entries()) {
      const view = JSON.parse(JSON.stringify(match.view(seat)));
      const lies = cheat.lie !== undefined && match.length === cheat.lie && seat === 1;
      witness.saw(match.length, seat, lies ? { ...view, lie: true } : view, seat);
    }
  };
  show();
  while (!match.result && match.length < 3000) {
    const request = match.chance;
    if (request) {
      // Saved and read again at every draw: the host may have reloaded.
      dealer = new Dealer(JSON.parse(JSON.stringify(dealer.books)));
      const { draw, kind, index } = dealer.begin(request);
      for (const [number, id] of names.entries()) {
        const isBen = number === 2;
        if (isBen && ((cheat.silent !== undefined && draw >= cheat.silent) || draw === cheat.late)) continue;
        let link: Link = chains[number]!.link(kind, index)!;
        if (isBen && draw === cheat.wrong) link = new Chain(seed(99), 4).link(1);
        if (isBen && draw === cheat.replay) link = chains[number]!.link(kind, index - 1)!;
        witnesses[number]!.asked(draw, match.length);
        witnesses[number]!.gave(draw);
        if (number === 1 && (cheat.drop === 'always' || (cheat.drop && draw === 1))) continue;
        answers.push(dealer.give(id, draw, link));
      }
      const { outcome, links } = dealer.end('host');
      if (draw === cheat.late) answers.push(dealer.give('ben', draw, chains[2]!.link(kind, index)!));
      const swaps: boolean = Boolean(cheat.swap) && !cheated && request.sealed;
      const bends: boolean = swaps || (cheat.bend === kind && !cheated);
      cheated ||= bends;
      if (swaps) told.set(match.length, `* ${outcome.join(' ')}`);
      const faces = request.kind === 'dice' ? request.faces : 0;
      const bent = swaps ? outcome.toReversed() : bends ? bend(outcome, faces) : outcome;
      match.resolve(bent);
      if (!request.sealed) for (const witness of witnesses) witness.drew(draw, index, request, bent, links);
    } else {
      const seat = match.actors[choose(match.actors.length)]!;
      const moves = match.legalMoves(seat) as MoveBase[];
      const move = moves[choose(moves.length)]!;
      if (!(cheat.usurp && seat === 1)) witnesses[seat]!.moved(match.length, move);
      const other = moves.find(
        (each) => game.writeMove(each, match.options) !== game.writeMove(move, match.options),
      );
      if (cheat.rewrite && seat === 1 && other && !cheated) {
        cheated = true;
        told.set(match.length, `1 ${game.writeMove(other, match.options)}`);
      }
      match.play(seat, move);
      if (cheat.takeBack && seat === 1 && !cheated) {
        cheated = true;
        show();
        witnesses[1]!.saw(match.length - 1, 1, {}, 1);
      }
    }
    show();
  }
  const early = witnesses.map(({ finding }) => finding?.type ?? null);
  const lines = writeRecord(match).split('\n');
  const first = lines.indexOf('') + 1;
  for (const [step, line] of told) lines[first + step] = line;
  const record = lines.join('\n') + writeProof(dealer.proof);
  const audits = witnesses.map((witness) => witness.audit(record, games));
  return { audits, early, cheated, books: dealer.books, answers };
}

function bend(outcome: readonly number[], faces: number): number[] {
  if (faces > 0) return outcome.map((value, at) => (at === 0 ? (value + 1) % faces : value));
  return [outcome[1]!, outcome[0]!, ...outcome.slice(2)];
}

const finding = (audit: Audit | undefined): string =>
  audit?.type === 'failed' ? audit.finding.type : audit!.type;

describe.each(games)('$id', (game) => {
  it('is verified by everybody when nobody cheats', () => {
    const { audits, answers } = evening(game);
    expect(audits.map(finding)).toEqual(['verified', 'verified', 'verified']);
    expect(new Set(answers)).toEqual(new Set(['taken']));
    const [, anna] = audits;
    if (anna?.type === 'verified') {
      expect(anna.seen.views).toBe(anna.seen.steps + 1);
      expect(anna.seen.own).toBeGreaterThan(0);
    }
  });

  it('goes on without who is silent, and is verified', () => {
    const { audits, books } = evening(game, { silent: 2 });
    expect(audits.map(finding).slice(0, 2)).toEqual(['verified', 'verified']);
    expect(books.without.every(([, absent]) => absent.join() === '2')).toBe(true);
  });

  it.each<[string, Cheat]>([
    ['sends a wrong link', { wrong: 1 }],
    ['sends the link of an earlier draw again', { replay: 1 }],
  ])('a guest that %s is left out of the draws, and the game goes on', (_, cheat) => {
    const { audits, books, answers } = evening(game, cheat);
    expect(answers).toContain('wrong');
    expect(books.excluded).toEqual([2]);
    expect(books.without).toHaveLength(books.draw);
    expect(finding(audits[0])).toBe('verified');
  });

  it('a link that is lost once is in the record, and nobody is accused', () => {
    const { audits, books } = evening(game, { drop: 'once' });
    expect(books.without).toEqual([[1, [1]]]);
    expect(audits.map(finding)).toEqual(['verified', 'verified', 'verified']);
  });

  it('a guest that gives its link when it has seen what came out is too late', () => {
    const { audits, books, answers } = evening(game, { late: 1 });
    expect(answers).toContain('late');
    expect(books.without).toEqual([[1, [2]]]);
    expect(books.excluded).toEqual([]);
    expect(audits.map(finding)).toEqual(['verified', 'verified', 'verified']);
  });

  it.each<[string, Cheat, readonly string[], number, boolean]>([
    ['rolls another die than was drawn', { bend: 'open' }, ['draw'], 1, true],
    ['shuffles as it likes', { bend: 'sealed' }, ['draw'], 1, false],
    ['deals other cards than were drawn', { swap: true }, ['view', 'record'], 1, false],
    ['hides the links of somebody', { drop: 'always' }, ['left-out'], 1, false],
    ['shows a view that is not true', { lie: 3 }, ['view'], 1, false],
    ['moves for somebody', { usurp: true }, ['move'], 1, false],
    ['takes back what somebody did', { takeBack: true }, ['move'], 1, true],
    ['writes another move into the record', { rewrite: true }, ['move', 'view', 'record'], 1, false],
    ['announces another roster to one', { roster: true }, ['roster'], 2, true],
  ])('a host that %s is caught', (_, cheat, found, by, atOnce) => {
    const { audits, early, cheated, books } = evening(game, cheat);
    // Not every game has dice, or cards.
    const kind = cheat.swap ? 'sealed' : cheat.bend;
    if (kind && books.counts[kind] === 0) return expect(cheated).toBe(false);
    // Five in a row; each is in the record anyway.
    if (cheat.drop && books.draw < 5) return expect(books.without.length).toBe(books.draw);
    expect(found).toContain(finding(audits[by]));
    if (atOnce) expect(found).toContain(early[by]);
  });
});

describe('the dealer', () => {
  const request = { kind: 'dice', count: 1, faces: 6, sealed: false } as const;

  it('takes each link once, for the draw that is on, from who is in the roster', () => {
    const dealer = new Dealer(newBooks('room', 1, roster));
    const link = chains[1]!.link('open', 1)!;
    expect(dealer.give('anna', 1, link)).toBe('late');
    expect(dealer.begin(request)).toEqual({ draw: 1, kind: 'open', index: 1 });
    expect(dealer.waiting).toEqual(names);
    expect(dealer.give('nobody', 1, link)).toBe('late');
    expect(dealer.give('anna', 2, link)).toBe('late');
    expect(dealer.give('anna', 1, link)).toBe('taken');
    expect(dealer.give('anna', 1, link)).toBe('late');
    expect(() => dealer.end('host')).toThrow('without the host');
    dealer.give('host', 1, chains[0]!.link('open', 1)!);
    expect(dealer.waiting).toEqual(['ben']);
    expect(dealer.end('host').links).toEqual([chains[0]!.link('open', 1), link, null]);
    expect(() => dealer.end('host')).toThrow('no draw');
  });

  it('lets somebody who missed a draw take part in the next one', () => {
    const dealer = new Dealer(newBooks('room', 1, roster));
    for (const draw of [1, 2]) {
      dealer.begin(request);
      dealer.give('host', draw, chains[0]!.link('open', draw)!);
      if (draw === 2) expect(dealer.give('ben', 2, chains[2]!.link('open', 2)!)).toBe('taken');
      dealer.end('host');
    }
    expect(dealer.books.without).toEqual([
      [1, [1, 2]],
      [2, [1]],
    ]);
  });
});
