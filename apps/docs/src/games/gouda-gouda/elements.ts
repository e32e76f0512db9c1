/** The elements of this game besides its table, for their playgrounds. */
import type { Sample } from '../../reference/samples.ts';

export const elementModules = {
  'cb-gouda-board': () => import('@cheeseboard/ui-components/gouda-board/define'),
};

export const samples: Readonly<Record<string, Sample>> = {
  'cb-gouda-board': { attributes: { board: 'long' }, properties: { names: ['Anna', 'Ben'] }, wide: true },
};
