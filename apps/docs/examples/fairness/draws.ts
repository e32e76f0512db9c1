/**
 * Two people draw a few dice together, and the host tries to cheat afterwards in two ways. The fairness page lets the
 * reader do it; `verify` is the same check that every player's browser makes.
 */
import { Match } from '@cheeseboard/engine';
import {
  Chain,
  jointOutcome,
  type Pledge,
  tellVerdict,
  type Verdict,
  verify,
  writeProof,
} from '@cheeseboard/engine/fair';
import { type MensErgerJeNiet, mensErgerJeNiet } from '@cheeseboard/engine/mens-erger-je-niet';
import { writeRecord } from '@cheeseboard/engine/records';
import { languages } from '@cheeseboard/engine/text';

/** The first draw decides who begins; then this many dice are rolled. */
export const ROLLS = 4;
const DRAWS = ROLLS + 1;
const LENGTH = 16;
const table = 'fairness';

export interface Person {
  readonly open: Chain;
  readonly sealed: Chain;
}

type Seed = (bytes: number) => Uint8Array;

export const person = (seed: Seed): Person => ({
  open: new Chain(seed(32), LENGTH),
  sealed: new Chain(seed(32), LENGTH),
});

/** The hash-chain link that a person contributes to a roll, counted from 1. */
export const linkOf = ({ open }: Person, roll: number): string => open.link(roll + 1);

interface Played {
  readonly match: Match<MensErgerJeNiet>;
  /** What was rolled, 1 to 6. */
  readonly pips: readonly number[];
}

/** A match whose draws follow from everyone's links, except where the host falsifies one. */
export function play(people: readonly Person[], wishes: ReadonlyMap<number, number> = new Map()): Played {
  const match = new Match<MensErgerJeNiet>(mensErgerJeNiet, { seats: 2 });
  const pips: number[] = [];
  for (let draw = 1; draw <= DRAWS; ) {
    const request = match.chance;
    if (request) {
      const links = people.map(({ open }) => open.link(draw));
      const wish = wishes.get(draw - 1);
      const outcome =
        wish === undefined ? jointOutcome(request, { table, match: 1, draw }, links) : [wish - 1];
      match.resolve(outcome);
      if (draw > 1) pips.push(outcome[0]! + 1);
      draw += 1;
    } else {
      const seat = match.actors[0]!;
      match.play(seat, match.legalMoves(seat)[0]!);
    }
  }
  return { match, pips };
}

/** A person's pledge: the chains opened after the match, with the commitments of `promised` from before it. */
const pledge = (shown: Person, promised: Person): Pledge => ({
  open: { commitment: promised.open.commitment, count: DRAWS, last: shown.open.link(DRAWS) },
  sealed: { commitment: promised.sealed.commitment, count: 0, last: null },
});

/** The record as the host shows it, with these people's chains as its proof. */
export function record({ match }: Played, shown: readonly Person[], promised: readonly Person[]): string {
  const people = shown.map((one, index) => pledge(one, promised[index]!));
  return writeRecord(match) + writeProof({ table, match: 1, people, without: new Map() });
}

/** What the guests' browsers find in that record. */
export const audit = (played: Played, shown: readonly Person[], promised: readonly Person[]): Verdict =>
  verify(record(played, shown, promised), [mensErgerJeNiet]);

/** A replacement for the host whose chain gives the wanted roll. One chain in six does. */
export function fittingHost(guests: readonly Person[], roll: number, pips: number, seed: Seed): Person {
  for (;;) {
    const other = person(seed);
    if (play([other, ...guests]).pips[roll - 1] === pips) return other;
  }
}

/** The verdict in the language of a page. */
export const tell = (verdict: Verdict, language: string): string =>
  tellVerdict(verdict, languages.find((known) => known === language) ?? 'en');
