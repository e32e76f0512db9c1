/**
 * A whole game in which things go wrong at given steps: somebody crashes, hears nothing for a while, says things twice or says what is not true; the
 * network falls apart and is whole again. Everybody comes back in the end, and then the game must be finished as if nothing had been.
 */
import { seededDraw } from '@cheeseboard/engine';
import type { Saved } from '../../src/host/room.ts';
import type { GuestSave } from '../../src/tables/guest-save.ts';
import type { Table } from '../../src/tables/table.ts';
import { auditOf, startMatch, summaryOf } from './table.ts';
import type { Fault, Planned, ways } from './faults.ts';
import { lied, liesDown, liesUp } from './lies.ts';
import { type Browser, quiet } from './browsers.ts';
import type { Intercepted } from './intercept.ts';
import { type Known, Watcher } from './watcher.ts';

export const everybody = ['Ada', 'Ben', 'Cas', 'Dee', 'Eve'] as const;

/** A line that carries nothing for so long is dead. */
const DEAD = 16_000;
const AGAIN = 3_000;
/** So long before a host is given up somebody decides to wait longer. */
const BEFORE = 4_000;
/** By then every game is over, on the clock of the test. */
const LONGEST = 3_600_000;
const MOST = 20_000;

interface Person {
  browser: Browser | null;
  table: Table | null;
  busy: boolean;
}

export class Trouble {
  readonly watcher: Watcher;
  readonly people = new Map<string, Person>();
  /** Those whose lines were made to lie: what they find out is not asked. */
  readonly liars = new Set<string>();
  #home!: Awaited<ReturnType<typeof startMatch>>;
  readonly #draw: (below: number) => number;
  readonly #said = new Map<string, string[]>();
  readonly #lies = new Map<string, { which: number; times: number }>();
  /** Of a host that is about to crash: who does not hear it any more. */
  #deaf: { readonly host: string; readonly to: readonly string[]; steps: number; back: number } | null = null;
  /** Those who want to wait longer for a host, and how often. */
  readonly #patient = new Map<string, number>();
  #apart: (a: string, b: string) => boolean = () => false;
  readonly #dark = new Set<string>();
  /** A hand-over that does not go as it should, and whether it has gone out. */
  #handing: {
    readonly host: string;
    readonly heir: string;
    readonly how: Way;
    isOut: boolean;
    back: number;
  } | null = null;
  readonly #names: readonly string[];
  #pending = 0;
  /** How often the table was handed over. */
  handed = 0;

  private constructor(seed: string, names: readonly string[]) {
    this.#draw = seededDraw(`${seed} moves`);
    this.#names = names;
    this.watcher = new Watcher(names, (host) => this.#knownWith(host));
  }

  static async begin(seed: string, game: string, count = 4): Promise<Trouble> {
    const names = everybody.slice(0, count);
    const trouble = new Trouble(seed, names);
    const home = await startMatch(seed, game, names, {
      rules: { away: 'bot' },
      watch: {
        intercept: (said) => trouble.#hear(said),
        saved: (name, role, save) => {
          if (role === 'host') trouble.watcher.saved(name, save as Saved);
          else if (role === 'guest') trouble.watcher.kept(name, save as GuestSave);
        },
      },
    });
    trouble.#home = home;
    for (const [seat, name] of names.entries()) {
      const browser = home.browsers.get(name)!;
      trouble.people.set(name, { browser, table: home.tables[seat]!, busy: false });
    }
    return trouble;
  }

  get tables(): Table[] {
    return [...this.people.values()].flatMap(({ table }) => table ?? []);
  }

  /** The whole game, with these troubles in it. */
  async play(plan: readonly Planned[]): Promise<void> {
    const { clock } = this.#home;
    const coming = [...plan].sort((a, b) => a.at - b.at);
    const until = clock.now + LONGEST;
    for (let rounds = 0; ; rounds++) {
      this.watcher.look();
      for (; coming[0] && coming[0].at <= this.watcher.steps; coming.shift()) this.#happen(coming[0].fault);
      this.#crashHalf();
      this.#handOn();
      this.#waitLonger();
      if (this.#pending === 0 && !this.#deaf && !this.#handing && this.#isOver()) return;
      if (clock.now > until || rounds > MOST) throw new Error(`it does not end: ${this.#stands()}`);
      if (this.#somebodyMoves()) await quiet();
      else if (!(await clock.tick())) throw new Error(`nothing happens: ${this.#stands()}`);
    }
  }

  /** Everybody has held the record against what they saw. */
  async audited(): Promise<void> {
    await this.#home.clock.until(() => this.tables.every((table) => auditOf(table)));
  }

  #isOver(): boolean {
    return [...this.people.values()].every(
      ({ table }) => table?.state?.phase === 'over' && table.line.state === 'open',
    );
  }

  #stands(): string {
    return JSON.stringify([...this.people].map(([name, { table }]) => [name, table && summaryOf(table)]));
  }

  #somebodyMoves(): boolean {
    const able = [...this.people.values()].filter(
      ({ table, busy }) =>
        !busy &&
        table?.line.state === 'open' &&
        table.state!.waiting.length === 0 &&
        table.state!.match!.moves.length > 0,
    );
    const person = able[this.#draw(Math.max(1, able.length))];
    if (!person) return false;
    const table = person.table!;
    const { version, moves } = table.state!.match!;
    const free = () => {
      if (person.table === table) person.busy = false;
    };
    person.busy = true;
    // Who is refused, or not answered, tries again a little later.
    this.#home.clock.after(AGAIN, free);
    void table
      .act({ kind: 'move', version, move: moves[this.#draw(moves.length)]! })
      .then(({ ok }) => ok && free());
    return true;
  }

  #hear(said: Intercepted): readonly string[] {
    const { from, to, text, down } = said;
    this.watcher.hear(said);
    if (this.#isLost(said)) return [];
    if (this.#deaf && down && this.#deaf.host === from && this.#deaf.to.includes(to)) return [];
    if (!down) this.#said.set(from, [...(this.#said.get(from) ?? []).slice(-40), text]);
    const lie = this.#lies.get(from);
    const kind = lie && (lie.which < liesUp.length ? liesUp : liesDown);
    if (!lie || down !== (kind === liesDown)) return [text];
    const told = lied(text, kind![lie.which % liesUp.length]!);
    if (told !== text && --lie.times <= 0) this.#lies.delete(from);
    return [told];
  }

  /** Who can be reached by this new host, and is waiting for one. */
  #knownWith(host: string): Known[] {
    if (this.#dark.has(host)) return [];
    return [...this.people].flatMap(([name, { table }]) => {
      const version = table?.state?.match?.version;
      const away = this.#dark.has(name) || this.#apart(host, name);
      // Who says what is not true is not let in by a host that is back.
      const isRefused = this.liars.has(host) && table?.hosted != null;
      return version === undefined || away || isRefused ? [] : [{ name, version }];
    });
  }

  #happen(fault: Fault): void {
    const name = 'who' in fault ? this.#nameOf(fault.who) : '';
    switch (fault.is) {
      case 'crash':
        this.#crash(name, fault.back);
        return;
      case 'half':
        this.#deaf ??= {
          host: this.watcher.host,
          to: this.#chosen(fault.some),
          steps: this.watcher.steps,
          back: fault.back,
        };
        return;
      case 'stall':
        this.#stall(name, fault.for);
        return;
      case 'part':
        this.#part(this.#chosen(fault.some), fault.for);
        return;
      case 'hand-over':
        this.#handOver(fault.to, fault.how, fault.back);
        return;
      case 'replay': {
        this.liars.add(name);
        const link = this.people.get(name)!.browser?.links.at(-1);
        for (const text of (this.#said.get(name) ?? []).slice(-fault.count)) link?.send(text);
        return;
      }
      case 'wait':
        this.#patient.set(name, fault.times);
        return;
      case 'lie':
        this.liars.add(name);
        this.#lies.set(name, { which: fault.which, times: fault.times });
        return;
    }
  }

  #stall(name: string, seconds: number): void {
    const { network } = this.#home;
    if (this.#dark.has(name)) return;
    const light = network.blackout(name);
    this.#dark.add(name);
    if (seconds * 1000 > DEAD)
      this.#later(DEAD / 1000, async () => {
        for (const other of this.#names) if (other !== name) network.cut(name, other);
      });
    this.#later(seconds, async () => {
      light();
      this.#dark.delete(name);
    });
  }

  #part(left: readonly string[], seconds: number): void {
    const right = this.#names.filter((name) => !left.includes(name));
    const heal = this.#home.network.partition(left, right);
    const apart = (a: string, b: string) => left.includes(a) !== left.includes(b);
    this.#apart = apart;
    this.#later(seconds, async () => {
      heal();
      if (this.#apart === apart) this.#apart = () => false;
    });
  }

  /** Shortly before the time is up. */
  #waitLonger(): void {
    for (const [name, times] of this.#patient) {
      const table = this.people.get(name)!.table;
      const until = table?.fate?.until ?? Number.POSITIVE_INFINITY;
      if (times === 0 || until - this.#home.clock.now > BEFORE) continue;
      table!.waitLonger!();
      this.#patient.set(name, times - 1);
    }
  }

  /** The host has said its last step to some: now it is gone. */
  #crashHalf(): void {
    const deaf = this.#deaf;
    const { host, steps } = this.watcher;
    if (!deaf || (steps === deaf.steps && host === deaf.host && this.people.get(host)!.browser)) return;
    this.#deaf = null;
    this.#crash(deaf.host, deaf.back);
  }

  #crash(name: string, back: number): void {
    const person = this.people.get(name)!;
    if (!person.browser) return;
    person.browser.crash();
    person.browser = null;
    person.table = null;
    this.#later(back, async () => {
      const browser = this.#home.browser(name);
      person.browser = browser;
      person.table = await browser.tables.join(this.#home.invitation);
      person.busy = false;
    });
  }

  /** Not all, and not none. */
  #chosen(mask: number): string[] {
    const some = this.#names.filter((_, index) => (mask >> index) & 1);
    return some.length > 0 && some.length < this.#names.length ? some : [this.#names[0]!];
  }

  /** The host has to go. */
  #handOver(to: number, how: Way, back: number): void {
    const { host } = this.watcher;
    const table = this.people.get(host)!.table;
    const heir = this.#nameOf(1 + (to % (this.#names.length - 1)));
    const person = table?.state?.people.find(({ name }) => name === heir)?.id;
    if (!table?.hosted || !person || this.#handing) return;
    const handing = { host, heir, how, isOut: false, back };
    this.#handing = handing;
    void table.act({ kind: 'hand-over', person }).then(({ ok }) => {
      if (ok) this.handed += 1;
      else if (this.#handing === handing) this.#handing = null;
    });
  }

  /** Whether this does not arrive, because of how it goes with the hand-over. */
  #isLost({ from, text, down }: Intercepted): boolean {
    const handing = this.#handing;
    if (!handing || !down || from !== handing.host) return false;
    if (text.includes('"t":"inherit"')) handing.isOut = true;
    return handing.isOut && (handing.how === 'lost' || handing.how === 'dies before');
  }

  /** It has gone out: what was to happen then, happens. */
  #handOn(): void {
    const handing = this.#handing;
    const isGone = handing && !this.people.get(handing.host)!.browser;
    if (!handing || !(handing.isOut || isGone)) return;
    this.#handing = null;
    const { host, heir, how, back } = handing;
    if (how === 'lost') this.#home.network.cut(host, heir);
    else if (how === 'heir dies') this.#crash(heir, back);
    else if (how !== 'well') this.#crash(host, back);
  }

  #nameOf(who: number): string {
    const names = this.#names;
    return names[(names.indexOf(this.watcher.host) + who) % names.length]!;
  }

  #later(seconds: number, call: () => Promise<void>): void {
    this.#pending += 1;
    this.#home.clock.after(
      seconds * 1000,
      () =>
        void call().finally(() => {
          this.#pending -= 1;
        }),
    );
  }
}

type Way = (typeof ways)[number];
