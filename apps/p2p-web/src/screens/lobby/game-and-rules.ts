import { type BreathText, tellOption } from '@cheeseboard/engine/text';
import { type GameKit, gameFacts, hasCapability } from '@cheeseboard/ui-components/kits';
import { css, html, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { rulesHref } from '../../look/docs.ts';
import { loadGame } from '../../look/load-game.ts';
import { screenStyles } from '../../look/styles.ts';
import type { Act, TableState } from '../../tables/table.ts';
import { lobbyWords } from '../../words/lobby.ts';
import { setupWords } from '../../words/setup.ts';
import { startWords } from '../../words/start.ts';
import { AppElement } from '../app/element.ts';
import { defaultPolicy, firstOptions, validOptions } from '../setup/draft.ts';
import '../setup/options.ts';
import type { OptionsEvent } from '../setup/options.ts';
import '../setup/policy.ts';
import type { PolicyEvent } from '../setup/policy.ts';
import { seatsField } from '../setup/seats.ts';

/**
 * The game, its rules and the table's policies. The host can change all of them; players can choose the game and its rules if the
 * host is a big screen.
 *
 * @element cbp-game-and-rules
 */
@customElement('cbp-game-and-rules')
export class CbpGameAndRules extends AppElement {
  static override styles = [
    ...screenStyles,
    css`
      dl {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
        gap: 0.5rem 1rem;
      }
      dt {
        color: var(--cb-quiet);
        font-size: 0.93rem;
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
      p a {
        display: inline-block;
        padding: 0.7rem 0.2rem;
        margin: -0.3rem -0.2rem;
      }
      .field {
        max-inline-size: 24rem;
      }
    `,
  ];

  @property({ attribute: false }) state!: TableState;
  @property({ attribute: false }) act!: (act: Act) => void;
  @property({ type: Boolean }) host = false;
  /** Whether the reader may choose the game and its rules. */
  @property({ type: Boolean }) chooses = false;

  @state() private kit: GameKit | null = null;
  /** Loaded games, so that re-rendering does not close the panel for choosing another one. */
  private readonly kits = new Map<string, GameKit>();

  protected override willUpdate(changedProperties: PropertyValues<this>): void {
    const { game } = this.state;
    if (!changedProperties.has('state') || this.kit?.game.id === game) return;
    this.kit = this.kits.get(game) ?? null;
    if (!this.kit) void this.fetch(game);
  }

  private async fetch(game: string): Promise<GameKit | null> {
    // If the game does not load, nothing is shown here. The table reports the failure when the match starts.
    const kit = await loadGame(game).catch(() => null);
    if (kit) this.kits.set(game, kit);
    if (game === this.state.game) this.kit = kit;
    return kit;
  }

  override render(): TemplateResult {
    const { kit, language, state: tableState } = this;
    const words = this.say(lobbyWords);
    if (!kit || kit.game.id !== tableState.game) return html``;
    const names = this.names();
    const text = kit.texts[language];
    return html`<section class="paper stack" aria-labelledby="played">
      <h2 id="played">${words.currentRules}: ${text.name}</h2>
      <p>${text.pitch} <a href=${rulesHref(language, tableState.game)} target="_blank">${this.say(startWords).rules}</a></p>
      <dl>
        ${Object.entries(tableState.options).map(([key, value]) => {
          const spec = Object.hasOwn(kit.game.options, key) ? kit.game.options[key] : undefined;
          if (!spec || spec.matters?.(tableState.options) === false) return '';
          const optionText = tellOption(text, key, value, { names, you: null });
          return html`<div>
            <dt>${optionText.label}</dt>
            <dd>${optionText.value}</dd>
          </div>`;
        })}
        ${this.policies(text.breath).map(
          ([label, value]) => html`<div>
            <dt>${label}</dt>
            <dd>${value}</dd>
          </div>`,
        )}
      </dl>
      ${this.chooses ? this.change(kit, names) : ''}
    </section>`;
  }

  /** The table's policies. */
  private policies(pause: BreathText | undefined): (readonly [label: string, value: string])[] {
    const { away, undo, clock, patience, quorum, seconds } = this.say(setupWords);
    const { policy, game } = this.state;
    return [
      [away.label, away[policy.away]],
      ...(hasCapability(game, 'finalMoves') ? [] : [[undo.label, undo[policy.undo]] as const]),
      [clock.label, policy.clockSeconds === null ? clock.none : seconds(policy.clockSeconds)],
      [quorum.label, quorum[policy.quorum ?? defaultPolicy.quorum!]],
      [patience.label, seconds(policy.patienceSeconds ?? defaultPolicy.patienceSeconds!)],
      ...(pause ? [[pause.label, seconds(policy.breathSeconds)] as const] : []),
    ];
  }

  private names(): string[] {
    const words = this.say(lobbyWords);
    const { chairs, people } = this.state;
    return chairs.map((chair, seat) => {
      if (chair.kind === 'bot') return chair.name;
      const name = chair.kind === 'person' ? people.find(({ id }) => id === chair.person)?.name : '';
      return name || words.chair(seat + 1);
    });
  }

  private change(kit: GameKit, names: readonly string[]): TemplateResult {
    const words = this.say(lobbyWords);
    const setup = this.say(setupWords);
    const { state: tableState, language } = this;
    const seats = tableState.chairs.length;
    return html`<details>
      <summary>${words.changeGame}</summary>
      <div class="stack">
        <div class="field">
          <label for="game">${words.game}</label>
          <select id="game" @change=${(event: Event) => this.changeGame(gameFacts[(event.target as HTMLSelectElement).selectedIndex]!.id)}>
            ${gameFacts.map(({ id, name }) => html`<option .selected=${id === tableState.game}>${name[language]}</option>`)}
          </select>
        </div>
        ${seatsField(kit.game, seats, setup, (count) => this.setOptions(tableState.options, count))}
        <cbp-options
          .kit=${kit}
          .options=${tableState.options}
          .names=${names}
          @cbp-options=${({ options }: OptionsEvent) => this.setOptions(options, seats)}
        ></cbp-options>
        ${
          this.host
            ? html`<h3>${setup.policy}</h3>
              <cbp-policy
                .policy=${tableState.policy}
                .breath=${kit.texts[language].breath ?? null}
                .finalMoves=${hasCapability(kit.game.id, 'finalMoves')}
                @cbp-policy=${({ policy }: PolicyEvent) => this.act({ kind: 'set-policy', policy })}
              ></cbp-policy>`
            : ''
        }
      </div>
    </details>`;
  }

  private setOptions(options: TableState['options'], seats: number): void {
    const { kit } = this;
    if (!kit) return;
    const allOptions = validOptions(kit.game, seats, options);
    // The form says why these do not go together; the table keeps its rules until they do.
    if (kit.game.optionsRefusal?.(allOptions)) return;
    this.act({ kind: 'set-game', game: kit.game.id, options: allOptions, seats });
  }

  private async changeGame(id: string): Promise<void> {
    const kit = await this.fetch(id);
    if (!kit) return this.requestUpdate();
    const { min, max } = kit.game.seats;
    const seats = Math.min(Math.max(this.state.chairs.length, min), max);
    this.act({ kind: 'set-game', game: id, options: firstOptions(kit.game, seats), seats });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cbp-game-and-rules': CbpGameAndRules;
  }
}
