/** Hides past events that the rules ask players to remember by themselves. */
import type { EventBase, Seat } from '../core/game.ts';
import type { Match } from '../core/match.ts';
import type { Event, Options } from '../games/daumen-drauf/index.ts';

/** What remains of a trick that nobody may look at again. */
export interface HiddenTrick extends EventBase {
  readonly type: 'faded';
  readonly winner: Seat;
  readonly count: number;
}

export const isFaded = (event: EventBase): event is HiddenTrick => event.type === 'faded';

/** Functions that hide past events, by game id. Other games hide nothing of the past. */
const fading: { readonly [id: string]: (events: readonly EventBase[], options: object) => EventBase[] } = {
  'daumen-drauf': (events, options) => hideTricks(events as readonly Event[], options as Options),
};

/** Events of a match as they may be shown again. The last of them counts as the latest event of the match. */
export function recallFacts({ game, options }: Match, events: readonly EventBase[]): readonly EventBase[] {
  return fading[game.id]?.(events, options) ?? events;
}

/** Hides the cards of each trick after which another card was shown (DD-9), unless wins are open (DD-17). */
function hideTricks(events: readonly Event[], { openWins }: Options): EventBase[] {
  if (openWins === 'on') return [...events];
  const onTable = events.findLastIndex(clearsTable);
  return events.flatMap((event, index) => (index < onTable ? hiddenTrickEvent(event) : [event]));
}

const clearsTable = ({ type, rule }: Event): boolean =>
  type === 'dealt' || (type === 'shown' && rule === 'DD-5');

function hiddenTrickEvent(event: Event): EventBase[] {
  switch (event.type) {
    case 'shown':
    case 'opened':
    case 'passed':
    case 'parried':
      return [];
    case 'trick': {
      const { rule, winner, cards } = event;
      const fadedTrick: HiddenTrick = { type: 'faded', rule, winner, count: cards.length };
      return [fadedTrick];
    }
    default:
      return [event];
  }
}
