/**
 * `pnpm bench`: the speed of the engine on this machine, and whether joint draws are uniform. Every round takes one sample
 * of each measurement in a new process, so that a slow phase of the machine affects all of them alike.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { testChance } from './chance.ts';
import { type Measurement, measurements, unitOf } from './measure.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'string' },
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '0.5' },
  },
});
const rounds = Number(values.rounds);
const machine = `Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}`;
console.log(`${machine}; CPU time, median of ${rounds} processes (lowest – highest)\n`);

const samples: number[][] = measurements.map(() => []);
for (let round = 0; round < rounds; round++) {
  for (const index of measurements.keys()) {
    const child = fork(new URL('sample.ts', import.meta.url), [String(index), values.seconds]);
    const [value] = (await once(child, 'message')) as [number];
    samples[index]!.push(value);
  }
}
const rows = measurements.map((measurement, index) => {
  const sortedSamples = samples[index]!.sort((a, b) => a - b);
  const median = sortedSamples[sortedSamples.length >> 1]!;
  return {
    ...measurement,
    unit: unitOf(measurement),
    median,
    low: sortedSamples[0]!,
    high: sortedSamples.at(-1)!,
  };
});
for (const row of rows) console.log(lineOf(row));
if (values.json) writeFileSync(values.json, `${JSON.stringify({ machine, rows }, null, 2)}\n`);

console.log('\njoint draws:');
if (!testChance()) process.exitCode = 1;

function lineOf(row: Measurement & (typeof rows)[number]): string {
  const figureText = (number: number): string =>
    number >= 100 ? Math.round(number).toLocaleString('en') : number.toFixed(2);
  const { game, seats, measure, unit, median, low, high } = row;
  return `${game.padEnd(18)} ${seats}  ${measure.padEnd(32)} ${figureText(median).padStart(10)} ${unit.padEnd(7)} (${figureText(low)} – ${figureText(high)})`;
}
