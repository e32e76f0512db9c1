import { gameFacts } from '@cheeseboard/ui-components/kits';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { screenStyles } from '../../look/styles.ts';
import { type KeptMatch, openKeptMatches } from '../../storage/kept-matches.ts';
import { settings } from '../../storage/settings.ts';
import { appWords } from '../../words/app.ts';
import { eveningsWords } from '../../words/evenings.ts';
import { localeOf } from '../../words/language.ts';
import { ScreenElement } from '../app/element.ts';
import { address } from '../app/route.ts';
import '../app/confirm-dialog.ts';
import '../play/record-dialog.ts';
import type { CbpRecord } from '../play/record-dialog.ts';
import './copies.ts';
import {
  type Evening,
  eveningsOf,
  type Figures,
  type Filter,
  figuresOf,
  type PersonFigures,
  type PersonKey,
  type PlayedMatch,
  peopleIn,
  playedMatchOf,
} from './figures.ts';
import { graphStyles, winsGraph } from './graph.ts';
import './saved-tables.ts';

/** How many evenings the list shows at first, and adds at a time. */
const EVENINGS_PER_PAGE = 10;

/**
 * The matches that this browser has kept: who won how often, and each match to replay. Also the saved tables.
 *
 * @element cbp-evenings
 */
@customElement('cbp-evenings')
export class CbpEvenings extends ScreenElement {
  static override styles = [
    ...screenStyles,
    graphStyles,
    css`
      :host {
        inline-size: min(100%, 60rem);
        margin-inline: auto;
      }
      .filters {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
        gap: 1rem;
      }
      .score {
        font-size: 1.5rem;
        font-weight: 700;
        line-height: 1.2;
      }
      .scroll {
        overflow-x: auto;
      }
      table {
        inline-size: 100%;
        border-collapse: collapse;
      }
      th,
      td {
        padding: 0.45rem 0.5rem;
        border-block-end: 1px solid var(--cb-edge);
        text-align: end;
        vertical-align: baseline;
      }
      th:first-child {
        padding-inline-start: 0;
        text-align: start;
        overflow-wrap: break-word;
        hyphens: auto;
      }
      thead th {
        color: var(--cb-quiet);
        font-size: 0.9rem;
        font-weight: 400;
      }
      td {
        font-variant-numeric: tabular-nums;
      }
      .games {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
        gap: 1.2rem 2rem;
        align-items: start;
      }
      /* Four columns fit on a phone: long names wrap, other words do not. */
      .games :is(th, td) {
        padding-inline: 0.3rem;
      }
      .games thead th {
        font-size: 0.8rem;
      }
      .games tbody th {
        overflow-wrap: anywhere;
      }
      caption {
        padding-block-end: 0.2rem;
        font-weight: 700;
        text-align: start;
      }
      .matches li {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 0.2rem 1rem;
        align-items: center;
        padding-block: 0.5rem;
        border-block-start: 1px solid var(--cb-edge);
      }
      .matches cbp-confirm {
        grid-column: 1 / -1;
      }
      @media (max-width: 36rem) {
        .matches li {
          grid-template-columns: minmax(0, 1fr);
        }
      }
    `,
  ];

  /** Null until they have been read. */
  @state() private keptMatches: readonly KeptMatch[] | null = null;
  @state() private hasFailed = false;
  @state() private isLasting = true;
  @state() private filter: Filter = { people: [], game: null };
  /** The match whose record is in the dialog. */
  @state() private chosenMatch: KeptMatch | null = null;
  /** The match whose deletion awaits confirmation. */
  @state() private matchToDelete: string | null = null;
  /** How many evenings the list shows, newest first. */
  @state() private shownEvenings = EVENINGS_PER_PAGE;
  @state() private note = '';
  @query('cbp-record') private recordDialog!: CbpRecord;

  protected get screenTitle(): string {
    return this.say(eveningsWords).title;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.load();
  }

  private readonly load = async (): Promise<void> => {
    this.hasFailed = false;
    try {
      const store = await openKeptMatches();
      this.isLasting = store.lasting;
      this.keptMatches = await store.list();
    } catch (error) {
      console.error(error);
      this.hasFailed = true;
    }
  };

  override render(): TemplateResult {
    const words = this.say(eveningsWords);
    const { keptMatches: matches } = this;
    return html`<div class="stack">
        <div class="paper stack">
          <h1 tabindex="-1">${words.title}</h1>
          <p>${words.lead}</p>
          ${this.isLasting ? nothing : html`<p>${words.notLasting}</p>`}
        </div>
        ${this.hasFailed ? this.notRead() : matches === null ? html`<p role="status">${this.say(appWords).loading}</p>` : this.body(matches)}
      </div>
      <cbp-record
        .record=${this.chosenMatch?.record ?? ''}
        .game=${this.chosenMatch?.game ?? ''}
        .own=${this.chosenMatch?.own ?? null}
      ></cbp-record>`;
  }

  private notRead(): TemplateResult {
    return html`<div class="paper stack" role="alert">
      <p>${this.say(eveningsWords).failed}</p>
      <p><button class="button" @click=${this.load}>${this.say(appWords).tryAgain}</button></p>
    </div>`;
  }

  private body(matches: readonly KeptMatch[]): TemplateResult {
    const words = this.say(eveningsWords);
    const played = matches.map((match) => playedMatchOf(match, settings.get('name')));
    const figures = figuresOf(played, this.filter);
    return html`${
      played.length === 0
        ? html`<section class="paper stack">
          <h2>${words.empty.title}</h2>
          <p>${words.empty.text}</p>
          <p><a class="button first" href=${address.start}>${this.say(appWords).toStart}</a></p>
        </section>`
        : html`${this.figures(played, figures)}${this.list(figures)}`
    }
      <cbp-copies .keptMatches=${matches} @cbp-matches=${this.load}></cbp-copies>
      <cbp-saved-tables hidden></cbp-saved-tables>`;
  }

  private nameOf(name: string): string {
    return name || this.say(eveningsWords).you;
  }

  private namesOf(names: readonly string[]): string {
    const shownNames = names.map((name) => this.nameOf(name));
    return new Intl.ListFormat(this.language, { type: 'conjunction' }).format(shownNames);
  }

  private gameName(game: string): string {
    return gameFacts.find(({ id }) => id === game)?.name[this.language] ?? game;
  }

  private number(value: number): string {
    return value.toLocaleString(localeOf(this.language), { maximumFractionDigits: 1 });
  }

  private figures(played: readonly PlayedMatch[], figures: Figures): TemplateResult {
    const words = this.say(eveningsWords);
    const { people, matches, wonByOthers } = figures;
    const names = this.namesOf(people.map(({ name }) => name));
    const shownPeople = people.map((person) => ({ ...person, name: this.nameOf(person.name) }));
    return html`<section class="paper stack" aria-labelledby="figures">
      <h2 id="figures" tabindex="-1">${words.figures}</h2>
      ${this.filters(played)}
      <div role="status" class="stack">
        ${
          matches.length === 0
            ? html`<p>${words.filter.none}</p>`
            : html`<p class="score">
                ${
                  this.filter.people.length > 1
                    ? words.score(
                        names,
                        people.map(({ wins }) => wins),
                      )
                    : words.matches(matches.length)
                }
              </p>
              ${wonByOthers > 0 && this.filter.people.length > 0 ? html`<p class="quiet">${words.wonByOthers(wonByOthers)}</p>` : nothing}`
        }
      </div>
      ${
        people.length === 0
          ? nothing
          : html`${this.peopleTable(shownPeople)}
            <h3>${words.graph}</h3>
            ${winsGraph(shownPeople, words.graphOf(names))} ${this.gameTables(shownPeople)}`
      }
    </section>`;
  }

  private filters(played: readonly PlayedMatch[]): TemplateResult {
    const { filter: words } = this.say(eveningsWords);
    const { filter } = this;
    const games = [...new Set(played.map(({ match }) => match.game))];
    const people = peopleIn(played);
    const toggle = (key: PersonKey): void => {
      const isChosen = filter.people.includes(key);
      const chosenPeople = isChosen
        ? filter.people.filter((other) => other !== key)
        : [...filter.people, key];
      this.filter = { ...filter, people: chosenPeople };
    };
    const chooseGame = (event: Event): void => {
      this.filter = { ...filter, game: (event.target as HTMLSelectElement).value || null };
    };
    return html`<div class="filters">
      ${
        people.length < 2
          ? nothing
          : html`<fieldset>
            <legend>${words.people}</legend>
            <div class="choices">
              ${people.map(
                ({ key, name }) =>
                  html`<label class="choice"
                    ><input type="checkbox" .checked=${filter.people.includes(key)} @change=${() => toggle(key)} />${this.nameOf(name)}</label
                  >`,
              )}
            </div>
          </fieldset>`
      }
      ${
        games.length < 2
          ? nothing
          : html`<div class="field">
            <label for="game">${words.game}</label>
            <select id="game" @change=${chooseGame}>
              <option value="" .selected=${filter.game === null}>${words.allGames}</option>
              ${games.map((game) => html`<option value=${game} .selected=${filter.game === game}>${this.gameName(game)}</option>`)}
            </select>
          </div>`
      }
    </div>`;
  }

  private peopleTable(people: readonly PersonFigures[]): TemplateResult {
    const words = this.say(eveningsWords);
    return html`<div class="scroll" tabindex="0" role="group" aria-labelledby="figures">
      <table>
        <thead>
          <tr>
            ${[words.person, words.wins, words.played, words.streaks].map((text) => html`<th scope="col">${text}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${people.map(
            ({ name, wins, played, streak, longestStreak }) => html`<tr>
              <th scope="row">${name}</th>
              ${[wins, played, `${streak} (${longestStreak})`].map((value) => html`<td>${value}</td>`)}
            </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }

  /** For each game: wins, best result and average of each person. */
  private gameTables(people: readonly PersonFigures[]): TemplateResult {
    const words = this.say(eveningsWords);
    const games = [...new Set(people.flatMap((person) => person.games.map(({ game }) => game)))];
    return html`<div class="games">
      ${games.map(
        (game) => html`<table>
          <caption>${this.gameName(game)}</caption>
          <thead>
            <tr>
              ${[words.person, words.wins, words.best, words.average].map((text) => html`<th scope="col">${text}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${people.flatMap(({ name, games: gameFigures }) => {
              const figures = gameFigures.find((candidate) => candidate.game === game);
              return figures
                ? html`<tr>
                  <th scope="row">${name}</th>
                  ${[figures.wins, figures.best.score, figures.average].map((value) => html`<td>${this.number(value)}</td>`)}
                </tr>`
                : [];
            })}
          </tbody>
        </table>`,
      )}
    </div>`;
  }

  private showEarlier(): void {
    this.shownEvenings += EVENINGS_PER_PAGE;
  }

  private list({ matches }: Figures): TemplateResult {
    const words = this.say(eveningsWords);
    const evenings = eveningsOf(matches);
    return html`<section class="paper stack" aria-labelledby="list">
      <h2 id="list" tabindex="-1">${words.list}</h2>
      <p role="status">${this.note}</p>
      ${evenings.slice(0, this.shownEvenings).map((evening) => this.evening(evening))}
      ${
        evenings.length > this.shownEvenings
          ? html`<p><button class="button" @click=${this.showEarlier}>${words.earlier}</button></p>`
          : nothing
      }
    </section>`;
  }

  private evening({ day, matches }: Evening): TemplateResult {
    const date = new Date(day).toLocaleDateString(localeOf(this.language), {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    });
    return html`<div class="matches">
      <h3>${date}</h3>
      <ul>
        ${repeat(
          matches,
          ({ match }) => match.id,
          ({ match }) => this.match(match),
        )}
      </ul>
    </div>`;
  }

  private match(match: KeptMatch): TemplateResult {
    const words = this.say(eveningsWords);
    const { seats, scores, winners } = match;
    const game = this.gameName(match.game);
    const names = seats.map(({ name }) => this.nameOf(name || settings.get('name')));
    const winnerNames = winners.map((seat) => names[seat]!);
    const label = (action: string): string => words.of(action, game, names.join(', '));
    if (this.matchToDelete === match.id)
      return html`<li>
        <cbp-confirm
          .question=${words.deleteSure(game)}
          .yes=${words.deleteYes}
          @cbp-yes=${() => this.deleteMatch(match)}
          @cbp-no=${() => this.askForConfirmation(null)}
        ></cbp-confirm>
      </li>`;
    return html`<li>
      <div>
        <p><b>${game}</b> · ${words.won(this.namesOf(winnerNames), winnerNames.length)}</p>
        <p class="quiet">${names.map((name, seat) => `${name} ${this.number(scores[seat]!)}`).join(', ')}</p>
      </div>
      <div class="row">
        <button class="button small" aria-label=${label(words.replay)} @click=${() => this.openRecord(match)}>${words.replay}</button>
        <button class="button small plain" aria-label=${label(words.delete)} @click=${() => this.askForConfirmation(match.id)}>${words.delete}</button>
      </div>
    </li>`;
  }

  private async openRecord(match: KeptMatch): Promise<void> {
    this.chosenMatch = match;
    await this.updateComplete;
    await this.recordDialog.open();
  }

  private async askForConfirmation(id: string | null): Promise<void> {
    this.matchToDelete = id;
    if (id === null) await this.focusList();
  }

  private async focusList(): Promise<void> {
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('#list, h1')?.focus();
  }

  private async deleteMatch({ id, game }: KeptMatch): Promise<void> {
    const words = this.say(eveningsWords);
    this.matchToDelete = null;
    try {
      await (await openKeptMatches()).delete([id]);
      this.note = words.deleted(this.gameName(game));
    } catch (error) {
      console.error(error);
      this.note = words.failed;
    }
    await this.load();
    await this.focusList();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cbp-evenings': CbpEvenings;
  }
}
