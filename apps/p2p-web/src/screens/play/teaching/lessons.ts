/** Explains a match while it is played: loads what the game teaches, and lets bots wait while the reader reads. */
import type { EventBase, LessonTexts, Moment, MoveBase } from '@cheeseboard/engine';
import { loadTeaching } from '@cheeseboard/engine/games/teaching';
import type { GameKit } from '@cheeseboard/ui-components/kits';
import { knownLessons } from '../../../storage/known-lessons.ts';
import { settings } from '../../../storage/settings.ts';
import type { Act, TableState } from '../../../tables/table.ts';
import { texts } from '../../../words/texts.ts';
import { isAlone, isAsked } from '../seats.ts';
import { Teacher } from './teacher.ts';

/** What is shown now: an explanation, or the mistake in a move that is held back. */
export interface Lesson {
  readonly text: string;
  readonly rule: string;
  /** The move that is held back; null for an explanation. */
  readonly heldMove: MoveBase | null;
}

export class Lessons {
  readonly #act: (act: Act) => Promise<boolean>;
  readonly #redraw: () => void;
  #game = '';
  #teacher: Teacher | null = null;
  #texts: LessonTexts | null = null;
  #state: TableState | null = null;
  #moment: (Moment & { readonly key: string; readonly log: readonly EventBase[] }) | null = null;
  #heldMistake: { readonly id: string; readonly rule: string; readonly move: MoveBase } | null = null;
  #isPausing = false;
  #restorePace: (() => void) | null = null;

  /** The scene on the table, if the explanation is about it; and what tells the table that it was read. */
  #scene: { readonly moment: Moment; readonly finish: () => void } | null = null;

  constructor(act: (act: Act) => Promise<boolean>, redraw: () => void) {
    this.#act = act;
    this.#redraw = redraw;
  }

  /** Whether the reader wants explanations here, and there is something left to explain. */
  get isOn(): boolean {
    return this.#teacher !== null && this.#isWanted && (this.#heldMistake !== null || !this.#teacher.isDone);
  }

  /** Whether the match waits for the reader to read. */
  get isPausing(): boolean {
    return this.#isPausing;
  }

  /** Whether the explanation is about the scene that the table shows. */
  get isInScene(): boolean {
    return this.#scene !== null;
  }

  /**
   * If the explanation is about this scene, a promise that resolves when the reader has read it: the table shows the scene until then. Only
   * against bots, because nobody else should wait. Otherwise null.
   */
  readWith(moment: Moment): Promise<void> | null {
    this.#endScene();
    if (!this.isOn || !this.#state || !isAlone(this.#state) || !this.#teacher?.isAbout(moment)) return null;
    return new Promise((finish) => {
      this.#scene = { moment, finish };
    });
  }

  get lesson(): Lesson | null {
    const { id, rule } = this.#heldMistake ?? this.#teacher?.explanation ?? {};
    const text = id && this.#texts?.[texts.language][id];
    return this.isOn && text && rule ? { text, rule, heldMove: this.#heldMistake?.move ?? null } : null;
  }

  get #isWanted(): boolean {
    const { match, phase } = this.#state ?? {};
    return settings.get('explain') && phase === 'playing' && typeof match?.view.viewer === 'number';
  }

  /** Takes in the newest state of the table. */
  follow(state: TableState, kit: GameKit | null): void {
    this.#state = state;
    if (!this.#isWanted || !kit || kit.game.id !== state.game) {
      this.#rest();
      return;
    }
    if (this.#game !== state.game) void this.#load(kit);
    this.#see(state);
    this.#pauseIfNeeded();
  }

  /** The reader has read the explanation. */
  readonly understood = (): void => {
    this.#teacher?.understood();
    if (this.#scene && !this.#teacher?.isAbout(this.#scene.moment)) this.#endScene();
    this.#pauseIfNeeded();
    this.#redraw();
  };

  /**
   * Holds a move back if it is a mistake that the reader has not been told about. They can make it after all, or another one. Only
   * against bots, because nobody else should wait.
   */
  holds(move: MoveBase): boolean {
    if (!this.isOn || !this.#state || !isAlone(this.#state)) return false;
    const mistake = this.#teacher?.mistakeIn(move);
    this.#heldMistake = mistake ? { id: mistake.id, rule: mistake.rule, move } : null;
    if (mistake) this.#redraw();
    return mistake != null;
  }

  /** The reader has moved or, with null, rolled. */
  moved(move: MoveBase | null): void {
    this.#heldMistake = null;
    if (this.#isWanted) this.#teacher?.moved(move);
  }

  readonly refused = (rule: string): void => {
    if (!this.isOn) return;
    this.#teacher?.refused(rule);
    this.#redraw();
  };

  /** Lets the match go on, because the reader acts instead of reading. */
  async resume(): Promise<void> {
    if (!this.#isPausing) return;
    this.#isPausing = false;
    await this.#act({ kind: 'pause', paused: false });
  }

  /** The table shows no scene any more, for example because the reader skipped it. */
  settled(): void {
    this.#endScene();
  }

  end(): void {
    this.#restorePace?.();
    this.#restorePace = null;
  }

  #endScene(): void {
    this.#scene?.finish();
    this.#scene = null;
  }

  #rest(): void {
    this.#heldMistake = null;
    this.#endScene();
    this.end();
    void this.resume();
  }

  async #load({ game }: GameKit): Promise<void> {
    this.#game = game.id;
    this.#teacher = null;
    this.#moment = null;
    try {
      const load = loadTeaching[game.id];
      if (!load) return;
      const [{ teaching, lessons }] = await Promise.all([load(), texts.load(`teaching-${game.id}`)]);
      if (this.#game !== game.id) return;
      this.#texts = lessons;
      this.#teacher = new Teacher(game, teaching, knownLessons(game.id));
    } catch (error) {
      // Without explanations the game can still be played. The next state tries again.
      console.error(error);
      this.#game = '';
      return;
    }
    if (this.#moment) this.#teacher.see(this.#moment);
    this.#pauseIfNeeded();
    this.#redraw();
  }

  #see({ match }: TableState): void {
    if (!match) return;
    const { view, moves, log } = match;
    const key = `${match.number} ${match.version}`;
    const before = this.#moment;
    const isSame = before?.key === key;
    if (isSame && before.moves === moves) return;
    if (!isSame) this.#heldMistake = null;
    const isNext = before?.key.startsWith(`${match.number} `);
    // What another match has left unread is no news.
    if (before && !isSame && !isNext) this.#teacher?.moved(null);
    const events = isSame ? before.events : isNext ? log.slice(before?.log.length) : [];
    this.#moment = { view, moves, events, key, log };
    this.#teacher?.see(this.#moment);
  }

  /** While the reader reads and need not act, a game against bots waits, and is slow as long as there is something to explain. */
  #pauseIfNeeded(): void {
    const state = this.#isWanted ? this.#state : null;
    if (!state || !this.#teacher || !isAlone(state)) return;
    if (this.isOn && settings.get('pace') === 'natural') this.#restorePace ??= settings.lend('pace', 'slow');
    else if (!this.isOn) this.end();
    const waits = this.#teacher.explanation !== null && !isAsked(state) && !state.match?.breath?.readers;
    if (waits && !this.#isPausing && state.paused === null) {
      this.#isPausing = true;
      void this.#act({ kind: 'pause', paused: true });
    } else if (!waits) void this.resume();
  }
}
