import { type Capability, gameFacts, hasCapability } from '@cheeseboard/ui-components/kits';
import { css, html, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { screenStyles } from '../../look/styles.ts';
import { type SettingName, type Settings, settings } from '../../storage/settings.ts';
import { isLanguage, languageNames, languages } from '../../words/language.ts';
import { settingsWords } from '../../words/settings.ts';
import { ScreenElement } from '../app/element.ts';
import { NAME_MAX_CHARACTERS } from '../setup/draft.ts';
import './delete-data.ts';
import './servers.ts';
import { allowNotifications, browserNotifications } from '../play/browser-notifications.ts';

type Switch = { [K in SettingName]: Settings[K] extends boolean ? K : never }[SettingName];

/**
 * The settings, which apply to every table. Each change is saved at once.
 *
 * @element cbp-settings
 */
@customElement('cbp-settings')
export class CbpSettings extends ScreenElement {
  static override styles = [
    ...screenStyles,
    css`
      :host {
        inline-size: min(100%, 44rem);
        margin-inline: auto;
      }
      .narrow {
        max-inline-size: 22rem;
      }
      :host([brief]) .paper {
        padding: 0;
        border: 0;
        background: none;
        box-shadow: none;
      }
    `,
  ];

  /** In the menu of a table: without heading, servers and deletion. */
  @property({ type: Boolean, reflect: true }) brief = false;

  /** The running game, whose settings are shown; empty for those of all games. */
  @property() game = '';

  protected get screenTitle(): string {
    return this.say(settingsWords).title;
  }

  override render(): TemplateResult {
    const words = this.say(settingsWords);
    const { name } = settings.all();
    const gamesWith = (capability: Capability): string =>
      gameFacts
        .filter(({ id }) => (this.game === '' || id === this.game) && hasCapability(id, capability))
        .map((game) => game.name[this.language])
        .join(', ');
    const [passing, rolling] = [gamesWith('autoPass'), gamesWith('rolls')];
    return html`<div class="stack">
      ${
        this.brief
          ? ''
          : html`<div class="paper">
              <h1 tabindex="-1">${words.title}</h1>
              <p>${words.lead}</p>
            </div>`
      }
      <section class="paper stack" aria-labelledby="you">
        <h2 id="you">${words.you}</h2>
        <div class="field narrow">
          <label for="name">${words.name}</label>
          <input
            id="name"
            type="text"
            autocomplete="nickname"
            maxlength=${NAME_MAX_CHARACTERS}
            .value=${name}
            @change=${(event: Event) => settings.set('name', (event.target as HTMLInputElement).value)}
          />
        </div>
        <div class="field narrow">
          <label for="language">${words.language}</label>
          <select id="language" @change=${this.onLanguage}>
            ${languages.map(
              (language) =>
                html`<option value=${language} lang=${language} .selected=${language === this.language}>${languageNames[language]}</option>`,
            )}
          </select>
        </div>
      </section>
      <section class="paper stack" aria-labelledby="looks">
        <h2 id="looks">${words.appearance}</h2>
        ${this.choice('theme', words.theme.label, ['system', 'light', 'dark'], words.theme)}
        ${this.choice('textSize', words.textSize.label, ['normal', 'large', 'larger'], words.textSize)}
        ${this.choice('motion', words.motion.label, ['system', 'less'], words.motion)}
        ${this.toggle('patterns', words.patterns.label, words.patterns.hint)}
      </section>
      <section class="paper stack" aria-labelledby="playing">
        <h2 id="playing">${words.play}</h2>
        ${this.toggle('sound', words.sound)} ${this.notifications()}
        ${this.toggle('oneTap', words.oneTap.label, words.oneTap.hint)}
        ${rolling === '' ? '' : this.toggle('rollForMe', words.rollForMe.label, words.rollForMe.hint(rolling))}
        ${
          passing === ''
            ? ''
            : html`${this.choice('autoPass', words.autoPass.label, ['breath', 'never', 'always'], words.autoPass)}
              <p class="hint">${words.autoPass.hint(passing)}</p>`
        }
        ${this.toggle('explain', words.explain.label, words.explain.hint)}
        ${this.choice('pace', words.pace.label, ['slow', 'natural', 'fast'], words.pace)}
        <p class="hint">${words.pace.hint}</p>
      </section>
      ${this.brief ? '' : html`<cbp-servers></cbp-servers><cbp-delete-data></cbp-delete-data>`}
    </div>`;
  }

  private choice<K extends 'theme' | 'textSize' | 'motion' | 'autoPass' | 'pace'>(
    key: K,
    label: string,
    values: readonly Settings[K][],
    names: { readonly [V in Settings[K]]: string },
  ): TemplateResult {
    return html`<fieldset>
      <legend>${label}</legend>
      <div class="choices">
        ${values.map(
          (value) =>
            html`<label class="choice"
              ><input type="radio" name=${key} .checked=${settings.get(key) === value} @change=${() => settings.set(key, value)} />${names[value]}</label
            >`,
        )}
      </div>
    </fieldset>`;
  }

  private toggle(key: Switch, label: string, hint?: string): TemplateResult {
    const change = (event: Event): void => {
      settings.set(key, (event.target as HTMLInputElement).checked);
    };
    return html`<label class="check"
      ><input type="checkbox" .checked=${settings.get(key)} @change=${change} /><span
        ><b>${label}</b>${hint ? html`<br /><span class="hint">${hint}</span>` : ''}</span
      ></label
    >`;
  }

  /** The switch for notifications. The browser may forbid them, or ask first. */
  private notifications(): TemplateResult {
    const { notifications: words } = this.say(settingsWords);
    const permission = browserNotifications.permission();
    const isOn = settings.get('notifications') === 'on' && permission === 'granted';
    const problem =
      permission === 'denied' ? words.blocked : permission === 'unsupported' ? words.unsupported : '';
    const change = async ({ target }: Event): Promise<void> => {
      const isWanted = (target as HTMLInputElement).checked;
      settings.set('notifications', isWanted && (await allowNotifications()) ? 'on' : 'off');
    };
    return html`<label class="check"
      ><input type="checkbox" .checked=${live(isOn)} ?disabled=${problem !== ''} @change=${change} /><span
        ><b>${words.label}</b><br /><span class="hint" role="status">${problem || words.hint}</span></span
      ></label
    >`;
  }

  private onLanguage(event: Event): void {
    const { value } = event.target as HTMLSelectElement;
    if (isLanguage(value)) settings.set('language', value);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cbp-settings': CbpSettings;
  }
}
