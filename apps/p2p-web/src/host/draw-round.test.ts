import type { ChanceRequest, Outcome } from '@cheeseboard/engine';
import { Log, type Reveal } from '@cheeseboard/engine/fair';
import { expect, test } from 'vitest';
import { startedTable } from '../../test/kit/sync-table.ts';
import { OwnChains } from '../chance/own-chains.ts';
import { DrawRound } from './draw-round.ts';
import { Timers } from './timers.ts';

const die: ChanceRequest = { kind: 'dice', count: 1, faces: 6, sealed: false };

/** The first draw of a match of three, with chains that the test knows. The first player is the host. */
function firstDraw() {
  const table = startedTable({ seed: 'draw round', game: 'mens-erger-je-niet', people: 3 });
  const [start] = table.host.saved().log!.entries;
  const chains = [1, 2, 3].map((seed) => new OwnChains(new Uint8Array(32).fill(seed), 'room', 1, 'salt'));
  const { seats: holders } = start!.body as unknown as { seats: { key: string }[] };
  const seats = holders.map((seat, index) => ({ ...seat, ...chains[index]!.commitments }));
  const log = new Log([{ ...start!, body: { ...start!.body, seats } as never }]);
  const keys = seats.map(({ key }) => key);
  const timers = new Timers();
  const away = new Set<string>();
  const drawn: { readonly reveals: readonly (Reveal | null)[]; readonly outcome: Outcome }[] = [];
  const context = {
    timers,
    now: 0,
    key: keys[0]!,
    isHere: (key: string) => !away.has(key),
    isChanged: false,
  };
  const round = new DrawRound(context, { log, mayStep: true }, (reveals, outcome) =>
    drawn.push({ reveals, outcome }),
  );
  round.settle(die);
  return {
    round,
    drawn,
    away,
    keys,
    give: (player: number, now: number, index = 1, kind: 'open' | 'sealed' = 'open') => {
      context.now = now;
      round.receive(keys[player]!, 1, chains[player]!.reveal(kind, index));
    },
    wakeUntil: (until: number) => {
      for (let now = 0; now <= until; now += 100) {
        context.now = now;
        timers.run(now);
      }
    },
  };
}

const given = expect.stringMatching(/^[0-9a-f]{64}$/);

test('draws as soon as everybody has given a reveal', () => {
  const { drawn, give } = firstDraw();
  give(0, 10);
  give(1, 20);
  expect(drawn).toEqual([]);
  give(2, 30);
  expect(drawn).toMatchObject([{ reveals: [given, given, given] }]);
});

test('goes on without a silent player, even when the host itself was late', () => {
  const { drawn, give, wakeUntil } = firstDraw();
  give(1, 10);
  wakeUntil(10_000);
  expect(drawn).toEqual([]);
  give(0, 10_000);
  wakeUntil(20_000);
  expect(drawn).toMatchObject([{ reveals: [given, given, null] }]);
});

test('never draws without the reveal of the host', () => {
  const { drawn, give, wakeUntil, away, keys } = firstDraw();
  away.add(keys[0]!);
  give(1, 10);
  give(2, 20);
  wakeUntil(600_000);
  expect(drawn).toEqual([]);
});

test.each<[string, number, 'open' | 'sealed']>([
  ['a later reveal', 2, 'open'],
  ['a reveal of the other chain', 1, 'sealed'],
])('excludes a player who gives %s', (_, index, kind) => {
  const { drawn, give } = firstDraw();
  give(0, 10);
  give(1, 20, index, kind);
  give(1, 30);
  give(2, 40);
  expect(drawn).toMatchObject([{ reveals: [given, null, given] }]);
});

test('ignores a reveal for another draw', () => {
  const { round, drawn, give, keys } = firstDraw();
  round.receive(keys[1]!, 2, null);
  give(0, 10);
  give(1, 20);
  give(2, 30);
  expect(drawn).toMatchObject([{ reveals: [given, given, given] }]);
});
