import type { ReasonText } from '../../../../core/bots/reasons.ts';
import { plural } from '../../../../core/text/plural.ts';
import { enumerate } from '../../../../core/text/types.ts';
import type { Reason, Snakes } from '../reasons.ts';

/** The snakes in words: "1 harmless, 2 poisonous and 1 covered snake". */
function snakes({ harmless, poisonous, covered }: Snakes): string {
  const kinds: [number, string][] = [
    [harmless, 'harmless'],
    [poisonous, 'poisonous'],
    [covered, 'covered'],
  ];
  const presentKinds = kinds.filter(([count]) => count > 0);
  const words = enumerate(
    presentKinds.map(([count, kind]) => `${count} ${kind}`),
    'and',
  );
  return `${words} ${plural('en', presentKinds.at(-1)?.[0] ?? 0, 'snake', 'snakes')}`;
}

const describeOdds = (higher: number, unseen: number): string => {
  if (higher === 0) return 'none of the unseen cards is higher';
  if (unseen === 1) return 'the only unseen card is higher';
  return `${higher} of the ${unseen} unseen cards ${plural('en', higher, 'is', 'are')} higher`;
};

export const en: ReasonText<Reason> = {
  only: () => 'it is the only legal move',
  parry: ({ trick }) => `wins the trick at once, with ${snakes(trick)}`,
  decline: ({ trick }) => `a parry would win ${snakes(trick)}, and that’s too much poison`,
  spare: () => 'keeps the twin to parry a better trick',
  grab: ({ trick }) => `goes for a trick with ${snakes(trick)}`,
  stay: ({ higher, unseen }) => `a snake worth winning, and ${describeOdds(higher, unseen)}`,
  dump: ({ higher, unseen }) => `poison for somebody else to win, and ${describeOdds(higher, unseen)}`,
  leave: ({ trick }) => `leaves ${snakes(trick)} to somebody else`,
  risk: ({ covered }) =>
    covered === 1
      ? 'the snake under the thumb is not worth the risk'
      : `the ${covered} snakes under thumbs are not worth the risk`,
  keep: () => 'saves the higher cards for a better trick',
};
