/** Runs for every test file: clears the stage after each test. */
import { afterEach } from 'vitest';
import { clearStage } from './index.ts';

afterEach(clearStage);
