import type { Task } from '../../../data/types.ts';
import { position } from '../position.ts';

export const winNow: Task = {
  kind: 'task',
  id: 'win-now',
  title: { en: 'Win with a red roll', nl: 'Win met een rode worp', de: 'Gewinn mit Rot' },
  goal: {
    en: 'You and Ben share the left stool, and you have rolled one yellow and one red. Win now.',
    nl: 'Jij en Ben delen de linkerkruk, en je hebt geel en rood gegooid. Win nu.',
    de: 'Du und Ben teilt euch den linken Hocker, und du hast einmal Gelb und einmal Rot geworfen. Gewinn jetzt.',
  },
  hint: {
    en: 'Improve changes a die by one step only. Which one becomes green?',
    nl: '“Verbeteren” maakt een dobbelsteen maar één stap beter. Welke wordt er groen?',
    de: '„Verbessern“ hebt einen Würfel nur um eine Stufe. Welcher wird grün?',
  },
  why: {
    en: 'Improve lifts a die by one step: yellow becomes green, but red only becomes yellow. A green die takes your mouse to the table. Had you used red on your own mouse first, Ben’s would have had to go to the cheese.',
    nl: '“Verbeteren” is één stap: geel wordt groen, rood wordt hooguit geel. Met groen rent je muis naar de tafel. Was je met rood op je eigen muis begonnen, dan had die van Ben naar de kaas gemoeten.',
    de: '„Verbessern“ hebt einen Würfel um eine Stufe: Gelb wird Grün, Rot nur Gelb. Mit Grün läuft deine Maus zum Tisch. Hättest du Rot zuerst für deine eigene Maus verwendet, hätte Bens Maus zum Käse gemusst.',
  },
  missed: [
    {
      event: { type: 'over', winner: 1 },
      note: {
        en: 'The mouse that reaches the cheese wins for its owner, whoever moves it.',
        nl: 'De muis die bij de kaas komt, wint voor zijn baas, wie hem ook verzet.',
        de: 'Die Maus beim Käse gewinnt für ihren Besitzer, egal, wer sie zieht.',
      },
    },
    {
      event: { type: 'passed', seat: 0 },
      note: {
        en: 'Without your token no die is green, and only green takes you to the cheese.',
        nl: 'Zonder je fiche is er geen groen, en alleen met groen kom je bij de kaas.',
        de: 'Ohne deinen Chip ist kein Würfel grün, und nur mit Grün geht es zum Käse.',
      },
    },
    {
      event: { type: 'moved', face: 'red', owner: 0 },
      note: {
        en: 'Your mouse has left the stool, so the green die can only move Ben’s.',
        nl: 'Jouw muis staat niet meer op de kruk, dus groen is nu alleen nog voor die van Ben.',
        de: 'Deine Maus sitzt nicht mehr auf dem Hocker, also gilt Grün jetzt nur noch für Bens Maus.',
      },
    },
    {
      event: { type: 'changed', dice: [0] },
      note: {
        en: 'Red only becomes yellow, so no die is green.',
        nl: 'Rood wordt hooguit geel, en groen is er niet.',
        de: 'Aus Rot wird nur Gelb, und kein Würfel ist grün.',
      },
    },
  ],
  position: position({
    seats: 2,
    phase: 'rolled',
    mice: { 'stool-left': '11' },
    tokens: ['i', ''],
    spent: ['', 'r'],
    dice: 'ry',
    place: 'stool-left',
  }),
  you: 0,
  solved: { type: 'over', winner: 0 },
  solution: ['improve 2', 'green 0>table'],
  alternatives: [
    ['improve 1.2', 'green 0>table'],
    ['improve 2', 'red 1>newspapers', 'green 0>table'],
  ],
};
