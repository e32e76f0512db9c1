/** `pnpm arena`: lets the bots of a game play against each other and prints their strengths. */
import { Worker } from 'node:worker_threads';
import { showProgress } from './progress.ts';
import { type Report, tables } from './report.ts';
import { type ArenaRequest, readRequest, usage } from './request.ts';
import { ratings, standings } from './statistics.ts';
import type { Played } from './tournament.ts';

interface WorkerResult {
  readonly lineUp: number;
  readonly deal: number;
  readonly played: readonly Played[];
}

try {
  const request = readRequest(process.argv.slice(2));
  if (request === 'help') process.stdout.write(usage);
  else {
    const report = reportOf(request, await playAll(request));
    process.stdout.write(request.json ? `${JSON.stringify(report, null, 2)}\n` : tables(report));
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  process.exitCode = 1;
}

/** All deals of all line-ups, sorted by line-up and deal, whichever worker finished first. */
function playAll(request: ArenaRequest): Promise<Played[][][]> {
  const results: Played[][][] = request.lineUps.map(() => []);
  const tasks = request.lineUps.flatMap((_, lineUp) =>
    Array.from({ length: request.deals }, (_, deal) => ({ lineUp, deal })),
  );
  const progress = showProgress(process.stderr, tasks.length);
  let nextJob = 0;
  let gamesDone = 0;
  return new Promise((resolve, reject) => {
    const workers = Array.from({ length: Math.min(request.jobs, tasks.length) }, () => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: request });
      const giveNextJob = (): void => {
        const task = tasks[nextJob++];
        if (task) worker.postMessage(task);
      };
      worker.on('error', (error) => {
        stop();
        reject(error);
      });
      worker.on('message', ({ lineUp, deal, played }: WorkerResult) => {
        results[lineUp]![deal] = [...played];
        gamesDone += 1;
        progress(gamesDone);
        giveNextJob();
        if (gamesDone === tasks.length) {
          stop();
          resolve(results);
        }
      });
      giveNextJob();
      return worker;
    });
    const stop = (): void => {
      for (const worker of workers) void worker.terminate();
    };
  });
}

function reportOf(request: ArenaRequest, results: readonly (readonly Played[][])[]): Report {
  return {
    request,
    lineUps: request.lineUps.map((lineUp, index) => ({
      lineUp,
      standings: standings(lineUp, results[index]!),
    })),
    ratings: ratings(results.flat(2)),
  };
}
