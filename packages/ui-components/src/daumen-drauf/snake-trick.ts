/** The trick in the order shown: heads under thumbs, heads laid open, the highest on top and in a ring. */
import type { Seat } from '@cheeseboard/engine';
import { faceOf, isPoisonous, type Laid, type Shown, type View } from '@cheeseboard/engine/daumen-drauf';
import { css, html, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { type Colour, liveries } from '../art/colours.ts';
import { cardBox } from '../art/frame.ts';
import { shape } from '../art/shapes.ts';
import { thumb } from '../art/snake/thumb.ts';
import { card, nameOf } from '../cards/draw.ts';
import type { Words } from '../words/index.ts';
import { smile } from './signs.ts';
import type { DaumenDraufWords } from './words.ts';

interface Around {
  readonly you: Seat | null;
  readonly words: Words;
  readonly own: DaumenDraufWords;
  /** The places whose thumb is just being lifted. */
  readonly turning: readonly number[];
  readonly nameOf: (seat: Seat) => string;
  readonly colourOf: (seat: Seat) => Colour;
}

/** A card of the open trick as text: without what the reader may not know. */
export const writeShown = ({ colour, number, poisonous }: Shown): string =>
  `${colour[0]}${number}${poisonous === null ? '?' : poisonous ? 'f' : ''}`;

/** The open trick, or the finished one that all may look at until the next card is shown (DD-9). */
export function snakeTrick(view: View, around: Around): TemplateResult {
  const shown = view.lastTrick ? view.lastTrick.cards.map(uncovered) : view.trick;
  return html`<ol class="trick" data-place="trick" aria-label=${around.words.trick}>
    ${shown.map((one, place) => placeOf(one, place, shown, around))}
  </ol>`;
}

const uncovered = ({ seat, card: laid }: Laid): Shown => ({
  seat,
  ...faceOf(laid),
  poisonous: isPoisonous(laid),
  open: true,
});

function placeOf(one: Shown, place: number, shown: readonly Shown[], around: Around): TemplateResult {
  const { you, words, own, turning } = around;
  const text = writeShown(one);
  const colour = around.colourOf(one.seat);
  const name = one.seat === you ? words.you : around.nameOf(one.seat);
  const last = place === shown.length - 1;
  // The reader sees through the own thumb.
  const through = !one.open && one.poisonous !== null;
  const mark = last ? (isParry(shown) ? own.parries : words.marks.highest) : '';
  const state = one.open && !last ? words.marks.laid : through ? own.yourThumb : '';
  const said = [words.by(nameOf('snakes', text, words), name), state, mark].filter(Boolean).join(', ');
  const kind = last ? 'highest' : one.open ? 'laid' : '';
  return html`<li class="${kind} ${turning.includes(place) ? 'turning' : ''}">
    <span class="spoken">${said}</span>
    <div class="snake" data-card=${text}>
      ${card('snakes', text, colour)}
      ${one.poisonous === false ? html`<span class="kind">${smile}</span>` : ''}
      ${through || turning.includes(place) ? ownThumb(colour, through ? 'through' : 'leaving') : ''}
    </div>
    <div class="from" aria-hidden="true">${badge(colour)}<span>${name}</span></div>
    ${mark ? html`<span class="mark" aria-hidden="true">${mark}</span>` : ''}
  </li>`;
}

/** With both twins on top (DD-10). */
function isParry(shown: readonly Shown[]): boolean {
  const [one, two] = shown.slice(-2);
  return two !== undefined && one!.colour === two.colour && one!.number === two.number;
}

const ownThumb = (colour: Colour, how: string): TemplateResult =>
  html`<svg class="art thumb ${how}" viewBox=${cardBox} aria-hidden="true">${guard([colour], () => thumb(colour))}</svg>`;

const badge = (colour: Colour): TemplateResult => {
  const { shape: name, fill } = liveries[colour];
  return html`<svg class="art sign" viewBox="-12 -12 24 24" aria-hidden="true">${shape(name, 0, 0, 20, fill, 3)}</svg>`;
};

/** Cards give each other room until only the corner is left; the last lies on top of all. */
export const snakeTrickStyles = css`
  .trick {
    --_w: clamp(
      3.6rem,
      min((100cqi - 3rem) / 3.2, (100cqb - 6.8rem) * 5 / 7),
      8.5rem
    );
    display: flex;
    justify-content: center;
    align-self: center;
    inline-size: 100%;
    max-inline-size: 52rem;
    block-size: calc(var(--_w) * 1.4 + 3.6rem);
    margin: 0 auto;
    padding: 1.5rem 0.75rem 0;
    list-style: none;
  }
  .trick li {
    position: relative;
    flex: 0 1 calc(var(--_w) + 0.6rem);
    min-inline-size: 0;
  }
  .trick li:last-child {
    flex: none;
    inline-size: var(--_w);
  }
  .snake {
    position: relative;
    inline-size: var(--_w);
    transform-origin: 50% 20%;
  }
  .thumb {
    position: absolute;
    inset: 0;
    overflow: hidden;
  }
  /* The owner has a peep. */
  .through {
    inset-block: -29% 0;
    block-size: 100%;
    overflow: visible;
    clip-path: inset(29% 0 0);
  }
  .leaving {
    opacity: 0;
  }
  /* Where the art has the fang of the others: what a neighbour leaves visible tells everything. */
  .kind {
    position: absolute;
    inset: 32.5% auto auto 7.5%;
    inline-size: 17%;
  }
  .kind .sign {
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 1;
  }
  .laid .snake {
    translate: 0 0.35rem;
    rotate: -1.5deg;
  }
  .highest .card {
    box-shadow:
      0 0 0 3px var(--_cb-glow),
      0 3px 10px var(--_cb-shadow);
  }
  .from {
    container-type: inline-size;
    display: flex;
    align-items: center;
    gap: 0.3em;
    block-size: 1.2em;
    max-inline-size: var(--_w);
    margin-block-start: 0.8rem;
    font-size: 0.88rem;
    line-height: 1.2;
  }
  .from span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* Under its neighbour: whose it is, by shape alone. */
  @container (max-inline-size: 3rem) {
    .from span {
      display: none;
    }
  }
  .mark {
    position: absolute;
    inset-block-start: -1.35rem;
    inset-inline: 0;
    margin-inline: auto;
    inline-size: fit-content;
    padding: 0 0.55em;
    border: 1.5px solid var(--_cb-glow);
    border-radius: 1em;
    background: var(--_cb-panel);
    font-size: 0.78rem;
    font-weight: 700;
    white-space: nowrap;
  }
  @container table (max-inline-size: 43.99rem) and (max-block-size: 38.9rem) {
    .trick {
      --_w: clamp(3.2rem, min((100cqi - 3rem) / 3.2, (100cqb - 5.6rem) * 5 / 7), 8.5rem);
      block-size: calc(var(--_w) * 1.4 + 3rem);
      padding-block-start: 1.35rem;
    }
    .from {
      margin-block-start: 0.45rem;
      font-size: 0.8rem;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .snake {
      transition: calc(240ms * var(--_cb-speed)) ease-out;
      transition-property: translate, rotate;
    }
  }
`;
