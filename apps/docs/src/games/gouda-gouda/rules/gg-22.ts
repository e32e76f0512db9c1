import type { Section } from '../../../data/types.ts';
import { position } from '../position.ts';

const positionWith = (festival: 'on' | 'scattered'): string =>
  position({
    seats: 2,
    phase: 'move',
    options: { festival },
    mice: { tube: '11' },
    dice: 'gs',
    place: 'tube',
  });

export const gg22: Section = {
  rule: 'GG-22',
  text: {
    en: 'Another kind of “Cheese festival”: the three cheeses are **in different places**. Unless you [choose other places](~/games/gouda-gouda/rules/#gg-25), the one on the yellow boxes is worth 2 points, the one on the newspapers 3, the one on the table 4. A mouse that comes to a cheese eats it, as above. When all are eaten, whoever has the **most points** wins. There are no ties: 2 and 3 together are more than 4, and no two cheeses are worth the same.',
    nl: 'Een ander soort kaasfestival: de drie kazen liggen **verspreid**. Tenzij je [andere plekken kiest](~/games/gouda-gouda/rules/#gg-25), is de kaas op de gele dozen 2 punten waard, die op de kranten 3 en die op de tafel 4. Een muis die bij een kaas komt, eet hem op, net als hierboven. Zijn ze alle drie op, dan wint wie **de meeste punten** heeft. Gelijk eindigen kan niet: 2 en 3 samen zijn meer dan 4, en er zijn geen twee kazen evenveel waard.',
    de: 'Ein anderes _Käsefest_: Die drei Käse liegen **verstreut**. Wenn ihr keine [anderen Orte wählt](~/games/gouda-gouda/rules/#gg-25), ist der auf den gelben Schachteln 2 Punkte wert, der auf den Zeitungen 3, der auf dem Tisch 4. Eine Maus, die zu einem Käse kommt, frisst ihn und scheidet aus. Sind alle drei weg, gewinnt, wer **die meisten Punkte** hat. Gleichstand gibt es nicht: 2 und 3 sind zusammen mehr als 4, und keine zwei Käse sind gleich viel wert.',
  },
  examples: [
    {
      id: 'gg-22',
      rule: 'GG-22',
      title: { en: 'Cheese along the way', nl: 'Kaas onderweg', de: 'Käse auf dem Weg' },
      text: {
        en: 'From the tube, a green die takes you to the yellow boxes. Is there cheese? That depends on the festival.',
        nl: 'Vanaf de buis gaat een groene dobbelsteen naar de gele dozen. Ligt daar kaas? Dat hangt van het festival af.',
        de: 'Von der Röhre führt ein grüner Würfel zu den gelben Schachteln. Liegt dort Käse? Das hängt vom Fest ab.',
      },
      option: 'festival',
      cases: [
        {
          position: positionWith('scattered'),
          you: 0,
          attempts: [
            {
              moves: ['green 0>yellow-boxes'],
              causes: { type: 'ate', seat: 0, place: 'yellow-boxes', points: 2 },
            },
            { moves: ['green 0>purple-box'], refused: 'GG-6' },
          ],
        },
        {
          position: positionWith('on'),
          you: 0,
          attempts: [{ moves: ['green 0>yellow-boxes'], causes: { type: 'turn', seat: 1 } }],
        },
      ],
    },
    {
      id: 'gg-22-last',
      rule: 'GG-22',
      title: { en: 'Four points on the table', nl: 'Vier punten op tafel', de: 'Vier Punkte auf dem Tisch' },
      text: {
        en: 'Ben has 2 points, and you have 3. Everybody has a mouse on the right stool. Send one of them to the last cheese.',
        nl: 'Ben heeft 2 punten, jij 3. Iedereen heeft een muis op de rechterkruk. Stuur er een naar de laatste kaas.',
        de: 'Ben hat 2 Punkte, du hast 3. Jeder hat eine Maus auf dem rechten Hocker. Schick eine davon zum letzten Käse.',
      },
      cases: [
        {
          position: position({
            seats: 3,
            phase: 'move',
            options: { festival: 'scattered' },
            mice: { 'stool-right': '111' },
            dice: 'gss',
            place: 'stool-right',
            eaten: '1:2.0:3',
          }),
          you: 0,
          attempts: [
            { moves: ['green 0>table'], causes: { type: 'over', winner: 0, scores: [7, 2, 0] } },
            { moves: ['green 1>table'], causes: { type: 'over', winner: 1, scores: [3, 6, 0] } },
            { moves: ['green 2>table'], causes: { type: 'over', winner: 2, scores: [3, 2, 4] } },
          ],
        },
      ],
    },
  ],
};
