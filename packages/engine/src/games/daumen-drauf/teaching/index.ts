/** What Daumen drauf explains during a first game. */
import type { Moment as AnyMoment, Teaching } from '../../../core/teaching.ts';
import { colourOf, colours, faceOf, highestNumber, isPoisonous, numberOf } from '../cards.ts';
import type { Event } from '../events.ts';
import type { DaumenDrauf } from '../index.ts';
import type { Move } from '../moves.ts';
import { colourStatusOf } from '../trick.ts';
import type { LessonId } from './text/en.ts';

type Moment = AnyMoment<DaumenDrauf>;

/** Whether it is the reader's turn to show a card or pass; a parry is possible out of turn as well. */
const isInTurn = ({ view }: Moment): boolean => view.turn !== null && view.turn === view.viewer;
const hasTrick = ({ view }: Moment): boolean => view.trick.length > 0;
const can = ({ moves }: Moment, wanted: Move['type']): boolean => moves.some(({ type }) => type === wanted);

const happened = ({ events }: Moment, type: Event['type']): boolean =>
  events.some((event) => event.type === type);

/** Whether all three colours are in the trick once the reader has shown this card, so that only its own colour can beat it. */
const isThirdColour = ({ view }: Moment, card: number): boolean =>
  new Set([...view.trick.map(({ colour }) => colour), colours[colourOf(card)]]).size === colours.length;

/** Explanations and mistakes of Daumen drauf. */
export const daumenDraufTeaching: Teaching<DaumenDrauf, LessonId> = {
  explanations: [
    {
      id: 'goal',
      rule: 'DD-15',
      when: (moment) => isInTurn(moment) && moment.view.wonCounts[moment.view.turn!] === 0,
    },
    {
      id: 'thumb',
      rule: 'DD-4',
      when: (moment) => isInTurn(moment) && moment.view.hand.some(isPoisonous),
    },
    {
      id: 'parry',
      rule: 'DD-10',
      when: (moment) => can(moment, 'parry'),
      known: (_, move) => move.type === 'parry',
    },
    {
      id: 'higher',
      rule: 'DD-6',
      when: (moment) => isInTurn(moment) && hasTrick(moment) && can(moment, 'show'),
      known: (_, move) => move.type === 'show',
    },
    {
      id: 'pass',
      rule: 'DD-7',
      // In the pause after a card, neither is possible.
      when: (moment) => can(moment, 'pass') && !can(moment, 'show'),
      known: (_, move) => move.type === 'pass',
    },
    {
      id: 'dead-colour',
      rule: 'DD-6',
      when: (moment) =>
        isInTurn(moment) &&
        moment.view.hand.some((card) => colourStatusOf(moment.view.trick, faceOf(card).colour) === 'dead'),
    },
    { id: 'parried', rule: 'DD-10', when: (moment) => happened(moment, 'parried') },
    { id: 'laid-open', rule: 'DD-8', when: (moment) => happened(moment, 'opened') },
    {
      id: 'wins-all',
      rule: 'DD-9',
      when: (moment) => happened(moment, 'trick') && !happened(moment, 'parried'),
    },
    { id: 'refill', rule: 'DD-11', when: (moment) => happened(moment, 'refilled') },
    {
      id: 'last-hand',
      rule: 'DD-14',
      when: (moment) => isInTurn(moment) && moment.view.stock === 0,
    },
  ],
  mistakes: [
    {
      id: 'own-fang',
      rule: 'DD-9',
      when: (moment, move: Move) =>
        move.type === 'show' &&
        isPoisonous(move.card) &&
        numberOf(move.card) === highestNumber(moment.view.seats) &&
        isThirdColour(moment, move.card) &&
        moment.moves.length > 1,
    },
  ],
};
