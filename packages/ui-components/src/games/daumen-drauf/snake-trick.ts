/** The trick in the order shown: cards under thumbs, cards laid open, the highest on top and ringed. */
import type { Seat } from '@cheeseboard/engine';
import { faceOf, isPoisonous, type Laid, type Shown, type View } from '@cheeseboard/engine/daumen-drauf';
import { css, html, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { Colour } from '../../art/colours.ts';
import { cardBox } from '../../art/frame.ts';
import { personBadge } from '../../art/person.ts';
import { thumb } from '../../art/snake/thumb.ts';
import { card, nameOf } from '../../cards/draw.ts';
import type { Words } from '../../words/index.ts';
import { harmlessIcon } from './icons.ts';
import type { DaumenDraufWords } from './words.ts';

interface SnakeTrickOptions {
  readonly you: Seat | null;
  readonly words: Words;
  readonly gameWords: DaumenDraufWords;
  /** Indices of the cards whose thumb is being lifted. */
  readonly turning: readonly number[];
  readonly nameOf: (seat: Seat) => string;
  readonly colourOf: (seat: Seat) => Colour;
}

/** A card of the current trick as text, without what the reader may not know. */
export const writeShown = ({ colour, number, poisonous }: Shown): string =>
  `${colour[0]}${number}${poisonous === null ? '?' : poisonous ? 'f' : ''}`;

/** The current trick, or the finished one, which everybody may see until the next card is shown (DD-9). */
export function snakeTrick(view: View, options: SnakeTrickOptions): TemplateResult {
  const shownCards = view.lastTrick ? view.lastTrick.cards.map(toOpenCard) : view.trick;
  return html`<ol class="trick" data-place="trick" aria-label=${options.words.trick}>
    ${shownCards.map((shownCard, place) => trickCard(shownCard, place, shownCards, options))}
  </ol>`;
}

const toOpenCard = ({ seat, card: laidCard }: Laid): Shown => ({
  seat,
  ...faceOf(laidCard),
  poisonous: isPoisonous(laidCard),
  open: true,
});

function trickCard(
  shownCard: Shown,
  place: number,
  shownCards: readonly Shown[],
  options: SnakeTrickOptions,
): TemplateResult {
  const { you, words, gameWords, turning } = options;
  const text = writeShown(shownCard);
  const colour = options.colourOf(shownCard.seat);
  const name = shownCard.seat === you ? words.you : options.nameOf(shownCard.seat);
  const isLast = place === shownCards.length - 1;
  // The reader knows the fang under their own thumb.
  const isOwnThumb = !shownCard.open && shownCard.poisonous !== null;
  const mark = isLast ? (isParry(shownCards) ? gameWords.parries : words.marks.highest) : '';
  const state = shownCard.open && !isLast ? words.marks.laid : isOwnThumb ? gameWords.yourThumb : '';
  const spokenLabel = [words.by(nameOf('snakes', text, words), name), state, mark].filter(Boolean).join(', ');
  const kind = isLast ? 'highest' : shownCard.open ? 'laid' : '';
  return html`<li class="${kind} ${turning.includes(place) ? 'turning' : ''}">
    <span class="spoken">${spokenLabel}</span>
    <div class="snake" data-card=${text}>
      ${card('snakes', text, colour)}
      ${shownCard.poisonous === false ? html`<span class="kind">${harmlessIcon}</span>` : ''}
      ${isOwnThumb || turning.includes(place) ? thumbOverlay(colour, isOwnThumb ? 'through' : 'leaving') : ''}
    </div>
    <div class="from" aria-hidden="true">${ownerIcon(colour, options.nameOf(shownCard.seat))}<span>${name}</span></div>
    ${mark ? html`<span class="mark" aria-hidden="true">${mark}</span>` : ''}
  </li>`;
}

/** True if the last two cards are twins: the last one parried (DD-10). */
function isParry(shownCards: readonly Shown[]): boolean {
  const [lastButOne, last] = shownCards.slice(-2);
  return last !== undefined && lastButOne!.colour === last.colour && lastButOne!.number === last.number;
}

const thumbOverlay = (colour: Colour, className: string): TemplateResult =>
  html`<svg class="art thumb ${className}" viewBox=${cardBox} aria-hidden="true">${guard([colour], () => thumb(colour))}</svg>`;

const ownerIcon = (colour: Colour, name: string): TemplateResult =>
  html`<svg class="art sign" viewBox="-12 -12 24 24" aria-hidden="true">${personBadge(colour, name)}</svg>`;

/** Cards overlap until only their corner is visible; the last is on top. */
export const snakeTrickStyles = css`
  .trick {
    --_w: clamp(
      var(--_least, 3.6rem),
      min((100cqi - var(--_cb-trick-edge, 3rem)) / var(--_abreast, 3.2), (100cqb - 6.8rem) * 5 / 7),
      var(--_cb-trick-card, 8.5rem)
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
  /* Lets the owner see the fang under the thumb. */
  .through {
    inset-block: -29% 0;
    block-size: 100%;
    overflow: visible;
    clip-path: inset(29% 0 0);
  }
  .leaving {
    opacity: 0;
  }
  /* The sign is where poisonous cards have their fang, so that it stays visible when the next card overlaps this one. */
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
    font-size: var(--_cb-trick-name, 0.88rem);
    line-height: 1.2;
  }
  .from span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* A card that its neighbour covers has room only for the owner's shape, not for the name. */
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
    font-size: var(--_cb-trick-mark, 0.78rem);
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
