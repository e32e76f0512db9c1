/** Verifies a whole log: each entry with `checkEntry`, and each step by replaying the game. */
import type { AnyGame, GameTypes, Outcome } from '../game.ts';
import { Invalid } from '../invalid.ts';
import { Match } from '../match.ts';
import { readRecord, writeRecord } from '../record.ts';
import { type ChainKind, follows, type Reveal } from './chain.ts';
import { checkEntry, violationOf } from './check-entry.ts';
import type { DrawBody, Entry, Hash, Key, MoveBody, StartBody, UndoBody } from './entry.ts';
import { canonicalJson, hashOf } from './entry.ts';
import { Log, signaturesOf } from './log.ts';
import { logOutcome } from './outcome.ts';
import { Rests } from './rest.ts';
import type { Checked, Verdict } from './verify.ts';
import type { Violation, ViolationKind } from './violation.ts';

/** What the caller already knows about a log. */
export interface Known {
  /** The hashes of the entries that were seen before. */
  readonly hashes?: readonly Hash[];
  /** The outcome of each draw. */
  readonly outcomes?: readonly Outcome[];
}

/** The result of verifying a log. */
export type LogVerdict = Extract<
  Verdict,
  { readonly type: 'verified' | 'incomplete' | 'alone' | 'violation' }
>;

/** Verifies all entries. Never throws: every error becomes a verdict. */
export function verifyLog(entries: readonly unknown[], games: readonly AnyGame[], known?: Known): LogVerdict {
  return new LogVerifier(games, known).takeAll(entries);
}

/** Verifies the log of a record, and that the record matches it. */
export function verifyLogOf(
  match: Match<GameTypes>,
  entries: readonly Entry[],
  games: readonly AnyGame[],
): LogVerdict {
  const outcomes = match.history.flatMap(({ step }) => ('outcome' in step ? [step.outcome] : []));
  const verifier = new LogVerifier(games, { outcomes });
  const verdict = verifier.takeAll(entries);
  if (verdict.type === 'violation' || isSameRecord(match, verifier.match)) return verdict;
  return { type: 'violation', violation: violationOf(verifier.log, ['record', null]) };
}

/** Whether a record holds the replayed match. A record may leave the names out. */
function isSameRecord(match: Match<GameTypes>, replayedMatch: Match<GameTypes> | null): boolean {
  if (!replayedMatch) return false;
  const text = writeRecord(replayedMatch);
  return writeRecord(match) === (match.players.length > 0 ? text : text.replace(/^player .*\n/gm, ''));
}

/** The match just after `start`. Throws `Invalid` for a game or options that the engine does not know. */
export function matchAtStart(
  { game: id, version, options, seats, record }: StartBody,
  games: readonly AnyGame[],
): Match<GameTypes> {
  const game = games.find((candidate) => candidate.id === id);
  if (!game || version < 1 || version > game.version)
    throw new Invalid('record', `no game "${id}" ${version}`);
  const match = new Match(game, {
    seats: seats.length,
    options,
    players: seats.map(({ name }) => name),
    isRecorded: true,
  });
  if (record === undefined) return match;
  const continuedMatch = readRecord(record, games);
  const isSame =
    continuedMatch.game === match.game &&
    continuedMatch.seats === match.seats &&
    canonicalJson(continuedMatch.options) === canonicalJson(match.options);
  if (!isSame) throw new Invalid('record', 'the record is of another table');
  return continuedMatch;
}

type Fault = readonly [kind: ViolationKind, key: Key | null];

/** Checks entries one by one. */
export class LogVerifier {
  /** The entries that passed. */
  readonly log = new Log();
  readonly #games: readonly AnyGame[];
  readonly #known: Known;
  #match: Match<GameTypes> | null = null;
  /** The indices of the steps that the match holds now, in order. */
  readonly #steps: number[] = [];
  readonly #rests = new Rests(0);
  readonly #draws = { open: 0, sealed: 0 };
  /** The newest reveal of each player and its number, by chain kind. */
  readonly #newestReveals: Record<ChainKind, Map<Key, { readonly reveal: Reveal; readonly number: number }>> =
    {
      open: new Map(),
      sealed: new Map(),
    };
  #secret = 0;
  #signatures = 0;
  #moves = 0;
  #without = 0;
  #alone = 0;
  readonly #replaced: Checked['replaced'][number][] = [];
  /** The newest entry that a person other than the host has signed or seen. */
  #confirmed = -1;

  constructor(games: readonly AnyGame[], known: Known = {}) {
    this.#games = games;
    this.#known = known;
  }

  /** The match, replayed as far as possible; null before the start. */
  get match(): Match<GameTypes> | null {
    return this.#match;
  }

  /** The number of bodies that are still secret. The replay of the game stops at the first of them. */
  get secret(): number {
    return this.#secret;
  }

  /** What has been verified so far. */
  get checked(): Checked {
    const draws = this.#draws.open + this.#draws.sealed;
    return {
      entries: this.log.length,
      signatures: this.#signatures,
      unconfirmed: this.log.length - 1 - this.#confirmed,
      steps: this.#moves + draws,
      moves: this.#moves,
      draws,
      people: this.log.state?.players.length ?? 0,
      without: this.#without,
      alone: this.#alone,
      replaced: this.#replaced,
    };
  }

  /** Takes entries until one fails, and returns the verdict. */
  takeAll(entries: readonly unknown[]): LogVerdict {
    for (const entry of entries) {
      const violation = this.take(entry);
      if (violation) return { type: 'violation', violation };
    }
    const { checked, secret } = this;
    if (secret > 0 || entries.length === 0) return { type: 'incomplete', checked, open: secret };
    return { type: checked.alone > 0 ? 'alone' : 'verified', checked };
  }

  /** Appends a valid entry and returns null. Otherwise returns the violation; then no further entry can be appended. */
  take(value: unknown): Violation | null {
    return checkEntry(this.log, value) ?? this.replay(value as Entry);
  }

  /** Like `take`, for an entry whose form and signatures have already been checked. */
  replay(entry: Entry): Violation | null {
    const { index } = entry;
    const host = this.log.state?.host ?? (entry.body as StartBody).host;
    const knownHash = this.#known.hashes?.[index];
    const isFork = knownHash !== undefined && knownHash !== hashOf(entry, this.log.head.hash);
    const fault: Fault | null = isFork ? ['fork', host] : this.#stepFault(entry, host);
    if (fault) return violationOf(this.log, fault, entry);
    this.#count(entry, host);
    this.log.append(entry);
    return null;
  }

  #count(entry: Entry, host: Key): void {
    const { index, body } = entry;
    const votes = body?.kind === 'host' && 'votes' in body ? body.votes : [];
    const signatures = signaturesOf(entry);
    if (body?.kind === 'seat' && body.change === 'leave' && body.why === 'replaced')
      this.#replaced.push({ index, name: this.log.state!.seats[body.seat]!.name });
    this.#signatures += signatures.length + votes.length;
    for (const { key, seen } of signatures) {
      if (key === host) continue;
      this.#confirmed = Math.max(this.#confirmed, seen.index === index - 1 ? index : seen.index);
    }
    for (const vote of votes) {
      if (this.log.has(vote)) this.#confirmed = Math.max(this.#confirmed, vote.index);
    }
  }

  #stepFault(entry: Entry, host: Key): Fault | null {
    const { body, index } = entry;
    if (body === null) {
      this.#secret += 1;
      return null;
    }
    if (body.kind === 'start') return this.#begin(body) ? null : ['start', host];
    if (this.#secret > 0) return null;
    switch (body.kind) {
      case 'move':
      case 'bot-move':
        return this.#move(body, index) ? null : ['move', entry.signatures[0]?.key ?? host];
      case 'draw':
        return this.#draw(body, index, host);
      case 'undo':
        return this.#undo(body) ? null : ['undo', entry.signatures[0]!.key];
      default:
        return null;
    }
  }

  #begin(start: StartBody): boolean {
    try {
      this.#match = matchAtStart(start, this.#games);
    } catch (error) {
      if (!(error instanceof Invalid)) throw error;
      return false;
    }
    return true;
  }

  #move({ seat, move }: MoveBody, index: number): boolean {
    if (!this.#match!.play(seat, move).ok) return false;
    this.#steps.push(index);
    this.#moves += 1;
    return true;
  }

  #draw({ reveals }: DrawBody, index: number, host: Key): Fault | null {
    const match = this.#match!;
    const request = match.chance;
    const { drawers, draws, lastStep, start } = this.log;
    if (!request || reveals.length !== drawers.length) return ['draw', host];
    const draw = draws + 1;
    const kind = request.sealed ? 'sealed' : 'open';
    const number = this.#draws[kind] + 1;
    for (const [player, { key, [kind]: commitment }] of drawers.entries()) {
      const reveal = reveals[player];
      if (reveal === null || reveal === undefined) continue;
      const newestReveal = this.#newestReveals[kind].get(key) ?? { reveal: commitment, number: 0 };
      if (!follows(reveal, newestReveal.reveal, number - newestReveal.number)) return ['reveal', key];
      this.#newestReveals[kind].set(key, { reveal, number });
    }
    const absent = drawers.flatMap((_, player) => (reveals[player] === null ? [player] : []));
    this.#rests.join(drawers.length);
    const restingPlayers = this.#rests.at(draw);
    // The host must take part, unless it still sits out because it was left out as a guest. Becoming host does not end that.
    const absentHost = absent.find(
      (player) => drawers[player]!.key === host && !restingPlayers.includes(player),
    );
    if (absentHost !== undefined) return ['left-out', host];
    const turnout = this.#rests.drew(draw, absent);
    if (turnout.early !== null) return ['rest', drawers[turnout.early]!.key];
    const { room, match: number_ } = start;
    const outcome = logOutcome(request, { room, match: number_, draw, after: lastStep.hash }, reveals);
    const knownOutcome = this.#known.outcomes?.[draw - 1];
    if (knownOutcome && outcome.some((value, valueIndex) => value !== knownOutcome[valueIndex]))
      return ['outcome', host];
    match.resolve(outcome);
    this.#steps.push(index);
    this.#draws[kind] = number;
    if (absent.length > 0) this.#without += 1;
    if (turnout.alone || !this.#isMajority(absent, lastStep.index)) this.#alone += 1;
    return null;
  }

  /** Whether more than half of the people who have no stand-in bot took part. Fewer could agree to choose the outcome. */
  #isMajority(absent: readonly number[], index: number): boolean {
    const { players, seats } = this.log.stateAt(index);
    const playing = players.map(({ key }) =>
      seats.some((seat) => seat.key === key && seat.playedBy === 'person'),
    );
    const absentCount = absent.filter((player) => playing[player]).length;
    return 2 * absentCount < playing.filter(Boolean).length;
  }

  /**
   * Takes back moves one by one. Returns false if CB-4 forbids one of them. No undo while a draw is pending, because its
   * reveals may already be known.
   */
  #undo({ to, seat }: UndoBody): boolean {
    const match = this.#match!;
    const { kind } = this.log.entryAt(to);
    const isTakenBack = (kind === 'move' || kind === 'bot-move') && !this.#steps.includes(to);
    if (match.chance || isTakenBack || (this.#steps.at(-1) ?? 0) <= to) return false;
    while ((this.#steps.at(-1) ?? 0) > to) {
      if (!match.undo(seat).ok) return false;
      this.#steps.pop();
      this.#moves -= 1;
    }
    return true;
  }
}
