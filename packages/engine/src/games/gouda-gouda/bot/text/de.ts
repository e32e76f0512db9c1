import type { ReasonText } from '../../../../core/bots/reasons.ts';
import { counted, plural } from '../../../../core/text/plural.ts';
import { whom } from '../../../../core/text/types.ts';
import type { Reason } from '../reasons.ts';

const steps = (count: number): string => counted('de', count, 'Schritt', 'Schritte');
const green = (dice: number, percent: number): string =>
  `mit ${dice} Würfel${plural('de', dice, '', 'n')} stehen die Chancen auf Grün bei ${percent} %`;

export const de: ReasonText<Reason> = {
  only: () => 'etwas anderes ist nicht erlaubt',
  together: () => 'Mäuse, die zusammen starten, bekommen mehr Würfel',
  spread: () => 'so bleibt mehr als ein Ort zur Wahl',
  reach: ({ percent }) =>
    `ein grüner Würfel reicht für den Käse, und die Chancen darauf stehen bei ${percent} %`,
  crowd: ({ dice, percent }) => `${green(dice, percent)}, und Rot trifft dort die Rivalen`,
  alone: ({ dice, percent }) => `${green(dice, percent)}, und kein Rivale läuft mit`,
  barrel: ({ dice, percent }) => `${green(dice, percent)}, und Rot kostet hier nichts`,
  early: () => 'welchen Ort die anderen auch wählen, dieser Wurf schadet wenig',
  vote: ({ seat }, cast) => `dieser Ort bringt ${whom(cast, seat, 'dir')} am wenigsten`,
  eat: () => 'dort liegt der Käse',
  forward: ({ steps: stepsLeft }) => `danach nur noch ${steps(stepsLeft)} bis zum Käse`,
  aside: () => 'zur Seite ist sicherer: Ein Schritt zurück kostet von dort nichts',
  give: ({ seat }, cast) => `Grün muss sein, und so hilft es ${whom(cast, seat, 'dir')} am wenigsten`,
  hinder: ({ seat, steps: stepsLeft }, cast) =>
    `wirft ${whom(cast, seat, 'dich')} zurück: wieder ${steps(stepsLeft)} bis zum Käse`,
  lose: () => 'Rot muss sein, und so kostet es am wenigsten',
  stop: ({ seat }, cast) => `hält den Käse von ${whom(cast, seat, 'dir')} fern`,
  finish: () => 'bringt eine Maus zum Käse',
  better: ({ from, to }) => `die Chance auf den Sieg steigt von etwa ${from} % auf ${to} %`,
  try: () => 'einfach, um zu sehen, was passiert',
  hold: () => 'kein Chip bewirkt hier genug, also bleiben alle für später',
};
