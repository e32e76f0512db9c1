import { type AnyGame, Match, type MoveBase, seededDraw } from '@cheeseboard/engine';
import { Chain, type Link, SIT_OUT_DRAWS, writeProof } from '@cheeseboard/engine/fair';
import { games } from '@cheeseboard/engine/games';
import { writeRecord } from '@cheeseboard/engine/records';
import { describe, expect, it, test } from 'vitest';
import { type Books, Dealer, newBooks } from './dealer.ts';
import type { Audit } from './finding.ts';
import { OwnChains } from './own-chains.ts';
import { Witness } from './witness.ts';

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
  /** The host says that anna did not answer: never, or not this once; or it lets her take part again at once. */
  readonly drop?: 'always' | 'once' | 'restless';
  /** The host says afterwards that somebody else was left out of the first draw. */
  readonly retold?: boolean;
  /** The host shows anna another view at this version. */
  readonly lie?: number;
  /** The host shows anna another view first, and then the right one. */
  readonly twice?: number;
  /** The host answers that anna's first move is made, and asks her again. */
  readonly swallow?: boolean;
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
    witness.draws.pledged(chains[number]!.pledge);
    witness.draws.announced(number === 2 ? announced : roster);
  }
  const answers: string[] = [];
  let dealer = new Dealer(newBooks('room', 1, roster));
  const match = new Match(game, { seats: 3, options: short[game.id] ?? {} });
  const choose = seededDraw('evening');
  /** What the record says instead, by step. */
  const told = new Map<number, string>();
  let cheated = false;
  /** Who was left out, as the host tells it. */
  const left: Books['without'] = [];
  const show = (): void => {
    for (const [seat, witness] of witnesses.entries()) {
      const view = JSON.parse(JSON.stringify(match.view(seat)));
      const lies = match.length === cheat.lie && seat === 1;
      if (match.length === cheat.twice && seat === 1)
        witness.steps.saw(match.length, seat, { ...view, lie: true }, seat);
      witness.steps.saw(match.length, seat, lies ? { ...view, lie: true } : view, seat);
    }
  };
  show();
  while (!match.result && match.length < 3000) {
    const request = match.chance;
    if (request) {
      // Saved and read again at every draw: the host may have reloaded.
      const books: Books = JSON.parse(JSON.stringify(dealer.books));
      // A host that does not want to know who sits out.
      if (cheat.drop === 'restless') books.without.splice(0);
      dealer = new Dealer(books);
      const { draw, kind, index } = dealer.begin(request);
      for (const [number, id] of names.entries()) {
        const isBen = number === 2;
        if (isBen && ((cheat.silent !== undefined && draw >= cheat.silent) || draw === cheat.late)) continue;
        let link: Link = chains[number]!.link(kind, index)!;
        if (isBen && draw === cheat.wrong) link = new Chain(seed(99), 4).link(1);
        if (isBen && draw === cheat.replay) link = chains[number]!.link(kind, index - 1)!;
        const witness = witnesses[number]!;
        witness.draws.begun(draw, match.length);
        if (!dealer.waiting('host').includes(id)) continue;
        witness.steps.asked(draw, match.length);
        witness.draws.gave(draw);
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
      left.push(...dealer.books.without.filter(([number]) => number === draw));
      if (cheat.retold && draw === 2) left[0] = [1, [2]];
      for (const witness of witnesses) witness.draws.told(draw, left);
      if (!request.sealed)
        for (const witness of witnesses) witness.draws.drew(draw, index, request, bent, links);
    } else {
      const seat = match.actors[choose(match.actors.length)]!;
      const moves = match.legalMoves(seat) as MoveBase[];
      const move = moves[choose(moves.length)]!;
      if (!(cheat.usurp && seat === 1)) witnesses[seat]!.steps.moved(match.length, move);
      const other = moves.find(
        (each) => game.writeMove(each, match.options) !== game.writeMove(move, match.options),
      );
      if (cheat.rewrite && seat === 1 && other && !cheated) {
        cheated = true;
        told.set(match.length, `1 ${game.writeMove(other, match.options)}`);
      }
      if (cheat.swallow && seat === 1 && other && !cheated) {
        cheated = true;
        witnesses[1]!.steps.moved(match.length, other);
      }
      match.play(seat, move);
      if (cheat.takeBack && seat === 1 && !cheated) {
        cheated = true;
        show();
        witnesses[1]!.steps.saw(match.length - 1, 1, {}, 1);
      }
    }
    show();
  }
  const early = witnesses.map(({ finding }) => finding?.type ?? null);
  const lines = writeRecord(match).split('\n');
  const first = lines.indexOf('') + 1;
  for (const [step, line] of told) lines[first + step] = line;
  const record = lines.join('\n') + writeProof({ ...dealer.proof, without: new Map(left) });
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
    expect(books.draw < 2 || books.without.length === books.draw - 1).toBe(true);
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
    // She sits out twenty draws, and is there again.
    expect(books.without).toEqual(
      Array.from({ length: Math.min(books.draw, 1 + SIT_OUT_DRAWS) }, (_, index) => [index + 1, [1]]),
    );
    expect(audits.map(finding)).toEqual(['verified', 'verified', 'verified']);
  });

  it('a guest that gives its link when it has seen what came out is too late', () => {
    const { audits, books, answers } = evening(game, { late: 1 });
    expect(answers).toContain('late');
    expect(books.without[0]).toEqual([1, [2]]);
    expect(books.without.length).toBe(Math.min(books.draw, 1 + SIT_OUT_DRAWS));
    expect(books.excluded).toEqual([]);
    expect(audits.map(finding)).toEqual(['verified', 'verified', 'verified']);
  });

  it.each<[string, Cheat, readonly string[], number, boolean]>([
    ['rolls another die than was drawn', { bend: 'open' }, ['draw'], 1, true],
    ['shuffles as it likes', { bend: 'sealed' }, ['draw'], 1, false],
    ['deals other cards than were drawn', { swap: true }, ['view', 'record'], 1, false],
    ['lets somebody take part again whom it left out', { drop: 'restless' }, ['rest'], 2, true],
    [
      'tells afterwards that somebody else was left out',
      { retold: true, drop: 'once' },
      ['without'],
      2,
      true,
    ],
    ['shows a view that is not true', { lie: 3 }, ['view'], 1, false],
    ['shows two views of one step', { twice: 3 }, ['view'], 1, true],
    ['drops a move that it said it took', { swallow: true }, ['move'], 1, true],
    ['moves for somebody', { usurp: true }, ['move'], 1, false],
    ['takes back what somebody did', { takeBack: true }, ['move'], 1, true],
    ['writes another move into the record', { rewrite: true }, ['move', 'view', 'record'], 1, false],
    ['announces another roster to one', { roster: true }, ['roster'], 2, true],
  ])('a host that %s is caught', (_, cheat, found, by, atOnce) => {
    const { audits, early, cheated, books } = evening(game, cheat);
    // Not every game has dice, or cards.
    const kind = cheat.swap ? 'sealed' : cheat.bend;
    if (kind && books.counts[kind] === 0) return expect(cheated).toBe(false);
    // It takes a second draw.
    if (cheat.drop && books.draw < 2) return expect(finding(audits[by])).toBe('verified');
    expect(found).toContain(finding(audits[by]));
    if (atOnce) expect(found).toContain(early[by]);
  });
});

/** Every draw without anna's link while she does not sit out: what happens to a guest whose links are hidden. */
test.each([
  [2, 'verified'],
  [3, 'left-out'],
])('a host that hides the links of somebody %i times: %s', (times, said) => {
  const anna = new Witness('anna', 'room', 1);
  anna.draws.pledged(chains[1]!.pledge);
  anna.draws.announced(roster);
  const dealer = new Dealer(newBooks('room', 1, roster));
  const dice = { kind: 'dice', count: 1, faces: 6, sealed: false } as const;
  let hidden = 0;
  while (hidden < times) {
    const { draw, index } = dealer.begin(dice);
    for (const [number, id] of names.entries()) {
      if (!dealer.waiting('host').includes(id)) continue;
      if (number === 1) {
        anna.draws.gave(draw);
        hidden += 1;
      } else dealer.give(id, draw, chains[number]!.link('open', index)!);
    }
    const { outcome, links } = dealer.end('host');
    anna.draws.told(draw, dealer.books.without);
    anna.draws.drew(draw, index, dice, outcome, links);
  }
  expect(dealer.books.draw).toBe(1 + (times - 1) * (1 + SIT_OUT_DRAWS));
  expect(anna.finding?.type ?? 'verified').toBe(said);
});

describe('the dealer', () => {
  const request = { kind: 'dice', count: 1, faces: 6, sealed: false } as const;

  it('takes each link once, for the draw that is on, from who is in the roster', () => {
    const dealer = new Dealer(newBooks('room', 1, roster));
    const link = chains[1]!.link('open', 1)!;
    expect(dealer.give('anna', 1, link)).toBe('late');
    expect(dealer.begin(request)).toEqual({ draw: 1, kind: 'open', index: 1 });
    expect(dealer.waiting('host')).toEqual(names);
    expect(dealer.give('nobody', 1, link)).toBe('late');
    expect(dealer.give('anna', 2, link)).toBe('late');
    expect(dealer.give('anna', 1, link)).toBe('taken');
    expect(dealer.give('anna', 1, link)).toBe('late');
    expect(() => dealer.end('host')).toThrow('without the host');
    dealer.give('host', 1, chains[0]!.link('open', 1)!);
    expect(dealer.waiting('host')).toEqual(['ben']);
    expect(dealer.end('host').links).toEqual([chains[0]!.link('open', 1), link, null]);
    expect(() => dealer.end('host')).toThrow('no draw');
  });

  const open = (number: number, draw: number): Link => chains[number]!.link('open', draw)!;

  it('lets somebody who missed a draw sit out, and come back', () => {
    const dealer = new Dealer(newBooks('room', 1, roster));
    for (let draw = 1; draw <= SIT_OUT_DRAWS + 2; draw++) {
      dealer.begin(request);
      const waiting = dealer.waiting('host');
      expect(waiting).toEqual(draw === 1 || draw === SIT_OUT_DRAWS + 2 ? names : ['host', 'ben']);
      dealer.give('host', draw, open(0, draw));
      dealer.give('ben', draw, open(2, draw));
      // What she gives meanwhile does not count.
      if (draw > 1) expect(dealer.give('anna', draw, open(1, draw))).toBe('taken');
      expect(dealer.end('host').links[1] === null).toBe(draw < SIT_OUT_DRAWS + 2);
    }
    expect(dealer.books.without.length).toBe(SIT_OUT_DRAWS + 1);
  });

  it('asks one guest again when the host was alone, and lets the others rest', () => {
    const dealer = new Dealer(newBooks('room', 1, roster));
    dealer.begin(request);
    dealer.give('host', 1, open(0, 1));
    dealer.end('host');
    dealer.begin(request);
    expect(dealer.waiting('host')).toEqual(['host', 'anna']);
  });

  it('takes a new host’s link, though it sits out, rather than a guest’s alone', () => {
    const dealer = new Dealer(newBooks('room', 1, roster));
    for (const draw of [1, 2]) {
      dealer.begin(request);
      // Ben is late once; then the host is gone, and ben is host.
      if (draw === 1) dealer.give('host', 1, open(0, 1));
      else expect(dealer.waiting('ben')).toEqual(names);
      dealer.give('anna', draw, open(1, draw));
      if (draw === 2) dealer.give('ben', 2, open(2, 2));
      const { links } = dealer.end(draw === 1 ? 'host' : 'ben');
      expect(links.map((link) => link !== null)).toEqual(
        draw === 1 ? [true, true, false] : [false, true, true],
      );
    }
    expect(dealer.waiting('ben')).toEqual([]);
  });

  it('goes on without a host that has no links any more, but never without anybody’s', () => {
    const dealer = new Dealer(newBooks('room', 1, roster));
    dealer.begin(request);
    expect(dealer.give('host', 1, null)).toBe('none');
    expect(() => dealer.end('host')).toThrow();
    dealer.give('ben', 1, open(2, 1));
    expect(dealer.end('host').links).toEqual([null, null, open(2, 1)]);
  });
});
