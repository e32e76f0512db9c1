/** The colours that people can choose at a table, in the order in which they are given out. */
import type { Colour } from '@cheeseboard/ui-components';
import type { ByLanguage } from '../words/language.ts';

export const colours = [
  'red',
  'yellow',
  'green',
  'blue',
  'purple',
  'white',
  'black',
] as const satisfies readonly Colour[];

/** A game with pieces has as many colours as it has sets of pieces. */
const sets: { readonly [game: string]: number } = { 'gouda-gouda': 6, 'mens-erger-je-niet': 4 };

export const coloursFor = (game: string): readonly Colour[] => colours.slice(0, sets[game] ?? colours.length);

export const colourNames: ByLanguage<{ readonly [C in Colour]: string }> = {
  en: {
    red: 'red',
    yellow: 'yellow',
    green: 'green',
    blue: 'blue',
    purple: 'purple',
    white: 'white',
    black: 'black',
  },
  nl: {
    red: 'rood',
    yellow: 'geel',
    green: 'groen',
    blue: 'blauw',
    purple: 'paars',
    white: 'wit',
    black: 'zwart',
  },
  de: {
    red: 'rot',
    yellow: 'gelb',
    green: 'grün',
    blue: 'blau',
    purple: 'lila',
    white: 'weiß',
    black: 'schwarz',
  },
};
