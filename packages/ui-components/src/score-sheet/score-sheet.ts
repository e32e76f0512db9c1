import { css, html, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { Colour } from '../art/colours.ts';
import { artStyles } from '../art/ink.ts';
import { personBadge } from '../art/person.ts';
import { CheeseElement } from '../element.ts';
import { baseStyles } from '../theme/base.ts';
import { figure } from '../words/figure.ts';
import { ranked } from './ranked.ts';

/** A column of the score sheet. */
export interface ScorePlayer {
  readonly name: string;
  readonly colour?: Colour;
}

/**
 * A table of scores: a column per player, a row per round, and the totals. With `winners`, the best players are first.
 *
 * @element cb-score-sheet
 * @slot - Details below the table.
 * @csspart table - The table.
 * @csspart title - The title above the table.
 */
export class CbScoreSheet extends CheeseElement {
  static override styles = [
    baseStyles,
    artStyles,
    css`
      :host {
        border-radius: var(--_cb-radius);
        background: var(--_cb-panel);
        box-shadow:
          inset 0 0 0 1.5px var(--_cb-edge),
          0 2px 5px var(--_cb-shadow);
      }
      .scroll {
        container-type: inline-size;
        position: relative;
        overflow-x: auto;
        border-radius: inherit;
      }
      table {
        inline-size: 100%;
        border-collapse: collapse;
        font-variant-numeric: tabular-nums;
      }
      caption {
        padding-block-start: 0.6rem;
        font-size: 1.1rem;
        font-weight: 700;
      }
      th,
      td {
        padding: 0.3rem clamp(0.25rem, 1.2cqi, 0.4rem);
        text-align: center;
        border-block-start: 1px solid color-mix(in srgb, var(--_cb-edge) 55%, transparent);
      }
      thead :is(th, td) {
        border: 0;
      }
      th[scope='row'] {
        text-align: start;
        font-weight: 400;
        color: var(--_cb-quiet);
        white-space: nowrap;
      }
      thead .art {
        display: inline-block;
        inline-size: 0.8em;
        block-size: 0.8em;
        margin-inline-end: 0.3em;
      }
      tfoot :is(th, td) {
        border-block-start: 2px solid var(--_cb-text);
        font-weight: 700;
      }
      .winner {
        display: inline-block;
        min-inline-size: 2.2em;
        padding: 0.05em 0.4em;
        border: 2.5px solid var(--_cb-glow);
        border-radius: 50%;
        rotate: -3deg;
      }
      /* On a phone, the scores of four players fit. */
      @container (max-inline-size: 24rem) {
        thead th {
          max-inline-size: 3.2rem;
          overflow: hidden;
          text-overflow: ellipsis;
          font-size: 0.85rem;
        }
        th[scope='row'] {
          font-size: 0.85rem;
        }
        thead .art {
          display: block;
          margin: 0 auto;
        }
        .winner {
          padding-inline: 0.15em;
        }
        /* With five or more players, their mice tell the columns apart; long names are cut off. */
        table:has(thead :nth-child(6)) {
          table-layout: fixed;
          :is(th, td) {
            padding-inline: 1px;
          }
          thead td {
            inline-size: 24%;
          }
          thead th {
            font-size: 0.72rem;
          }
          thead .art {
            inline-size: 1.3em;
            block-size: 1.3em;
          }
          th[scope='row'] {
            padding-inline-start: 0.4rem;
            white-space: normal;
            line-height: 1.15;
            hyphens: auto;
          }
          .winner {
            min-inline-size: 0;
            padding: 0.1em 0.15em;
            border-width: 2px;
          }
        }
      }
    `,
  ];

  /** The players, one column each. */
  @property({ attribute: false }) players: readonly ScorePlayer[] = [];

  /** `rounds[round][player]`: the scores; null where there is none yet. */
  @property({ attribute: false }) rounds: readonly (readonly (number | null)[])[] = [];

  /** Names a round; `Round 2` by default. */
  @property({ attribute: false }) roundName: ((number: number) => string) | null = null;

  /** The total of each player. */
  @property({ attribute: false }) totals: readonly number[] = [];

  /** Indices of the winners in `players`. */
  @property({ attribute: false }) winners: readonly number[] = [];

  override render(): TemplateResult {
    const { words, players, rounds, totals, winners } = this;
    const seats = ranked(
      players.map((_, seat) => totals[seat] ?? 0),
      winners,
    );
    return html`<div class="scroll" role="group" aria-label=${words.scoreSheet} tabindex="0"><table part="table">
        <caption part="title">
          ${words.scoreSheet}
        </caption>
        <thead>
          <tr>
            <td></td>
            ${seats.map((seat) => {
              const { name, colour } = players[seat]!;
              return html`<th scope="col">${colour ? badge(colour, name) : ''}${name}</th>`;
            })}
          </tr>
        </thead>
        <tbody>
          ${rounds.map(
            (scores, index) =>
              html`<tr>
                <th scope="row">${(this.roundName ?? words.round)(index + 1)}</th>
                ${seats.map((seat) => html`<td>${figure(scores[seat] ?? null)}</td>`)}
              </tr>`,
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">${words.total}</th>
            ${seats.map((seat) => {
              const total = figure(totals[seat] ?? 0);
              return html`<td>
                ${
                  winners.includes(seat)
                    ? html`<span class="winner">${total}</span><span class="spoken">, ${words.winner}</span>`
                    : total
                }
              </td>`;
            })}
          </tr>
        </tfoot>
      </table></div>
      <slot></slot>`;
  }
}

const badge = (colour: Colour, name: string): TemplateResult =>
  html`<svg class="art" viewBox="-12 -12 24 24" aria-hidden="true">${personBadge(colour, name)}</svg>`;

declare global {
  interface HTMLElementTagNameMap {
    'cb-score-sheet': CbScoreSheet;
  }
}
