/** What a crowd is worth: how many dice it rolls, and the chances of their colours (GG-5 to GG-8). */
import { diceFor, faces } from '@cheeseboard/engine/gouda-gouda';
import type { Explorable } from '../../data/types.ts';

const [green, , red] = faces;

/** Every roll of this many dice; all are equally likely (GG-5). */
const rolls = (dice: number): (typeof faces)[number][][] =>
  dice === 0 ? [[]] : rolls(dice - 1).flatMap((roll) => faces.slice(0, 3).map((face) => [...roll, face]));

const percent = (part: number, whole: number): number => Math.round((100 * part) / whole);

export const explorable: Explorable = {
  title: { en: 'What a crowd is worth', nl: 'Wat een drukke plek waard is', de: 'Was ein Gedränge bringt' },
  text: {
    en: 'You name a place. How many mice are there, and how many of them are yours? Each mouse gets you a die, up to five ([GG-5](~/games/gouda-gouda/rules/#gg-5)). Green dice are for your mice. Red ones are for your rivals, as long as there are enough of them.',
    nl: 'Je wijst een plek aan. Hoeveel muizen staan er, en hoeveel zijn er van jou? Elke muis levert een dobbelsteen op, hoogstens vijf ([GG-5](~/games/gouda-gouda/rules/#gg-5)). Groen is voor je eigen muizen. Rood is voor je rivalen, zolang er genoeg muizen van hen staan.',
    de: 'Du wählst einen Ort. Wie viele Mäuse stehen dort, und wie viele davon gehören dir? Jede Maus bringt einen Würfel, höchstens fünf ([GG-5](~/games/gouda-gouda/rules/#gg-5)). Grün bekommen deine Mäuse, Rot die der anderen, solange genug davon da sind.',
  },
  sliders: [
    {
      label: { en: 'Mice at the place', nl: 'Muizen op de plek', de: 'Mäuse am Ort' },
      from: 1,
      to: 12,
      start: 3,
    },
    {
      label: { en: 'How many are yours', nl: 'Waarvan van jou', de: 'Davon deine' },
      from: 1,
      to: 5,
      start: 1,
    },
  ],
  pieces: ['<cb-mouse colour="red" count="{1}">', '<cb-mouse colour="blue" count="{6}">'],
  bars: [
    {
      label: {
        en: 'one of your mice goes forward',
        nl: 'een muis van jou gaat vooruit',
        de: 'eine Maus von dir kommt voran',
      },
      most: 100,
      percent: true,
    },
    {
      label: {
        en: 'none of yours has to go back',
        nl: 'geen van jouw muizen hoeft terug',
        de: 'keine von deinen muss zurück',
      },
      most: 100,
      percent: true,
    },
    { label: { en: 'both', nl: 'allebei', de: 'beides' }, most: 100, percent: true },
  ],
  sentences: [
    {
      en: '{3} dice. In {2} rolls out of 100, one of your mice gains a step and none loses one.',
      nl: '{3} dobbelstenen. Bij {2} van de 100 worpen komt er een muis van jou vooruit en hoeft er geen terug.',
      de: '{3} Würfel. Bei {2} von 100 Würfen kommt eine Maus von dir voran, und keine muss zurück.',
    },
    {
      en: 'One die: green, yellow or red, one time in three each. If you are alone there, you are the one who goes back.',
      nl: 'Eén dobbelsteen: groen, geel of rood, met elk een kans van één op drie. Sta je er alleen, dan moet je zelf terug.',
      de: 'Ein einziger Würfel: Grün, Gelb und Rot sind gleich wahrscheinlich. Stehst du dort allein, musst du selbst zurück.',
    },
    {
      en: 'You cannot have more mice there than there are in all. Add some mice.',
      nl: 'Er kunnen niet meer muizen van jou zijn dan er muizen staan. Zet er een paar bij.',
      de: 'Dir können nicht mehr Mäuse gehören, als dort stehen. Füg welche hinzu.',
    },
  ],
  outcome: (values) => {
    const [mice, own] = values as [number, number];
    if (own > mice) return { numbers: [0, 0, 0, diceFor(mice), 0], sentence: 2 };
    const dice = diceFor(mice);
    const allRolls = rolls(dice).map((roll) => ({
      forward: roll.includes(green),
      // Red must be used (GG-8), on rivals first.
      spared: roll.filter((face) => face === red).length <= mice - own,
    }));
    const share = (test: (roll: (typeof allRolls)[number]) => boolean): number =>
      percent(allRolls.filter(test).length, allRolls.length);
    const numbers = [
      share(({ forward }) => forward),
      share(({ spared }) => spared),
      share(({ forward, spared }) => forward && spared),
      dice,
      mice - own,
    ];
    return { numbers, sentence: dice === 1 ? 1 : 0 };
  },
};
