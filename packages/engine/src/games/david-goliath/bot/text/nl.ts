import type { ReasonText } from '../../../../core/bots/reasons.ts';
import { counted } from '../../../../core/text/plural.ts';
import { whom } from '../../../../core/text/types.ts';
import { cardWords } from '../../text/cards.ts';
import { colourNames } from '../../text/nl.ts';
import type { Reason } from '../reasons.ts';

const { card, cards } = cardWords(colourNames, 'en', 'of');
const points = (count: number): string => counted('nl', Math.abs(count), 'punt', 'punten');
const describeValue = (worth: number): string =>
  worth > 0 ? `goed voor ${points(worth)}` : worth < 0 ? `wat ${points(worth)} kost` : 'wat niets oplevert';
/** What a trick that is not full yet would bring; nothing when leading. */
const describeSoFar = (worth: number | null): string =>
  worth === null
    ? ''
    : worth > 0
      ? `, tot nu toe goed voor ${points(worth)}`
      : worth < 0
        ? `, ook al kost dat tot nu toe ${points(worth)}`
        : ', en dat kost tot nu toe niets';
const ordinals = ['eerste', 'tweede', 'derde'];

export const nl: ReasonText<Reason> = {
  only: () => 'iets anders mag niet',
  steal: ({ card: taken, nth, worth }) =>
    `de laagste kaart pakt ${card(taken)}, ${ordinals[nth - 1] ? `de ${ordinals[nth - 1]}` : 'nog een'} van die kleur, ${describeValue(worth)}`,
  collect: ({ cards: taken, worth }) => `de hoogste kaart pakt ${cards(taken)}, ${describeValue(worth)}`,
  avoid: ({ cost }) => `blijft buiten een slag die ${points(cost)} zou kosten`,
  feed: ({ seat, colour, cost }, cast) =>
    `bederft ${colourNames[colour]} voor ${whom(cast, seat, 'jou')}, en dat kost ${points(cost)}`,
  low: ({ worth }) => `laag genoeg om de hoogste kaart te pakken${describeSoFar(worth)}`,
  high: ({ worth }) => `hoog genoeg om de slag te pakken${describeSoFar(worth)}`,
  free: ({ colour }) =>
    `de laatste kaart in ${colourNames[colour]}, zodat alles mag als iemand met ${colourNames[colour]} uitkomt`,
  keep: () => 'wint niets en bederft niets, en spaart de betere kaarten',
};
