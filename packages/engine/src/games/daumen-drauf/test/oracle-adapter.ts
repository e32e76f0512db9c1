import { type OracleAdapter, seatsOf } from '../../../laws/oracle.ts';
import { cardsIn, type DaumenDrauf } from '../index.ts';
import { Oracle } from './oracle.ts';

export const oracleAdapter: OracleAdapter<DaumenDrauf> = {
  start: (seats, options) => new Oracle(seats, options),
  facts(state) {
    const isOpen = state.winner === -1;
    const shownBy = isOpen ? state.shownBy : [];
    return {
      leader: state.phase === 'leader' ? -1 : state.firstLeader,
      turn: state.turn,
      hands: seatsOf(state).map((seat) => cardsIn(state.hands, seat)),
      won: seatsOf(state).map((seat) => cardsIn(state.won, seat)),
      stock: [...state.stock].reverse(),
      trick: shownBy.map((seat, place) => [seat, state.trick[place]]),
      open: shownBy.map((seat, place) => shownBy.lastIndexOf(seat) > place),
      scores: state.scores,
    };
  },
  rare: {
    'a parry out of turn (DD-10)': ({ turn }, events) =>
      events.some((event) => event.type === 'parried' && event.seat !== turn),
    'a parry of the first card (DD-10)': ({ trick, winner }, events) =>
      winner === -1 && trick.length === 1 && events.some(({ type }) => type === 'parried'),
    'a card laid open (DD-8)': (_, events) => events.some(({ type }) => type === 'opened'),
    'an empty hand that passes by itself (DD-7)': (_, events) => events.some(({ rule }) => rule === 'DD-7'),
    'a trick of one card (DD-9)': (_, events) =>
      events.some((event) => event.type === 'trick' && event.cards.length === 1),
    'a winner without cards (DD-12)': (_, events) => events.some(({ type }) => type === 'lead'),
    'nobody left with cards (DD-13)': (_, events) =>
      events.some((event) => event.type === 'lastHand' && event.seat === null),
    'a last hand (DD-14)': (_, events) =>
      events.some((event) => event.type === 'lastHand' && event.seat !== null),
    'the stock runs out in the middle of a refill (DD-11)': ({ stock }, events) =>
      stock.length > 0 && events.some((event) => event.type === 'refilled' && event.stock === 0),
  },
};
