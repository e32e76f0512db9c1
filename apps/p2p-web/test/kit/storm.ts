/**
 * A table in a storm: people come, go, crash, act, send rubbish and say things twice, in any order, while every message waits
 * for its turn on a network that delivers when it likes. The rules of the sea: nothing breaks, and when it is calm again
 * everybody sees what the host has.
 */
import { games } from '@cheeseboard/engine/games';
import { readRecord } from '@cheeseboard/engine/records';
import fc from 'fast-check';
import type { Saved } from '../../src/host/room.ts';
import { addressOf, readInvitation } from '../../src/protocol/room.ts';
import type { Act, HostedTable, NewTable, Policy, Table } from '../../src/tables/table.ts';
import { fastCheckScheduler } from '../../src/transport/memory.ts';
import { type Browser, house, quiet } from './means.ts';

/** So many of the texts that somebody sent can be sent again. */
const SAID = 30;

export const events = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({ is: fc.constant('move' as const), who: fc.nat(3), which: fc.nat(40) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ is: fc.constant('time' as const), ticks: fc.integer({ min: 1, max: 6 }) }),
  },
  { weight: 3, arbitrary: fc.record({ is: fc.constant('say' as const), who: fc.nat(3) }) },
  { weight: 3, arbitrary: fc.record({ is: fc.constant('act' as const), who: fc.nat(3), which: fc.nat(30) }) },
  {
    weight: 2,
    arbitrary: fc.record({ is: fc.constant('cut' as const), who: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ is: fc.constant('again' as const), who: fc.integer({ min: 1, max: 3 }) }),
  },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('crash' as const) }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('reload' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      is: fc.constant('rubbish' as const),
      who: fc.nat(3),
      text: fc.oneof(fc.string(), fc.json()),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      is: fc.constant('twice' as const),
      who: fc.integer({ min: 1, max: 3 }),
      which: fc.nat(SAID - 1),
    }),
  },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('stranger' as const), text: fc.string() }) },
);
export type StormEvent = typeof events extends fc.Arbitrary<infer E> ? E : never;

const policy: Policy = { away: 'bot', undo: 'ask', takeover: true, clock: 20, breath: 1 };
const names = ['Ada', 'Ben', 'Cas', 'Dee'];

/** What somebody may try besides moving, whether they may or not. */
const wishes: readonly Act[] = [
  { kind: 'pause', paused: true },
  { kind: 'pause', paused: false },
  { kind: 'pause', paused: false },
  { kind: 'ask-undo' },
  { kind: 'answer-undo', yes: true },
  { kind: 'answer-undo', yes: false },
  { kind: 'ask-seat', seat: 3 },
  { kind: 'answer-seat', person: 'nobody', yes: true },
  { kind: 'sit', seat: 1 },
  { kind: 'stand-in', seat: 1, bot: true },
  { kind: 'profile', name: 'Ada', colour: 'red' },
  { kind: 'ready', ready: true },
  { kind: 'rematch' },
  { kind: 'start' },
  { kind: 'set-policy', policy },
  { kind: 'set-chair', seat: 2, chair: { kind: 'open' } },
  { kind: 'move', version: 3, move: { type: 'nonsense' } },
];

export class Storm {
  readonly #home;
  readonly #scheduler: fc.Scheduler;
  #ada!: Browser;
  #host!: HostedTable;
  readonly #browsers: (Browser | null)[] = [];
  readonly #tables: (Table | null)[] = [];
  #room = '';
  #said = 0;
  /** By name, the latest texts that they sent. */
  readonly #texts = new Map<string, readonly string[]>();
  /** Texts that were sent a second time. */
  again = 0;
  /** Texts that were said and answered with ok. */
  readonly #heard = new Set<string>();
  /** The newest version of each match that anybody but the host has seen. */
  #seen = { number: 0, version: 0 };

  constructor(scheduler: fc.Scheduler, seed: string) {
    this.#scheduler = scheduler;
    this.#home = house(seed, fastCheckScheduler(scheduler), {
      ear: ({ from, down, text }) => {
        if (!down) this.#texts.set(from, [...(this.#texts.get(from) ?? []).slice(1 - SAID), text]);
        return [text];
      },
    });
  }

  /** A table in play: four people, one of them watches, and a bot. */
  async begin(game: string): Promise<void> {
    const chairs: NewTable['chairs'] = [
      { kind: 'me', name: 'Ada' },
      { kind: 'open' },
      { kind: 'open' },
      { kind: 'bot', level: 'easy' },
    ];
    this.#ada = this.#home.browser('Ada');
    const { room } = await this.#ada.tables.create({ game, options: {}, policy, chairs });
    this.#room = room;
    await this.#openHost();
    for (const who of [1, 2, 3]) {
      await this.#join(who);
      await this.#calm(() => this.#tables[who]!.line.state === 'open');
      await this.#do(who, { kind: 'profile', name: names[who]!, colour: null });
      if (who === 3) continue;
      await this.#do(who, { kind: 'sit', seat: who });
      await this.#do(who, { kind: 'ready', ready: true });
    }
    await this.#do(0, { kind: 'start' });
    await this.#calm(() => this.#tables.some((table) => (table!.state?.match?.moves.length ?? 0) > 0));
  }

  async #do(who: number, act: Act): Promise<void> {
    const answered = this.#tables[who]!.act(act);
    let answer: unknown;
    void answered.then((said) => {
      answer = said;
    });
    await this.#calm(() => answer !== undefined);
  }

  async #openHost(): Promise<void> {
    this.#host = (await this.#ada.tables.host(this.#room))!;
    this.#tables[0] = this.#host;
    await this.#calm(() => this.#host.line.state === 'open');
  }

  async #join(who: number): Promise<void> {
    const browser = this.#home.browser(names[who]!);
    this.#browsers[who] = browser;
    this.#tables[who] = (await browser.tables.join(this.#host.invitation))!;
  }

  async happen(event: StormEvent): Promise<void> {
    switch (event.is) {
      case 'move': {
        // Whoever can, the named one first.
        const able = [...this.#tables.slice(event.who), ...this.#tables].find(
          (table) => table?.line.state === 'open' && table.state?.match?.moves.length,
        );
        const match = able?.state?.match;
        const move = match?.moves[event.which % match.moves.length];
        if (match && move) void able!.act({ kind: 'move', version: match.version, move });
        break;
      }
      case 'say': {
        const text = `line ${++this.#said}`;
        void this.#tables[event.who]?.act({ kind: 'say', text, reaction: false }).then(({ ok }) => {
          if (ok) this.#heard.add(text);
        });
        break;
      }
      case 'act':
        void this.#tables[event.who]?.act(wishes[event.which % wishes.length]!);
        break;
      case 'cut':
        this.#home.network.cut('Ada', names[event.who]!);
        break;
      case 'again':
        // The tab is gone without a word, and the link is opened again.
        this.#browsers[event.who]?.crash();
        await this.#join(event.who);
        break;
      case 'crash':
        this.#ada.crash();
        await this.#reopen();
        break;
      case 'reload':
        this.#host.leave();
        await quiet();
        await this.#reopen();
        break;
      case 'rubbish':
        this.#browsers[event.who]?.links.at(-1)?.send(event.text);
        break;
      case 'twice':
        this.#sayAgain(event.who, event.which);
        break;
      case 'stranger':
        void this.#knock(event.text).catch(() => {});
        break;
      case 'time':
        for (let tick = 0; tick < event.ticks; tick++) await this.#home.clock.tick();
        break;
    }
    await this.#someMail();
    this.#look();
  }

  /** Something that they said a while ago, as it was sent: on this line, or on one before. */
  #sayAgain(who: number, which: number): void {
    const said = this.#texts.get(names[who]!) ?? [];
    const text = said.at(-1 - (which % Math.max(1, said.length)));
    if (text === undefined) return;
    this.#browsers[who]?.links.at(-1)?.send(text);
    this.again += 1;
  }

  async #reopen(): Promise<void> {
    this.#ada = this.#home.browser('Ada');
    await this.#openHost();
    const match = this.#host.state?.match;
    if (match && match.number === this.#seen.number && match.version < this.#seen.version) {
      throw new Error(
        `the host forgot step ${this.#seen.version} that a guest has seen: it has ${match.version}`,
      );
    }
  }

  async #knock(text: string): Promise<void> {
    const { secret } = readInvitation(this.#host.invitation)!;
    const link = await this.#home.network.transport('stranger').call(addressOf(secret, 0));
    link.send(text);
  }

  /** A few of the messages that are on their way arrive. */
  async #someMail(): Promise<void> {
    for (let count = 0; count < 4 && this.#scheduler.count() > 0; count++) await this.#scheduler.waitNext(1);
    await quiet();
  }

  #look(): void {
    for (const table of this.#tables.slice(1)) {
      const match = table?.state?.match;
      if (!match) continue;
      const newer = match.number > this.#seen.number || match.version > this.#seen.version;
      if (newer) this.#seen = { number: match.number, version: match.version };
    }
    // What is taken back was seen, and is gone by right.
    const host = this.#host.state?.match;
    if (host && host.version < this.#seen.version && this.#host.line.state === 'open') {
      this.#seen = { number: host.number, version: host.version };
    }
  }

  /** Everything arrives, and time passes, until something is true. */
  async #calm(test: () => boolean): Promise<void> {
    for (let round = 0; round < 3000; round++) {
      while (this.#scheduler.count() > 0) {
        await this.#scheduler.waitNext(1);
        await quiet();
      }
      await quiet();
      if (this.#scheduler.count() > 0) continue;
      if (test()) return;
      if (!(await this.#home.clock.tick())) throw new Error('the sea stands still');
    }
    throw new Error('it never became calm');
  }

  /** The storm is over: everybody is back, and sees what the host has. Gives how far the match went. */
  async end(): Promise<number> {
    for (const who of [1, 2, 3]) if (this.#tables[who]?.line.state === 'ended') await this.#join(who);
    await this.#calm(() => this.#tables.every((table) => table?.line.state === 'open'));
    const pause = this.#host.act({ kind: 'pause', paused: true });
    let paused = false;
    void pause.then(() => {
      paused = true;
    });
    await this.#calm(() => paused && this.#agreed());
    const shelf = await this.#ada.means.shelf();
    const { record } = (await shelf.get('host', this.#room)) as Saved;
    const match = readRecord(record!, games);
    for (const table of this.#tables) {
      const state = table!.state!;
      const seat = state.people.find(({ id }) => id === state.me)!.seat ?? 'spectator';
      equal(state.match!.view, match.view(seat), 'views agree with the match');
      equal(
        state.match!.log,
        match.history.flatMap(({ events }) => events),
        'logs agree with the match',
      );
      equal(state.chat, this.#host.state!.chat, 'everybody heard the same');
    }
    const lines = this.#host.state!.chat.map(({ text }) => text);
    equal(lines.length, new Set(lines).size, 'nothing is said twice');
    if (this.#said < 40)
      for (const text of this.#heard) equal(lines.includes(text), true, `"${text}" was not lost`);
    return match.length;
  }

  #agreed(): boolean {
    const versions = this.#tables.map((table) => table!.state?.match?.version);
    return this.#tables.every((table) => table!.line.state === 'open') && new Set(versions).size === 1;
  }
}

function equal(found: unknown, expected: unknown, what: string): void {
  const [a, b] = [JSON.stringify(found), JSON.stringify(expected)];
  if (a !== b) throw new Error(`${what}: ${a} is not ${b}`);
}
