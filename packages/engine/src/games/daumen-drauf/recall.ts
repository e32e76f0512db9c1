/** Hides the cards of earlier tricks from the log: a good memory is part of the game (DD-9, DD-17). */
import type { Event } from './events.ts';
import type { Options } from './state.ts';

/** All events, but for each trick before the latest only its winner. Won cards lie face down, unless `openWins` is on. */
export function recall(events: readonly Event[], { openWins }: Options): readonly Event[] {
  if (openWins === 'on' || events.at(-1)?.type === 'over') return events;
  const lastClearing = events.findLastIndex(clearsTable);
  return events.flatMap((event, index) => (index < lastClearing ? hideCards(event) : [event]));
}

/** Whether this event turns the cards of the previous trick face down. */
const clearsTable = ({ type, rule }: Event): boolean =>
  type === 'dealt' || (type === 'shown' && rule === 'DD-5');

function hideCards(event: Event): Event[] {
  switch (event.type) {
    case 'shown':
    case 'opened':
    case 'passed':
    case 'parried':
      return [];
    case 'trick':
      return [{ type: 'taken', rule: 'DD-9', winner: event.winner, count: event.cards.length }];
    default:
      return [event];
  }
}
