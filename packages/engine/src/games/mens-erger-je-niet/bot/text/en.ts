import type { ReasonText } from '../../../../core/bots/reasons.ts';
import { counted, plural } from '../../../../core/text/plural.ts';
import { type Cast, enumerate, whom } from '../../../../core/text/types.ts';
import type { Taken } from '../move-effects.ts';
import type { Reason } from '../reasons.ts';

const cardCount = (count: number): string => counted('en', count, 'card', 'cards');
const whose = (cast: Cast, seat: number): string =>
  cast.you === seat ? 'your' : `${whom(cast, seat, '')}’s`;
const piles = (numbers: readonly number[]): string =>
  `pile${plural('en', numbers.length, '', 's')} ${enumerate(numbers.map(String), 'and')}`;
const describeLoss = ({ seat, pile, cards }: Taken, cast: Cast): string =>
  `${whose(cast, seat)} pile ${pile} with ${cardCount(cards)}`;

export const en: ReasonText<Reason> = {
  only: () => 'it is the only legal move',
  finish: () => 'all four piles are full',
  capture: ({ taken }, cast) =>
    `that sends back ${enumerate(
      taken.map((pile) => describeLoss(pile, cast)),
      'and',
    )}`,
  fill: ({ piles: fullPiles }) =>
    `${piles(fullPiles)} ${plural('en', fullPiles.length, 'is', 'are')} full, and a full pile is safe for good`,
  escape: ({ pile, seat }, cast) => `pile ${pile} gets away from ${whom(cast, seat, 'you')}`,
  safe: () => 'then nobody can send a pile back with one roll',
  ready: ({ rolls }) =>
    rolls === 6
      ? 'whatever the next roll is, it can be used'
      : `${rolls} of the 6 possible rolls can be used next, more than after any other move`,
  begin: ({ pile }) => `pile ${pile} has to be started sooner or later, and from now on it can grow`,
  heavy: ({ pile }) => `few rolls fit pile ${pile}, so it comes first`,
  again: () => 'one more roll is one more chance',
  build: () => 'a step closer, and nothing else is clearly better',
};
