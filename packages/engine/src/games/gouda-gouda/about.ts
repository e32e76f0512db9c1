/** Who made the game, and where each rule comes from. */
import type { Credits, Origin } from '../../core/manifest.ts';
import type { GoudaGouda } from './index.ts';

export const credits: Credits = {
  authors: ['Frédéric Moyersoen'],
  publisher: null,
  year: null,
  minAge: 7,
  source: { en: 'the Dutch rulebook', nl: 'de Nederlandse spelregels', de: 'die niederländische Anleitung' },
};

export const origins: { readonly [R in GoudaGouda['rule']]: readonly Origin[] } = {
  'GG-1': ['reading', 'option'],
  'GG-2': ['source', 'reading'],
  'GG-3': ['reading', 'option'],
  'GG-4': ['source'],
  'GG-5': ['source', 'reading'],
  'GG-6': ['source'],
  'GG-7': ['source'],
  'GG-8': ['source'],
  'GG-9': ['source', 'reading', 'option'],
  'GG-10': ['source', 'reading'],
  'GG-11': ['source', 'option'],
  'GG-12': ['source', 'reading', 'option'],
  'GG-13': ['source', 'reading'],
  'GG-14': ['source'],
  'GG-15': ['source', 'reading'],
  'GG-16': ['source', 'reading'],
  'GG-17': ['source'],
  'GG-18': ['source'],
  'GG-19': ['source', 'reading'],
  'GG-20': ['reading'],
  'GG-21': ['source', 'reading', 'option'],
  'GG-22': ['source', 'reading', 'option'],
  'GG-23': ['reading'],
  'GG-24': ['source', 'option'],
  'GG-25': ['source', 'reading', 'option'],
  'GG-26': ['source', 'reading', 'option'],
};
