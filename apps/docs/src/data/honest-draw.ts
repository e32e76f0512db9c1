/** One honest person is enough: dice drawn by people who cheat together, and by honest ones. */
import { seededChance } from '@cheeseboard/engine';
import { logOutcome } from '@cheeseboard/engine/fair';
import type { Explorable } from './types.ts';

const DRAWS = 600;
const SIX = 5;
const die = { kind: 'dice', count: 1, faces: 6, sealed: false } as const;

/** 32 random bytes in hex, as a reveal has them, always the same for this name. */
function revealFrom(name: string): string {
  const bytes = seededChance(name)({ ...die, count: 32, faces: 256 });
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A draw in which the cheats choose their reveals freely and know each other's, but not those of the honest people. */
function rollWith(cheats: number, honest: number, draw: number): number {
  const context = { room: 'docs', match: 1, draw, after: '0'.repeat(64) };
  const honestReveals = Array.from({ length: honest }, (_, person) => revealFrom(`honest ${person} ${draw}`));
  for (let attempt = 0; ; attempt++) {
    const cheatReveals = Array.from({ length: cheats }, (_, person) =>
      revealFrom(`cheat ${person} ${draw} ${attempt}`),
    );
    if (logOutcome(die, context, cheatReveals)[0] === SIX)
      return logOutcome(die, context, [...cheatReveals, ...honestReveals])[0]!;
  }
}

export const honestDraw: Explorable = {
  title: { en: 'One honest person', nl: 'Eén eerlijk mens', de: 'Ein ehrlicher Mensch' },
  text: {
    en: `Suppose some people at the table cheat together, and can even choose their links freely. Here they try for a six in ${DRAWS} draws, made by the engine’s own function. Add honest people, and see what is left of the cheats’ advantage.`,
    nl: `Stel dat sommigen aan tafel samen valsspelen, en dat ze hun schakels zelfs vrij kunnen kiezen. Hier proberen ze in ${DRAWS} trekkingen een zes te krijgen, met de functie van de engine zelf. Voeg eerlijke mensen toe, en kijk wat er van hun voordeel overblijft.`,
    de: `Angenommen, einige am Tisch betrügen gemeinsam und könnten ihre Kettenglieder sogar frei wählen. Hier versuchen sie mit der Funktion der Engine, in ${DRAWS} Ziehungen eine Sechs zu bekommen. Nimm ehrliche Leute dazu und schau, was vom Vorteil der Betrüger übrig bleibt.`,
  },
  sliders: [
    { label: { en: 'Cheats', nl: 'Valsspelers', de: 'Betrüger' }, from: 1, to: 2, start: 2 },
    { label: { en: 'Honest people', nl: 'Eerlijke mensen', de: 'Ehrliche' }, from: 0, to: 2, start: 0 },
  ],
  bars: [1, 2, 3, 4, 5, 6].map((face) => ({
    label: { en: `a ${face}`, nl: `een ${face}`, de: `eine ${face}` },
    most: 100,
    percent: true,
  })),
  sentences: [
    {
      en: 'Nobody is honest: every draw is a six.',
      nl: 'Niemand is eerlijk: elke trekking is een zes.',
      de: 'Niemand ist ehrlich: Jede Ziehung ist eine Sechs.',
    },
    {
      en: 'One honest person is enough: a six comes up {5} times in 100, about as often as any other number.',
      nl: 'Eén eerlijk mens is genoeg: de zes komt {5} van de 100 keer, ongeveer net zo vaak als elk ander getal.',
      de: 'Ein ehrlicher Mensch genügt: Die Sechs kommt bei {5} von 100 Ziehungen, etwa so oft wie jede andere Zahl.',
    },
    {
      en: 'Extra honest people make no difference: one is enough.',
      nl: 'Meer eerlijke mensen maken geen verschil: één was genoeg.',
      de: 'Mehr ehrliche Leute ändern nichts: Einer genügt.',
    },
  ],
  outcome: (values) => {
    const [cheats, honest] = values as [number, number];
    const rolls = Array.from({ length: DRAWS }, (_, draw) => rollWith(cheats, honest, draw + 1));
    const numbers = Array.from({ length: die.faces }, (_, face) =>
      Math.round((100 * rolls.filter((roll) => roll === face).length) / DRAWS),
    );
    return { numbers, sentence: Math.min(honest, 2) };
  },
};
