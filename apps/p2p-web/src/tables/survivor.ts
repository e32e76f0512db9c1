/**
 * A table that outlives its host. Inside is either a seat at somebody else's table or a table of this browser, and it changes from one to the
 * other: when the host is gone for too long and this heir is elected, when the host hands over, and when a host comes back and finds another.
 */
import { Candidacy, type Given } from '../guest/candidacy.ts';
import { Seated } from '../guest/seated.ts';
import type { Kept } from '../guest/wire.ts';
import { takeOver } from '../heirs/takeover.ts';
import { castVote, firstElected, type Succession } from '../heirs/will.ts';
import type { Saved } from '../host/room.ts';
import { textOf } from '../protocol/bytes.ts';
import { addressOf, type Invitation, invitationText } from '../protocol/room.ts';
import type { Identity } from '../storage/identity.ts';
import type { Connection, Listening, ListeningState, Transport } from '../transport/transport.ts';
import { Hosted } from './hosted.ts';
import type { Means } from './means.ts';
import { findSuccessor } from './successor.ts';
import type { Act, Answer, Fate, HostedTable, Line, PersonId, TableState } from './table.ts';

/** How much later each next heir tries, and how long one stands in one epoch before it tries the next. */
const STAGGER = 12_000;
const STAND = 15_000;
/** With enough votes it waits so long for the others: one of them may know of a later step. */
const OTHERS = 3_000;
const LONGER = 20_000;
/** How often a host that must wait looks for one after it; and for the one that it handed its table over to. */
const LOOK = 5_000;
const LOOK_SOON = 1_000;

export interface Survival {
  readonly means: Means;
  readonly transport: Transport;
  readonly identity: Identity;
  readonly invitation: Invitation;
  /** Runs a saved table here from now on. */
  host(saved: Saved): Promise<Hosted>;
  /** A seat at somebody else's table. */
  sit(epoch: number, by?: Connection): Seated;
  /** The table is a host's own, or a guest's, on the shelf from now on. */
  becameHost(saved: Saved): Promise<void>;
  becameGuest(): Promise<void>;
}

/** This browser stands for host. */
interface Standing {
  readonly candidacy: Candidacy;
  /** Null until what it promised itself is kept. */
  listening: Listening | null;
  /** It asks for the old host once more. */
  asks: boolean;
  untime(): void;
}

export class Survivor implements HostedTable {
  readonly #survival: Survival;
  readonly #listeners = new Set<() => void>();
  #inner: Seated | Hosted;
  #unsubscribe = () => {};
  #candidacy: Standing | null = null;
  #tries = 0;
  /** The last time it stood somebody went without a vote. */
  #refused = false;
  #untime = () => {};
  #looking = false;
  #looks = 0;
  #lookAt: number | null = null;
  #changing = false;
  #left = false;

  constructor(inner: Seated | Hosted, survival: Survival) {
    this.#survival = survival;
    this.#inner = inner;
    this.#attach(inner);
  }

  get line(): Line {
    return this.#inner.line;
  }

  get state(): TableState | null {
    return this.#inner.state;
  }

  /** What only the host has; null while somebody else is host. */
  get hosted(): HostedTable | null {
    return this.#inner instanceof Hosted ? this.#inner : null;
  }

  get handed(): PersonId | null {
    return this.hosted?.handed ?? null;
  }

  get invitation(): string {
    return invitationText(this.#survival.invitation);
  }

  get listening(): ListeningState {
    return this.hosted?.listening ?? 'open';
  }

  admit(link: Connection): void {
    if (this.hosted) this.hosted.admit(link);
    else link.close();
  }

  /** How it goes on without the host. */
  get fate(): Fate | null {
    const inner = this.#inner;
    if (!(inner instanceof Seated) || inner.line.state !== 'connecting') return null;
    const { kept, lostAt } = inner;
    if (!kept || lostAt === null || kept.picture.phase !== 'playing') return null;
    const { needed, heirs } = kept.picture.match!.heir!.will;
    return {
      since: lostAt,
      until: needed > 0 ? lostAt + inner.patience : null,
      votes: this.#candidacy?.candidacy.votes ?? 0,
      needed,
      heirs: heirs.length,
      waits: inner.waits,
    };
  }

  waitLonger(): void {
    const inner = this.#inner;
    const { lostAt = null } = inner instanceof Seated ? inner : {};
    if (!(inner instanceof Seated) || lostAt === null) return;
    inner.prolong(LONGER);
    this.#candidacy?.candidacy.waitLonger(lostAt + inner.patience - this.#survival.means.now());
    this.#giveUp();
    this.#changed();
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  act(act: Act): Promise<Answer> {
    return this.#inner.act(act);
  }

  leave(): void {
    this.#left = true;
    this.#giveUp();
    this.#untime();
    this.#inner.leave();
  }

  /** The host handed its table over to this browser. */
  inherit(saved: Saved): void {
    void this.#change(() => this.#host(saved));
  }

  #attach(inner: Seated | Hosted): void {
    this.#unsubscribe();
    this.#inner = inner;
    this.#tries = 0;
    this.#unsubscribe = inner.subscribe(() => this.#changed());
    this.#changed();
  }

  #changed(): void {
    this.#look();
    for (const listener of [...this.#listeners]) listener();
  }

  /** What is to be done about the host, now or later. */
  #look(): void {
    if (this.#left || this.#changing) return;
    this.#untime();
    this.#untime = () => {};
    const inner = this.#inner;
    if (inner instanceof Hosted) {
      if ((inner.state?.waiting.length ?? 0) === 0) this.#lookAt = null;
      else {
        // From when it began to wait, however much happens meanwhile.
        this.#lookAt ??= this.#survival.means.now() + (inner.handed === null ? LOOK : LOOK_SOON);
        this.#later(this.#lookAt - this.#survival.means.now(), () => void this.#findSuccessor(inner));
      }
      return;
    }
    if (inner.line.state !== 'connecting') this.#giveUp();
    const due = this.#dueAt(inner);
    if (due === null) return;
    const now = this.#survival.means.now();
    if (this.#candidacy) return;
    if (now >= due) void this.#stand(inner);
    else this.#later(due - now, () => this.#look());
  }

  #later(milliseconds: number, call: () => void): void {
    this.#untime = this.#survival.means.after(milliseconds, call);
  }

  /** When this heir stands for host; null when it does not. */
  #dueAt({ kept, lostAt, line, patience }: Seated): number | null {
    if (!kept || lostAt === null || line.state !== 'connecting' || kept.picture.phase !== 'playing')
      return null;
    const { will } = kept.picture.match!.heir!;
    const rank = will.heirs.indexOf(textOf(this.#survival.identity.publicKey));
    if (will.needed === 0 || rank < 0) return null;
    return lostAt + patience + rank * STAGGER + this.#tries * (STAND + STAGGER);
  }

  async #stand(inner: Seated): Promise<void> {
    const { means, transport, identity, invitation } = this.#survival;
    const { kept } = inner;
    const heir = kept?.picture.match?.heir;
    if (!kept || !heir || this.#candidacy) return;
    const epoch = this.#epochFor(kept);
    inner.stands(epoch);
    const candidacy = new Candidacy({
      secret: invitation.secret,
      epoch,
      will: heir.will,
      signer: identity,
      random: means.random,
      ownVote: castVote(heir.will, epoch, textOf(identity.publicKey), identity),
      ownShare: heir.share,
      entries: heir.entries.length,
      changed: () => this.#changed(),
      enough: (all) => {
        const ask = () => void this.#askOnceMore(standing, inner);
        if (all) ask();
        else this.#standUntil(OTHERS, ask);
      },
      asked: (wait) => {
        if (!inner.waitsWith(wait)) return;
        candidacy.giveUp(wait);
        this.#giveUp();
        this.#changed();
      },
      elected: (succession, given) => void this.#elected(inner, kept, succession, given),
    });
    const standing: Standing = { candidacy, listening: null, asks: false, untime: () => {} };
    this.#candidacy = standing;
    // Also when the disk does not answer: meanwhile somebody else may be host there.
    this.#standUntil(STAND, () => this.#standDown());
    const isSafe = await inner.keepNow().then(
      () => true,
      () => false,
    );
    if (this.#candidacy !== standing) return;
    // Who cannot keep a promise asks nobody for theirs.
    if (!isSafe) return this.#standDown();
    standing.listening = transport.listen(addressOf(invitation.secret, epoch), {
      connected: (link) => candidacy.admit(link),
    });
    this.#standUntil(STAND, () => this.#standDown());
    candidacy.begin();
  }

  /** Before it takes the place of the host it calls it once more: whoever is back has its table again, with what nobody else knows. */
  async #askOnceMore(standing: Standing, inner: Seated): Promise<void> {
    const { transport, invitation } = this.#survival;
    if (standing.asks || this.#candidacy !== standing) return;
    standing.asks = true;
    // Whoever answers has so long to prove that it is the host.
    this.#standUntil(OTHERS, () => standing.candidacy.close());
    const link = await transport.call(addressOf(invitation.secret, inner.epoch)).catch(() => null);
    if (this.#candidacy !== standing) link?.close();
    else if (link) inner.greet(link);
    else standing.candidacy.close();
  }

  /** A time of its own: much else happens while one stands. */
  #standUntil(milliseconds: number, call: () => void): void {
    if (!this.#candidacy) return;
    this.#candidacy.untime();
    this.#candidacy.untime = this.#survival.means.after(milliseconds, call);
  }

  /** Not one in which it promised to follow somebody else, or told others that it is not host; nor one that others have promised. */
  #epochFor({ epoch, voted, renounced = 0 }: Kept): number {
    const isOwn = voted?.heir === textOf(this.#survival.identity.publicKey);
    const isFree = isOwn && voted.epoch > renounced && !this.#refused;
    return Math.max(firstElected(epoch), (voted?.epoch ?? 0) + (isFree ? 0 : 1));
  }

  /** Not enough in this epoch: the others may stand, and then this one again. */
  #standDown(): void {
    this.#tries += 1;
    this.#giveUp();
    this.#look();
  }

  #giveUp(): void {
    const standing = this.#candidacy;
    if (!standing) return;
    this.#candidacy = null;
    this.#refused = standing.candidacy.refused;
    standing.untime();
    standing.candidacy.giveUp();
    standing.listening?.close();
    if (this.#inner instanceof Seated) this.#inner.stands(null);
  }

  async #elected(inner: Seated, kept: Kept, succession: Succession, given: Given): Promise<void> {
    this.#candidacy?.untime();
    this.#candidacy?.listening?.close();
    this.#candidacy = null;
    await this.#change(async () => {
      const { means, invitation } = this.#survival;
      const saved = await takeOver(invitation.secret, kept, succession, given, await means.games());
      const hosted = saved && (await this.#host(saved).catch((error) => void console.error(error)));
      if (hosted) return hosted;
      // A share was wrong, or it cannot be kept that it is host: next time in another epoch, and others first.
      this.#refused = true;
      this.#tries += 1;
      inner.stands(null);
      return null;
    });
  }

  async #host(saved: Saved): Promise<Hosted> {
    await this.#survival.becameHost(saved);
    return this.#survival.host(saved);
  }

  /** Another inner table, in one go; null: it stays as it is. */
  async #change(make: () => Promise<Seated | Hosted | null>): Promise<void> {
    if (this.#changing || this.#left) return;
    this.#changing = true;
    this.#untime();
    const before = this.#inner;
    try {
      const next = await make();
      if (next) {
        this.#unsubscribe();
        before.leave();
        this.#changing = false;
        if (this.#left) next.leave();
        else this.#attach(next);
      }
    } catch (error) {
      console.error(error);
    }
    this.#changing = false;
    if (!this.#left) this.#look();
  }

  /** A host that must wait asks whether somebody went on without it. */
  async #findSuccessor(inner: Hosted): Promise<void> {
    if (this.#looking || this.#left) return;
    this.#looking = true;
    this.#lookAt = null;
    const found = await findSuccessor(this.#survival, inner, this.#looks++);
    this.#looking = false;
    if (found && this.#inner === inner && !this.#left) {
      await this.#change(async () => {
        await this.#survival.becameGuest();
        return found;
      });
      return;
    }
    found?.leave();
    this.#look();
  }
}
