/**
 * Two people roll a few dice together and write a signed log, and the host tries to cheat in three ways. The fairness
 * page lets the reader play the host; `verify` is the same check that every player's browser makes.
 */
import { Match } from '@cheeseboard/engine';
import {
  type Body,
  Chain,
  digestOf,
  entryOf,
  keyOf,
  Log,
  logOutcome,
  type SeatHolder,
  type Signer,
  type StartBody,
  signDigest,
  signerOf,
  signersOf,
  tellVerdict,
  type Verdict,
  verify,
  writeLogProof,
} from '@cheeseboard/engine/fair';
import { type MensErgerJeNiet, mensErgerJeNiet } from '@cheeseboard/engine/mens-erger-je-niet';
import { writeRecord } from '@cheeseboard/engine/records';
import { languages } from '@cheeseboard/engine/text';

/** The first draw decides who begins; then this many dice are rolled. */
export const ROLL_COUNT = 4;
const DRAWS = ROLL_COUNT + 1;
const CHAIN_LENGTH = 16;
const SEAT_COUNT = 2;
const name = { room: 'fairness', match: 1 };

export interface Person {
  readonly name: string;
  readonly signer: Signer;
  readonly open: Chain;
  readonly sealed: Chain;
}

type Seed = (bytes: number) => Uint8Array;

const chains = (seed: Seed): Pick<Person, 'open' | 'sealed'> => ({
  open: new Chain(seed(32), CHAIN_LENGTH),
  sealed: new Chain(seed(32), CHAIN_LENGTH),
});

export const person = (seed: Seed, name: string): Person => ({
  name,
  signer: signerOf(seed(32)),
  ...chains(seed),
});

export interface Played {
  readonly match: Match<MensErgerJeNiet>;
  readonly log: Log;
  /** What was rolled, 1 to 6. */
  readonly pips: readonly number[];
  /** What each person revealed for each roll. */
  readonly reveals: readonly (readonly string[])[];
}

interface Falsified {
  /** False results that the host enters, by number of the roll, counted from 1. */
  readonly falsifiedRolls?: ReadonlyMap<number, number>;
  /** The people whose commitments the host enters in `start`. By default, those who reveal. */
  readonly committed?: readonly Person[];
  /** The people whose commitments the guests signed. By default, those in `start`. */
  readonly signed?: readonly Person[];
}

/** Plays a short match. Person 0 is the host. */
export function play(people: readonly Person[], falsified: Falsified = {}): Played {
  const { falsifiedRolls = new Map(), committed = people, signed = committed } = falsified;
  const match = new Match<MensErgerJeNiet>(mensErgerJeNiet, {
    seats: SEAT_COUNT,
    players: holders(people).map((holder) => holder.name),
  });
  const log = new Log();
  append(log, people, startOf(match, committed), startOf(match, signed));
  const pips: number[] = [];
  const reveals: string[][] = [];
  for (let draw = 1; draw <= DRAWS; ) {
    const request = match.chance;
    if (request) {
      const givenReveals = people.map(({ open }) => open.reveal(draw));
      const falsifiedRoll = falsifiedRolls.get(draw - 1);
      const fairOutcome = logOutcome(request, { ...name, draw, after: log.lastStep.hash }, givenReveals);
      const outcome = falsifiedRoll === undefined ? fairOutcome : [falsifiedRoll - 1];
      match.resolve(outcome);
      append(log, people, { kind: 'draw', reveals: givenReveals });
      if (draw > 1) {
        pips.push(outcome[0]! + 1);
        reveals.push(givenReveals);
      }
      draw += 1;
    } else {
      const seat = match.actors[0]!;
      const move = match.legalMoves(seat)[0]!;
      match.play(seat, move);
      append(log, people, { kind: seat < people.length ? 'move' : 'bot-move', seat, move });
    }
  }
  return { match, log, pips, reveals };
}

/**
 * Appends an entry with all signatures that it needs. The guests sign `signed`, which may differ from the body that the
 * host enters.
 */
function append(log: Log, people: readonly Person[], body: Body, signed: Body = body): void {
  const signatures = signersOf(body, log.state).map((key) => {
    const { signer } = people.find((candidate) => keyOf(candidate.signer) === key)!;
    const signedBody = signer === people[0]!.signer ? body : signed;
    return signDigest(signer, name, digestOf(signedBody), log.counterOf(key) + 1, log.head);
  });
  log.append(entryOf(log.length, 1, body, signatures));
}

const startOf = (match: Match<MensErgerJeNiet>, people: readonly Person[]): StartBody => ({
  kind: 'start',
  ...name,
  game: mensErgerJeNiet.id,
  version: mensErgerJeNiet.version,
  options: match.options as StartBody['options'],
  policy: { quorum: 'nobody' },
  seats: holders(people),
  host: keyOf(people[0]!.signer),
  term: 1,
});

/** A bot plays every seat that has no person. */
const holders = (people: readonly Person[]): SeatHolder[] =>
  Array.from({ length: SEAT_COUNT }, (_, seat): SeatHolder => {
    const signingPerson = people[seat];
    if (!signingPerson) return { kind: 'bot', level: 'steady', name: 'Bot' };
    const { open, sealed } = signingPerson;
    const commitments = { open: open.commitment, sealed: sealed.commitment };
    return { kind: 'person', key: keyOf(signingPerson.signer), name: signingPerson.name, ...commitments };
  });

/**
 * How the host cheats. `die`: it enters another result. `chain`: it reveals links of a chain that gives the wanted result, but to
 * which it did not commit. `start`: it also puts the commitment to that chain into the start, which the guest did not sign.
 */
export type CheatMethod = 'die' | 'chain' | 'start';

/** Plays a match in which the host cheats, so that roll number `roll`, counted from 1, shows `pips`. */
export function cheat(
  people: readonly Person[],
  way: CheatMethod,
  roll: number,
  pips: number,
  seed: Seed,
): Played {
  if (way === 'die') return play(people, { falsifiedRolls: new Map([[roll, pips]]) });
  const [host, ...guests] = people;
  // Try new chains until one of them gives the wanted result. On average, this takes six tries.
  for (;;) {
    const peopleWithOtherHostChain = [{ ...host!, ...chains(seed) }, ...guests];
    const playedMatch = play(
      peopleWithOtherHostChain,
      way === 'chain' ? { committed: people } : { signed: people },
    );
    if (playedMatch.pips[roll - 1] === pips) return playedMatch;
  }
}

/** The record with its log, as the host presents it. */
export const record = ({ match, log }: Played): string => writeRecord(match) + writeLogProof(log.entries);

/** What the guest's browser finds in the host's record. */
export const audit = (playedMatch: Played): Verdict => verify(record(playedMatch), [mensErgerJeNiet]);

/** The verdict in the language of a page. */
export const tell = (verdict: Verdict, language: string): string =>
  tellVerdict(verdict, languages.find((supported) => supported === language) ?? 'en');
