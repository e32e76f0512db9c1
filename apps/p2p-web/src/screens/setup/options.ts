import type { OptionValue } from '@cheeseboard/engine';
import { type Cast, tellOption } from '@cheeseboard/engine/text';
import type { GameKit } from '@cheeseboard/ui-components/kits';
import { css, html, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { rulesHref } from '../../look/docs.ts';
import { fieldGrid, screenStyles } from '../../look/styles.ts';
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
 * Fields for every option of a game, each with a link to its rule.
 *
 * @element cbp-options
 * @fires {OptionsEvent} cbp-options
 */
@customElement('cbp-options')
export class CbpOptions extends AppElement {
  static override styles = [
    ...screenStyles,
    fieldGrid,
    css`
      .hint a {
        display: inline-block;
        padding-block: 0.35rem;
      }
    `,
  ];

  @property({ attribute: false }) kit!: GameKit;
  @property({ attribute: false }) options: Readonly<Record<string, OptionValue>> = {};
  /** Names of the seats, for options whose value is a seat. */
  @property({ attribute: false }) names: readonly string[] = [];

  override render(): TemplateResult {
    return html`${Object.keys(this.kit.game.options).map((key) => this.option(key))}`;
  }

  private option(key: string): TemplateResult {
    const { kit, language, names } = this;
    const text = kit.texts[language];
    const spec = kit.game.options[key]!;
    const values: readonly OptionValue[] = spec.values(names.length);
    const cast: Cast = { names, you: null };
    const chosenValue = this.options[key] ?? values[0]!;
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

  private choose(key: string, value: OptionValue): void {
    this.options = { ...this.options, [key]: value };
    this.dispatchEvent(new OptionsEvent(this.options));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cbp-options': CbpOptions;
  }
}
