import { type Level, levels } from '@cheeseboard/engine/bots';
import '@cheeseboard/ui-components/mouse/define';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { coloursOf } from '../../look/colours.ts';
import { screenStyles } from '../../look/styles.ts';
import type { Act, Chair, Person, TableState } from '../../tables/table.ts';
import { lobbyWords } from '../../words/lobby.ts';
import { setupWords } from '../../words/setup.ts';
import { AppElement } from '../app/element.ts';
import '../app/confirm-dialog.ts';
import { shownName } from '../play/seats.ts';
import { playWords } from '../play/words/index.ts';

/**
 * Seats, spectators and open seats. The host manages seats and people here.
 *
 * @element cbp-people
 */
@customElement('cbp-people')
export class CbpPeople extends AppElement {
  static override styles = [
    ...screenStyles,
    css`
      li,
      .coming {
        display: grid;
        grid-template-columns: 2.6rem minmax(0, 1fr);
        gap: 0.3rem 0.7rem;
        align-items: center;
        min-block-size: 3.6rem;
        padding-block: 0.5rem;
        border-block-start: 1.5px solid var(--cb-edge);
      }
      li.you {
        box-shadow: inset 3px 0 0 var(--cb-glow);
        padding-inline-start: 0.6rem;
      }
      cb-mouse {
        --cb-mouse-size: 2.6rem;
      }
      .empty {
        inline-size: 2.2rem;
        block-size: 1.8rem;
        margin-inline: 0.2rem;
        border: 2px dashed var(--cb-edge);
        border-radius: 50%;
      }
      .who {
        display: flex;
        flex-wrap: wrap;
        align-items: baseline;
        gap: 0 0.6em;
        min-inline-size: 0;
        overflow-wrap: anywhere;
      }
      .ready {
        color: var(--cb-good);
        font-weight: 700;
      }
      .away {
        color: var(--cb-danger);
      }
      .acts {
        grid-column: 2;
      }
      .acts select {
        inline-size: auto;
        max-inline-size: 100%;
      }
      .watchers li {
        grid-template-columns: minmax(0, 1fr);
      }
      .watchers .acts {
        grid-column: 1;
      }
    `,
  ];

  @property({ attribute: false }) state!: TableState;
  /** Whether somebody is connecting; nobody knows who yet. */
  @property({ attribute: false }) connecting = false;
  @property({ attribute: false }) act!: (act: Act) => void;

  /** The person whose removal awaits confirmation. */
  @state() private personToConfirm: string | null = null;

  private get isReaderHost(): boolean {
    return this.state.people.some(({ id, host }) => host && id === this.state.me);
  }

  override render(): TemplateResult {
    const words = this.say(lobbyWords);
    const { chairs, people } = this.state;
    const spectators = people.filter(({ seat }) => seat === null);
    return html`<section class="paper stack" aria-labelledby="around">
      <h2 id="around">${words.seats}</h2>
      <ol>
        ${chairs.map((chair, seat) => this.chair(chair, seat))}
      </ol>
      ${
        spectators.length === 0
          ? nothing
          : html`<h3 id="watchers">${words.watchers}</h3>
            <ul class="watchers" aria-labelledby="watchers">
              ${spectators.map(
                (person) => html`<li class=${person.id === this.state.me ? 'you' : ''}>
                  <span class="who">${this.person(person)}</span>${this.awayButton(person)}
                </li>`,
              )}
            </ul>`
      }
      ${this.connecting ? html`<p class="coming quiet"><span class="empty"></span>${words.connecting}</p>` : nothing}
    </section>`;
  }

  private chair(chair: Chair, seat: number): TemplateResult {
    const words = this.say(lobbyWords);
    const number = seat + 1;
    if (chair.kind === 'person') {
      const person = this.state.people.find(({ id }) => id === chair.person);
      if (!person) return html`<li><span class="empty"></span><span class="who">${words.unnamed}</span></li>`;
      return html`<li class=${person.id === this.state.me ? 'you' : ''}>
        ${this.mouse(seat)}
        <span class="who">${this.person(person)}</span>
        ${this.claims(seat, person)}${this.awayButton(person)}
      </li>`;
    }
    const isBot = chair.kind === 'bot';
    return html`<li>
      ${isBot ? this.mouse(seat) : html`<span class="empty"></span>`}
      <span class="who"
        >${isBot ? html`<b>${chair.name}</b> <span class="quiet">${words.bot[chair.level]}</span>` : html`${words.chair(number)} <span class="quiet">${words.open}</span>`}</span
      >
      <div class="acts row">
        ${isBot ? nothing : html`<button class="button small" @click=${() => this.act({ kind: 'sit', seat })}>${words.sitHere(number)}</button>`}
        ${this.isReaderHost ? this.chooser(chair, seat) : nothing}
      </div>
    </li>`;
  }

  /** Claims to a seat whose person is away. The host answers them; somebody who may be that person gets a button to make one. */
  private claims(seat: number, { name, connection }: Person): TemplateResult | typeof nothing {
    const words = this.say(playWords);
    const { asks, people, me } = this.state;
    const claims = asks.filter((ask) => ask.kind === 'claim' && ask.seat === seat);
    const button = (label: string, act: Act, isMain = false): TemplateResult =>
      html`<button class="button small ${isMain ? 'first' : ''}" @click=${() => this.act(act)}>${label}</button>`;
    if (this.isReaderHost)
      return html`${claims.map((claim) => {
        if (claim.kind !== 'claim') return nothing;
        const answer = (yes: boolean): Act => ({ kind: 'answer-seat', person: claim.person, yes });
        const claimer = people.find(({ id }) => id === claim.person)?.name ?? '';
        return html`<div class="acts stack" role="alert">
          <p>${words.claimRequested(claimer, name)}</p>
          <div class="row">${button(words.claimConfirm(name), answer(true), true)}${button(words.decline, answer(false))}</div>
        </div>`;
      })}`;
    const ownPerson = people.find(({ id }) => id === me);
    if (claims.some((claim) => claim.kind === 'claim' && claim.person === me))
      return html`<div class="acts stack" role="status">
        <p>${words.claimPending(name)}</p>
        <div class="row">${button(words.takeBack, { kind: 'ask-seat', seat: null })}</div>
      </div>`;
    // Somebody who sits elsewhere under the same name with a number may be the same person.
    const isMaybeSame = ownPerson?.seat === null || ownPerson?.name.startsWith(`${name} `);
    if (connection !== 'away' || !isMaybeSame) return nothing;
    return html`<div class="acts">${button(words.iAm(name), { kind: 'claim-seat', seat })}</div>`;
  }

  private mouse(seat: number): TemplateResult {
    return html`<cb-mouse aria-hidden="true" .colour=${coloursOf(this.state)[seat]!}></cb-mouse>`;
  }

  private person(person: Person): TemplateResult {
    const words = this.say(lobbyWords);
    const tags = [person.id === this.state.me && words.you, person.host && words.host]
      .filter(Boolean)
      .join(', ');
    return html`<b>${shownName(person, this.say(playWords)) || words.unnamed}</b>
      ${tags ? html`<span class="quiet">${tags}</span>` : nothing}${this.renderVia(person)}${this.renderStatus(person)}`;
  }

  /** Who carries the person's connection, if it is not direct. */
  private renderVia({ via }: Person): TemplateResult | typeof nothing {
    if (via === undefined) return nothing;
    const words = this.say(lobbyWords);
    const carrier = this.state.people.find(({ id }) => id === via);
    return html`<span class="quiet">${words.via(carrier?.name || words.unnamed)}</span>`;
  }

  /** A person's status: joining, here, ready. */
  private renderStatus({
    id,
    name,
    connection,
    seat,
    host,
    ready,
    board,
  }: Person): TemplateResult | typeof nothing {
    const words = this.say(lobbyWords);
    if (connection !== 'here') {
      return html`<span class=${connection === 'away' ? 'away' : 'quiet'}>${words.connection[connection]}</span>`;
    }
    if (board) return nothing;
    if (name === '' && id !== this.state.me) return html`<span class="quiet">${words.isJoining}</span>`;
    if (seat === null || host) return nothing;
    return html`<span class=${ready ? 'ready' : 'quiet'}>${ready ? words.ready : words.notReady}</span>`;
  }

  private chooser(chair: Exclude<Chair, { kind: 'person' }>, seat: number): TemplateResult {
    const words = this.say(setupWords);
    const selectedIndex = chair.kind === 'bot' ? levels.indexOf(chair.level) + 1 : 0;
    const names = [words.open, ...levels.map((level) => words.bot[level])];
    const choose = (event: Event): void => {
      const index = (event.target as HTMLSelectElement).selectedIndex;
      const level: Level | undefined = levels[index - 1];
      this.act({ kind: 'set-chair', seat, chair: level ? { kind: 'bot', level } : { kind: 'open' } });
    };
    return html`<select aria-label=${this.say(lobbyWords).seatHolderLabel(seat + 1)} @change=${choose}>
      ${names.map((name, index) => html`<option .selected=${index === selectedIndex}>${name}</option>`)}
    </select>`;
  }

  private awayButton(person: Person): TemplateResult | typeof nothing {
    const { id, host } = person;
    if (!this.isReaderHost || host) return nothing;
    const words = this.say(lobbyWords);
    const name = shownName(person, this.say(playWords)) || words.unnamed;
    if (this.personToConfirm !== id) {
      return html`<div class="acts">
        <button class="button small plain" @click=${() => this.askForConfirmation(id)}>${words.sendAway(name)}</button>
      </div>`;
    }
    return html`<cbp-confirm
      class="acts"
      .question=${words.sendAwayQuestion(name)}
      .yes=${words.sendAwayConfirm}
      @cbp-yes=${() => this.sendAway(id)}
      @cbp-no=${() => this.askForConfirmation(null)}
    ></cbp-confirm>`;
  }

  private askForConfirmation(id: string | null): void {
    this.personToConfirm = id;
  }

  private sendAway(person: string): void {
    this.personToConfirm = null;
    this.act({ kind: 'send-away', person });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cbp-people': CbpPeople;
  }
}
