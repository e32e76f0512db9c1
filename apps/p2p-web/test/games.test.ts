/** Whole games of every kind between people and bots, and how many bytes they take. */
import { games } from '@cheeseboard/engine/games';
import { expect, test } from 'vitest';
import type { NewTable } from '../src/tables/table.ts';
import { checkHeard } from './kit/hearing.ts';
import { type Party, playOn, startedParty } from './kit/party.ts';

const BYTES = 1500;
const bytes = (text: string): number => new TextEncoder().encode(text).length;

/** Long games are cut short where many play. */
const short: { readonly [game: string]: NewTable['options'] } = {
  'david-goliath': { deals: 2 },
  'daumen-drauf': { rounds: 2 },
};

const tables = games.flatMap(({ id, seats: { min, max } }) => [
  { game: id, people: min, bots: 0 },
  { game: id, people: max, bots: 0 },
  { game: id, people: 2, bots: Math.max(1, min - 2) },
]);

test.each(tables)('$game with $people people and $bots bots', ({ game, people, bots }) => {
  const party = startedParty({
    seed: `${game} ${people} ${bots}`,
    game,
    people,
    bots,
    gameOptions: short[game] ?? {},
  });
  const spectator = party.join('Watcher');
  const from = party.guests.map(({ heard }) => heard.length);
  playOn(party, `${game} moves`);
  const match = party.host.match!;
  expect(match.result).not.toBeNull();
  allAgree(party);
  for (const [index, { heard }] of party.guests.entries()) {
    const viewer = index < people ? index : 'spectator';
    expect(checkHeard(heard, match, viewer)).toBeGreaterThan(match.length / 2);
  }
  expect(spectator.state?.match?.view.viewer).toBe('spectator');

  const steps = match.history.filter(({ step }) => 'seat' in step).length;
  const each = party.guests.map(
    ({ heard }, index) => heard.slice(from[index]).reduce((sum, { text }) => sum + bytes(text), 0) / steps,
  );
  const most = Math.max(...each);
  console.log(
    `${game}, ${people} people, ${bots} bots: ${steps} moves, ${most.toFixed(0)} bytes per move and guest`,
  );
  expect(most).toBeLessThan(BYTES);
});

function allAgree(party: Party): void {
  const match = party.host.match!;
  for (const { state } of party.guests) {
    const viewer = state!.people.find(({ id }) => id === state!.me)!.seat ?? 'spectator';
    expect(state!.match!.view).toEqual(match.view(viewer));
    expect(state!.match!.log).toEqual(match.history.flatMap(({ events }) => events));
    expect(state!.match!.version).toBe(match.length);
  }
}
