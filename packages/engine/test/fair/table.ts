/** People who draw jointly in the old proof format, without a network. */
import { Chain, jointOutcome, type Link, type Proof, Rests, writeProof } from '../../src/core/fair/index.ts';
import type { AnyGame, ChanceRequest, Outcome } from '../../src/core/game.ts';
import { writeRecord } from '../../src/core/record.ts';
import { Match, seededDraw } from '../../src/index.ts';

export interface Evening {
  readonly game: AnyGame;
  readonly seats: number;
  readonly people: number;
  readonly seed: string;
  /** The people who do not answer in this draw, counted from 1. */
  absent?(draw: number): readonly number[];
  /** The host ignores who must sit out. */
  readonly restless?: boolean;
  /** Changes the outcome, for a cheating host. */
  bend?(outcome: number[], draw: number, request: ChanceRequest): Outcome;
  /** Stop after this many steps. */
  readonly most?: number;
}

export interface Played {
  readonly match: Match;
  readonly proof: Proof;
  readonly text: string;
}

const seedOf = (text: string): Uint8Array => new TextEncoder().encode(text.padEnd(32, '.').slice(0, 32));

/** Plays a random game to the end with joint draws. */
export function playFair(evening: Evening): Played {
  const { game, seats, people, seed, most = 4000 } = evening;
  const chains = Array.from({ length: people }, (_, person) => ({
    open: new Chain(seedOf(`${seed} ${person} open`), 2048),
    sealed: new Chain(seedOf(`${seed} ${person} sealed`), 256),
  }));
  const counts = { open: 0, sealed: 0 };
  const without = new Map<number, readonly number[]>();
  const rests = new Rests(people);
  const used = chains.map(() => ({ open: 0, sealed: 0 }));
  const choose = seededDraw(seed);
  const match = new Match(game, { seats });
  const place = { table: 'a1b2', match: 1 };
  let draw = 0;
  while (!match.result && match.length < most) {
    const request = match.chance;
    if (request) {
      const kind = request.sealed ? 'sealed' : 'open';
      draw += 1;
      counts[kind] += 1;
      const late = evening.absent?.(draw) ?? [];
      const absent = [...new Set([...late, ...(evening.restless ? [] : rests.at(draw))])].sort(
        (a, b) => a - b,
      );
      rests.drew(draw, absent);
      if (absent.length > 0) without.set(draw, absent);
      const links: (Link | null)[] = chains.map((chain, person) => {
        if (absent.includes(person)) return null;
        used[person]![kind] = counts[kind];
        return chain[kind].link(counts[kind]);
      });
      const outcome = jointOutcome(request, { ...place, draw }, links);
      match.resolve(evening.bend?.(outcome, draw, request) ?? outcome);
      continue;
    }
    const seat = match.actors[choose(match.actors.length)]!;
    const moves = match.legalMoves(seat);
    match.play(seat, moves[choose(moves.length)]!);
  }
  const proof: Proof = {
    ...place,
    without,
    people: chains.map((chain, person) => ({
      open: shown(chain.open, used[person]!.open),
      sealed: shown(chain.sealed, used[person]!.sealed),
    })),
  };
  return { match, proof, text: writeRecord(match) + writeProof(proof) };
}

const shown = (chain: Chain, count: number) => ({
  commitment: chain.commitment,
  count,
  last: count === 0 ? null : chain.link(count),
});
