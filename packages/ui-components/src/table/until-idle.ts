/** Resolves when a table neither animates nor shows a sheet, or when `signal` aborts. */
import type { GameTypes } from '@cheeseboard/engine';
import type { TableElement } from './table.ts';

const idleEvents = ['cb-settled', 'cb-go-on'];

export async function untilIdle(table: TableElement<GameTypes>, signal: AbortSignal): Promise<void> {
  await table.updateComplete;
  while (table.busy && !signal.aborted) {
    await new Promise<void>((resolve) => {
      const finish = (): void => {
        for (const event of idleEvents) table.removeEventListener(event, finish);
        signal.removeEventListener('abort', finish);
        resolve();
      };
      for (const event of idleEvents) table.addEventListener(event, finish);
      signal.addEventListener('abort', finish);
    });
  }
}
