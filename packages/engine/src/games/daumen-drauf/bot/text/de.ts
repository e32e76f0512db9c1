import type { ReasonText } from '../../../../core/bots/reasons.ts';
import { plural } from '../../../../core/text/plural.ts';
import { enumerate } from '../../../../core/text/types.ts';
import type { Reason, Snakes } from '../reasons.ts';

/** The snakes in words: „1 harmlose, 2 giftige und 1 verdeckte Schlange“. */
function snakes({ harmless, poisonous, covered }: Snakes): string {
  const kinds: [number, string][] = [
    [harmless, 'harmlose'],
    [poisonous, 'giftige'],
    [covered, 'verdeckte'],
  ];
  const presentKinds = kinds.filter(([count]) => count > 0);
  const words = enumerate(
    presentKinds.map(([count, kind]) => `${count} ${kind}`),
    'und',
  );
  return `${words} ${plural('de', presentKinds.at(-1)?.[0] ?? 0, 'Schlange', 'Schlangen')}`;
}

const describeOdds = (higher: number, unseen: number): string => {
  if (higher === 0) return 'keine der noch unbekannten Karten ist höher';
  if (unseen === 1) return 'die einzige noch unbekannte Karte ist höher';
  return `${higher} der ${unseen} noch unbekannten Karten ${plural('de', higher, 'ist', 'sind')} höher`;
};

export const de: ReasonText<Reason> = {
  only: () => 'etwas anderes ist nicht erlaubt',
  parry: ({ trick }) => `holt den Stich sofort und damit ${snakes(trick)}`,
  decline: ({ trick }) => `eine Parade brächte ${snakes(trick)} ein, also zu viel Gift`,
  spare: () => 'der Zwilling bleibt auf der Hand, denn eine Parade soll mehr einbringen als diesen Stich',
  grab: ({ trick }) => `will den Stich und damit ${snakes(trick)}`,
  stay: ({ higher, unseen }) => `diese Schlange gewinnt man gern selbst, und ${describeOdds(higher, unseen)}`,
  dump: ({ higher, unseen }) => `Gift für die anderen, und ${describeOdds(higher, unseen)}`,
  leave: ({ trick }) => `${snakes(trick)} überlässt man lieber anderen`,
  risk: ({ covered }) =>
    covered === 1
      ? 'die Schlange unter dem Daumen ist das Risiko nicht wert'
      : `die ${covered} Schlangen unter den Daumen sind das Risiko nicht wert`,
  keep: () => 'die höheren Karten bleiben für einen besseren Stich',
};
