/** Who made the game, and where each rule comes from. */
import type { Credits, Origin } from '../../core/manifest.ts';
import type { DavidGoliath } from './index.ts';

export const credits: Credits = {
  authors: ['Reinhard Staupe'],
  publisher: 'Pegasus Spiele',
  year: 2008,
  minAge: 8,
  source: {
    en: 'the German rulebook and a Dutch translation',
    nl: 'de Duitse spelregels en een Nederlandse vertaling',
    de: 'die deutsche Anleitung und eine niederländische Übersetzung',
  },
};

export const origins: { readonly [R in DavidGoliath['rule']]: readonly Origin[] } = {
  'DG-1': ['source'],
  'DG-2': ['source', 'option'],
  'DG-3': ['reading', 'option'],
  'DG-4': ['source'],
  'DG-5': ['source'],
  'DG-6': ['source'],
  'DG-7': ['source'],
  'DG-8': ['source'],
  'DG-9': ['source'],
  'DG-10': ['source'],
  'DG-11': ['source'],
  'DG-12': ['source', 'reading'],
};
