/** What one script tag does: a game is known to the page, and `<cb-game>` plays it. */
import { CbGame } from '../game/game.ts';
import { addKit, type GameKit } from '../kits/registry.ts';
import { fetchWords } from '../language/fetch.ts';
import { languageOf } from '../language/language.ts';
import { register } from '../register.ts';

/**
 * Each CDN file carries its own copy of everything. When a page has several, the first one's `<cb-game>` plays the games of all: so
 * its list of games has to be found by the others.
 */
const listOfGames = Symbol.for('@cheeseboard/ui-components/games');
const page = globalThis as { [listOfGames]?: typeof addKit };

export function embed(...kits: readonly GameKit[]): void {
  page[listOfGames] ??= addKit;
  for (const kit of kits) page[listOfGames](kit.game.id, () => withWords(kit));
  whenRead(() => {
    if (customElements.get('cb-game')) kits.forEach(beginLate);
    else register('cb-game', CbGame);
  });
}

/** Nothing is said in English first where it is to be said in Dutch. */
async function withWords(kit: GameKit): Promise<GameKit> {
  const tables = [...document.querySelectorAll('cb-game')].filter(({ game }) => game === kit.game.id);
  await Promise.all(tables.map((table) => fetchWords(languageOf(table))));
  return kit;
}

/** After the page's last script, so that no game is called unknown whose script comes further down. */
function whenRead(then: () => void): void {
  if (document.readyState === 'complete') {
    then();
    return;
  }
  const once = new AbortController();
  const now = (): void => {
    once.abort();
    then();
  };
  document.addEventListener('DOMContentLoaded', now, once);
  // A script with `async` may come when the document has been read already.
  addEventListener('load', now, once);
}

/** Games whose script came after their element: they begin now. */
function beginLate({ game }: GameKit): void {
  for (const element of document.querySelectorAll<CbGame>('cb-game')) {
    if (element.game === game.id && element.match === null) element.newGame();
  }
}
