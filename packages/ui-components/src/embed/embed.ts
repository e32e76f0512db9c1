/** Entry of the CDN files: registers games and `<cb-game>`. */
import { CbGame } from '../game/game.ts';
import { addKit, type GameKit } from '../kits/registry.ts';
import { fetchWords } from '../language/fetch.ts';
import { languageOf } from '../language/language.ts';
import { register } from '../register.ts';

/**
 * Each CDN file has its own copy of everything. On a page with several, the first file's `<cb-game>` plays all games, so the other
 * files register their games in the registry of the first file, found by this symbol.
 */
const kitRegistry = Symbol.for('@cheeseboard/ui-components/games');
const page = globalThis as { [kitRegistry]?: typeof addKit };

export function embed(...kits: readonly GameKit[]): void {
  page[kitRegistry] ??= addKit;
  for (const kit of kits) page[kitRegistry](kit.game.id, () => withLanguage(kit));
  afterParsing(() => {
    if (customElements.get('cb-game')) kits.forEach(startWaitingGames);
    else register('cb-game', CbGame);
  });
}

/** Loads the page's languages first, so that English texts do not appear for a moment. */
async function withLanguage(kit: GameKit): Promise<GameKit> {
  const tables = [...document.querySelectorAll('cb-game')].filter(({ game }) => game === kit.game.id);
  await Promise.all(tables.map((table) => fetchWords(languageOf(table))));
  return kit;
}

/** Waits until the page is parsed, so that a game whose script comes later is not reported as unknown. */
function afterParsing(callback: () => void): void {
  if (document.readyState === 'complete') {
    callback();
    return;
  }
  const controller = new AbortController();
  const runOnce = (): void => {
    controller.abort();
    callback();
  };
  document.addEventListener('DOMContentLoaded', runOnce, controller);
  // Listen to `load` too, because an `async` script may run after DOMContentLoaded.
  addEventListener('load', runOnce, controller);
}

/** Starts the games whose script came after their element. */
function startWaitingGames({ game }: GameKit): void {
  for (const element of document.querySelectorAll<CbGame>('cb-game')) {
    if (element.game === game.id && element.match === null) element.newGame();
  }
}
