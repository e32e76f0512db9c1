/** The module of each element, loaded when its playground is near. A test compares the list with the manifest. */
import { gameFacts, loadKit } from '@cheeseboard/ui-components/kits';

type Modules = Readonly<Record<string, () => Promise<unknown>>>;

/** `elements.ts` in the folder of a game: elements besides its table. */
const games = import.meta.glob<{ readonly elementModules: Modules }>('../games/*/elements.ts', {
  eager: true,
});

export const elementModules: Modules = {
  'cb-announcer': () => import('@cheeseboard/ui-components/announcer/define'),
  'cb-board': () => import('@cheeseboard/ui-components/board/define'),
  'cb-card': () => import('@cheeseboard/ui-components/card/define'),
  'cb-card-back': () => import('@cheeseboard/ui-components/card-back/define'),
  'cb-cheese': () => import('@cheeseboard/ui-components/cheese/define'),
  'cb-dice-tray': () => import('@cheeseboard/ui-components/dice-tray/define'),
  'cb-die': () => import('@cheeseboard/ui-components/die/define'),
  'cb-game': () => import('@cheeseboard/ui-components/game/define'),
  'cb-hand': () => import('@cheeseboard/ui-components/hand/define'),
  'cb-log': () => import('@cheeseboard/ui-components/log/define'),
  'cb-mouse': () => import('@cheeseboard/ui-components/mouse/define'),
  'cb-pile': () => import('@cheeseboard/ui-components/pile/define'),
  'cb-piles-board': () => import('@cheeseboard/ui-components/piles-board/define'),
  'cb-position': () => import('@cheeseboard/ui-components/position/define'),
  'cb-replay': () => import('@cheeseboard/ui-components/replay/define'),
  'cb-score-sheet': () => import('@cheeseboard/ui-components/score-sheet/define'),
  'cb-seat': () => import('@cheeseboard/ui-components/seat/define'),
  'cb-token': () => import('@cheeseboard/ui-components/token/define'),
  'cb-token-row': () => import('@cheeseboard/ui-components/token-row/define'),
  'cb-trick': () => import('@cheeseboard/ui-components/trick/define'),
  'cb-won': () => import('@cheeseboard/ui-components/won/define'),
  ...Object.fromEntries(gameFacts.map(({ id }) => [`cb-${id}`, () => loadKit(id)])),
  ...Object.assign({}, ...Object.values(games).map((game) => game.elementModules)),
};
