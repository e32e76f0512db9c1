/**
 * A person at a table, as a machine: what happened goes in, with the time; what is to be done comes out. It finds the host,
 * makes sure that it is the host, says what its person wants exactly once, and holds what it was shown last. It tries again for
 * ever.
 */
import type { Link as ChainLink } from '@cheeseboard/engine/fair';
import type { Audit, Witness } from '../fair/witness.ts';
import { castVote, hostAfter, type Succession } from '../heirs/will.ts';
import type { Saved } from '../host/room.ts';
import { textOf } from '../protocol/bytes.ts';
import { Frames } from '../protocol/frames.ts';
import { knock, NONCE_BYTES, PROTOCOL, type Transcript, toSign } from '../protocol/handshake.ts';
import { isSigned, type Signer } from '../protocol/keys.ts';
import { Limit } from '../protocol/limit.ts';
import { type FromGuest, type FromHost, MOST_IN, readFromHost, write } from '../protocol/messages.ts';
import { apply, type Json } from '../protocol/patch.ts';
import { isPicture, type Picture, type Times, tableStateOf } from '../protocol/picture.ts';
import { addressOf, type Invitation, type Random } from '../protocol/room.ts';
import type { Act, Answer, Ended, Line, TableState } from '../tables/table.ts';
import type { Address, Link, Unreached } from '../transport/transport.ts';
import { FairPlay } from './fair-play.ts';

export interface ClientParts {
  readonly invitation: Invitation;
  readonly signer: Signer;
  readonly random: Random;
  readonly epoch: number;
  /** Of the identity: makes this person's chains for fair draws. Without it they only watch. */
  readonly seed?: Uint8Array;
  /** What this browser kept of the table when it was here before. */
  readonly kept?: Kept | undefined;
}

/** What an heir keeps, so that it can help to go on without the host also after a reload. */
export interface Kept {
  readonly epoch: number;
  readonly first: string;
  readonly chain: readonly Succession[];
  readonly picture: Picture;
  /** By number in the roster, the last open link that was shown. */
  readonly links: readonly { readonly count: number; readonly last: ChainLink }[] | null;
  /** The last promise: in this epoch it follows nobody else. */
  readonly voted: { readonly epoch: number; readonly heir: string } | null;
}

export type ClientInput =
  | { readonly is: 'start' }
  /** The answer to `call`. */
  | { readonly is: 'opened'; readonly fingerprints: Link['fingerprints'] }
  | { readonly is: 'unreached'; readonly reason: Unreached }
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'shaky'; readonly shaky: boolean }
  | { readonly is: 'closed' }
  | { readonly is: 'act'; readonly id: number; readonly act: Act }
  /** The network is back, or the screen is looked at again: now rather than later. */
  | { readonly is: 'nudge' }
  | { readonly is: 'wake' }
  /** The answer to `audit`. */
  | { readonly is: 'audited'; readonly record: string; readonly audit: Audit }
  /** This browser stands for host of an epoch; null: no longer. */
  | { readonly is: 'stands'; readonly epoch: number | null }
  /** The page goes: an heir promises to elect nobody until it is back. */
  | { readonly is: 'farewell' }
  /** The person wants to wait so many milliseconds longer for the host. */
  | { readonly is: 'patience'; readonly extra: number }
  | { readonly is: 'leave' };

export type ClientEffect =
  | { readonly do: 'call'; readonly address: Address }
  | { readonly do: 'send'; readonly text: string }
  | { readonly do: 'close' }
  | { readonly do: 'wake'; readonly at: number | null }
  | { readonly do: 'answer'; readonly id: number; readonly answer: Answer }
  /** A promise, and the message that carries it: sent when the promise is safe. */
  | { readonly do: 'promise'; readonly text: string }
  /** The host has handed its table over to us. */
  | { readonly do: 'inherit'; readonly saved: Saved }
  /** A match is over: hold its record against what was seen. */
  | { readonly do: 'audit'; readonly record: string; readonly witness: Witness }
  | { readonly do: 'changed' };

/** Between two tries: soon at first, then rarely, never never. */
const FIRST = 300;
const LONGEST = 8_000;
/** For who may have to go on without the host. */
const OFTEN = 1_500;
/** How often an heir says that it is there. */
const HERE = 4_000;
/** Seconds that a host may be gone, where the table says nothing else. */
export const PATIENCE = 20;
/** A host that does not finish the handshake is tried again. */
const HANDSHAKE = 8_000;
/** How often somebody else may answer at the address before we say so. */
const IMPOSTORS = 4;

interface Wish {
  readonly id: number;
  readonly act: Act;
  n: number;
}

export class Client {
  readonly #parts: ClientParts;
  readonly #limit = new Limit(15, 30);
  readonly #fair: FairPlay;
  #auditing: string | null = null;
  #epoch: number;
  #line: Line = { state: 'connecting', why: 'first', tries: 0 };
  #stage: 'idle' | 'calling' | 'hello' | 'proof' | 'voted' | 'open' = 'idle';
  #first = '';
  #chain: readonly Succession[] = [];
  #voted: Kept['voted'] = null;
  /** No host of an earlier epoch is followed: somebody may have been elected with our vote. */
  #floor: number;
  /** The epoch that is being called, and which of them is next. */
  #called = 0;
  #calls = 0;
  #stands: number | null = null;
  #extra = 0;
  /** The will that the host was told of. */
  #goesBy: string | null = null;
  /** Said goodbye, and not welcomed again since. */
  #gone = false;
  /** When the line was open for the last time. */
  #lostAt: number | null = null;
  #transcript: Transcript | null = null;
  #frames = new Frames();
  #picture: Picture | null = null;
  #times: Times = { clock: 0, breath: 0 };
  #state: TableState | null = null;
  /** The number of the last command that the host is known to have carried out. */
  #done = 0;
  /** Said, or to be said, and not answered yet. */
  #wishes: Wish[] = [];
  #wait = FIRST;
  #impostors = 0;
  #wakeAt: number | null = null;
  #effects: ClientEffect[] = [];
  #now = 0;

  constructor(parts: ClientParts) {
    this.#parts = parts;
    this.#epoch = parts.kept?.epoch ?? parts.epoch;
    this.#floor = this.#epoch;
    if (parts.kept) this.#remember(parts.kept);
    this.#fair = new FairPlay(parts.invitation.secret, parts.seed ?? null);
  }

  get line(): Line {
    return this.#line;
  }

  get state(): TableState | null {
    return this.#state;
  }

  get epoch(): number {
    return this.#epoch;
  }

  /** When the host was heard last; null while the line is open, and before it ever was. */
  get lostAt(): number | null {
    return this.#lostAt;
  }

  /** How long the host may be gone, in milliseconds. */
  get patience(): number {
    return (this.#picture?.policy.patience ?? PATIENCE) * 1000 + this.#extra;
  }

  /** What an heir keeps; null for who is none. */
  get kept(): Kept | null {
    const picture = this.#picture;
    if (!picture?.match?.heir || this.#gone) return null;
    return {
      epoch: this.#epoch,
      first: this.#first,
      chain: this.#chain,
      picture,
      links: this.#fair.links,
      voted: this.#voted,
    };
  }

  #remember({ first, chain, picture, voted }: Kept): void {
    this.#first = first;
    this.#chain = chain;
    this.#picture = picture;
    this.#voted = voted;
    if (voted) this.#floor = Math.max(this.#floor, voted.epoch);
  }

  input(input: ClientInput, now: number): ClientEffect[] {
    this.#now = now;
    // Clocks ring a little early sometimes: then it is said again.
    const before = input.is === 'wake' ? null : this.#wakeAt;
    if (this.#line.state !== 'ended') this.#take(input);
    else if (input.is === 'act') this.#answer(input.id, { ok: false, why: 'offline' });
    if (this.#wakeAt !== before) this.#effects.push({ do: 'wake', at: this.#wakeAt });
    const effects = this.#effects;
    this.#effects = [];
    return effects;
  }

  #take(input: ClientInput): void {
    switch (input.is) {
      case 'start':
        this.#lostAt = this.#now;
        if (this.#picture) this.#changed();
        this.#call();
        return;
      case 'stands':
        this.#stands = input.epoch;
        if (input.epoch !== null)
          this.#voted = { epoch: input.epoch, heir: textOf(this.#parts.signer.publicKey) };
        return;
      case 'farewell':
        if (this.#stage !== 'open' || !this.kept) return;
        this.#gone = true;
        this.#send({ t: 'leave' });
        return;
      case 'patience':
        this.#extra = input.extra;
        return;
      case 'opened':
        this.#opened(input.fingerprints);
        return;
      case 'unreached':
        this.#again(input.reason);
        return;
      case 'text':
        this.#heard(input.text);
        return;
      case 'shaky':
        if (this.#stage === 'open') this.#setLine({ state: input.shaky ? 'shaky' : 'open' });
        return;
      case 'closed':
        this.#stage === 'idle' ? undefined : this.#again('lost');
        return;
      case 'act':
        this.#wish(input.id, input.act);
        return;
      case 'nudge':
        if (this.#stage === 'idle') this.#call();
        return;
      case 'wake':
        if (this.#wakeAt === null || this.#now < this.#wakeAt) return;
        this.#wakeAt = null;
        if (this.#stage === 'idle') {
          this.#call();
          return;
        }
        if (this.#stage === 'open') this.#here();
        else this.#hangUp('lost');
        return;
      case 'audited':
        if (input.record !== this.#auditing) return;
        this.#fair.audited(input.audit);
        this.#changed();
        return;
      case 'leave':
        if (this.#stage === 'open') this.#send({ t: 'leave' });
        this.#end('closed', false);
        return;
    }
  }

  // Getting there

  #call(): void {
    this.#stage = 'calling';
    this.#wakeAt = null;
    this.#called = this.#nextEpoch();
    this.#effects.push({ do: 'call', address: addressOf(this.#parts.invitation.secret, this.#called) });
  }

  /** Mostly where the host was last; now and then where one after it would be. Not where we stand ourselves. */
  #nextEpoch(): number {
    const offsets = this.#isOverdue ? [1, 0, 1, 2, 0, 3] : [0, 0, 1, 0, 2, 0, 3];
    const base = Math.max(this.#epoch, this.#floor);
    for (;;) {
      const epoch = base + offsets[this.#calls % offsets.length]!;
      this.#calls += 1;
      if (epoch !== this.#stands) return epoch;
    }
  }

  /** The host has been gone for longer than the table's patience. */
  get #isOverdue(): boolean {
    return this.#lostAt !== null && this.#now - this.#lostAt >= this.patience && this.kept !== null;
  }

  #opened(fingerprints: Link['fingerprints']): void {
    const { invitation, signer, random } = this.#parts;
    const guestKey = textOf(signer.publicKey);
    const guestNonce = textOf(random(NONCE_BYTES));
    this.#stage = 'hello';
    this.#wakeAt = this.#now + HANDSHAKE;
    this.#frames = new Frames();
    this.#transcript = {
      secret: invitation.secret,
      epoch: this.#epoch,
      guestKey,
      hostKey: '',
      guestNonce,
      hostNonce: '',
      guestEnd: fingerprints?.own ?? '',
      hostEnd: fingerprints?.other ?? '',
    };
    const knocked = knock(invitation.secret, guestKey, guestNonce);
    this.#send({ t: 'hello', v: PROTOCOL, key: guestKey, nonce: guestNonce, knock: knocked });
  }

  /** Ends this line and tries again. */
  #hangUp(why: Extract<Line, { state: 'connecting' }>['why']): void {
    this.#effects.push({ do: 'close' });
    this.#again(why);
  }

  #again(why: Extract<Line, { state: 'connecting' }>['why']): void {
    const tries = this.#line.state === 'connecting' ? this.#line.tries + 1 : 1;
    if (this.#line.state !== 'connecting') this.#wait = FIRST;
    if (this.#stage === 'open') {
      this.#fair.lost();
      this.#lostAt = this.#now;
      this.#calls = 0;
    }
    this.#stage = 'idle';
    this.#transcript = null;
    // Somewhere between the half and the whole, so that a table does not come back all at once.
    const share = 0.5 + this.#parts.random(1)[0]! / 512;
    this.#wakeAt = this.#now + this.#wait * share;
    this.#wait = Math.min(this.kept ? OFTEN : LONGEST, this.#wait * 1.7);
    this.#setLine({ state: 'connecting', why, tries });
  }

  #end(why: Ended, hangUp = true): void {
    if (hangUp || this.#stage !== 'idle') this.#effects.push({ do: 'close' });
    this.#stage = 'idle';
    this.#wakeAt = null;
    this.#setLine({ state: 'ended', why });
    for (const { id, act } of this.#wishes.splice(0)) {
      this.#answer(
        id,
        act.kind === 'close' && why === 'closed' ? { ok: true } : { ok: false, why: 'offline' },
      );
    }
  }

  // What the host says

  #heard(frame: string): void {
    let message: FromHost | null = null;
    try {
      const text = this.#frames.add(frame);
      if (text === null) return;
      message = readFromHost(text);
    } catch {
      // Not even a frame.
    }
    if (message === null || !this.#understood(message)) this.#hangUp('lost');
  }

  /** False for what is out of place. */
  #understood(message: FromHost): boolean {
    switch (message.t) {
      case 'challenge':
        return this.#stage === 'hello' && this.#challenged(message);
      case 'candidate':
        return this.#stage === 'hello' && this.#asked(message);
      case 'released':
        return this.#stage === 'voted' && this.#released(message.epoch);
      case 'inherit':
        return this.#stage === 'open' && this.#inherits(message.saved);
      case 'welcome':
        return this.#stage === 'proof' && this.#welcomed(message);
      case 'patch':
        return this.#stage === 'open' && this.#patched(message.patch);
      case 'did':
        return this.#stage === 'open' && this.#did(message.n, message.answer);
      case 'bye':
        this.#sentOff(message.why);
        return true;
    }
  }

  #challenged({
    key,
    nonce,
    epoch,
    first,
    chain,
    signature,
  }: Extract<FromHost, { readonly t: 'challenge' }>): boolean {
    const transcript = { ...this.#transcript!, hostKey: key, hostNonce: nonce, epoch };
    const { invitation, signer } = this.#parts;
    const host = hostAfter(invitation.secret, invitation.host, first, chain);
    const isHost = host?.key === key && host.epoch === epoch;
    if (!isHost || !isSigned(key, toSign('host', transcript), signature)) {
      // Where only a later host would be, anybody may sit.
      if (this.#called === this.#epoch) this.#impostors += 1;
      if (this.#impostors >= IMPOSTORS) this.#end('not-the-host');
      else this.#hangUp('nobody');
      return true;
    }
    if (epoch < this.#floor) {
      this.#hangUp('nobody');
      return true;
    }
    this.#impostors = 0;
    this.#epoch = epoch;
    this.#floor = epoch;
    this.#first = first;
    this.#chain = chain;
    this.#stage = 'proof';
    this.#send({ t: 'proof', signature: textOf(signer.sign(toSign('guest', transcript))) });
    return true;
  }

  /** The host knows by it that we elect nobody. */
  #here(): void {
    const will = this.#picture?.match?.heir?.will.signature;
    if (will !== undefined) this.#effects.push({ do: 'promise', text: write({ t: 'here', will }) });
    this.#goesBy = will ?? null;
    this.#wakeAt = this.#now + HERE;
  }

  /** Somebody wants to be host after the host. Only when we have missed it for long enough, and one in each epoch. */
  #asked({ key, nonce, epoch, will, signature }: Extract<FromHost, { readonly t: 'candidate' }>): boolean {
    const heir = this.#picture?.match?.heir;
    const transcript = { ...this.#transcript!, hostKey: key, hostNonce: nonce, epoch };
    const voted = this.#voted;
    const isFree = !voted || voted.epoch < epoch || (voted.epoch === epoch && voted.heir === key);
    const isHeir = heir?.will.signature === will.signature && heir.will.heirs.includes(key);
    const isTime = this.#isOverdue && epoch > this.#epoch && epoch !== this.#stands;
    if (!heir || !isHeir || !isFree || !isTime || !isSigned(key, toSign('host', transcript), signature)) {
      this.#hangUp('nobody');
      return true;
    }
    this.#voted = { epoch, heir: key };
    this.#floor = Math.max(this.#floor, epoch);
    this.#stage = 'voted';
    this.#wakeAt = this.#now + HANDSHAKE;
    const vote = castVote(heir.will, epoch, key, this.#parts.signer);
    this.#effects.push({ do: 'promise', text: write({ t: 'vote', vote, share: heir.share }) });
    return true;
  }

  /** It gave up: nobody has been elected with our vote, and the old host may be followed again. */
  #released(epoch: number): boolean {
    if (this.#voted?.epoch === epoch) this.#floor = this.#epoch;
    this.#hangUp('lost');
    return true;
  }

  #inherits(saved: Saved): boolean {
    const { invitation, signer } = this.#parts;
    const { first, chain } = saved.room;
    const host = hostAfter(invitation.secret, invitation.host, first, chain);
    if (host?.key !== textOf(signer.publicKey) || host.epoch !== saved.room.epoch) return false;
    this.#effects.push({ do: 'inherit', saved });
    return true;
  }

  #welcomed({ done, picture, ages }: Extract<FromHost, { readonly t: 'welcome' }>): boolean {
    this.#stage = 'open';
    this.#gone = false;
    this.#goesBy = null;
    this.#lostAt = null;
    this.#wakeAt = this.#now + HERE;
    this.#wait = FIRST;
    this.#picture = picture;
    this.#times = { clock: this.#now - ages.clock, breath: this.#now - ages.breath };
    this.#line = { state: 'open' };
    this.#fair.lost();
    this.#play();
    this.#changed();
    this.#done = done;
    // What the host has done is answered when it is said again. Only a host that has forgotten us counts from the start.
    const [first] = this.#wishes;
    const shift = first && first.n > done + 1 ? first.n - done - 1 : 0;
    for (const wish of this.#wishes) {
      wish.n -= shift;
      this.#sendWish(wish);
    }
    return true;
  }

  #patched(patch: Json): boolean {
    let picture: unknown;
    try {
      picture = apply(this.#picture as Json, patch);
    } catch {
      return false;
    }
    if (!isPicture(picture)) return false;
    const [before, after] = [this.#picture?.match, picture.match];
    this.#times = {
      clock: before?.clock?.set === after?.clock?.set ? this.#times.clock : this.#now,
      breath: before?.breath?.set === after?.breath?.set ? this.#times.breath : this.#now,
    };
    this.#picture = picture;
    this.#play();
    this.#changed();
    return true;
  }

  /** Takes part in what is drawn. */
  #play(): void {
    for (const message of this.#fair.look(this.#picture!)) this.#send(message);
    const will = this.#picture?.match?.heir?.will.signature ?? null;
    if (this.#stage === 'open' && will !== null && will !== this.#goesBy) this.#here();
    const audit = this.#fair.toAudit;
    if (!audit || audit.record === this.#auditing) return;
    this.#auditing = audit.record;
    this.#effects.push({ do: 'audit', ...audit });
  }

  #did(n: number, answer: Answer): boolean {
    this.#done = Math.max(this.#done, n);
    const wish = this.#wishes.find((one) => one.n === n);
    if (!wish) return true;
    if (wish.act.kind === 'move' && answer.ok && answer.step !== undefined) {
      this.#fair.moved(answer.step, wish.act.move);
    }
    this.#wishes = this.#wishes.filter((one) => one !== wish);
    this.#answer(wish.id, answer.ok ? { ok: true } : answer);
    return true;
  }

  #sentOff(why: Extract<FromHost, { readonly t: 'bye' }>['why']): void {
    // Until the host has proved who it is, it can only say that we do not understand each other.
    const known = this.#stage === 'open' || this.#stage === 'proof';
    if (why === 'moved') {
      this.#hangUp('lost');
      // Whoever comes next is one epoch further.
      this.#calls = 2;
    } else if (why === 'older' || why === 'newer' || (known && why !== 'refused')) this.#end(why);
    else this.#hangUp(why === 'full' ? 'blocked' : 'lost');
  }

  // What the person wants

  #wish(id: number, act: Act): void {
    const refused = this.#stage !== 'open' ? 'offline' : this.#limit.take(this.#now) ? null : 'too-fast';
    const wish: Wish = { id, act, n: (this.#wishes.at(-1)?.n ?? this.#done) + 1 };
    if (refused) this.#answer(id, { ok: false, why: refused });
    else if (write({ t: 'do', n: wish.n, act }).length > MOST_IN)
      this.#answer(id, { ok: false, why: 'invalid' });
    else {
      this.#wishes.push(wish);
      this.#sendWish(wish);
    }
  }

  #sendWish({ n, act }: Wish): void {
    this.#send({ t: 'do', n, act });
  }

  #send(message: FromGuest): void {
    this.#effects.push({ do: 'send', text: write(message) });
  }

  #answer(id: number, answer: Answer): void {
    this.#effects.push({ do: 'answer', id, answer });
  }

  #setLine(line: Line): void {
    this.#line = line;
    this.#effects.push({ do: 'changed' });
  }

  #changed(): void {
    this.#state = this.#picture && tableStateOf(this.#picture, this.#times, this.#fair.state);
    this.#effects.push({ do: 'changed' });
  }
}
