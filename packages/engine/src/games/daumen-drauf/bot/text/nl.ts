import type { ReasonText } from '../../../../core/bots/reasons.ts';
import { plural } from '../../../../core/text/plural.ts';
import { enumerate } from '../../../../core/text/types.ts';
import type { Reason, Snakes } from '../reasons.ts';

/** The snakes in words: "1 ongiftige, 2 giftige en 1 verborgen slang". */
function snakes({ harmless, poisonous, covered }: Snakes): string {
  const kinds: [number, string][] = [
    [harmless, 'ongiftige'],
    [poisonous, 'giftige'],
    [covered, 'verborgen'],
  ];
  const presentKinds = kinds.filter(([count]) => count > 0);
  const words = enumerate(
    presentKinds.map(([count, kind]) => `${count} ${kind}`),
    'en',
  );
  return `${words} ${plural('nl', presentKinds.at(-1)?.[0] ?? 0, 'slang', 'slangen')}`;
}

const describeOdds = (higher: number, unseen: number): string => {
  if (higher === 0) return 'er is niets hogers meer in het spel';
  if (unseen === 1) return 'de enige ongeziene kaart is hoger';
  return `${higher} van de ${unseen} ongeziene kaarten ${plural('nl', higher, 'is', 'zijn')} hoger`;
};

export const nl: ReasonText<Reason> = {
  only: () => 'iets anders mag niet',
  parry: ({ trick }) => `wint de slag meteen, met ${snakes(trick)}`,
  decline: ({ trick }) => `pareren zou ${snakes(trick)} opleveren, en dat is te veel gif`,
  spare: () => 'bewaart de tweelingkaart, want pareren moet meer opleveren dan deze slag',
  grab: ({ trick }) => `gaat voor een slag met ${snakes(trick)}`,
  stay: ({ higher, unseen }) => `een slang om zelf te winnen, en ${describeOdds(higher, unseen)}`,
  dump: ({ higher, unseen }) => `gif voor een ander, en ${describeOdds(higher, unseen)}`,
  leave: ({ trick }) => `laat ${snakes(trick)} aan een ander`,
  risk: ({ covered }) =>
    covered === 1
      ? 'de slang onder de duim is het risico niet waard'
      : `de ${covered} slangen onder een duim zijn het risico niet waard`,
  keep: () => 'spaart de hogere kaarten voor een betere slag',
};
