import {
  changeOption,
  type OptionValue,
  offeredValues,
  type Preset,
  presetOf,
  presetOptions,
} from '@cheeseboard/engine';
import { type Cast, tellOption, tellOptionsRefusal } from '@cheeseboard/engine/text';
import type { GameKit } from '@cheeseboard/ui-components/kits';
import { css, html, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { rulesHref } from '../../look/docs.ts';
import { fieldGridRules, screenStyles } from '../../look/styles.ts';
import { setupWords } from '../../words/setup.ts';
import { AppElement } from '../app/element.ts';

/** The reader changed an option. `options` holds all options, not only the changed one. */
export class OptionsEvent extends Event {
  readonly options: Readonly<Record<string, OptionValue>>;

  constructor(options: Readonly<Record<string, OptionValue>>) {
    super('cbp-options');
    this.options = options;
  }
}

/** An option with up to this many values is shown as radio buttons. More values, or values that depend on the number of players, are a select. */
const RADIO_MAX_VALUES = 4;

/**
 * The presets of a game, and below them, folded away, a field for every option with a link to its rule.
 *
 * @element cbp-options
 * @fires {OptionsEvent} cbp-options
 */
@customElement('cbp-options')
export class CbpOptions extends AppElement {
  static override styles = [
    ...screenStyles,
    css`
      :host {
        display: grid;
        gap: 0.75rem;
      }
      .fields {
        ${fieldGridRules}
        padding-block-start: 0.75rem;
      }
      .presets {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
        gap: 0.5rem;
        padding-block-start: 0.3rem;
      }
      .presets .choice {
        display: grid;
        align-content: start;
        justify-content: start;
        gap: 0.1rem;
        text-align: start;
      }
      .presets small {
        color: var(--cb-quiet);
        font-weight: 400;
      }
      summary {
        display: flex;
        align-items: center;
        min-block-size: 44px;
        font-weight: 700;
        text-decoration: underline;
        text-underline-offset: 0.15em;
        cursor: pointer;
      }
      .hint a {
        display: inline-block;
        padding-block: 0.7rem;
      }
    `,
  ];

  @property({ attribute: false }) kit!: GameKit;
  @property({ attribute: false }) options: Readonly<Record<string, OptionValue>> = {};
  /** Names of the seats, for options whose value is a seat. */
  @property({ attribute: false }) names: readonly string[] = [];

  override render(): TemplateResult {
    const { kit, names } = this;
    const refusal = tellOptionsRefusal(kit.texts[this.language], kit.game.optionsRefusal?.(this.options));
    const fields = html`<p class="trouble" role="alert" ?hidden=${refusal === null}>${refusal}</p><div class="fields">${Object.entries(kit.game.options).map(([key, spec]) => (spec.matters?.(this.options) === false ? '' : this.option(key)))}</div>`;
    const presets = kit.game.presets ?? [];
    if (presets.length === 0) return fields;
    const words = this.say(setupWords);
    const chosen = presetOf(kit.game, names.length, this.options);
    const texts = kit.texts[this.language].presets;
    return html`<fieldset>
        <legend>${words.presets}</legend>
        <div class="presets">
          ${presets.map(
            (preset) =>
              html`<label class="choice"
                ><input type="radio" name="preset" .checked=${preset === chosen} @change=${() => this.choosePreset(preset)} /><span>${texts?.[preset.id]?.name ?? preset.id}</span
                ><small>${texts?.[preset.id]?.about}</small></label
              >`,
          )}
          ${
            chosen
              ? ''
              : html`<label class="choice"><input type="radio" name="preset" .checked=${true} /><span>${words.ownRules}</span><small>${words.ownRulesHint}</small></label>`
          }
        </div>
      </fieldset>
      <details>
        <summary>${words.singleOptions}</summary>
        <p class="hint">${words.optionsHint}</p>
        ${fields}
      </details>`;
  }

  private option(key: string): TemplateResult {
    const { kit, language, names } = this;
    const text = kit.texts[language];
    const spec = kit.game.options[key]!;
    const values = offeredValues(kit.game, names.length, this.options, key);
    const cast: Cast = { names, you: null };
    const chosenValue = this.options[key] ?? spec.values(names.length)[0]!;
    const { label } = tellOption(text, key, chosenValue, cast);
    const labelOf = (value: OptionValue): string => tellOption(text, key, value, cast).value;
    const rule = html`<p class="hint" id="rule-${key}">
      <a href=${rulesHref(language, kit.game.id, spec.rule)} target="_blank">${this.say(setupWords).rule(spec.rule, text.rules[spec.rule] ?? spec.rule)}</a>
    </p>`;
    const { min, max } = kit.game.seats;
    const dependsOnSeats = spec.values(min).length !== spec.values(max).length;
    if (dependsOnSeats || values.length > RADIO_MAX_VALUES) {
      return html`<div class="field">
        <label for="option-${key}">${label}</label>
        <select id="option-${key}" @change=${(event: Event) => this.choose(key, values[(event.target as HTMLSelectElement).selectedIndex]!)}>
          ${values.map((value) => html`<option .selected=${value === chosenValue}>${labelOf(value)}</option>`)}
        </select>
        ${rule}
      </div>`;
    }
    return html`<fieldset>
      <legend>${label}</legend>
      <div class="choices">
        ${values.map(
          (value) =>
            html`<label class="choice"
              ><input type="radio" name=${key} .checked=${value === chosenValue} @change=${() => this.choose(key, value)} />${labelOf(value)}</label
            >`,
        )}
      </div>
      ${rule}
    </fieldset>`;
  }

  /** A preset says nothing about who begins, so that stays. */
  private choosePreset(preset: Preset): void {
    const { kit, names } = this;
    const options = presetOptions(kit.game, names.length, preset);
    for (const [key, spec] of Object.entries(kit.game.options)) {
      if (spec.values(names.length)[0] === 'random') options[key] = this.options[key] ?? options[key]!;
    }
    this.options = options;
    this.dispatchEvent(new OptionsEvent(options));
  }

  private choose(key: string, value: OptionValue): void {
    const { kit, names } = this;
    this.options = changeOption(kit.game, names.length, this.options, key, value) ?? this.options;
    this.dispatchEvent(new OptionsEvent(this.options));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cbp-options': CbpOptions;
  }
}
