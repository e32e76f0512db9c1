/** What the Mens erger je niet card game explains during a first game. */
import type { Moment as AnyMoment, Teaching } from '../../../core/teaching.ts';
import type { Event } from '../events.ts';
import type { MensErgerJeNiet } from '../index.ts';
import type { Move } from '../moves.ts';
import { capturesOf } from '../view.ts';
import type { LessonId } from './text/en.ts';

type Moment = AnyMoment<MensErgerJeNiet>;

const hasMove = ({ moves }: Moment, type: Move['type']): boolean => moves.some((move) => move.type === type);

const happened = <K extends Event['type']>(
  { events }: Moment,
  type: K,
): Extract<Event, { readonly type: K }>[] =>
  events.filter((event): event is Extract<Event, { readonly type: K }> => event.type === type);

/** How many cards this move sends back. */
const cardsSentHome = ({ view }: Moment, move: Move): number =>
  capturesOf(view, move).reduce((sum, { seat, pile }) => sum + view.piles[seat]![pile - 1]!, 0);

/** A pile of this many cards is worth sending home. */
const WORTH_CARDS = 2;

/** Explanations and mistakes of the Mens erger je niet card game. */
export const mensErgerJeNietTeaching: Teaching<MensErgerJeNiet, LessonId> = {
  explanations: [
    {
      id: 'goal',
      rule: 'ME-11',
      when: ({ view }) => view.phase === 'roll' && view.turn === view.viewer && view.cards[view.turn] === 0,
    },
    {
      id: 'lay-out',
      rule: 'ME-4',
      when: (moment) => hasMove(moment, 'layOut') && moment.view.roll !== 6,
      known: (_, move) => move.type === 'layOut',
    },
    {
      id: 'six-opens',
      rule: 'ME-4',
      when: (moment) => hasMove(moment, 'layOut') && moment.view.roll === 6,
      known: (_, move) => move.type === 'layOut',
    },
    {
      id: 'roll-again',
      rule: 'ME-7',
      when: (moment) => happened(moment, 'again').some(({ seat }) => seat === moment.view.viewer),
    },
    {
      id: 'add',
      rule: 'ME-5',
      when: (moment) => hasMove(moment, 'add'),
      known: (_, move) => move.type === 'add',
    },
    {
      id: 'one-or-the-other',
      rule: 'ME-3',
      when: (moment) => hasMove(moment, 'add') && hasMove(moment, 'layOut'),
      known: () => true,
    },
    {
      id: 'send-home',
      rule: 'ME-9',
      when: (moment) => moment.moves.some((move) => cardsSentHome(moment, move) > 0),
      known: (moment, move) => cardsSentHome(moment, move) > 0,
    },
    {
      id: 'sent-home',
      rule: 'ME-9',
      when: (moment) => happened(moment, 'captured').some(({ from }) => from === moment.view.viewer),
    },
    {
      id: 'nothing-fits',
      rule: 'ME-8',
      when: (moment) =>
        happened(moment, 'stuck').some(({ seat, roll }) => seat === moment.view.viewer && roll < 5),
    },
    {
      id: 'five',
      rule: 'ME-6',
      when: (moment) =>
        moment.view.roll === 5
          ? moment.moves.length > 0
          : happened(moment, 'stuck').some(({ seat, roll }) => seat === moment.view.viewer && roll === 5),
    },
    {
      id: 'full',
      rule: 'ME-10',
      when: (moment) => happened(moment, 'full').length > 0,
    },
  ],
  mistakes: [
    {
      id: 'missed-capture',
      rule: 'ME-9',
      when: (moment, move) =>
        (move.type === 'layOut' || move.type === 'add') &&
        cardsSentHome(moment, move) === 0 &&
        moment.moves.some((other) => cardsSentHome(moment, other) >= WORTH_CARDS),
    },
  ],
};
