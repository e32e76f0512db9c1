/**
 * A person at a table, as a machine: what happened goes in, with the time; what is to be done comes out. It gets to the host
 * (`approach.ts`), says what its person wants exactly once (`wishes.ts`), takes part in what is drawn, and holds what it was shown last.
 */
import { MOST_FOR_OTHERS, type Wait } from '../heirs/wait.ts';
import type { Saved } from '../host/room.ts';
import { Frames } from '../protocol/frames.ts';
import { personOf } from '../protocol/keys.ts';
import { type FromGuest, type FromHost, readFromHost, write } from '../protocol/messages.ts';
import { tableStateOf } from '../protocol/picture.ts';
import type { Answer, Ended, Line, PersonId, TableState } from '../tables/table.ts';
import type { Heir } from './allegiance.ts';
import { Approach } from './approach.ts';
import { FairPlay } from './fair-play.ts';
import { Seen } from './seen.ts';
import type { ClientEffect, ClientInput, ClientParts, Kept } from './wire.ts';
import { Wishes } from './wishes.ts';

/** How often an heir says that it is there. */
const HERE = 4_000;
/** Seconds that a host may be gone, where the table says nothing else. */
const PATIENCE = 20;

export class Client {
  readonly #approach: Approach;
  readonly #wishes: Wishes;
  readonly #fair: FairPlay;
  readonly #seen: Seen;
  #frames = new Frames();
  #auditing: string | null = null;
  /** How much longer its person wants to wait for the host, in milliseconds; and how much longer somebody else does. */
  #extra = 0;
  #others: { readonly extra: number; readonly by: PersonId } | null = null;
  /** The will that the host was told of. */
  #goesBy: string | null = null;
  /** Said goodbye, and not welcomed again since. */
  #gone = false;
  #state: TableState | null = null;
  #effects: ClientEffect[] = [];
  #now = 0;

  constructor(parts: ClientParts) {
    this.#seen = new Seen(parts.kept?.picture ?? null);
    this.#fair = new FairPlay(parts);
    this.#wishes = new Wishes(
      (message) => this.#send(message),
      (id, answer) => this.#answer(id, answer),
    );
    this.#approach = new Approach(parts, {
      now: () => this.#now,
      emit: (effect) => {
        this.#effects.push(effect);
      },
      send: (message) => this.#send(message),
      heir: () => this.#heir,
      patience: () => this.patience,
      usualPatience: () => this.#usualPatience,
      waitsUntil: () => this.waitsUntil,
      waits: (wait) => this.#waits(wait),
      lost: () => this.#fair.lost(),
      ended: (why) => this.#ended(why),
    });
  }

  get line(): Line {
    return this.#approach.line;
  }

  get state(): TableState | null {
    return this.#state;
  }

  get epoch(): number {
    return this.#approach.allegiance.epoch;
  }

  /** There is a line to the host, perhaps a bad one: a goodbye is said on it. */
  get isOpen(): boolean {
    return this.#approach.isOpen;
  }

  /** When the host was heard last; null while the line is open, and before it ever was. */
  get lostAt(): number | null {
    return this.#approach.lostAt;
  }

  /** How long the host may be gone, in milliseconds. */
  get patience(): number {
    return this.#usualPatience + Math.max(this.#extra, this.#others?.extra ?? 0);
  }

  get #usualPatience(): number {
    return (this.#seen.picture?.policy.patience ?? PATIENCE) * 1000;
  }

  /** Who wants to wait longer for the host, and is waited with. */
  get waits(): PersonId | null {
    const { extra, by } = this.#others ?? { extra: 0, by: null };
    return extra > this.#extra ? by : this.#extra > 0 ? (this.#seen.picture?.me ?? null) : null;
  }

  /** When its person, who wants to wait longer, does not any more; null for who does not. */
  get waitsUntil(): number | null {
    const { lostAt } = this;
    return this.#extra > 0 && lostAt !== null ? lostAt + this.#usualPatience + this.#extra : null;
  }

  /** What an heir keeps; null for who is none. */
  get kept(): Kept | null {
    const { picture } = this.#seen;
    if (!picture || !this.#heir) return null;
    return { ...this.#approach.allegiance.kept, picture, links: this.#fair.links };
  }

  get #plays(): boolean {
    const { phase, chairs = [], me } = this.#seen.picture ?? {};
    return phase === 'playing' && chairs.some((chair) => chair.kind === 'person' && chair.person === me);
  }

  get #heir(): Heir | null {
    return this.#gone ? null : (this.#seen.picture?.match?.heir ?? null);
  }

  input(input: ClientInput, now: number): ClientEffect[] {
    this.#now = now;
    const approach = this.#approach;
    // Clocks ring a little early sometimes: then it is said again.
    const before = input.is === 'wake' ? null : approach.wakeAt;
    if (this.line.state !== 'ended') this.#take(input);
    else if (input.is === 'act') this.#answer(input.id, { ok: false, why: 'offline' });
    if (approach.wakeAt !== before) this.#effects.push({ do: 'wake', at: approach.wakeAt });
    const effects = this.#effects;
    this.#effects = [];
    return effects;
  }

  #take(input: ClientInput): void {
    const approach = this.#approach;
    switch (input.is) {
      case 'start':
        if (this.#seen.picture) this.#changed();
        approach.start();
        return;
      case 'stands':
        approach.allegiance.stand(input.epoch);
        if (approach.isOpen) this.#renounce();
        return;
      case 'farewell':
        if (!approach.isOpen || !this.#heir) return;
        this.#gone = true;
        this.#send({ t: 'leave' });
        return;
      case 'patience':
        this.#extra = Math.max(this.#extra, this.#others?.extra ?? 0) + input.extra;
        return;
      case 'waits':
        this.#waits(input.wait);
        return;
      case 'opened':
        this.#frames = new Frames();
        approach.opened(input.fingerprints);
        return;
      case 'unreached':
        approach.again(input.reason);
        return;
      case 'text':
        this.#heard(input.text);
        return;
      case 'shaky':
        approach.shaky(input.shaky);
        this.#fair.shaky(this.#now);
        return;
      case 'closed':
        approach.closed();
        return;
      case 'act':
        if (input.act.kind === 'ask-undo') this.#fair.asksBack();
        if (approach.isOpen) this.#wishes.add(input.id, input.act, this.#now);
        else this.#answer(input.id, { ok: false, why: 'offline' });
        return;
      case 'nudge':
        approach.nudge();
        return;
      case 'wake':
        if (approach.wakeAt === null || this.#now < approach.wakeAt) return;
        approach.wakeAt = null;
        if (approach.isOpen) this.#here();
        else approach.wake();
        return;
      case 'answered':
        approach.answered();
        return;
      case 'unkept':
        approach.unkept();
        return;
      case 'audited':
        if (input.record !== this.#auditing) return;
        this.#fair.audited(input.audit);
        this.#changed();
        return;
      case 'leave':
        if (approach.isOpen) this.#send({ t: 'leave' });
        approach.end(input.why ?? 'closed');
        return;
    }
  }

  /** Somebody else wants to wait longer for the host. */
  #waits({ by, left }: Wait): void {
    const { lostAt } = this;
    if (lostAt === null) return;
    const extra = Math.min(MOST_FOR_OTHERS, this.#now + left - lostAt - this.#usualPatience);
    if (extra <= Math.max(this.#extra, this.#others?.extra ?? 0)) return;
    this.#others = { extra, by: personOf(by) };
    this.#effects.push({ do: 'changed' });
  }

  #ended(why: Ended): void {
    this.#wishes.end(({ kind }) =>
      kind === 'close' && why === 'closed' ? { ok: true } : { ok: false, why: 'offline' },
    );
  }

  // What the host says

  #heard(frame: string): void {
    let text: string | null = '';
    try {
      text = this.#frames.add(frame);
    } catch {
      // Not even a frame.
    }
    if (text === null) return;
    const message = readFromHost(text);
    if (message === null || !this.#survived(message)) this.#approach.hangUp('lost');
  }

  /** Whatever a host says, at the worst it ends the line. */
  #survived(message: FromHost): boolean {
    try {
      return this.#understood(message);
    } catch (error) {
      console.error(error);
      return false;
    }
  }

  /** False for what is out of place. */
  #understood(message: FromHost): boolean {
    const approach = this.#approach;
    switch (message.t) {
      case 'challenge':
      case 'candidate':
      case 'released':
        return approach.heard(message);
      case 'welcome':
        return approach.welcomed() && this.#welcomed(message);
      case 'patch':
        return approach.isOpen && this.#seen.patch(message.patch, this.#now) && this.#look();
      case 'did':
        return approach.isOpen && this.#did(message.n, message.answer);
      case 'inherit':
        return approach.isOpen && this.#inherits(message.saved);
      case 'bye':
        approach.sentOff(message.why);
        return true;
    }
  }

  #welcomed({ done, picture, ages }: Extract<FromHost, { readonly t: 'welcome' }>): boolean {
    this.#gone = false;
    this.#extra = 0;
    this.#others = null;
    this.#goesBy = null;
    this.#approach.wakeAt = this.#now + HERE;
    this.#seen.show(picture, ages, this.#now);
    this.#fair.lost();
    this.#look();
    if (this.#goesBy === null) this.#here();
    this.#wishes.sayAgain(done);
    this.#renounce();
    return true;
  }

  /** Whoever voted for us need not wait for us any more. */
  #renounce(): void {
    const release = this.#approach.allegiance.renounce();
    if (release)
      this.#effects.push({ do: 'promise', text: write({ t: 'release', release }), otherwise: null });
  }

  /** At what it is shown now: takes part in what is drawn, and says by which will it goes. */
  #look(): true {
    const picture = this.#seen.picture!;
    const will = picture.match?.heir?.will.signature ?? null;
    const era = this.#approach.allegiance.shown(will);
    for (const message of this.#fair.look(picture, era, this.#now)) this.#send(message);
    if (will !== null && will !== this.#goesBy) this.#here();
    const audit = this.#fair.toAudit;
    if (audit && audit.record !== this.#auditing) {
      this.#auditing = audit.record;
      this.#effects.push({ do: 'audit', ...audit });
    }
    this.#changed();
    return true;
  }

  /** The host knows by it that we elect nobody; also by a will of another time, while there is none for us. */
  #here(): void {
    const will = this.#seen.picture?.match?.heir?.will.signature;
    if (will !== undefined) {
      const otherwise = write({ t: 'here', will: null });
      const again = will === this.#goesBy;
      this.#effects.push({ do: 'promise', text: write({ t: 'here', will }), otherwise, again });
    } else if (this.#plays) this.#send({ t: 'here', will: null });
    this.#goesBy = will ?? null;
    this.#approach.wakeAt = this.#now + HERE;
  }

  #did(n: number, answer: Answer): boolean {
    const act = this.#wishes.did(n, answer);
    if (act?.kind === 'move' && answer.ok && answer.step !== undefined) {
      this.#fair.moved(answer.step, act.move);
      if ((this.#fair.state?.finding ?? null) !== (this.#state?.match?.fair?.finding ?? null))
        this.#changed();
    }
    return true;
  }

  #inherits(saved: Saved): boolean {
    if (!this.#approach.allegiance.inherits(saved.room) || this.#knowsMore(saved)) return false;
    this.#effects.push({ do: 'inherit', saved });
    return true;
  }

  /** Nothing that was played is taken back by giving the table to somebody else. */
  #knowsMore({ room, steps }: Saved): boolean {
    const { number, version } = this.#seen.picture?.match ?? {};
    return number === room.matches && version !== undefined && steps < version;
  }

  #send(message: FromGuest): void {
    this.#effects.push({ do: 'send', text: write(message) });
  }

  #answer(id: number, answer: Answer): void {
    this.#effects.push({ do: 'answer', id, answer });
  }

  #changed(): void {
    const { picture, times } = this.#seen;
    this.#state = picture && tableStateOf(picture, times, this.#fair.state);
    this.#effects.push({ do: 'changed' });
  }
}
