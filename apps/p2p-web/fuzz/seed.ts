/** Says with which seed the long runs are made, so that they can be made again. */
import type { TestProject } from 'vitest/node';

export default ({ config }: TestProject): void => console.log(`The same again: SEED=${config.env.SEED}`);
