import { creditLine } from './credits.ts';
import { type TableText, together, who } from './types.ts';

export const nl: TableText = {
  rules: {
    'CB-1': 'Alleen zetten die het spel kent',
    'CB-2': 'Een spel dat uit is, blijft uit',
    'CB-3': 'Eerst het toeval, dan de volgende zet',
    'CB-4': 'Wat je mag terugnemen',
  },
  refusals: {
    malformed: 'Zo’n zet bestaat in dit spel niet.',
    over: 'Het spel is uit.',
    'awaiting-chance': 'Eerst wordt er gedeeld of gegooid.',
    'nothing-to-undo': 'Er valt niets terug te nemen.',
    'undo-chance': 'Gegooid is gegooid, gedeeld is gedeeld.',
    'undo-other': 'Er heeft intussen iemand anders gespeeld.',
    'undo-secret': 'De anderen hebben iets gezien wat ze niet meer kunnen vergeten.',
  },
  credits: (credits) => creditLine(credits, 'Van', 'en', (age) => `vanaf ${age} jaar`),
  result(winners, score, cast) {
    const [winner, ...otherWinners] = winners;
    if (winner === undefined) return 'Niemand wint.';
    const scoreText = score === null ? '' : ` met ${score}`;
    if (otherWinners.length === 0) return `${who(cast, winner, 'Jij wint', 'wint')}${scoreText}.`;
    return `${together(cast, winners, 'Jij', 'en')} delen de overwinning${scoreText}.`;
  },
};
