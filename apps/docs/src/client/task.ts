/**
 * `<docs-task>`: follows the reader's moves, plays for the others, and says when the task is solved. As soon as it can no longer be
 * solved, it says what the last move led to.
 */
import { loadKit } from '@cheeseboard/ui-components/kits';
import type { CbPosition } from '@cheeseboard/ui-components/position';
import type { Pattern } from '../data/types.ts';
import { consequenceInWords, missedIn, progressOf } from '../study/consequence.ts';
import { castOf } from './describe-position.ts';
import { playMoves, readMove } from './play-moves.ts';
import type { DocsPosition } from './position.ts';
import { backToReadersTurn, isReadersTurn } from './readers-turn.ts';
import { Verdict } from './verdict.ts';

interface MissedNote {
  readonly event: Pattern;
  readonly note: string;
}

class DocsTask extends HTMLElement {
  #verdict!: Verdict;
  #length = 0;
  #answering = false;

  connectedCallback(): void {
    this.#verdict = new Verdict(this);
    this.addEventListener('cb-position', this.#onPosition);
    this.addEventListener('click', this.#onClick);
  }

  disconnectedCallback(): void {
    this.removeEventListener('cb-position', this.#onPosition);
    this.removeEventListener('click', this.#onClick);
  }

  #readData(name: 'lines' | 'others' | 'missed'): unknown {
    const text = this.dataset[name];
    return text === undefined ? undefined : JSON.parse(text);
  }

  #onPosition = (event: Event): void => {
    const positionElement = event.target as CbPosition;
    if (this.#answering || !positionElement.match) return;
    const otherMoves = this.#readData('others') as readonly string[] | undefined;
    this.#answering = true;
    if (otherMoves) {
      if (positionElement.match.length > this.#length) this.#answer(positionElement, otherMoves);
      else backToReadersTurn(positionElement);
    }
    this.#answering = false;
    this.#length = positionElement.match.length;
    void this.#showVerdict(positionElement);
  };

  #answer(positionElement: CbPosition, preferredMoves: readonly string[]): void {
    for (
      let match = positionElement.match!;
      match.actors.length > 0 && !isReadersTurn(positionElement);
      match = positionElement.match!
    ) {
      const seat = match.actors[0]!;
      const preferredMove = preferredMoves
        .map((text) => readMove(positionElement, text))
        .find((step) => step?.seat === seat && match.refusal(seat, step.move) === null);
      const move = preferredMove?.move ?? match.legalMoves(seat)[0];
      if (!move || !positionElement.play(seat, move)) return;
    }
  }

  async #showVerdict(positionElement: CbPosition): Promise<void> {
    const match = positionElement.match!;
    const you = positionElement.you!;
    const progress = progressOf(match, you, this.#readData('lines') as string[][]);
    if (progress !== 'lost') return this.#verdict.show(progress === 'solved' ? 'yes' : '');
    const { length } = match;
    const kit = await loadKit(match.game.id);
    // The reader may have taken the move back while the texts were loading.
    if (!kit || positionElement.match?.length !== length) return;
    const language = document.documentElement.lang as keyof typeof kit.texts;
    const cast = castOf(positionElement);
    const missed = this.#readData('missed') as readonly MissedNote[] | undefined;
    const note = missedIn(match, missed ?? [])?.note ?? '';
    this.#verdict.show('no', `${consequenceInWords(kit.texts, language, match, you, cast)} ${note}`.trim());
  }

  #onClick = async (event: Event): Promise<void> => {
    const button = (event.target as Element).closest<HTMLElement>('[data-show]');
    if (!button) return;
    const position = this.querySelector<DocsPosition>('docs-position')!;
    await playMoves(position, JSON.parse(button.dataset.show!)).catch(() => {});
  };
}

customElements.define('docs-task', DocsTask);
