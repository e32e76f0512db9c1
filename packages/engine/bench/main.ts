/** `pnpm bench`: how fast the engine is on this machine, and whether its chance is even. A table for people, JSON with `--json FILE`. */
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type Figure, type Measurement, measure, measurements, unitOf } from './measure.ts';

if (isMainThread) await main();
else parentPort?.postMessage(measure(workerData.measurement, workerData.seconds));

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { json: { type: 'string' }, seconds: { type: 'string', default: '2' } },
  });
  const seconds = Number(values.seconds);
  const machine = `Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}`;
  console.log(`${machine}; ${seconds} s each, median of nine slices (lowest – highest)\n`);
  const rows: (Measurement & Figure & { unit: string })[] = [];
  for (const measurement of measurements) {
    const worker = new Worker(new URL(import.meta.url), { workerData: { measurement, seconds } });
    const [figure] = (await once(worker, 'message')) as [Figure];
    const row = { ...measurement, ...figure, unit: unitOf(measurement) };
    rows.push(row);
    console.log(line(row));
  }
  if (values.json) writeFileSync(values.json, `${JSON.stringify({ machine, rows }, null, 2)}\n`);
  console.log('\nchance that everybody draws together:');
  const { testChance } = await import('./chance.ts');
  if (!testChance()) process.exitCode = 1;
}

function line({
  game,
  seats,
  what,
  unit,
  value,
  low,
  high,
}: Measurement & Figure & { unit: string }): string {
  const text = (number: number): string =>
    number >= 100 ? Math.round(number).toLocaleString('en') : number.toFixed(2);
  return `${game.padEnd(18)} ${seats}  ${what.padEnd(29)} ${text(value).padStart(10)} ${unit.padEnd(7)} (${text(low)} – ${text(high)})`;
}
