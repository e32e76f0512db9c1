/** Card backs, one per deck. A back depends only on the deck, so it reveals nothing about the card. */
import { svg } from 'lit';
import { type Drawing, mix, paint } from './ink.ts';
import { bezier, polyline } from './pattern.ts';

/** The decks that have drawings. Cards of any other deck are plain. */
export const decks = ['mice', 'snakes', 'pawns'] as const;
export type DrawnDeck = (typeof decks)[number];
/** The name of a deck. */
export type Deck = DrawnDeck | (string & {});

export const isDrawn = (deck: Deck): deck is DrawnDeck => decks.includes(deck as DrawnDeck);

const sheet = (fill: string, picture: Drawing): Drawing => svg`
  <path d="M0 0H100V140H0Z" fill=${paint.paper} stroke="none"></path>
  <rect x="6" y="6" width="88" height="128" rx="7" fill=${fill}></rect>${picture}
  <rect x="11" y="11" width="78" height="118" rx="4" stroke=${paint.paper} stroke-width="1.4" opacity=".8"></rect>`;

const holes: readonly (readonly [number, number, number])[] = [
  [25, 27, 7],
  [74, 23, 5],
  [82, 50, 6],
  [20, 60, 4.6],
  [18, 96, 7.4],
  [78, 88, 4.4],
  [82, 116, 6.6],
  [52, 119, 5],
  [27, 120, 3.6],
  [50, 22, 3.4],
];
const plainHoles: typeof holes = [
  [32, 40, 9],
  [66, 34, 6],
  [62, 68, 11],
  [30, 78, 6],
  [42, 106, 10],
  [72, 106, 7],
];
const dent = mix(paint.cheese, 70, '#8a4b12');

/** A cheese with a bite taken out of it. */
const mice = sheet(
  paint.cheese,
  svg`${holes.map(([cx, cy, r]) => svg`<circle cx=${cx} cy=${cy} r=${r} fill=${dent} stroke="none"></circle>`)}
    <path d="M28 92V70C28 40 72 40 72 70V92Q50 98 28 92Z" fill="#4a2f1c"></path>
    <path d="M36 90C36 76 64 76 64 90Q50 94 36 90Z" fill="#a9998a"></path>
    <circle cx="37.6" cy="66" r="8.4" fill="#a9998a"></circle><circle cx="62.4" cy="66" r="8.4" fill="#a9998a"></circle>
    <circle cx="38.4" cy="67" r="5" fill=${paint.pink} stroke="none"></circle><circle cx="61.6" cy="67" r="5" fill=${paint.pink} stroke="none"></circle>
    <path d="M34.6 76C35 64 65 64 65.4 76C65.6 82 56 89 50 89S34.4 82 34.6 76Z" fill="#a9998a"></path>
    <g fill=${paint.ink} stroke="none"><circle cx="43.4" cy="76" r="2.3"></circle><circle cx="56.6" cy="76" r="2.3"></circle></g>
    <ellipse cx="50" cy="84" rx="3" ry="2.3" fill="#d4756f" stroke-width="1.2"></ellipse>
    <path d="M44 83.6L33 81.6M44 85.4L34 87.4M56 83.6L67 81.6M56 85.4L66 87.4" stroke-width="1"></path>`,
);

const spiral = Array.from({ length: 90 }, (_, index) => {
  const angle = index * 0.21;
  const distance = 4 + index * 0.33;
  return [50 + distance * Math.cos(angle), 70 + distance * 1.18 * Math.sin(angle)] as const;
});

/** A coiled snake without head or tail. */
const snakes = sheet(
  '#3d6b52',
  svg`<path d=${polyline(spiral)} stroke-width="9"></path><path d=${polyline(spiral)} stroke="#7fae7a" stroke-width="6"></path>
    <path d=${polyline(spiral)} stroke="#3d6b52" stroke-width="1.6" stroke-dasharray="1 5"></path>
    <g stroke="#7fae7a" stroke-width="2">${[20, 80].flatMap((x) => [22, 118].map((y) => svg`<path d=${polyline(bezier([x - 7, y], [x - 2, y - 9], [x + 2, y + 9], [x + 7, y], 8))}></path>`))}</g>`,
);

/** Four houses and the track around them. */
const pawns = sheet(
  '#a9542f',
  svg`<path d="M50 24L80 70L50 116L20 70Z" stroke=${paint.paper} stroke-width="2" stroke-dasharray="0 6.2"></path>
    <g fill=${paint.paper}><circle cx="50" cy="24" r="6"></circle><circle cx="80" cy="70" r="6"></circle><circle cx="50" cy="116" r="6"></circle><circle cx="20" cy="70" r="6"></circle></g>
    <g transform="translate(50 85)"><circle cx="-6.8" cy="-27.6" r="4.6" fill=${paint.paper}></circle><circle cx="6.8" cy="-27.6" r="4.6" fill=${paint.paper}></circle>
    <path d="M-3.6-18C-4-10-11-6-11.4-1Q-11.4 2.6 0 2.6T11.4-1C11-6 4-10 3.6-18Z" fill=${paint.paper}></path><circle cy="-21.6" r="7.4" fill=${paint.paper}></circle></g>`,
);

/** Holes of a cheese. */
const plain = sheet(
  paint.rind,
  svg`${plainHoles.map(([cx, cy, r]) => svg`<circle cx=${cx} cy=${cy} r=${r} fill=${paint.cheese}></circle>`)}`,
);

const backs: { readonly [D in DrawnDeck]: Drawing } = { mice, snakes, pawns };

export const cardBack = (deck: Deck): Drawing => (isDrawn(deck) ? backs[deck] : plain);
