/** A child process of `pnpm bench`: takes one sample and sends it to its parent. */
import { measurements, sample } from './measure.ts';

const [index, seconds] = process.argv.slice(2).map(Number) as [number, number];
process.send?.(sample(measurements[index]!, seconds));
