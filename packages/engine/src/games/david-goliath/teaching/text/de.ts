import type { LessonText } from '../../../../core/teaching.ts';
import type { LessonId } from './en.ts';

export const de: LessonText<LessonId> = {
  goal: 'Gewinne Mäuse. Eine oder zwei einer Farbe zählen ihren Wert. Ab drei zählt jede nur 1.',
  lead: 'Du fängst an. Spiel eine beliebige Karte: Ihre Farbe müssen die anderen bedienen.',
  follow: 'Schau auf die erste Karte. Hast du ihre Farbe, musst du diese Farbe spielen.',
  'cannot-follow': 'Du hast diese Farbe nicht. Jetzt darfst du jede Karte spielen, die du willst.',
  taking: 'Die kleinste Maus holt die größte. Wer die größte gespielt hat, bekommt den Rest.',
  tie: 'Zwei Mäuse hatten dieselbe Zahl. Dann zählt die, die später gespielt wurde.',
  'last-to-play': 'Du spielst zuletzt und entscheidest: Die kleinste Karte holt die dickste Maus.',
  'two-of-a-colour': 'Du hast zwei Mäuse einer Farbe. Nimm keine dritte: Dann zählt jede nur noch 1.',
  'three-of-a-colour': 'Du hast drei von einer Farbe, jede zählt 1. Noch mehr davon schadet dir nicht.',
  'third-card': 'Mit dieser Karte bekommst du die dritte Maus einer Farbe. Dann zählt jede nur noch 1.',
};
