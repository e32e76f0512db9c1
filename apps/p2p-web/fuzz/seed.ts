/** Prints the seed, so that a run can be repeated. */
import type { TestProject } from 'vitest/node';

export default ({ config }: TestProject): void => console.log(`The same again: SEED=${config.env.SEED}`);
