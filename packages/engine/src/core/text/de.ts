import { enumerate, type TableText, who, whom } from './types.ts';

export const de: TableText = {
  rules: {
    'CB-1': 'Ein Zug hat eine Form, die das Spiel kennt',
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
    'undo-secret': 'Die anderen haben etwas gesehen, das sie nicht wieder vergessen können.',
  },
  result({ winners, scores }, cast) {
    const [winner, ...more] = winners;
    if (winner === undefined) return 'Niemand gewinnt.';
    if (more.length === 0) return `${who(cast, winner, 'Du gewinnst', 'gewinnt')} mit ${scores[winner]}.`;
    return `${enumerate(
      winners.map((seat) => whom(cast, seat, 'du')),
      'und',
    )} teilen sich den Sieg mit ${scores[winner]}.`;
  },
};
