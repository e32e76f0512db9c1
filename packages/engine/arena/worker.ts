/** Plays the requested deals, one after the other. */
import { parentPort, workerData } from 'node:worker_threads';
import { gameBots } from '../src/games/bots.ts';
import { games } from '../src/games/index.ts';
import type { ArenaRequest } from './request.ts';
import { playDeal, type Tournament } from './tournament.ts';

const request = workerData as ArenaRequest;

function tournamentOf({ game: id, options, iterations, seed }: ArenaRequest): Tournament {
  const game = games.find((candidate) => candidate.id === id);
  const bots = gameBots[id];
  if (!game || !bots) throw new Error(`"${id}" is not one of ${Object.keys(gameBots).join(', ')}`);
  return {
    game,
    bots,
    options,
    budget: { iterations },
    seed,
    now: () => performance.now(),
  };
}

const tournament = tournamentOf(request);

parentPort?.on('message', ({ lineUp, deal }: { lineUp: number; deal: number }) => {
  parentPort?.postMessage({ lineUp, deal, played: playDeal(tournament, request.lineUps[lineUp]!, deal) });
});
