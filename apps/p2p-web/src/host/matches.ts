/**
 * The matches at a hosted table, one after the other.
 *
 *   state      on                                          next
 *   none       begin: everybody is asked to sign `start`    starting
 *   starting   all signed                                   running
 *   starting   somebody did not                             starting (they begin with a stand-in)
 *   running    the engine has a result                      over (every body is opened)
 *   any        back to the lobby                            none
 */
import { type Body, type Commitments, type Key, Log, type SeatHolder } from '@cheeseboard/engine/fair';
import type { Stored } from '../election/state.ts';
import type { Answer, Chair } from '../tables/table.ts';
import type { HostContext } from './host-context.ts';
import { HostLog } from './host-log.ts';
import { HostMatch } from './host-match.ts';
import { restartAbsences } from './people.ts';
import { namesOf, ok, type SavedLog, STAND_IN_LEVEL } from './room.ts';
import { policyOf } from './seats.ts';
import { SignatureRound } from './signature-round.ts';

const START_ROUND = 'start';

export class Matches {
  current: HostMatch | null = null;
  readonly #context: HostContext;

  constructor(context: HostContext) {
    this.#context = context;
  }

  /** Whether players are signing `start`. The table's set-up must not change meanwhile. */
  get isStarting(): boolean {
    return this.#context.rounds.has(START_ROUND);
  }

  /** Starts a new match: asks these players, at first all who sit, for commitments and signatures. */
  begin(
    keys: readonly Key[] = this.#context.room.chairs.flatMap((chair) => this.#keyOf(chair) ?? []),
  ): Answer {
    const context = this.#context;
    context.room.matches += 1;
    const round = new SignatureRound(context, {
      name: START_ROUND,
      keys,
      // Before `start`, nobody can have seen an entry.
      isUsable: ({ seen }) => new Log().has(seen),
      bodyOf: (commitments) => this.#startBody(commitments),
      finish: (body, signatures) => {
        this.end();
        context.room.phase = 'playing';
        const log = new HostLog(context);
        log.enter(body, signatures);
        this.current = new HostMatch(context, log);
        restartAbsences(context);
      },
      fail: (signed) => this.begin(signed),
    });
    round.goOnIfComplete();
    return ok;
  }

  #startBody(commitments: ReadonlyMap<Key, Commitments>): Body {
    const { room, game, key, logName } = this.#context;
    const names = namesOf(room.chairs, room.members);
    return {
      kind: 'start',
      ...logName,
      game: game.id,
      version: game.version,
      options: room.options,
      policy: policyOf(room),
      seats: room.chairs.map((chair, seat) => this.#holder(chair, names[seat]!, commitments)),
      host: key,
      term: room.term,
      salt: this.#context.newSalt(),
      // Only the first match continues the record; a rematch is a new game.
      ...(room.record !== undefined && room.matches === 1 ? { record: room.record } : {}),
    };
  }

  #holder(chair: Chair, name: string, commitments: ReadonlyMap<Key, Commitments>): SeatHolder {
    const key = this.#keyOf(chair);
    if (key === undefined)
      return { kind: 'bot', level: chair.kind === 'bot' ? chair.level : STAND_IN_LEVEL, name };
    const ownCommitments = commitments.get(key);
    return ownCommitments ? { kind: 'person', key, name, ...ownCommitments } : { kind: 'absent', key, name };
  }

  #keyOf(chair: Chair): Key | undefined {
    return chair.kind === 'person' ? this.#context.keyOf(chair.person) : undefined;
  }

  /** Resumes a match that was saved or taken over from another host. Throws for a log that the engine does not accept. */
  restore(saved: SavedLog, stored: Stored): void {
    // A damaged save must not look like a match that has just begun.
    if (typeof saved.match !== 'number' || !saved.entries?.length)
      throw new Error('the saved match is damaged');
    this.current = new HostMatch(this.#context, new HostLog(this.#context, saved, stored));
  }

  /** Ends the match and returns the table to the lobby. */
  abandon(): void {
    const { room } = this.#context;
    this.end();
    room.phase = 'lobby';
    for (const member of room.members) member.ready = member.id === room.host || room.shared;
  }

  end(): void {
    const { room, timers, rounds } = this.#context;
    for (const round of rounds.values()) round.stop();
    this.current?.stop();
    this.current = null;
    timers.clearAll('away ');
    room.asks = [];
    room.paused = null;
    room.chairs = room.chairs.map((chair) =>
      chair.kind === 'person' ? { ...chair, standIn: false } : chair,
    );
  }
}
