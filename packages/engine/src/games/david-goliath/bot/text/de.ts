import type { ReasonText } from '../../../../core/bots/reasons.ts';
import { counted } from '../../../../core/text/plural.ts';
import { whom } from '../../../../core/text/types.ts';
import { cardWords } from '../../text/cards.ts';
import { colourNames } from '../../text/de.ts';
import type { Reason } from '../reasons.ts';

const { card, cards } = cardWords(colourNames, 'und', 'oder');
const points = (count: number): string => counted('de', Math.abs(count), 'Punkt', 'Punkte');
const describeValue = (worth: number): string =>
  worth > 0 ? `das bringt ${points(worth)}` : worth < 0 ? `das kostet ${points(worth)}` : 'das bringt nichts';
/** What a trick that is not full yet would bring; nothing when leading. */
const describeSoFar = (worth: number | null): string =>
  worth === null
    ? ''
    : worth > 0
      ? `; vorerst bringt das ${points(worth)}`
      : worth < 0
        ? `, auch wenn das vorerst ${points(worth)} kostet`
        : '; vorerst kostet das nichts';
const ordinals = ['erste', 'zweite', 'dritte'];

export const de: ReasonText<Reason> = {
  only: () => 'etwas anderes ist nicht erlaubt',
  steal: ({ card: taken, nth, worth }) =>
    `die niedrigste Karte holt ${card(taken)}, ${ordinals[nth - 1] ? `die ${ordinals[nth - 1]}` : 'noch eine'} dieser Farbe; ${describeValue(worth)}`,
  collect: ({ cards: taken, worth }) => `die höchste Karte holt ${cards(taken)}; ${describeValue(worth)}`,
  avoid: ({ cost }) => `hält sich aus einem Stich heraus, der ${points(cost)} kosten würde`,
  feed: ({ seat, colour, cost }, cast) =>
    `kostet ${whom(cast, seat, 'dich')} bei der Farbe ${colourNames[colour]} ${points(cost)}`,
  low: ({ worth }) => `niedrig genug, um die höchste Karte zu holen${describeSoFar(worth)}`,
  high: ({ worth }) => `hoch genug, um den Stich zu machen${describeSoFar(worth)}`,
  free: ({ colour }) =>
    `die letzte Karte in ${colourNames[colour]}, danach ist bei ${colourNames[colour]} alles erlaubt`,
  keep: () => 'gewinnt nichts, verdirbt nichts und schont die besseren Karten',
};
