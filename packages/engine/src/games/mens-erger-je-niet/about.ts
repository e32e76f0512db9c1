/** Who made the game, and where each rule comes from. */
import type { Credits, Origin } from '../../core/manifest.ts';
import type { MensErgerJeNiet } from './index.ts';

export const credits: Credits = {
  authors: [],
  publisher: null,
  year: null,
  minAge: null,
  source: {
    en: 'the Dutch rules, which name no author',
    nl: 'de Nederlandse spelregels, die geen auteur noemen',
    de: 'die niederländische Anleitung, die keinen Autor nennt',
  },
};

export const origins: { readonly [R in MensErgerJeNiet['rule']]: readonly Origin[] } = {
  'ME-1': ['source'],
  'ME-2': ['reading', 'option'],
  'ME-3': ['source'],
  'ME-4': ['source'],
  'ME-5': ['source', 'reading'],
  'ME-6': ['reading'],
  'ME-7': ['source', 'reading'],
  'ME-8': ['source', 'reading'],
  'ME-9': ['source', 'reading'],
  'ME-10': ['source'],
  'ME-11': ['source', 'option'],
  'ME-12': ['source', 'option'],
  'ME-13': ['source', 'option'],
  'ME-14': ['source', 'option'],
};
