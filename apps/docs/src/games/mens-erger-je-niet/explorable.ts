/** Which rolls can be spent with these piles, and in how many ways (ME-4 to ME-8). */
import { Invalid } from '@cheeseboard/engine';
import { type MensErgerJeNiet, mensErgerJeNiet } from '@cheeseboard/engine/mens-erger-je-niet';
import { mensErgerJeNietPositions } from '@cheeseboard/engine/mens-erger-je-niet/positions';
import { readPosition } from '@cheeseboard/engine/positions';
import type { Explorable } from '../../data/types.ts';
import { position } from './position.ts';

const FULL = 6;
const ROLLS = [1, 2, 3, 4, 5, 6];

/** The number of moves for a roll. After a roll that allows none, the turn passes, so there is no such position. */
function waysToSpend(piles: readonly number[], roll: number): number {
  try {
    const { state } = readPosition(position({ rows: [piles.join(''), '0000'], roll }), [
      mensErgerJeNietPositions,
    ]);
    return mensErgerJeNiet.legalMoves(state as MensErgerJeNiet['state'], 0).length;
  } catch (error) {
    if (error instanceof Invalid) return 0;
    throw error;
  }
}

const pile = (number: number) => ({
  label: { en: `Pile ${number}`, nl: `Stapel ${number}`, de: `Stapel ${number}` },
  from: 0,
  to: FULL,
});

export const explorable: Explorable = {
  title: {
    en: 'Which rolls can you spend?',
    nl: 'Welke worpen kun je gebruiken?',
    de: 'Welche Würfe kannst du nutzen?',
  },
  text: {
    en: 'Set the height of your four new piles: 0 is still closed, 6 is full. The bars show how many ways there are to spend each roll. Where there is none, you lose the turn ([ME-8](~/games/mens-erger-je-niet/rules/#me-8)). Try with and without pile 1.',
    nl: 'Kies hoe hoog je vier nieuwe stapels zijn: 0 is nog leeg, 6 is vol. De balken laten zien op hoeveel manieren je elke worp kunt gebruiken. Is er geen enkele, dan ben je je beurt kwijt ([ME-8](~/games/mens-erger-je-niet/rules/#me-8)). Probeer het met en zonder stapel 1.',
    de: 'Stell ein, wie hoch deine vier neuen Stapel sind: 0 heißt noch leer, 6 heißt voll. Die Balken zeigen, auf wie viele Arten du jeden Wurf nutzen kannst. Gibt es keine, ist der Zug verloren ([ME-8](~/games/mens-erger-je-niet/rules/#me-8)). Versuch es mit und ohne Stapel 1.',
  },
  sliders: [
    { ...pile(1), start: 6 },
    { ...pile(2), start: 2 },
    { ...pile(3), start: 6 },
    { ...pile(4), start: 3 },
  ],
  pieces: [1, 2, 3, 4].map((number) => `<cb-pile colour="red" pile="${number}" height="{${number - 1}}">`),
  keepsEmptyPieces: true,
  bars: ROLLS.map((roll) => ({
    label: { en: `a ${roll}`, nl: `een ${roll}`, de: `eine ${roll}` },
    most: 10,
  })),
  sentences: [
    {
      en: 'You can spend every roll.',
      nl: 'Je kunt elke worp gebruiken.',
      de: 'Du kannst jeden Wurf nutzen.',
    },
    {
      en: '{6} of the six rolls are lost.',
      nl: '{6} van de zes worpen gaan verloren.',
      de: '{6} der sechs Würfe sind verloren.',
    },
    {
      en: 'One of the six rolls is lost.',
      nl: 'Eén van de zes worpen gaat verloren.',
      de: 'Einer von sechs Würfen ist verloren.',
    },
    {
      en: 'All four piles are full: you have won.',
      nl: 'Alle vier de stapels zijn vol: je hebt gewonnen.',
      de: 'Alle vier Stapel sind voll: Du hast gewonnen.',
    },
  ],
  outcome: (piles) => {
    const ways = ROLLS.map((roll) => waysToSpend(piles, roll));
    const lost = ways.filter((count) => count === 0).length;
    const sentence = piles.every((height) => height === FULL) ? 3 : lost === 0 ? 0 : lost === 1 ? 2 : 1;
    return { numbers: [...ways, lost], sentence };
  },
};
