import type { ReasonText } from '../../../../core/bots/reasons.ts';
import { counted, plural } from '../../../../core/text/plural.ts';
import { type Cast, enumerate, whom } from '../../../../core/text/types.ts';
import type { Taken } from '../move-effects.ts';
import type { Reason } from '../reasons.ts';

const cardCount = (count: number): string => counted('nl', count, 'kaart', 'kaarten');
const whosePile = (cast: Cast, seat: number, pile: number): string =>
  cast.you === seat ? `jouw stapel ${pile}` : `stapel ${pile} van ${whom(cast, seat, 'jou')}`;
const piles = (numbers: readonly number[]): string =>
  `stapel${plural('nl', numbers.length, '', 's')} ${enumerate(numbers.map(String), 'en')}`;
const describeLoss = ({ seat, pile, cards }: Taken, cast: Cast): string =>
  `${whosePile(cast, seat, pile)} met ${cardCount(cards)}`;

export const nl: ReasonText<Reason> = {
  only: () => 'iets anders kan niet',
  finish: () => 'alle vier de stapels zijn vol',
  capture: ({ taken }, cast) =>
    `dat stuurt ${enumerate(
      taken.map((pile) => describeLoss(pile, cast)),
      'en',
    )} terug`,
  fill: ({ piles: fullPiles }) =>
    `${piles(fullPiles)} ${plural('nl', fullPiles.length, 'is', 'zijn')} vol, en vol is voorgoed veilig`,
  escape: ({ pile, seat }, cast) => `stapel ${pile} ontsnapt aan ${whom(cast, seat, 'jou')}`,
  safe: () => 'daarna kan niemand met één worp een stapel terugsturen',
  ready: ({ rolls }) =>
    rolls === 6
      ? 'elke volgende worp is te gebruiken'
      : `van de 6 mogelijke worpen zijn er ${rolls} te gebruiken, meer dan na een andere zet`,
  begin: ({ pile }) => `stapel ${pile} moet toch een keer open, en vanaf nu kan hij groeien`,
  heavy: ({ pile }) => `op stapel ${pile} passen maar weinig worpen, dus die gaat voor`,
  again: () => 'een extra worp is een extra kans',
  build: () => 'een stap vooruit, en niets anders is duidelijk beter',
};
