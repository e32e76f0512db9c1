/** Loads the game's table element and feeds it from the state. Knows the element, not the screen around it. */
import type { GameTypes } from '@cheeseboard/engine';
import { explainBy, type TableElement, type TableLayout } from '@cheeseboard/ui-components';
import { type GameKit, hasCapability } from '@cheeseboard/ui-components/kits';
import { hint, Thinking } from '@cheeseboard/ui-components/thinking';
import { loadGame } from '../../look/load-game.ts';
import type { Settings } from '../../storage/settings.ts';
import type { TableState } from '../../tables/table.ts';
import type { Language } from '../../words/language.ts';
import { isAlone, namesOf, playersOf } from './seats.ts';
import type { PlayWords } from './words/index.ts';

type AutoPass = Settings['autoPass'] | 'idle';
export type AnyTable = TableElement<GameTypes> & { autoPass?: AutoPass };

export interface GameTableOptions {
  readonly words: PlayWords;
  readonly language: Language;
  readonly local: boolean;
  readonly pace: Settings['pace'];
  readonly autoPass: Settings['autoPass'];
  readonly oneTap: boolean;
  readonly rulesHref: string;
  /** What the table shows; everything by default. */
  readonly layout?: TableLayout;
  /** Hears the rule by which a move that the reader tried is refused. */
  readonly onRefused: (rule: string) => void;
}

export class GameTable {
  kit: GameKit | null = null;
  element: AnyTable | null = null;
  #thinking: Thinking | null = null;
  /** Game, match and viewer of the current element. If one changes, a fresh element is made. */
  #elementKey = '';
  /** The state for which the element's players and explanations were set. */
  #shownState: TableState | null = null;
  #shownWords: PlayWords | null = null;
  #hintAbort = new AbortController();

  /** Loads the game. Rejects on a network error; then it can be called again. */
  async fetch(game: string): Promise<boolean> {
    if (this.kit?.game.id === game) return true;
    const kit = await loadGame(game);
    if (!kit) return false;
    this.kit = kit;
    this.#thinking?.stop();
    this.#thinking = new Thinking(kit);
    return true;
  }

  /** Updates the table element. Returns true if it is a new one. */
  show(
    state: TableState,
    { words, local, pace, autoPass, oneTap, rulesHref, layout = 'table', onRefused }: GameTableOptions,
  ): boolean {
    const { kit } = this;
    const { match } = state;
    if (!kit || !match || kit.game.id !== state.game) return false;
    const wantedKey = `${state.game} ${match.number} ${match.view.viewer}`;
    const isNew = wantedKey !== this.#elementKey || !this.element;
    if (isNew) {
      this.element = document.createElement(kit.table) as AnyTable;
      this.element.className = 'table';
      this.#elementKey = wantedKey;
      this.#shownState = null;
    }
    const element = this.element!;
    // The screen is also redrawn for each scene of an animation. The table needs an update only for a new state.
    if (state !== this.#shownState || words !== this.#shownWords) {
      this.#shownState = state;
      this.#shownWords = words;
      element.players = playersOf(state, words, local);
      element.readers = match.breath?.readers ?? [];
      element.roller = state.paused === null ? (match.roller ?? null) : null;
      const explain = explainBy(kit.game, match.view, match.log);
      element.explain = (move) => {
        const refusal = explain(move);
        if (refusal) onRefused(refusal.rule);
        return refusal;
      };
    }
    element.rulesHref = rulesHref;
    element.pace = pace;
    element.layout = layout;
    element.singleTap = oneTap;
    element.hints = match.view.viewer !== 'spectator';
    if (isNew && element.hints) whenIdle(() => element.isConnected && this.#thinking?.warm());
    if (this.passes) element.autoPass = autoPassMode(state, local, autoPass);
    if (element.view !== match.view) element.view = match.view;
    if (element.log !== match.log) element.log = match.log;
    if (element.moves !== match.moves) element.moves = match.moves;
    return isNew;
  }

  /** Removes the element; `show` makes a new one. */
  clear(): void {
    this.element = null;
  }

  /** Whether this game's table can pass automatically. */
  get passes(): boolean {
    return this.kit !== null && hasCapability(this.kit.game.id, 'autoPass');
  }

  /** Unlocks the table after a refused move. The screen around it shows the reason. */
  release(): void {
    if (this.element) this.element.moves = [...this.element.moves];
  }

  /** Asks a strong bot for a hint, from the reader's own view. */
  async giveHint(state: TableState, { words, language }: GameTableOptions): Promise<void> {
    const { kit, element } = this;
    const { match } = state;
    if (!kit || !element || !match || !this.#thinking) return;
    this.dropHint();
    const { signal } = this.#hintAbort;
    const hintInput = { view: match.view, moves: match.moves, log: match.log };
    try {
      const names = namesOf(state, words);
      element.suggest(await hint(kit, this.#thinking, hintInput, { language, names, signal }));
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  dropHint(): void {
    this.#hintAbort.abort();
    this.#hintAbort = new AbortController();
  }

  end(): void {
    this.dropHint();
    this.#thinking?.stop();
  }
}

/** Calls back when the page has drawn and has nothing to do. Not every browser has `requestIdleCallback`. */
function whenIdle(call: () => unknown): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(call, { timeout: 5_000 });
  else setTimeout(call, 1_000);
}

/**
 * When the table passes for the reader, unless they chose `always`. Against bots it asks only when there is something to play: nobody could read a hand from
 * the delay. On a shared device it never passes: the others see the pass-device screen, not the delay.
 */
function autoPassMode(state: TableState, local: boolean, setting: Settings['autoPass']): AutoPass {
  if (setting === 'always') return setting;
  if (isAlone(state)) return 'idle';
  return local ? 'never' : setting;
}
