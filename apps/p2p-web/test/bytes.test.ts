/** Whole games of every kind between people and bots: what each person receives, and how many bytes each move takes. */
import type { Match } from '@cheeseboard/engine';
import type { Entry } from '@cheeseboard/engine/fair';
import { games } from '@cheeseboard/engine/games';
import { expect, test } from 'vitest';
import type { NewTable } from '../src/tables/table.ts';
import { checkReceived } from './kit/received-messages.ts';
import { playToEnd, type SyncTable, startedTable } from './kit/sync-table.ts';

const MAX_BYTES_PER_MOVE = 1_500;
const byteLength = (text: string): number => new TextEncoder().encode(text).length;

/** Options that shorten long games at tables with many players. */
const shorterGames: { readonly [game: string]: NewTable['options'] } = {
  'david-goliath': { deals: 2 },
  'daumen-drauf': { rounds: 2 },
};

const tables = games.flatMap(({ id, seats: { min, max } }) => [
  { game: id, people: min, bots: 0 },
  { game: id, people: max, bots: 0 },
  { game: id, people: 2, bots: Math.max(1, min - 2) },
]);

test.each(tables)(
  'nobody receives more than their seat may know: $game with $people people and $bots bots',
  ({ game, people, bots }) => {
    const gameOptions = shorterGames[game] ?? {};
    const table = startedTable({ seed: `${game} ${people} ${bots}`, game, people, bots, gameOptions });
    const spectator = table.join('Watcher');
    const countsBefore = table.guests.map(({ received }) => received.length);
    playToEnd(table, `${game} moves`);
    const match = table.host.match!;
    expect(match.result).not.toBeNull();
    expectAgreement(table);
    for (const [index, { received }] of table.guests.entries()) {
      const { snapshots, entries } = checkReceived(received, match, index < people ? index : 'spectator');
      expect(snapshots).toBeGreaterThan(match.length / 2);
      expect(entries.map(({ index: entryIndex }) => entryIndex)).toEqual([...entries.keys()]);
      expectEqualSizes(entries, match);
    }
    expect(spectator.state?.match?.view.viewer).toBe('spectator');

    const moves = match.history.filter(({ step }) => 'seat' in step).length;
    const perMove = table.guests.map(
      ({ received }, index) =>
        received.slice(countsBefore[index]).reduce((sum, { text }) => sum + byteLength(text), 0) / moves,
    );
    const mostBytes = Math.max(...perMove);
    console.log(
      `${game}, ${people} people, ${bots} bots: ${moves} moves, ${mostBytes.toFixed(0)} bytes per move and guest`,
    );
    expect(mostBytes).toBeLessThan(MAX_BYTES_PER_MOVE);
  },
);

/** Expects that sealed entries of one kind have the same length, whatever they hold. */
function expectEqualSizes(entries: readonly Entry[], { game }: Match): void {
  const sealedEntries = entries.filter(({ kind, body }) => kind !== 'key' && body === null);
  for (const kind of ['move', 'bot-move', 'draw'] as const) {
    const lengths = new Set(
      sealedEntries.filter((entry) => entry.kind === kind).map((entry) => entry.sealed!.length),
    );
    expect(lengths.size, `${kind}: ${[...lengths]}`).toBeLessThanOrEqual(1);
  }
  expect(sealedEntries.length > 0).toBe(game.secrets);
}

function expectAgreement(table: SyncTable): void {
  const match = table.host.match!;
  for (const { state } of table.guests) {
    const viewer = state!.people.find(({ id }) => id === state!.me)!.seat ?? 'spectator';
    expect(state!.match!.view).toEqual(match.view(viewer));
    expect(state!.match!.log).toEqual(match.events(viewer));
    expect(state!.match!.version).toBe(match.length);
    expect(state!.match!.result).toEqual(match.result);
    expect(state!.match!.fair).toMatchObject({ violation: null, verdict: { type: 'verified' } });
  }
}
