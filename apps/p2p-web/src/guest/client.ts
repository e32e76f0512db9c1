/**
 * The state machine of a person at a table: inputs and the time go in, effects come out. It finds the host (connector.ts), sends commands
 * exactly once (pending-commands.ts), follows the log (log-follower.ts), votes (voter.ts) and shows a snapshot.
 *
 *   host's texts → frames → message → log (stored, checked, acknowledged) → snapshot → TableState → screen
 */
import type { MoveBase } from '@cheeseboard/engine';
import { type Entry, isHandover, votersOf } from '@cheeseboard/engine/fair';
import { type HostChange, type HostProof, hostOf } from '../election/host-proof.ts';
import type { HostSave } from '../host/room.ts';
import { withHashes } from '../log/hashed.ts';
import type { Share } from '../log/open-log.ts';
import { Frames } from '../protocol/frames.ts';
import { personOf } from '../protocol/keys.ts';
import { Malformed } from '../protocol/malformed.ts';
import { type FromHost, readFromHost, type WireAppend } from '../protocol/messages.ts';
import { apply, type Json } from '../protocol/patch.ts';
import { roomName } from '../protocol/room.ts';
import { isSnapshot, type Snapshot, type Times, tableStateOf } from '../protocol/snapshot.ts';
import type {
  Act,
  ConnectionStatus,
  ElectionStatus,
  FairState,
  PersonId,
  Policy,
  TableState,
} from '../tables/table.ts';
import { ClientOutbox } from './client-outbox.ts';
import { Connector } from './connector.ts';
import { isHandedOver } from './handed-over.ts';
import type { ClientEffect, ClientInput, ClientParts } from './io.ts';
import { type Finished, LogFollower } from './log-follower.ts';
import { EMPTY_MEMORY, type Memory } from './memory.ts';
import { legalMoves } from './own-engine.ts';
import { PendingCommands } from './pending-commands.ts';
import { type ElectedBy, Voter } from './voter.ts';

/** What a new host starts with: its memory, the shares of its voters, or the table that was handed over. */
export interface Elected {
  readonly memory: Memory;
  readonly proof: HostProof;
  readonly shares: readonly Share[];
  readonly saved: HostSave | null;
}

type Host = NonNullable<ReturnType<typeof hostOf>>;

export class Client {
  state: TableState | null = null;
  readonly #parts: ClientParts;
  readonly #out: ClientOutbox;
  readonly #connector: Connector;
  readonly #commands = new PendingCommands();
  readonly #follower: LogFollower;
  readonly #voter: Voter | null;
  #frames = new Frames();
  #proof: HostProof | null;
  /** The proof of the previous host, in case the new host's log does not confirm its own proof. */
  #previousProof: HostProof | null = null;
  #checkedProof: { readonly proof: HostProof | null; readonly host: Host | null } | null = null;
  #snapshot: Snapshot | null;
  #measuredAt: Times = { clock: 0, breath: 0 };
  #handedOver: HostSave | null = null;
  #isListening = false;
  #isCarrier = false;
  #directFrames = new Frames();
  readonly #person: PersonId;
  #scheduledWakeAt: number | null = null;
  /** Whether this input changed something that is shown. The state is computed once, after the input. */
  #isChanged = false;

  constructor(parts: ClientParts, now: number) {
    const memory = parts.memory ?? EMPTY_MEMORY;
    const out = new ClientOutbox(now);
    const follower = new LogFollower(parts, memory);
    this.#parts = parts;
    this.#out = out;
    this.#proof = memory.proof;
    // Without a match, there is nothing to show before the host answers.
    this.#snapshot = memory.snapshot?.match ? memory.snapshot : null;
    this.#follower = follower;
    this.#person = personOf(follower.me);
    const elected = (electedBy: ElectedBy) => this.#becomeHost(electedBy);
    this.#voter = parts.isHostScreen ? null : new Voter({ parts, follower, out, elected }, memory.election);
    this.#connector = new Connector(parts, out, {
      term: () => this.#term,
      isVoter: () => this.#voter?.isVoter ?? false,
    });
  }

  get connection(): ConnectionStatus {
    return this.#connector.connection;
  }

  get mayUseCarrier(): boolean {
    return this.#connector.mayUseCarrier;
  }

  get otherVoters(): string[] {
    const { log, me } = this.#follower;
    return log.state ? votersOf(log.state).filter((voter) => voter !== me) : [];
  }

  /** The log, if no body of it is secret. */
  get openLog(): readonly Entry[] | null {
    return this.#follower.isOpen ? this.#follower.log.entries : null;
  }

  get memory(): Memory {
    return {
      v: 2,
      proof: this.#proof,
      ...this.#follower.memory,
      election: this.#voter?.stored ?? EMPTY_MEMORY.election,
      snapshot: this.#snapshot,
    };
  }

  /** The newest term that this person knows. */
  get #term(): number {
    return Math.max(this.#voter?.stored.term ?? 0, this.#hostNow?.term ?? 0);
  }

  /** The host of the newest proof. Each proof is checked once, because that takes time. */
  get #hostNow(): Host | null {
    if (this.#checkedProof?.proof !== this.#proof) {
      const host = this.#proof && hostOf(this.#parts.invitation, this.#proof);
      this.#checkedProof = { proof: this.#proof, host };
    }
    return this.#checkedProof!.host;
  }

  /** The status of the election; null while the host is connected or no match is played. */
  get election(): ElectionStatus | null {
    const { lostAt } = this.#connector;
    const voter = this.#voter;
    if (lostAt === null || !voter || this.#snapshot?.phase !== 'playing' || this.connection.state === 'ended')
      return null;
    const membership = this.#snapshot.match?.membership;
    const canElect = membership != null && membership.quorum !== null;
    return {
      since: lostAt,
      until: canElect && voter.isVoter ? voter.state.patientUntil : null,
      votes: voter.votes,
      quorum: membership?.quorum ?? 0,
      voters: membership?.voters.length ?? 0,
    };
  }

  input(input: ClientInput, now: number): ClientEffect[] {
    const out = this.#out;
    const connector = this.#connector;
    const wasOpen = connector.isOpen;
    const { violation } = this.#follower;
    out.now = now;
    if (this.connection.state !== 'ended') this.#handleInput(input);
    else if (input.type === 'act') out.answer(input.id, { ok: false, why: 'offline' });
    if (this.#follower.violation !== violation) {
      this.#isChanged = true;
      out.isDirty = true;
    }
    if (this.#isChanged) this.#refresh();
    if (wasOpen && !connector.isOpen) this.#follower.ownSeat.disconnect(now);
    if (!wasOpen && connector.isOpen) this.#follower.ownSeat.connect(this.#follower.log);
    this.#endCommands();
    this.#listen();
    this.#carryForOthers();
    this.#wakeLater(input.type === 'wake');
    return out.takeEffects(() => this.memory);
  }

  #handleInput(input: ClientInput) {
    const connector = this.#connector;
    switch (input.type) {
      case 'start':
        if (this.#snapshot) this.#isChanged = true;
        return connector.start();
      case 'rules':
        this.#follower.loadRules(input.games);
        this.#isChanged = true;
        return this.#answerSnapshot();
      case 'opened':
        this.#frames = new Frames();
        return connector.sayHello(input.fingerprints, input.isCarried);
      case 'unreached':
        return connector.retry(input.reason);
      case 'no-carrier':
        return connector.missCarrier();
      case 'opened-direct':
        this.#directFrames = new Frames();
        if (!connector.sayHelloDirectly(input.fingerprints)) this.#out.emit({ type: 'close-direct' });
        return;
      case 'text-direct':
        return this.#receiveDirect(input.text);
      case 'no-direct':
        return connector.missDirect();
      case 'carry':
        if (connector.isOpen) this.#out.send({ t: 'carry', id: input.id, text: input.text });
        return;
      case 'text':
        return this.#receive(input.text);
      case 'shaky':
        return connector.setShaky(input.shaky);
      case 'closed':
        return connector.lose();
      case 'peer':
        return this.#receivePeer(input.from, input.message);
      case 'act':
        return this.#act(input.id, input.act);
      case 'nudge':
        return connector.nudge();
      case 'wake':
        connector.wake();
        return this.#voter?.wake();
      case 'wait-longer':
        this.#voter?.input({ type: 'wait-longer', ms: input.ms });
        this.#isChanged = true;
        return;
      case 'opened-log':
        if (input.isOpened) this.#voter?.countVotes();
        return;
      case 'leave':
        if (connector.isOpen) this.#out.send({ t: 'leave' });
        return connector.end(input.why ?? 'closed');
    }
  }

  #wakeLater(isWoken: boolean): void {
    const isOver = this.connection.state === 'ended';
    const wakeTimes = [this.#connector.wakeAt ?? Infinity, this.#mayVote ? this.#voter!.wakeAt : Infinity];
    const wakeAt = isOver ? Infinity : Math.min(...wakeTimes);
    const nextWakeAt = wakeAt === Infinity ? null : wakeAt;
    if (nextWakeAt === this.#scheduledWakeAt && !isWoken) return;
    this.#scheduledWakeAt = nextWakeAt;
    this.#out.emit({ type: 'wake', at: nextWakeAt });
  }

  /** Whether this person takes part in elections, which happen only during a match. */
  get #mayVote(): boolean {
    return this.#voter !== null && this.#snapshot?.phase === 'playing' && this.#voter.isVoter;
  }

  /** Starts or stops listening for candidates: a voter listens while it has no connection to the host. */
  #listen(): void {
    const { isOpen, isMoving } = this.#connector;
    const isListening = this.#mayVote && !isOpen && !isMoving && this.connection.state !== 'ended';
    if (isListening === this.#isListening) return;
    this.#isListening = isListening;
    this.#out.emit({ type: 'listen', on: isListening });
  }

  /** Starts or stops carrying connections for people who cannot reach the host. Only players with a direct connection do so. */
  #carryForOthers(): void {
    const { isOpen, isCarried } = this.#connector;
    const isCarrier =
      isOpen &&
      !isCarried &&
      !this.#parts.isHostScreen &&
      this.#snapshot?.carriers === true &&
      this.#snapshot.people.some(({ id, seat }) => id === this.#person && seat !== null);
    if (isCarrier === this.#isCarrier) return;
    this.#isCarrier = isCarrier;
    this.#out.emit({ type: 'be-carrier', on: isCarrier });
  }

  /** Answers all open commands when the session has ended, because the host will not. */
  #endCommands(): void {
    const { connection } = this;
    if (connection.state !== 'ended') return;
    for (const { id, act } of this.#commands.end()) {
      const isDone = act.kind === 'close' && connection.why === 'closed';
      this.#out.answer(id, isDone ? { ok: true } : { ok: false, why: 'offline' });
    }
  }

  // Acts

  #act(id: number, act: Act): void {
    const { isOpen, isMoving } = this.#connector;
    if (!isOpen && !isMoving) {
      this.#out.answer(id, { ok: false, why: 'offline' });
      return;
    }
    const signed = this.#sign(act);
    if (act.kind === 'sit') this.#follower.ownSeat.sit(act.seat !== null);
    if (signed) this.#out.isDirty = true;
    const message = this.#commands.add(id, act, signed, this.#out.now);
    if (typeof message === 'string') this.#out.answer(id, { ok: false, why: message });
    // While the session moves to a direct connection, the command waits: `welcome` sends it.
    else if (isOpen) this.#out.send(message);
  }

  #sign(act: Act) {
    const seat = this.#follower.viewer;
    if (seat === 'spectator') return undefined;
    const ask = this.#snapshot?.asks.find((request) => request.kind === 'undo');
    const signed =
      act.kind === 'move'
        ? this.#follower.signMove(seat, act.move)
        : act.kind === 'ask-undo'
          ? this.#follower.signUndo(seat)
          : act.kind === 'answer-undo' && act.yes && ask?.kind === 'undo'
            ? this.#follower.signUndo(ask.seat, ask.to)
            : null;
    return signed ?? undefined;
  }

  // Messages of the host

  #receive(frame: string): void {
    this.#follower.ownSeat.hear(this.#out.now);
    if (!this.#handleSafely(frame)) this.#connector.hangUp('lost');
  }

  /** Returns false if the frame cannot be handled. Whatever a host sends, the worst effect is that the connection closes. */
  #handleSafely(frame: string): boolean {
    try {
      const text = this.#frames.add(frame);
      const message = text === null ? null : readFromHost(text);
      return text === null || (message !== null && this.#handle(message));
    } catch (error) {
      if (!(error instanceof Malformed)) console.error(error);
      return false;
    }
  }

  /** Handles an answer over a direct connection, while the carried one is in use. If it is not the host's, the direct one is closed. */
  #receiveDirect(frame: string): void {
    try {
      const text = this.#directFrames.add(frame);
      if (text === null) return;
      const challenge = readFromHost(text);
      if (challenge?.t === 'challenge' && this.#connector.moveTo(challenge)) {
        this.#frames = this.#directFrames;
        this.#prove(challenge);
        return;
      }
    } catch (error) {
      if (!(error instanceof Malformed)) console.error(error);
    }
    this.#out.emit({ type: 'close-direct' });
    this.#connector.missDirect();
  }

  /** Returns false if the message is out of place. */
  #handle(message: FromHost): boolean {
    const connector = this.#connector;
    switch (message.t) {
      case 'challenge':
        this.#prove(message);
        return true;
      case 'welcome':
        return connector.welcome() && this.#welcome(message);
      case 'update':
        return connector.isOpen && this.#update(message);
      case 'did':
        this.#settleCommand(message);
        return connector.isOpen;
      case 'hand-over':
        return connector.isOpen && this.#takeTable(message);
      case 'bye':
        connector.endBy(message.why);
        return true;
      case 'carry':
        this.#out.emit({ type: 'carried', id: message.id, text: message.text });
        return connector.isOpen;
    }
  }

  #prove(challenge: Extract<FromHost, { readonly t: 'challenge' }>): void {
    const signature = this.#connector.answerChallenge(challenge);
    if (signature === null) return;
    const term = this.#term;
    if (challenge.term >= term) {
      this.#previousProof = this.#proof;
      this.#proof = challenge.proof;
      this.#out.isDirty = true;
    }
    // A host of an earlier term learns from `term` that there is a later one, and closes the connection.
    this.#out.send({ t: 'proof', signature, term, have: this.#follower.have });
  }

  #settleCommand({ n, answer }: Extract<FromHost, { readonly t: 'did' }>): void {
    const command = this.#commands.settle(n);
    if (!command) return;
    this.#out.answer(command.id, answer.ok ? { ok: true } : answer);
    if (answer.ok && command.act.kind === 'move' && command.signed)
      this.#follower.expectEntry(command.signed.signature);
  }

  #welcome({ done, snapshot, ages, append, opened }: Extract<FromHost, { readonly t: 'welcome' }>): boolean {
    const { now } = this.#out;
    this.#follower.answerAgain();
    if (append && !this.#append(append)) return false;
    if (!this.#show(snapshot, { clock: now - ages.clock, breath: now - ages.breath }, opened)) return false;
    for (const message of this.#commands.resend(done)) this.#out.send(message);
    return true;
  }

  #update({ append, opened = [], patch }: Extract<FromHost, { readonly t: 'update' }>): boolean {
    const { now } = this.#out;
    if (append && !this.#append(append)) return false;
    if (patch === undefined) return true;
    const snapshot: unknown = apply(this.#snapshot as Json, patch);
    if (!isSnapshot(snapshot)) return false;
    const [before, after] = [this.#snapshot?.match, snapshot.match];
    const times = {
      clock: before?.clock?.set === after?.clock?.set ? this.#measuredAt.clock : now,
      breath: before?.breath?.set === after?.breath?.set ? this.#measuredAt.breath : now,
    };
    return this.#show(snapshot, times, opened);
  }

  /** Returns false if the snapshot does not belong to the newest entry. */
  #show(snapshot: Snapshot, times: Times, opened: Parameters<LogFollower['openBodies']>[0]): boolean {
    const follower = this.#follower;
    if (!follower.isCurrent(snapshot)) return false;
    this.#snapshot = snapshot;
    this.#measuredAt = times;
    this.#out.isDirty = true;
    follower.rememberView(snapshot);
    if (opened.length > 0 || snapshot.phase === 'over') follower.openBodies(opened);
    this.#isChanged = true;
    this.#answerSnapshot();
    this.#agreeIfShared(snapshot);
    return true;
  }

  /** Sends the commitments, signature or reveal that the snapshot asks for. */
  #answerSnapshot(): void {
    if (!this.#snapshot || !this.#connector.isOpen) return;
    for (const message of this.#follower.answers(this.#snapshot)) this.#out.send(message);
  }

  /** Agrees to an undo on one device, where everybody has seen the move. */
  #agreeIfShared({ asks }: Snapshot): void {
    const seat = this.#follower.viewer;
    const undoRequest = asks.find((ask) => ask.kind === 'undo');
    if (!this.#parts.isShared || seat === 'spectator' || !undoRequest?.waiting.includes(seat)) return;
    this.#act(-1, { kind: 'answer-undo', yes: true });
  }

  /** Returns false if no honest host would send this. */
  #append(append: WireAppend): boolean {
    const host = this.#hostNow;
    if (!host || append.term !== host.term) return false;
    // While the next match is being signed, heartbeats still belong to the match before.
    if (this.#follower.isStartingAfter(append.match)) return true;
    if (!this.#follower.enterMatch(append.match, append.term)) return false;
    const entries = withHashes(append.previous.hash, append.entries);
    if (!this.#follower.areHostsProven(append.previous, entries)) {
      this.#proof = this.#previousProof;
      this.#out.isDirty = true;
      return false;
    }
    if (!this.#follower.isHonest(entries)) return false;
    this.#follower.sentHash = entries.at(-1)?.hash ?? append.previous.hash;
    const { log } = this.#follower;
    const newEntries = append.entries.filter(({ index }) => index >= log.length);
    if (this.#voter) this.#voter.receive(host.key, { ...append, t: 'append', entries });
    else if (log.has(append.previous)) this.#follower.replace(log.length, newEntries, this.#out.now);
    this.#isChanged ||= entries.length > 0;
    return true;
  }

  // Hand-over and elections

  #takeTable({ append, handover, saved }: Extract<FromHost, { readonly t: 'hand-over' }>): boolean {
    const host = this.#hostNow;
    if (!host || !this.#voter || append.term !== host.term) return false;
    const entries = withHashes(append.previous.hash, append.entries);
    if (!this.#follower.isHonest(entries)) return false;
    const { secret } = this.#parts.invitation;
    const { match } = append;
    const successor = { key: this.#follower.me, term: host.term + 1 };
    const isSigned =
      handover.key === host.key && isHandover(handover, { room: roomName(secret), match }, successor);
    const head = entries.at(-1) ?? append.previous;
    if (!isSigned || !isHandedOver(saved, { secret, match, head })) return false;
    this.#handedOver = saved;
    this.#voter.receive(host.key, { ...append, t: 'hand-over', entries, handover });
    return true;
  }

  #becomeHost(electedBy: ElectedBy): void {
    const { match, membership } = this.#snapshot?.match
      ? { match: this.#snapshot.match.number, membership: this.#snapshot.match.membership }
      : { match: 0, membership: null };
    const term = this.#voter!.stored.term;
    const change: HostChange = {
      term,
      key: this.#follower.me,
      match,
      membership: 'votes' in electedBy ? membership : null,
      votes: 'votes' in electedBy ? [...electedBy.votes] : [],
      handover: 'handover' in electedBy ? electedBy.handover : null,
    };
    const proof = { ...this.#proof!, changes: [...this.#proof!.changes, change] };
    this.#proof = proof;
    const { shares } = this.#voter!;
    const saved = 'handover' in electedBy ? this.#handedOver : null;
    this.#out.isDirty = true;
    this.#out.emit({ type: 'elected', elected: { memory: this.memory, proof, shares, saved } });
  }

  #receivePeer(from: string, message: Extract<ClientInput, { readonly type: 'peer' }>['message']): void {
    if (message.t !== 'host') {
      this.#voter?.receivePeer(from, message);
      return;
    }
    const host = hostOf(this.#parts.invitation, message.proof);
    if (!host || host.term < this.#term || this.#connector.isOpen) return;
    this.#proof = message.proof;
    this.#out.isDirty = true;
    this.#connector.seek();
  }

  // State for the screen

  /** The match that is shown, if it is finished. */
  get #finished(): Finished | null {
    const { finished } = this.#follower;
    return finished?.number === this.#snapshot?.match?.number ? finished : null;
  }

  get #fairState(): FairState | null {
    const finished = this.#finished;
    const log = finished?.log ?? this.#follower.log;
    const { violation } = this.#follower;
    if (!this.#snapshot?.match || (log.length === 0 && !violation)) return null;
    const players = log.state?.players.length ?? 0;
    const verdict = finished?.verdict ?? null;
    if (players < 2 && !violation && verdict?.type !== 'failed') return null;
    return { players, draws: log.draws, violation, verdict };
  }

  #refresh(): void {
    this.#isChanged = false;
    const snapshot = this.#snapshot;
    const finished = this.#finished;
    const moves = snapshot ? this.#moves(snapshot) : [];
    const isFrozen = snapshot !== null && (snapshot.paused !== null || snapshot.waiting.length > 0);
    this.#follower.ownSeat.update(moves.length > 0, isFrozen, this.#follower.log, this.#out.now);
    this.state =
      snapshot &&
      tableStateOf(snapshot, this.#measuredAt, {
        me: this.#person,
        log: finished?.log ?? this.#follower.log,
        moves,
        result: finished?.match.result ?? null,
        record: finished?.record ?? null,
        fair: this.#fairState,
      });
    this.#out.emit({ type: 'changed' });
  }

  #moves(snapshot: Snapshot): readonly MoveBase[] {
    const { game, log } = this.#follower;
    if (!game || !snapshot.match || snapshot.phase !== 'playing') return [];
    const { view, breath } = snapshot.match;
    // The log says whether this table has breaths.
    const hasBreath = (log.state?.policy as Policy | undefined)?.breathSeconds !== 0;
    return legalMoves(game, { view, breath: hasBreath ? breath : null });
  }
}
