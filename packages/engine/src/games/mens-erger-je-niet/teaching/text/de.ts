import type { LessonText } from '../../../../core/teaching.ts';
import type { LessonId } from './en.ts';

export const de: LessonText<LessonId> = {
  goal: 'Leg sechs Karten auf jeden deiner vier Stapel. Wer zuerst alle vier voll hat, gewinnt.',
  'lay-out': 'Du hast die Nummer eines Stapels gewürfelt, der noch leer ist: Leg seine erste Karte aus.',
  'six-opens': 'Mit einer Sechs darfst du jeden Stapel anfangen, den du willst.',
  'roll-again': 'Du hast eine Sechs gewürfelt und darfst noch einmal würfeln.',
  add: 'Leg Karten an angefangene Stapel an. Auf Stapel 3 zählt jede 3. Verbrauche den ganzen Wurf.',
  'one-or-the-other': 'Einen Stapel anfangen oder Karten anlegen: Mit einem Wurf geht nur eins von beiden.',
  'send-home': 'Mach deinen Stapel so hoch wie einen fremden mit derselben Nummer: Dann muss der zurück.',
  'sent-home': 'Ein Stapel mit derselben Nummer wurde so hoch wie deiner. Darum musste deiner zurück.',
  'nothing-fits': 'Mit diesem Wurf geht nichts, also ist dein Zug vorbei.',
  five: 'Es gibt keinen Stapel 5. Mit einer Fünf kannst du nur an angefangene Stapel anlegen.',
  full: 'Ein Stapel mit sechs Karten ist voll und sicher: Niemand kann ihn mehr zurückschicken.',
  'missed-capture': 'Mit diesem Wurf kannst du einen Stapel zurückschicken: Mach deinen genauso hoch.',
};
