/** Resolves when a table neither animates nor shows a sheet, or when `signal` aborts. */
import type { GameTypes } from '@cheeseboard/engine';
import type { TableElement } from './table.ts';

const idleEvents = ['cb-settled', 'cb-go-on'];

export async function untilIdle(table: TableElement<GameTypes>, signal: AbortSignal): Promise<void> {
  await table.updateComplete;
  while (table.busy && !signal.aborted) {
    await new Promise<void>((resolve) => {
      const done = (): void => {
        for (const event of idleEvents) table.removeEventListener(event, done);
        signal.removeEventListener('abort', done);
        resolve();
      };
      for (const event of idleEvents) table.addEventListener(event, done);
      signal.addEventListener('abort', done);
    });
  }
}
