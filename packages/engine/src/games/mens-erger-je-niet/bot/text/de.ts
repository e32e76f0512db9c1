import type { ReasonText } from '../../../../core/bots/reasons.ts';
import { counted, plural } from '../../../../core/text/plural.ts';
import { type Cast, enumerate, whom } from '../../../../core/text/types.ts';
import type { Taken } from '../move-effects.ts';
import type { Reason } from '../reasons.ts';

const cardCount = (count: number): string => counted('de', count, 'Karte', 'Karten');
const whosePile = (cast: Cast, seat: number, pile: number): string =>
  cast.you === seat ? `dein Stapel ${pile}` : `Stapel ${pile} von ${whom(cast, seat, 'dir')}`;
const describeLoss = ({ seat, pile, cards }: Taken, cast: Cast): string =>
  `${whosePile(cast, seat, pile)} mit ${cardCount(cards)}`;

export const de: ReasonText<Reason> = {
  only: () => 'etwas anderes geht nicht',
  finish: () => 'alle vier Stapel sind voll',
  capture: ({ taken }, cast) =>
    `${enumerate(
      taken.map((pile) => describeLoss(pile, cast)),
      'und',
    )} ${plural('de', taken.length, 'muss', 'müssen')} zurück`,
  fill: ({ piles: fullPiles }) =>
    `Stapel ${enumerate(fullPiles.map(String), 'und')} ${plural('de', fullPiles.length, 'ist', 'sind')} voll und damit für immer sicher`,
  escape: ({ pile, seat }, cast) => `Stapel ${pile} entkommt ${whom(cast, seat, 'dir')}`,
  safe: () => 'danach kann niemand mit einem Wurf einen Stapel schlagen',
  ready: ({ rolls }) =>
    rolls === 6
      ? 'danach passt jeder Wurf'
      : `danach passen ${rolls} von 6 Würfen, mehr als nach jedem anderen Zug`,
  begin: ({ pile }) => `Stapel ${pile} muss irgendwann ausliegen, und ab jetzt kann er wachsen`,
  heavy: ({ pile }) => `auf Stapel ${pile} passen nur wenige Würfe, darum geht er vor`,
  again: () => 'ein Wurf mehr ist eine Chance mehr',
  build: () => 'ein Schritt voran, und nichts anderes ist deutlich besser',
};
