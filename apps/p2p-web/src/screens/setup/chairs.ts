/** The seats of the setup form, one field each. */
import { levels } from '@cheeseboard/engine/bots';
import { html, type TemplateResult } from 'lit';
import type { SetupWords } from '../../words/setup.ts';
import type { Mode } from '../app/route.ts';
import { type ChairDraft, type FormError, NAME_MAX_CHARACTERS } from './draft.ts';

export function chairFields(
  chairs: readonly ChairDraft[],
  mode: Mode,
  words: SetupWords,
  formErrors: readonly FormError[],
  change: (seat: number, chair: ChairDraft) => void,
  ownName: string,
  tell: (formError: FormError) => string,
): TemplateResult {
  const bots = levels.map((level) => [{ kind: 'bot', level }, words.bot[level]] as const);
  const person = (name: string): ChairDraft => ({ kind: 'person', name });
  const kinds = (chair: ChairDraft): (readonly [ChairDraft, string])[] => [
    mode === 'device'
      ? [person(chair.kind === 'person' ? chair.name : ''), words.person]
      : [person(ownName), words.you],
    ...(mode === 'friends' ? [[{ kind: 'open' }, words.open] as const] : []),
    ...bots,
  ];
  return html`${chairs.map((chair, seat) => {
    const values = kinds(chair);
    const number = seat + 1;
    const seatError = formErrors.find((error) => 'seat' in error && error.seat === seat);
    return html`<div class="field">
      <label for="chair-${seat}">${words.chair(number)}</label>
      <select
        id="chair-${seat}"
        @change=${(event: Event) => change(seat, values[(event.target as HTMLSelectElement).selectedIndex]![0])}
      >
        ${values.map(([value, name]) => html`<option .selected=${sameChair(value, chair)}>${name}</option>`)}
      </select>
      ${
        mode === 'device' && chair.kind === 'person'
          ? html`<input
            type="text"
            autocomplete="off"
            maxlength=${NAME_MAX_CHARACTERS}
            aria-label=${words.personName(number)}
            placeholder=${words.player(number)}
            aria-invalid=${seatError !== undefined}
            aria-describedby="trouble-${seat}"
            .value=${chair.name}
            @input=${(event: Event) => change(seat, person((event.target as HTMLInputElement).value))}
          />
          <p class="trouble" id="trouble-${seat}" ?hidden=${!seatError}>${seatError ? tell(seatError) : ''}</p>`
          : ''
      }
    </div>`;
  })}`;
}

const sameChair = (chair: ChairDraft, other: ChairDraft): boolean =>
  chair.kind === other.kind && (chair.kind !== 'bot' || other.kind !== 'bot' || chair.level === other.level);
