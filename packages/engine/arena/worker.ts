/** Plays the requested deals, one after the other. */
import { parentPort, workerData } from 'node:worker_threads';
import { gameBots } from '../src/games/bots.ts';
import { games } from '../src/games/index.ts';
import type { ArenaRequest } from './request.ts';
import { playDeal, type Tournament } from './tournament.ts';
import { loadYardsticks } from './yardsticks.ts';

const request = workerData as ArenaRequest;

/**
 * CPU time of this thread, as long as it would take on a slower device. Unlike the wall clock, it does not count other work of
 * the machine.
 */
function cpuMilliseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (request.slowdown * (user + system)) / 1000;
}

async function tournamentOf({
  game: id,
  options,
  iterations,
  milliseconds,
  seed,
}: ArenaRequest): Promise<Tournament> {
  const game = games.find((candidate) => candidate.id === id);
  const bots = gameBots[id];
  if (!game || !bots) throw new Error(`"${id}" is not one of ${Object.keys(gameBots).join(', ')}`);
  return {
    game,
    bots: { ...bots, ...(await loadYardsticks(id)) },
    options,
    budget:
      milliseconds === null
        ? { iterations }
        : { milliseconds, longestMilliseconds: 3 * milliseconds, now: cpuMilliseconds },
    seed,
    now: cpuMilliseconds,
  };
}

const tournament = await tournamentOf(request);

parentPort?.on('message', ({ lineUp, deal }: { lineUp: number; deal: number }) => {
  const played = playDeal(tournament, request.lineUps[lineUp]!, request.firstDeal - 1 + deal);
  parentPort?.postMessage({ lineUp, deal, played });
});
