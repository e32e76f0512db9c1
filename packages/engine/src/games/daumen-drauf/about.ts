/** Who made the game, and where each rule comes from. */
import type { Credits, Origin } from '../../core/manifest.ts';
import type { DaumenDrauf } from './index.ts';

export const credits: Credits = {
  authors: ['Rüttinger', 'Schliemann'],
  publisher: 'Drei Magier',
  year: 1996,
  minAge: 12,
  source: {
    en: 'a Dutch translation of the rulebook',
    nl: 'een Nederlandse vertaling van de spelregels',
    de: 'eine niederländische Übersetzung der Anleitung',
  },
};

export const origins: { readonly [R in DaumenDrauf['rule']]: readonly Origin[] } = {
  'DD-1': ['source'],
  'DD-2': ['source', 'reading', 'option'],
  'DD-3': ['source', 'option'],
  'DD-4': ['source'],
  'DD-5': ['source'],
  'DD-6': ['source'],
  'DD-7': ['source', 'reading'],
  'DD-8': ['source'],
  'DD-9': ['source', 'reading'],
  'DD-10': ['source', 'reading', 'option'],
  'DD-11': ['source'],
  'DD-12': ['source'],
  'DD-13': ['source', 'reading'],
  'DD-14': ['source', 'reading'],
  'DD-15': ['source'],
  'DD-16': ['source', 'reading'],
  'DD-17': ['option'],
};
