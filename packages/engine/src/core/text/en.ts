import { creditLine } from './credits.ts';
import { type TableText, together, who } from './types.ts';

export const en: TableText = {
  rules: {
    'CB-1': 'Only moves the game knows',
    'CB-2': 'A finished game stays finished',
    'CB-3': 'A draw comes before the next move',
    'CB-4': 'What you can take back',
  },
  refusals: {
    malformed: 'That isn’t a move in this game.',
    over: 'The game is over.',
    'awaiting-chance': 'The cards or dice come first.',
    'nothing-to-undo': 'There’s nothing to take back.',
    'undo-chance': 'Dice and deals can’t be taken back.',
    'undo-other': 'Somebody else has moved since then.',
    'undo-secret': 'The others have seen something they can’t unsee.',
  },
  credits: (credits) => creditLine(credits, 'By', 'and', (age) => `ages ${age} and up`),
  result(winners, score, cast) {
    const [winner, ...otherWinners] = winners;
    if (winner === undefined) return 'Nobody wins.';
    const scoreText = score === null ? '' : ` with ${score}`;
    if (otherWinners.length === 0) return `${who(cast, winner, 'You win', 'wins')}${scoreText}.`;
    return `${together(cast, winners, 'You', 'and')} share the win${scoreText}.`;
  },
};
