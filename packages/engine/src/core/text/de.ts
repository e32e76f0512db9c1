import { creditLine } from './credits.ts';
import { type TableText, together, who } from './types.ts';

export const de: TableText = {
  rules: {
    'CB-1': 'Nur Züge, die das Spiel kennt',
    'CB-2': 'Ein beendetes Spiel bleibt beendet',
    'CB-3': 'Erst der Zufall, dann der nächste Zug',
    'CB-4': 'Was du zurücknehmen kannst',
  },
  refusals: {
    malformed: 'Das ist kein Zug dieses Spiels.',
    over: 'Das Spiel ist zu Ende.',
    'awaiting-chance': 'Erst wird gegeben oder gewürfelt.',
    'nothing-to-undo': 'Es gibt nichts zurückzunehmen.',
    'undo-chance': 'Gewürfelt ist gewürfelt, gegeben ist gegeben.',
    'undo-other': 'Inzwischen hat jemand anderes gespielt.',
    'undo-secret': 'Die anderen haben etwas gesehen, was sie nicht mehr vergessen können.',
  },
  credits: (credits) => creditLine(credits, 'Von', 'und', (age) => `ab ${age} Jahren`),
  result(winners, score, cast) {
    const [winner, ...otherWinners] = winners;
    if (winner === undefined) return 'Niemand gewinnt.';
    const scoreText = score === null ? '' : ` mit ${score}`;
    if (otherWinners.length === 0) return `${who(cast, winner, 'Du gewinnst', 'gewinnt')}${scoreText}.`;
    const share = cast.you !== null && winners.includes(cast.you) ? 'teilt euch' : 'teilen sich';
    return `${together(cast, winners, 'Du', 'und')} ${share} den Sieg${scoreText}.`;
  },
};
