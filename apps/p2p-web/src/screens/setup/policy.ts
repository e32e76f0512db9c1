import type { BreathText } from '@cheeseboard/engine/text';
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { fieldGrid, screenStyles } from '../../look/styles.ts';
import type { Policy } from '../../tables/table.ts';
import { setupWords } from '../../words/setup.ts';
import { AppElement } from '../app/element.ts';
import { defaultPolicy, policyValues } from './draft.ts';

export class PolicyEvent extends Event {
  readonly policy: Policy;

  constructor(policy: Policy) {
    super('cbp-policy');
    this.policy = policy;
  }
}

/**
 * The table's policies.
 *
 * @element cbp-policy
 * @fires {PolicyEvent} cbp-policy
 */
@customElement('cbp-policy')
export class CbpPolicy extends AppElement {
  static override styles = [...screenStyles, fieldGrid];

  @property({ attribute: false }) policy: Policy = defaultPolicy;

  /** The words of the pause after each move; null if the game has none. */
  @property({ attribute: false }) breath: BreathText | null = null;

  /** Whether the table is on this device only: hides policies that concern others. */
  @property({ attribute: false }) isOnThisDevice = false;

  /** Whether one person plays against bots: then undo needs no consent. */
  @property({ attribute: false }) solo = false;

  /** Whether no move of the game can be taken back (CB-4). */
  @property({ attribute: false }) finalMoves = false;

  override render(): TemplateResult {
    const words = this.say(setupWords);
    const { policy } = this;
    return html`${
      this.isOnThisDevice
        ? ''
        : this.choice('away', words.away.label, [
            ['wait', words.away.wait],
            ['bot', words.away.bot],
          ])
    }
      ${
        this.finalMoves
          ? ''
          : this.choice('undo', words.undo.label, [
              ['ask', this.solo ? words.undo.free : words.undo.ask],
              ['never', words.undo.never],
            ])
      }
      ${this.seconds('clockSeconds', words.clock.label, words.clock.hint)}
      ${
        this.isOnThisDevice
          ? ''
          : html`${this.choice(
              'quorum',
              words.quorum.label,
              policyValues.quorum.map((value) => [value, words.quorum[value]] as const),
              words.quorum.hint,
            )}
            ${this.seconds('patienceSeconds', words.patience.label, words.patience.hint)}`
      }
      ${this.breath ? this.seconds('breathSeconds', this.breath.label, this.breath.hint) : ''}
      ${
        this.isOnThisDevice
          ? ''
          : html`<label class="check"
            ><input
              type="checkbox"
              .checked=${policy.takeover}
              @change=${(event: Event) => this.change({ takeover: (event.target as HTMLInputElement).checked })}
            /><span>${words.takeover}</span></label
          >`
      }`;
  }

  private choice<K extends 'away' | 'undo' | 'quorum'>(
    key: K,
    label: string,
    values: readonly (readonly [Policy[K], string])[],
    hint = '',
  ): TemplateResult {
    const chosenValue = this.policy[key] ?? defaultPolicy[key];
    return html`<fieldset aria-describedby=${hint === '' ? nothing : `${key}-hint`}>
      <legend>${label}</legend>
      <div class="choices">
        ${values.map(
          ([value, name]) =>
            html`<label class="choice"
              ><input type="radio" name=${key} .checked=${chosenValue === value} @change=${() => this.change({ [key]: value })} />${name}</label
            >`,
        )}
      </div>
      ${hint === '' ? '' : html`<p class="hint" id="${key}-hint">${hint}</p>`}
    </fieldset>`;
  }

  private seconds(
    key: 'clockSeconds' | 'breathSeconds' | 'patienceSeconds',
    label: string,
    hint: string,
  ): TemplateResult {
    const words = this.say(setupWords);
    const values: readonly (number | null)[] = policyValues[key];
    return html`<div class="field">
      <label for=${key}>${label}</label>
      <select
        id=${key}
        aria-describedby="${key}-hint"
        @change=${(event: Event) => this.change({ [key]: values[(event.target as HTMLSelectElement).selectedIndex]! })}
      >
        ${values.map(
          (value) =>
            html`<option .selected=${value === this.policy[key]}>${value === null ? words.clock.none : words.seconds(value)}</option>`,
        )}
      </select>
      <p class="hint" id="${key}-hint">${hint}</p>
    </div>`;
  }

  private change(change: Partial<Policy>): void {
    this.policy = { ...this.policy, ...change };
    this.dispatchEvent(new PolicyEvent(this.policy));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cbp-policy': CbpPolicy;
  }
}
