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

interface Cheat {
  /** The host changes the outcome of this draw. */
  readonly bend?: number;
  /** The host says that anna did not answer this draw. */
  readonly drop?: number;
  /** The host shows anna another view at this version. */
  readonly lie?: number;
  /** The host makes this move of anna itself. */
  readonly usurp?: boolean;
  /** The host rewrites a move of anna in the record. */
  readonly roster?: boolean;
  /** Ben sends a wrong link to this draw. */
  readonly wrong?: number;
  /** Ben does not answer from this draw on. */
  readonly silent?: number;
}

interface Evening {
  readonly audits: readonly Audit[];
  readonly books: Books;
  readonly answers: readonly string[];
}

/** A whole match of three people with joint draws; anna and ben watch the host. */
function evening(game: AnyGame, cheat: Cheat = {}): Evening {
  const chains = names.map((_, number) => new OwnChains(seed(number + 1), 'room', 1, 'salt'));
  const roster = names.map((id, number) => ({ id, ...chains[number]!.pledge }));
  const witnesses = names.map((id) => new Witness(id, 'room', 1));
  const told = cheat.roster ? [roster[0]!, roster[1]!, { ...roster[2]!, open: roster[0]!.open }] : roster;
  for (const [number, witness] of witnesses.entries()) {
    witness.pledged(chains[number]!.pledge);
    witness.announced(number === 2 ? told : roster);
  }
  const answers: string[] = [];
  let dealer = new Dealer(newBooks('room', 1, roster));
  const match = new Match(game, { seats: 3 });
  const choose = seededDraw('evening');
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
        if (number === 2 && cheat.silent !== undefined && draw >= cheat.silent) continue;
        const wrong = number === 2 && draw === cheat.wrong;
        const link: Link = wrong ? new Chain(seed(99), 4).link(1) : chains[number]!.link(kind, index)!;
        witnesses[number]!.gave(draw);
        if (number === 1 && draw === cheat.drop) continue;
        answers.push(dealer.give(id, draw, link));
      }
      const { outcome, links } = dealer.end('host');
      const bent = draw === cheat.bend ? bend(outcome, request.kind === 'dice' ? request.faces : 0) : outcome;
      match.resolve(bent);
      if (!request.sealed) for (const witness of witnesses) witness.drew(draw, index, request, bent, links);
    } else {
      const seat = match.actors[choose(match.actors.length)]!;
      const moves = match.legalMoves(seat) as MoveBase[];
      const move = moves[choose(moves.length)]!;
      if (!(cheat.usurp && seat === 1)) witnesses[seat]!.moved(match.length, move);
      match.play(seat, move);
    }
    show();
  }
  const record = writeRecord(match) + writeProof(dealer.proof);
  return { audits: witnesses.map((witness) => witness.audit(record, games)), books: dealer.books, answers };
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

  it('excludes a wrong link from draws, and goes on', () => {
    const { audits, books, answers } = evening(game, { wrong: 1 });
    expect(answers).toContain('wrong');
    expect(books.excluded).toEqual([2]);
    expect(books.without).toHaveLength(books.draw);
    expect(finding(audits[0])).toBe('verified');
  });

  it.each<[string, Cheat, string, number]>([
    ['bends a draw', { bend: 1 }, 'draw', 1],
    ['leaves out who answered', { drop: 1 }, 'left-out', 1],
    ['shows a view that is not true', { lie: 3 }, 'view', 1],
    ['moves for somebody', { usurp: true }, 'move', 1],
    ['announces another roster to one', { roster: true }, 'roster', 2],
  ])('a host that %s is caught', (_, cheat, found, by) => {
    expect(finding(evening(game, cheat).audits[by])).toBe(found);
  });
});

describe('the dealer', () => {
  const chains = names.map((_, number) => new OwnChains(seed(number + 1), 'room', 1, 'salt'));
  const roster = names.map((id, number) => ({ id, ...chains[number]!.pledge }));
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
