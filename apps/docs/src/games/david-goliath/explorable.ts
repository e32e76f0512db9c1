/** What the third card of a colour does (DG-11). */
import { colourScore } from '@cheeseboard/engine/david-goliath';
import type { Explorable } from '../../data/types.ts';

const bitOf = (number: number): number => (number === 0 ? 0 : 1 << (number - 1));

export const explorable: Explorable = {
  title: { en: 'The third card', nl: 'De derde kaart', de: 'Die dritte Karte' },
  text: {
    en: 'You have won two blue mice. Choose how large they are. Then a third one comes along: drag it from 0 (no mouse) to 12, and watch your points ([DG-11](~/games/david-goliath/rules/#dg-11)).',
    nl: 'Je hebt twee blauwe muizen gewonnen. Kies hoe groot ze zijn. Dan komt er een derde bij: zet de schuif op 0 (geen muis) tot en met 12, en kijk naar je punten ([DG-11](~/games/david-goliath/rules/#dg-11)).',
    de: 'Du hast zwei blaue Mäuse gewonnen. Wähl aus, wie groß sie sind. Dann kommt eine dritte dazu: Schieb den Regler von 0 (keine Maus) bis 12 und sieh dir deine Punkte an ([DG-11](~/games/david-goliath/rules/#dg-11)).',
  },
  sliders: [
    { label: { en: 'First mouse', nl: 'Eerste muis', de: 'Erste Maus' }, from: 1, to: 12, start: 8 },
    { label: { en: 'Second mouse', nl: 'Tweede muis', de: 'Zweite Maus' }, from: 1, to: 12, start: 11 },
    { label: { en: 'Third mouse', nl: 'Derde muis', de: 'Dritte Maus' }, from: 0, to: 12, start: 0 },
  ],
  pieces: [
    '<cb-card deck="mice" card="b{0}">',
    '<cb-card deck="mice" card="b{1}">',
    '<cb-card deck="mice" card="b{2}">',
  ],
  bars: [
    { label: { en: 'the two alone', nl: 'alleen die twee', de: 'die beiden allein' }, most: 23 },
    { label: { en: 'all of them', nl: 'alle drie samen', de: 'alle zusammen' }, most: 23 },
  ],
  sentences: [
    {
      en: 'Two mice are worth their numbers: {0} points. Now drag the third one.',
      nl: 'Twee muizen zijn hun getal waard: {0} punten. Sleep nu de derde.',
      de: 'Zwei Mäuse sind ihre Zahlen wert: {0} Punkte. Jetzt verschieb den dritten Regler.',
    },
    {
      en: 'The third mouse turns {0} points into {1}: with three or more, each of them is worth 1.',
      nl: 'De derde muis maakt van {0} punten er {1}: vanaf drie telt elke muis voor 1.',
      de: 'Die dritte Maus macht aus {0} Punkten {1}: Ab drei zählt jede nur 1.',
    },
    {
      en: 'With the two smallest mice, the third one changes nothing: {0} points before, {1} after.',
      nl: 'Bij de twee kleinste muizen maakt de derde niets uit: eerst {0} punten, dan {1}.',
      de: 'Bei den zwei kleinsten Mäusen ändert die dritte nichts: vorher {0} Punkte, nachher {1}.',
    },
    {
      en: 'Each number occurs only once in each colour. Choose three different numbers.',
      nl: 'Elke muis komt in een kleur maar één keer voor. Kies drie verschillende getallen.',
      de: 'Jede Maus gibt es in einer Farbe nur einmal. Wähl drei verschiedene Zahlen.',
    },
  ],
  outcome: (values) => {
    const [first, second, third] = values as [number, number, number];
    const two = bitOf(first) | bitOf(second);
    const all = two | bitOf(third);
    const numbers = [colourScore(two), colourScore(all)];
    if (first === second || third === first || third === second) return { numbers, sentence: 3 };
    if (third === 0) return { numbers, sentence: 0 };
    return { numbers, sentence: numbers[0] === numbers[1] ? 2 : 1 };
  },
};
