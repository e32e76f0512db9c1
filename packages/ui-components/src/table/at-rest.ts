/** Until a table has told its story and nothing lies on it, or it is over with it. */
import type { GameTypes } from '@cheeseboard/engine';
import type { TableElement } from './table.ts';

const signs = ['cb-settled', 'cb-go-on'];

export async function atRest(table: TableElement<GameTypes>, over: AbortSignal): Promise<void> {
  await table.updateComplete;
  while (table.busy && !over.aborted) {
    await new Promise<void>((resolve) => {
      const done = (): void => {
        for (const sign of signs) table.removeEventListener(sign, done);
        over.removeEventListener('abort', done);
        resolve();
      };
      for (const sign of signs) table.addEventListener(sign, done);
      over.addEventListener('abort', done);
    });
  }
}
