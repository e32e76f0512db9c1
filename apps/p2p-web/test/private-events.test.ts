/** A game with private events, such as a peek at a card: each person reads the events as their seat may read them. */
import type { AnyGame, EventBase } from '@cheeseboard/engine';
import { readRecord, writeRecord } from '@cheeseboard/engine/records';
import { expect, test } from 'vitest';
import { letters } from '../../../packages/engine/test/other-games/letters.ts';
import { checkReceived } from './kit/received-messages.ts';
import { playToEnd, type SyncTable, startedTable } from './kit/sync-table.ts';

const startLetters = (game: AnyGame): SyncTable => {
  const table = startedTable({ seed: 'peek', game: 'letters', games: [game], people: 3 });
  table.join('Watcher');
  return table;
};

const cardsSeen = (log: readonly EventBase[]) =>
  log.flatMap((event) =>
    event.type === 'peeked' ? [event as EventBase & { seat: number; card: number }] : [],
  );

test('only the seat that looks at a card receives it, and every audit is clean', () => {
  const table = startLetters(letters);
  playToEnd(table, 'peek');
  const match = table.host.match!;
  expect(cardsSeen(match.history.flatMap(({ events }) => events))).not.toEqual([]);
  for (const [index, { state, received }] of table.guests.entries()) {
    const viewer = index < 3 ? index : 'spectator';
    const { log, fair } = state!.match!;
    expect(log).toEqual(match.events(viewer));
    for (const { seat, card } of cardsSeen(log)) expect(card > 0).toBe(seat === viewer);
    expect(checkReceived(received, match, viewer).snapshots).toBeGreaterThan(0);
    expect(fair).toMatchObject({ violation: null, verdict: { type: 'verified' } });
  }
});

test('a host that shows everybody the card is found at the end', () => {
  const table = startLetters({ ...(letters as AnyGame), eventFor: (event) => event });
  for (const guest of table.guests) guest.tell({ type: 'rules', games: [letters] });
  playToEnd(table, 'peek');
  const { state, received } = table.guests[3]!;
  const match = readRecord(writeRecord(table.host.match!), [letters]);
  expect(() => checkReceived(received, match, 'spectator')).toThrow('may know');
  expect(state!.match!.fair).toMatchObject({ verdict: { type: 'failed', violation: { kind: 'view' } } });
});
