/**
 * The state machine of a person at a table: inputs and the time go in, effects come out. It finds the host (connector.ts), sends commands
 * exactly once (pending-commands.ts), follows the log (log-follower.ts), votes (voter.ts) and shows a snapshot.
 *
 *   host's texts → frames → message → log (stored, checked, acknowledged) → snapshot → TableState → screen
 */
import type { AnyGame, MoveBase } from '@cheeseboard/engine';
import { type Entry, isHandover, isStep, type SeatBody, votersOf } from '@cheeseboard/engine/fair';
import { OwnSeat } from '../audit/own-seat.ts';
import { type HostChange, type HostProof, hostOf } from '../election/host-proof.ts';
import type { HostSave } from '../host/room.ts';
import { hashed, type LoggedEntry, withoutHash } from '../log/hashed.ts';
import type { Share } from '../log/open-log.ts';
import { recordOf } from '../log/replay.ts';
import { Frames } from '../protocol/frames.ts';
import { personOf } from '../protocol/keys.ts';
import { type FromGuest, type FromHost, readFromHost, type WireAppend, write } from '../protocol/messages.ts';
import { apply, type Json } from '../protocol/patch.ts';
import { roomName } from '../protocol/room.ts';
import { isSnapshot, type Snapshot, type Times, tableStateOf } from '../protocol/snapshot.ts';
import type {
  Act,
  Answer,
  ConnectionStatus,
  ElectionStatus,
  Ended,
  FairState,
  Policy,
  TableState,
} from '../tables/table.ts';
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

/** A host sends a heartbeat every second. */
const SILENCE_MS = 2_000;
/** Messages that waited arrive within this time. */
const BURST_MS = 1_000;

type Host = NonNullable<ReturnType<typeof hostOf>>;

export class Client {
  readonly #parts: ClientParts;
  readonly #connector: Connector;
  readonly #commands: PendingCommands;
  readonly #follower: LogFollower;
  readonly #voter: Voter | null;
  #frames = new Frames();
  #games: readonly AnyGame[] | null = null;
  #proof: HostProof | null;
  /** Of the host before, in case the new one's log does not bear out its proof. */
  #proofBefore: HostProof | null = null;
  #checked: { readonly proof: HostProof | null; readonly host: Host | null } | null = null;
  #snapshot: Snapshot | null;
  #times: Times = { clock: 0, breath: 0 };
  #handedOver: HostSave | null = null;
  #isListening = false;
  #wokenAt: number | null = null;
  readonly #ownSeat = new OwnSeat();
  #heardAt = 0;
  /** The latest silence of the host: it ended with messages that may be as old as its beginning. */
  #silence = { from: 0, to: Number.NEGATIVE_INFINITY };
  #state: TableState | null = null;
  #effects: ClientEffect[] = [];
  #isDirty = false;
  #now = 0;

  constructor(parts: ClientParts, now: number) {
    const memory = parts.memory ?? EMPTY_MEMORY;
    this.#parts = parts;
    this.#now = now;
    this.#proof = memory.proof;
    // Without a match, there is nothing to show before the host answers.
    this.#snapshot = memory.snapshot?.match ? memory.snapshot : null;
    this.#follower = new LogFollower(parts, memory);
    this.#commands = new PendingCommands(
      (message) => this.#send(message),
      (id, answer) => this.#answer(id, answer),
    );
    this.#voter = parts.isHostScreen ? null : this.#makeVoter(memory, now);
    this.#connector = new Connector(parts, {
      now: () => this.#now,
      emit: (effect) => {
        this.#effects.push(effect);
      },
      send: (message) => this.#send(message),
      term: () => this.#term,
      have: () => this.#follower.have,
      isVoter: () => this.#voter?.isVoter ?? false,
      follow: (proof) => {
        this.#proofBefore = this.#proof;
        this.#proof = proof;
        this.#isDirty = true;
      },
      lost: () => {
        this.#ownSeat.disconnected(this.#now);
      },
      ended: (why) => this.#ended(why),
    });
  }

  #makeVoter(memory: Memory, now: number): Voter {
    const follower = this.#follower;
    return new Voter(
      {
        me: follower.me,
        signer: this.#parts.signer,
        room: roomName(this.#parts.invitation.secret),
        match: () => follower.memory.lastMatch,
        shares: () => follower.memory.match?.shares ?? [],
        replaceLog: (from, entries) => this.#replaceLog(from, entries),
        sendHost: (message) => this.#send(message, true),
        sendPeer: (to, message) => {
          this.#isDirty = true;
          this.#flushStore();
          this.#effects.push({ type: 'peer', to, message });
        },
        open: (entries, shares) => this.#effects.push({ type: 'open-log', entries, shares }),
        elected: (by) => this.#elected(by),
        changed: () => this.#changed(),
      },
      memory.election,
      follower.hashedEntries,
      now,
    );
  }

  get connection(): ConnectionStatus {
    return this.#connector.connection;
  }

  get state(): TableState | null {
    return this.#state;
  }

  get publicKey(): Uint8Array {
    return this.#parts.signer.publicKey;
  }

  /** The voters, as the log says. */
  get voters(): readonly string[] {
    const { state } = this.#follower.log;
    return state ? votersOf(state) : [];
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
    if (this.#checked?.proof !== this.#proof) {
      const host = this.#proof && hostOf(this.#parts.invitation, this.#proof);
      this.#checked = { proof: this.#proof, host };
    }
    return this.#checked!.host;
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
    this.#now = now;
    if (this.connection.state !== 'ended') this.#take(input);
    else if (input.type === 'act') this.#answer(input.id, { ok: false, why: 'offline' });
    this.#listen();
    this.#flushStore();
    this.#wakeLater(input.type === 'wake');
    const effects = this.#effects;
    this.#effects = [];
    return effects;
  }

  #take(input: ClientInput): void {
    const connector = this.#connector;
    switch (input.type) {
      case 'start':
        if (this.#snapshot) this.#changed();
        connector.start();
        return;
      case 'rules':
        this.#games = input.games;
        this.#ownSeat.rulesLoaded();
        this.#follower.finish(input.games);
        this.#changed();
        this.#answerSnapshot();
        return;
      case 'opened':
        this.#frames = new Frames();
        connector.opened(input.fingerprints);
        return;
      case 'unreached':
        connector.again(input.reason);
        return;
      case 'text':
        this.#heard(input.text);
        return;
      case 'shaky':
        connector.shaky(input.shaky);
        return;
      case 'closed':
        connector.closed();
        return;
      case 'peer':
        this.#heardPeer(input.from, input.message);
        return;
      case 'act':
        this.#act(input.id, input.act);
        return;
      case 'nudge':
        connector.nudge();
        return;
      case 'wake':
        this.#wake();
        return;
      case 'wait-longer':
        this.#voter?.waitLonger(input.ms, this.#now);
        this.#changed();
        return;
      case 'opened-log':
        if (input.isOpened) this.#voter?.opened(this.#now);
        return;
      case 'leave':
        if (connector.isOpen) this.#send({ t: 'leave' });
        connector.end(input.why ?? 'closed');
        return;
    }
  }

  #wake(): void {
    const { wakeAt } = this.#connector;
    if (wakeAt !== null && this.#now >= wakeAt) {
      this.#connector.wakeAt = null;
      this.#connector.wake();
    }
    this.#voter?.wake(this.#now);
  }

  #wakeLater(isWoken: boolean): void {
    const isOver = this.connection.state === 'ended';
    const times = [this.#connector.wakeAt ?? Infinity, this.#votes ? this.#voter!.wakeAt : Infinity];
    const at = isOver ? Infinity : Math.min(...times);
    const next = at === Infinity ? null : at;
    if (next === this.#wokenAt && !isWoken) return;
    this.#wokenAt = next;
    this.#effects.push({ type: 'wake', at: next });
  }

  /** Whether this person takes part in elections, which happen only during a match. */
  get #votes(): boolean {
    return this.#voter !== null && this.#snapshot?.phase === 'playing' && this.#voter.isVoter;
  }

  /** Listens for candidates while there is no host. */
  #listen(): void {
    const isListening = this.#votes && !this.#connector.isOpen && this.connection.state !== 'ended';
    if (isListening === this.#isListening) return;
    this.#isListening = isListening;
    this.#effects.push({ type: 'listen', on: isListening });
  }

  #flushStore(): void {
    if (!this.#isDirty) return;
    this.#isDirty = false;
    this.#effects.push({ type: 'store', memory: this.memory });
  }

  #ended(why: Ended): void {
    this.#commands.end(({ kind }) =>
      kind === 'close' && why === 'closed' ? { ok: true } : { ok: false, why: 'offline' },
    );
  }

  // Acts

  #act(id: number, act: Act): void {
    if (!this.#connector.isOpen) {
      this.#answer(id, { ok: false, why: 'offline' });
      return;
    }
    const signed = this.#signed(act);
    if (act.kind === 'sit') this.#ownSeat.satDown(act.seat !== null);
    this.#isDirty ||= signed !== undefined;
    this.#commands.add(id, act, signed, this.#now);
  }

  #signed(act: Act) {
    const seat = this.#follower.viewer;
    if (seat === 'spectator') return undefined;
    const ask = this.#snapshot?.asks.find((one) => one.kind === 'undo');
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

  /** A page that slept, or a network that stalled, gets all messages at once. */
  #noteSilence(): void {
    if (this.#now - this.#heardAt >= SILENCE_MS) this.#silence = { from: this.#heardAt, to: this.#now };
    this.#heardAt = this.#now;
  }

  /** The earliest time at which the host can have sent what arrives now. */
  get #sentAt(): number {
    const { from, to } = this.#silence;
    return this.#now - to < BURST_MS ? from : this.#now;
  }

  #heard(frame: string): void {
    this.#noteSilence();
    let text: string | null = '';
    try {
      text = this.#frames.add(frame);
    } catch {
      // Not a frame: `text` stays empty and is refused below.
    }
    if (text === null) return;
    const message = readFromHost(text);
    if (message === null || !this.#survived(message)) this.#connector.hangUp('lost');
  }

  /** Whatever a host sends, the worst effect is that the connection closes. */
  #survived(message: FromHost): boolean {
    try {
      return this.#understood(message);
    } catch (error) {
      console.error(error);
      return false;
    }
  }

  /** Returns false if the message is out of place. */
  #understood(message: FromHost): boolean {
    const connector = this.#connector;
    switch (message.t) {
      case 'challenge':
        return connector.challenged(message);
      case 'welcome':
        return connector.welcomed() && this.#welcomed(message);
      case 'update':
        return connector.isOpen && this.#updated(message);
      case 'did':
        this.#did(message);
        return connector.isOpen;
      case 'hand-over':
        return connector.isOpen && this.#wasHandedOver(message);
      case 'bye':
        connector.bye(message.why);
        return true;
    }
  }

  #did({ n, answer }: Extract<FromHost, { readonly t: 'did' }>): void {
    const command = this.#commands.did(n, answer);
    if (!answer.ok || command?.act.kind !== 'move' || !command.signed) return;
    this.#follower.accepted(command.signed.signature);
    this.#isDirty = true;
    this.#changed();
  }

  #welcomed({ done, snapshot, ages, append, opened }: Extract<FromHost, { readonly t: 'welcome' }>): boolean {
    this.#follower.reconnected();
    if (append && !this.#append(append)) return false;
    if (!this.#follower.isCurrent(snapshot)) return false;
    this.#times = { clock: this.#now - ages.clock, breath: this.#now - ages.breath };
    this.#show(snapshot, opened);
    this.#ownSeat.connected(this.#clock);
    this.#commands.resend(done);
    return true;
  }

  #updated({ append, opened = [], patch }: Extract<FromHost, { readonly t: 'update' }>): boolean {
    if (append && !this.#append(append)) return false;
    if (patch === undefined) return true;
    const snapshot = this.#patched(patch);
    if (!snapshot || !this.#follower.isCurrent(snapshot)) return false;
    const [before, after] = [this.#snapshot?.match, snapshot.match];
    this.#times = {
      clock: before?.clock?.set === after?.clock?.set ? this.#times.clock : this.#now,
      breath: before?.breath?.set === after?.breath?.set ? this.#times.breath : this.#now,
    };
    this.#show(snapshot, opened);
    return true;
  }

  #patched(patch: Json): Snapshot | null {
    try {
      const snapshot: unknown = apply(this.#snapshot as Json, patch);
      return isSnapshot(snapshot) ? snapshot : null;
    } catch {
      return null;
    }
  }

  #show(snapshot: Snapshot, opened: Extract<FromHost, { readonly t: 'welcome' }>['opened']): void {
    const follower = this.#follower;
    this.#snapshot = snapshot;
    this.#isDirty = true;
    follower.saw(snapshot);
    if (opened.length > 0 || snapshot.phase === 'over') follower.open(opened, this.#games);
    this.#changed();
    this.#answerSnapshot();
    this.#agreeIfShared(snapshot);
  }

  /** Sends the commitments, signature or reveal that the snapshot asks for. */
  #answerSnapshot(): void {
    if (!this.#snapshot || !this.#connector.isOpen) return;
    for (const message of this.#follower.answers(this.#snapshot, this.#game)) this.#send(message);
  }

  /** On one device, everybody has seen the move, so everybody agrees to an undo. */
  #agreeIfShared({ asks }: Snapshot): void {
    const seat = this.#follower.viewer;
    const ask = asks.find((one) => one.kind === 'undo');
    if (!this.#parts.isShared || seat === 'spectator' || !ask?.waiting.includes(seat)) return;
    this.#act(-1, { kind: 'answer-undo', yes: true });
  }

  /** Returns false if no honest host would send this. */
  #append(append: WireAppend): boolean {
    const host = this.#hostNow;
    if (!host || append.term !== host.term) return false;
    // While the next match is being signed, heartbeats still belong to the last one.
    if (this.#follower.isStartingAfter(append.match)) return true;
    if (!this.#follower.meet(append.match, append.term)) return false;
    const entries = hashed(append.previous.hash, append.entries);
    if (!this.#follower.areHostsProven(append.previous, entries)) {
      this.#proof = this.#proofBefore;
      this.#isDirty = true;
      return false;
    }
    if (!this.#follower.isHonest(entries)) {
      this.#changed();
      return false;
    }
    if (this.#voter) this.#voter.appended(host.key, append, entries, this.#now);
    else if (this.#follower.log.has(append.previous)) {
      const fresh = entries.filter(({ index }) => index >= this.#follower.log.length);
      if (fresh.length > 0) this.#replaceLog(fresh[0]!.index, fresh);
    }
    return true;
  }

  #replaceLog(from: number, entries: readonly LoggedEntry[]): void {
    this.#isDirty = true;
    this.#follower.replace(from, entries.map(withoutHash), this.#games);
    for (const entry of entries) {
      const { index, body, signatures } = entry;
      if (signatures.some(({ key }) => key === this.#follower.me)) this.#ownSeat.moved();
      if (body?.kind === 'seat') this.#checkSeat(index, body);
      else if (index > 0 && isStep(entry)) this.#checkPlayer(index);
      if (body?.kind === 'policy') this.#ownSeat.clockChanged(this.#sentAt, this.#clock);
    }
  }

  #checkSeat(index: number, body: SeatBody): void {
    const { log, me } = this.#follower;
    if (log.stateAt(index - 1).seats[body.seat]?.key !== me) return;
    if (this.#ownSeat.isWrong(body, this.#now, this.#games !== null)) this.#follower.dispute(index);
  }

  /** A stand-in ends before the next step if this person is here, unless it only makes the move for which they were late. */
  #checkPlayer(index: number): void {
    const { log, me } = this.#follower;
    const { seats, players } = log.stateAt(index - 1);
    const seat = seats.findIndex(({ key }) => key === me);
    const isPlayer = players.some(({ key }) => key === me);
    if (seats[seat]?.playedBy !== 'bot' || !isPlayer || this.#ownSeat.isAway) return;
    const before = log.entryAt(index - 1).body;
    const isLate = before?.kind === 'seat' && before.change === 'stand-in' && before.seat === seat;
    if (!isLate) this.#follower.dispute(index);
  }

  /** Seconds per turn, as the log says. */
  get #clock(): number | null {
    const policy = this.#follower.log.state?.policy as Policy | undefined;
    return policy?.clock ?? null;
  }

  // Hand-over and elections

  #wasHandedOver({ append, handover, saved }: Extract<FromHost, { readonly t: 'hand-over' }>): boolean {
    const host = this.#hostNow;
    if (!host || !this.#voter || append.term !== host.term) return false;
    const entries = hashed(append.previous.hash, append.entries);
    if (!this.#follower.isHonest(entries)) return false;
    const { secret } = this.#parts.invitation;
    const { match } = append;
    const next = { key: this.#follower.me, term: host.term + 1 };
    const isSigned =
      handover.key === host.key && isHandover(handover, { room: roomName(secret), match }, next);
    const head = entries.at(-1) ?? append.previous;
    if (!isSigned || !isHandedOver(saved, { secret, match, head })) return false;
    this.#handedOver = saved;
    this.#voter.handedOver(host.key, append, entries, handover, this.#now);
    return true;
  }

  #elected(by: ElectedBy): void {
    const { match, membership } = this.#snapshot?.match
      ? { match: this.#snapshot.match.number, membership: this.#snapshot.match.membership }
      : { match: 0, membership: null };
    const term = this.#voter!.stored.term;
    const change: HostChange = {
      term,
      key: this.#follower.me,
      match,
      membership: 'votes' in by ? membership : null,
      votes: 'votes' in by ? [...by.votes] : [],
      handover: 'handover' in by ? by.handover : null,
    };
    const proof = { ...this.#proof!, changes: [...this.#proof!.changes, change] };
    this.#proof = proof;
    this.#isDirty = true;
    this.#flushStore();
    const shares = this.#voter!.shares;
    this.#effects.push({
      type: 'elected',
      elected: { memory: this.memory, proof, shares, saved: 'handover' in by ? this.#handedOver : null },
    });
  }

  #heardPeer(from: string, message: Extract<ClientInput, { readonly type: 'peer' }>['message']): void {
    if (message.t !== 'host') {
      this.#voter?.heard(from, message, this.#now);
      return;
    }
    const host = hostOf(this.#parts.invitation, message.proof);
    if (!host || host.term < this.#term || this.#connector.isOpen) return;
    this.#proof = message.proof;
    this.#isDirty = true;
    this.#connector.seek();
  }

  // State for the screen

  /** The match that is shown, if it is finished. */
  get #finished(): Finished | null {
    const { finished } = this.#follower;
    return finished?.number === this.#snapshot?.match?.number ? finished : null;
  }

  get #fair(): FairState | null {
    const finished = this.#finished;
    const log = finished?.log ?? this.#follower.log;
    const { violation } = this.#follower;
    if (!this.#snapshot?.match || (log.length === 0 && !violation)) return null;
    const players = log.state?.players.length ?? 0;
    const verdict = finished?.verdict ?? null;
    if (players < 2 && !violation && verdict?.type !== 'failed') return null;
    return { players, draws: log.draws, violation, verdict };
  }

  #changed(): void {
    const snapshot = this.#snapshot;
    const finished = this.#finished;
    const moves = snapshot ? this.#moves(snapshot) : [];
    const isStill = snapshot !== null && (snapshot.paused !== null || snapshot.waiting.length > 0);
    this.#ownSeat.update(moves.length > 0, isStill, this.#now, this.#sentAt, this.#clock);
    this.#state =
      snapshot &&
      tableStateOf(snapshot, this.#times, {
        me: personOf(this.#follower.me),
        log: finished?.log ?? this.#follower.log,
        moves,
        result: finished?.match.result ?? null,
        record: this.#record,
        fair: this.#fair,
      });
    this.#effects.push({ type: 'changed' });
  }

  #moves(snapshot: Snapshot): readonly MoveBase[] {
    const game = this.#game;
    if (!game || !snapshot.match || snapshot.phase !== 'playing') return [];
    const { view, breath } = snapshot.match;
    // The log says whether this table has breaths.
    const hasBreath = (this.#follower.log.state?.policy as Policy | undefined)?.breath !== 0;
    return legalMoves(game, { view, breath: hasBreath ? breath : null });
  }

  /** The rules of this match, once they are loaded. */
  get #game(): AnyGame | undefined {
    const { log } = this.#follower;
    return log.length > 0 ? this.#games?.find(({ id }) => id === log.start.game) : undefined;
  }

  #recordOf: { readonly of: Finished; readonly text: string } | null = null;

  get #record(): string | null {
    const finished = this.#finished;
    if (!finished) return null;
    if (this.#recordOf?.of !== finished) {
      const { log, match } = finished;
      this.#recordOf = { of: finished, text: recordOf(log, match) };
    }
    return this.#recordOf!.text;
  }

  #send(message: FromGuest, needsDisk = false): void {
    this.#flushStore();
    this.#effects.push({ type: 'send', text: write(message), needsDisk });
  }

  #answer(id: number, answer: Answer): void {
    this.#effects.push({ type: 'answer', id, answer });
  }
}
