import type { ReasonText } from '../../../../core/bots/reasons.ts';
import { counted } from '../../../../core/text/plural.ts';
import { whom } from '../../../../core/text/types.ts';
import { cardWords } from '../../text/cards.ts';
import { colourNames } from '../../text/en.ts';
import type { Reason } from '../reasons.ts';

const { card, cards } = cardWords(colourNames, 'and', 'or');
const points = (count: number): string => counted('en', Math.abs(count), 'point', 'points');
const describeValue = (worth: number): string =>
  worth > 0 ? `worth ${points(worth)}` : worth < 0 ? `which costs ${points(worth)}` : 'worth nothing';
/** What a trick that is not full yet would bring; nothing when leading. */
const describeSoFar = (worth: number | null): string =>
  worth === null
    ? ''
    : worth > 0
      ? `, worth ${points(worth)} so far`
      : worth < 0
        ? `, though it costs ${points(worth)} so far`
        : ', which costs nothing so far';
const ordinals = ['first', 'second', 'third'];

export const en: ReasonText<Reason> = {
  only: () => 'it is the only legal move',
  steal: ({ card: taken, nth, worth }) =>
    `the lowest card takes the ${card(taken)}, ${ordinals[nth - 1] ? `the ${ordinals[nth - 1]}` : 'another'} of its colour, ${describeValue(worth)}`,
  collect: ({ cards: taken, worth }) => `the highest card takes the ${cards(taken)}, ${describeValue(worth)}`,
  avoid: ({ cost }) => `stays out of a trick that would cost ${points(cost)}`,
  feed: ({ seat, colour, cost }, cast) =>
    `spoils ${colourNames[colour]} for ${whom(cast, seat, 'you')} and costs them ${points(cost)}`,
  low: ({ worth }) => `low enough to steal the highest card${describeSoFar(worth)}`,
  high: ({ worth }) => `high enough to take the trick${describeSoFar(worth)}`,
  free: ({ colour }) =>
    `the last ${colourNames[colour]} in hand, so any card is allowed when ${colourNames[colour]} is led`,
  keep: () => 'wins nothing, spoils nothing and saves the better cards for later',
};
