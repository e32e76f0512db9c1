/** The choice of the number of players. */
import type { AnyGame } from '@cheeseboard/engine';
import { html, type TemplateResult } from 'lit';
import type { SetupWords } from '../../words/setup.ts';

export function seatsField(
  { seats: { min, max } }: AnyGame,
  chosenCount: number,
  words: SetupWords,
  choose: (seats: number) => void,
): TemplateResult {
  const counts = Array.from({ length: max - min + 1 }, (_, offset) => min + offset);
  return html`<fieldset>
    <legend>${words.seats}</legend>
    <div class="choices">
      ${counts.map(
        (count) =>
          html`<label class="choice"
            ><input
              type="radio"
              name="seats"
              aria-label=${words.players(count)}
              .checked=${count === chosenCount}
              @change=${() => choose(count)}
            />${count}</label
          >`,
      )}
    </div>
  </fieldset>`;
}
