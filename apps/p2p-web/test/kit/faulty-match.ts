/** A whole match in which faults happen at given steps. Everybody comes back in the end, and then the match must reach its end. */
import { seededDraw } from '@cheeseboard/engine';
import { goOnAct } from '../../src/screens/play/seats.ts';
import type { Table } from '../../src/tables/table.ts';
import { type Browser, untilQuiet } from './browsers.ts';
import type { Fault, HandOverOutcome, PlannedFault } from './faults.ts';
import type { Intercepted } from './intercept.ts';
import { Invariants } from './invariants.ts';
import { startMatch, summaryOf, verdictOf } from './table.ts';
import { fiveNames, nameLookup } from './watched-match.ts';

/** A connection that carries nothing for this long is dead. */
const DEAD_MS = 16_000;
/** A move that was refused, or not answered, is tried again after this time. */
const RETRY_MS = 3_000;
/** How long before the election timeout somebody decides to wait longer. */
const BEFORE_TIMEOUT_MS = 4_000;
/** The time limit of a match, on the virtual clock. */
const LONGEST_MS = 3_600_000;
const MAX_ROUNDS = 20_000;

interface Person {
  browser: Browser | null;
  table: Table | null;
  isBusy: boolean;
}

export class FaultyMatch {
  readonly invariants: Invariants;
  readonly people = new Map<string, Person>();
  /** How often the table was handed over. */
  handOvers = 0;
  #home!: Awaited<ReturnType<typeof startMatch>>;
  readonly #names: readonly string[];
  readonly #draw: (below: number) => number;
  /** By name: the latest messages to a host. */
  readonly #sentTexts = new Map<string, string[]>();
  /** A host that is about to crash, the people who no longer receive its messages, and the step at which this began. */
  #partialSend: {
    readonly host: string;
    readonly to: readonly string[];
    readonly steps: number;
    readonly backAfterS: number;
  } | null = null;
  readonly #waitsLeft = new Map<string, number>();
  readonly #unreachable = new Set<string>();
  #handOver: {
    readonly host: string;
    readonly to: string;
    readonly outcome: HandOverOutcome;
    readonly backAfterS: number;
    isSent: boolean;
  } | null = null;
  #pendingRepairs = 0;

  private constructor(seed: string, names: readonly string[]) {
    this.#draw = seededDraw(`${seed} moves`);
    this.#names = names;
    this.invariants = new Invariants(nameLookup(seed, names));
  }

  static async start(seed: string, game: string, count: number): Promise<FaultyMatch> {
    const names = fiveNames.slice(0, count);
    const match = new FaultyMatch(seed, names);
    const home = await startMatch(seed, game, names, {
      rules: { away: 'bot' },
      watch: {
        intercept: (message) => match.#intercept(message),
        saved: (name, role, save) => match.invariants.saved(name, role, save),
      },
    });
    match.#home = home;
    for (const [seat, name] of names.entries()) {
      const browser = home.browsers.get(name)!;
      match.people.set(name, { browser, table: home.tables[seat]!, isBusy: false });
    }
    return match;
  }

  get tables(): Table[] {
    return [...this.people.values()].flatMap(({ table }) => table ?? []);
  }

  /** Plays a whole match with these faults. */
  async play(plan: readonly PlannedFault[]): Promise<void> {
    const { clock } = this.#home;
    const plannedFaults = plan.toSorted((a, b) => a.step - b.step);
    const endMs = clock.now + LONGEST_MS;
    for (let round = 0; ; round++) {
      this.invariants.check();
      for (; plannedFaults[0] && plannedFaults[0].step <= this.invariants.steps; plannedFaults.shift())
        this.#cause(plannedFaults[0].fault);
      this.#crashAfterPartialSend();
      this.#continueHandOver();
      this.#waitLonger();
      if (this.#pendingRepairs === 0 && !this.#partialSend && !this.#handOver && this.#isOver()) return;
      if (clock.now > endMs || round > MAX_ROUNDS) throw new Error(`it does not end: ${this.#summary()}`);
      if (this.#somebodyMoves()) await untilQuiet();
      else if (!(await clock.tick())) throw new Error(`nothing happens: ${this.#summary()}`);
    }
  }

  /** Waits until everybody has audited the log. */
  async checkAudits(): Promise<void> {
    await this.#home.clock
      .until(() => this.tables.every((table) => verdictOf(table)))
      .catch((error) => {
        throw new Error(`${error}: ${this.#summary()}`);
      });
  }

  #isOver(): boolean {
    return [...this.people.values()].every(
      ({ table }) => table?.state?.phase === 'over' && table.connection.state === 'open',
    );
  }

  #summary(): string {
    return JSON.stringify([...this.people].map(([name, { table }]) => [name, table && summaryOf(table)]));
  }

  #somebodyMoves(): boolean {
    const movablePeople = [...this.people].filter(
      ([name, { table, isBusy }]) =>
        !isBusy &&
        !this.#unreachable.has(name) &&
        table?.connection.state === 'open' &&
        table.state!.waiting.length === 0 &&
        ((table.state!.match?.moves.length ?? 0) > 0 || goOnAct(table.state!) !== null),
    );
    const mover = movablePeople[this.#draw(Math.max(1, movablePeople.length))];
    if (!mover) return false;
    const [, person] = mover;
    const table = person.table!;
    const { version, moves } = table.state!.match!;
    const clearBusy = () => {
      if (person.table === table) person.isBusy = false;
    };
    person.isBusy = true;
    this.#home.clock.after(RETRY_MS, clearBusy);
    void table
      .act(goOnAct(table.state!) ?? { kind: 'move', version, move: moves[this.#draw(moves.length)]! })
      .then(({ ok }) => ok && clearBusy());
    return true;
  }

  #intercept({ from, to, text, down }: Intercepted): readonly string[] {
    if (this.#isHandOverLost(from, text, down)) return [];
    const partialSend = this.#partialSend;
    if (partialSend && down && partialSend.host === from && partialSend.to.includes(to)) return [];
    if (!down) this.#sentTexts.set(from, [...(this.#sentTexts.get(from) ?? []).slice(-40), text]);
    return [text];
  }

  #cause(fault: Fault) {
    const name = 'who' in fault ? this.#nameOf(fault.who) : '';
    switch (fault.type) {
      case 'crash':
        return this.#crash(name, fault.backAfterS);
      case 'partial-send':
        this.#partialSend ??= {
          host: this.invariants.host,
          to: this.#namesIn(fault.some),
          steps: this.invariants.steps,
          backAfterS: fault.backAfterS,
        };
        return;
      case 'blackout':
        return this.#blackout(name, fault.for);
      case 'sleep':
        return this.#sleep(name, fault.for);
      case 'partition':
        return this.#partition(this.#namesIn(fault.some), fault.for);
      case 'hand-over':
        return this.#startHandOver(fault.to, fault.outcome, fault.backAfterS);
      case 'replay': {
        const link = this.people.get(name)!.browser?.links.at(-1);
        for (const text of (this.#sentTexts.get(name) ?? []).slice(-fault.count)) link?.send(text);
        return;
      }
      case 'wait-longer':
        this.#waitsLeft.set(name, fault.times);
        return;
    }
  }

  #blackout(name: string, seconds: number): void {
    const { network } = this.#home;
    if (this.#unreachable.has(name) || !this.people.get(name)!.browser) return;
    const endBlackout = network.blackout(name);
    this.#unreachable.add(name);
    if (seconds * 1000 > DEAD_MS)
      this.#repairAfter(DEAD_MS / 1000, async () => {
        for (const other of this.#names) if (other !== name) network.cut(name, other);
      });
    this.#repairAfter(seconds, async () => {
      endBlackout();
      this.#unreachable.delete(name);
    });
  }

  #sleep(name: string, seconds: number): void {
    const { browser } = this.people.get(name)!;
    if (this.#unreachable.has(name) || !browser) return;
    const wake = browser.sleep();
    this.#unreachable.add(name);
    this.#repairAfter(seconds, async () => {
      wake();
      this.#unreachable.delete(name);
    });
  }

  #partition(oneSide: readonly string[], seconds: number): void {
    const otherSide = this.#names.filter((name) => !oneSide.includes(name));
    const heal = this.#home.network.partition(oneSide, otherSide);
    this.#repairAfter(seconds, async () => heal());
  }

  /** Lets somebody wait longer for the host, shortly before the election timeout. */
  #waitLonger(): void {
    for (const [name, times] of this.#waitsLeft) {
      const table = this.people.get(name)!.table;
      const endMs = table?.election?.until ?? Number.POSITIVE_INFINITY;
      if (times === 0 || endMs - this.#home.clock.now > BEFORE_TIMEOUT_MS) continue;
      table!.waitLonger!();
      this.#waitsLeft.set(name, times - 1);
    }
  }

  #crashAfterPartialSend(): void {
    const partialSend = this.#partialSend;
    const { host, steps } = this.invariants;
    if (
      !partialSend ||
      (steps === partialSend.steps && host === partialSend.host && this.people.get(host)!.browser)
    )
      return;
    this.#partialSend = null;
    this.#crash(partialSend.host, partialSend.backAfterS);
  }

  #crash(name: string, backAfterS: number): void {
    const person = this.people.get(name)!;
    if (!person.browser) return;
    person.browser.crash();
    person.browser = null;
    person.table = null;
    this.#repairAfter(backAfterS, async () => {
      const browser = this.#home.browser(name);
      person.browser = browser;
      person.table = await browser.tables.join(this.#home.invitation);
      person.isBusy = false;
    });
  }

  /** The people whose bits are set in `mask`: always some of them, but not all. */
  #namesIn(mask: number): string[] {
    const chosenNames = this.#names.filter((_, index) => (mask >> index) & 1);
    return chosenNames.length > 0 && chosenNames.length < this.#names.length
      ? chosenNames
      : [this.#names[0]!];
  }

  #startHandOver(to: number, outcome: HandOverOutcome, backAfterS: number): void {
    const { host } = this.invariants;
    const table = this.people.get(host)!.table;
    const recipient = this.#nameOf(1 + (to % (this.#names.length - 1)));
    const person = table?.state?.people.find(({ name }) => name === recipient)?.id;
    if (!table?.hosted || !person || this.#handOver) return;
    const handOver = { host, to: recipient, outcome, backAfterS, isSent: false };
    this.#handOver = handOver;
    void table.act({ kind: 'hand-over', person }).then(({ ok }) => {
      if (ok) this.handOvers += 1;
      else if (this.#handOver === handOver) this.#handOver = null;
    });
  }

  #isHandOverLost(from: string, text: string, down: boolean): boolean {
    const handOver = this.#handOver;
    if (!handOver || !down || from !== handOver.host) return false;
    if (text.includes('"t":"hand-over"')) handOver.isSent = true;
    return handOver.isSent && (handOver.outcome === 'lost' || handOver.outcome === 'host dies before');
  }

  /** Continues the fault once the hand-over was sent. */
  #continueHandOver(): void {
    const handOver = this.#handOver;
    const isGone = handOver && !this.people.get(handOver.host)!.browser;
    if (!handOver || !(handOver.isSent || isGone)) return;
    this.#handOver = null;
    const { host, to, outcome, backAfterS } = handOver;
    if (outcome === 'lost') this.#home.network.cut(host, to);
    else if (outcome === 'recipient dies') this.#crash(to, backAfterS);
    else if (outcome !== 'arrives') this.#crash(host, backAfterS);
  }

  #nameOf(who: number): string {
    const names = this.#names;
    return names[(names.indexOf(this.invariants.host) + who) % names.length]!;
  }

  #repairAfter(seconds: number, call: () => Promise<void>): void {
    this.#pendingRepairs += 1;
    this.#home.clock.after(
      seconds * 1000,
      () =>
        void call().finally(() => {
          this.#pendingRepairs -= 1;
        }),
    );
  }
}
