import { en as table } from '../../../core/text/en.ts';
import { counted } from '../../../core/text/plural.ts';
import { type GameText, who, whom } from '../../../core/text/types.ts';
import type { TemplateCards } from '../index.ts';

const tricks = (count: number): string => counted('en', count, 'trick', 'tricks');

export const en: GameText<TemplateCards> = {
  name: 'Template cards',
  pitch: 'Five cards, five tricks: keep your high cards for the right moment.',
  rules: {
    'TC-1': 'Five cards each',
    'TC-2': 'Play one card',
    'TC-3': 'The highest card takes the trick',
    'TC-4': 'Who wins',
  },
  options: {},
  events: {
    dealt: () => 'Everybody gets five cards.',
    played: ({ seat, card }, cast) => `${who(cast, seat, 'You play', 'plays')} the ${card}.`,
    trick: ({ seat, card }, cast) => `${who(cast, seat, 'You take', 'takes')} the trick with the ${card}.`,
    over: ({ winners, tricks: counts }, cast) => table.result(winners, tricks(counts[winners[0]!]!), cast),
  },
  refusals: {
    'not-your-turn': ({ turn }, cast) => `${whom(cast, turn, 'You')} must play first.`,
    'not-in-hand': ({ card }) => `You don’t have the ${card}.`,
  },
  move: ({ card }) => `Play the ${card}`,
  ask(view, cast) {
    if (view.phase === 'over') return 'The game is over.';
    if (view.turn === null) return 'The cards are being dealt.';
    if (view.turn !== cast.you) return `Waiting for ${whom(cast, view.turn, 'you')}.`;
    return view.trick.length % view.seats === 0 ? 'You lead: play any card.' : 'Play a card.';
  },
  table: (view) => [
    view.trick.length === 0 ? 'The trick is empty.' : `In the trick: ${view.trick.join(', ')}.`,
  ],
  hand: (view) => (view.hand.length === 0 ? [] : [`Your hand: ${view.hand.join(', ')}.`]),
  scores: (view, cast) =>
    view.tricks.map((count, seat) => `${who(cast, seat, 'You have', 'has')} ${tricks(count)}.`),
  score: tricks,
};
