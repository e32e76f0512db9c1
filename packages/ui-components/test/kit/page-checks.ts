/** The checks that the app's browser tests bundle and run in a whole page. */
import { lowContrastText } from './contrast.ts';
import { noteFocus, startTabbing, unreached } from './keyboard.ts';
import { layoutFaults } from './layout.ts';
import { queryAllDeep } from './query.ts';
import { smallTargets } from './targets.ts';

/** The open modal dialog, which makes the rest of the page inert; else the whole page. */
const reachable = (): Element =>
  queryAllDeep<Element>(document.documentElement, 'dialog:modal').at(-1) ?? document.body;

export const checks = {
  layout: (): string[] => layoutFaults(reachable()),
  contrast: (): string[] => lowContrastText(reachable()),
  targets: (): string[] => smallTargets(reachable()),
  startTabbing,
  noteFocus,
  unreached: (): string[] => unreached(reachable()),
};

export type PageChecks = typeof checks;
