import type { ReasonText } from '../../../../core/bots/reasons.ts';
import { counted } from '../../../../core/text/plural.ts';
import { whom } from '../../../../core/text/types.ts';
import { cardWords } from '../../text/cards.ts';
import { named } from '../../text/de.ts';
import type { Reason } from '../reasons.ts';

const { card, cards } = cardWords(named, 'und', 'oder');
const points = (count: number): string => counted('de', Math.abs(count), 'Punkt', 'Punkte');
const worthOf = (worth: number): string =>
  worth > 0 ? `das bringt ${points(worth)}` : worth < 0 ? `das kostet ${points(worth)}` : 'das bringt nichts';
const ordinals = ['erste', 'zweite', 'dritte'];

export const de: ReasonText<Reason> = {
  only: () => 'etwas anderes ist nicht erlaubt',
  steal: ({ card: taken, nth, worth }) =>
    `die niedrigste Karte holt ${card(taken)}, ${ordinals[nth - 1] ? `die ${ordinals[nth - 1]}` : 'noch eine'} dieser Farbe, ${worthOf(worth)}`,
  collect: ({ cards: taken, worth }) => `die höchste Karte holt ${cards(taken)}, ${worthOf(worth)}`,
  avoid: ({ cost }) => `bleibt aus einem Stich heraus, der ${points(cost)} kosten würde`,
  feed: ({ seat, colour, cost }, cast) =>
    `verdirbt ${whom(cast, seat, 'dir')} die Farbe ${named[colour]}, das kostet ${points(cost)}`,
  low: () => 'niedrig genug, um die höchste Karte zu holen',
  high: () => 'hoch genug, um den Stich zu machen',
  free: ({ colour }) => `die letzte Karte in ${named[colour]}, danach ist bei ${named[colour]} alles erlaubt`,
  keep: () => 'gewinnt nichts, verdirbt nichts und schont die besseren Karten',
};
