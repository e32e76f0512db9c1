import type { Section } from '../../../data/types.ts';
import { position } from '../position.ts';

export const gg13: Section = {
  rule: 'GG-13',
  text: {
    en: `You may play tokens on anybody’s turn, as many as you like. You can do so at three set moments:

- **After a roll**, before the first mouse moves: re-roll, transfer, improve, worsen, and cancel on dice.
- **After the last die** of a turn: double turn.
- **After a token has been played**, before it takes effect: cancel that token.

At each of these moments everybody who still holds a token is asked, and can play or pass, in any order. Once everybody has passed, the game goes on. If somebody plays a token, everybody is asked again. You are asked even if none of your tokens fits: if you were skipped, the others would know what you hold.

The token played last takes effect first. Right after a token of your own you can only pass. If a cancel is itself cancelled, the token below it can be cancelled once more.`,
    nl: `Fiches mag je ook in de beurt van een ander spelen, zoveel als je wilt. Er zijn drie momenten voor:

- **Na een worp**, voor de eerste muis loopt: opnieuw gooien, verhuizen, verbeteren, verslechteren, en annuleren op dobbelstenen.
- **Na de laatste dobbelsteen** van een beurt: dubbele beurt.
- **Nadat een fiche is gespeeld**, voor hij werkt: die fiche annuleren.

Op elk van die momenten krijgt iedereen met een fiche de vraag: spelen of passen, in willekeurige volgorde. Heeft iedereen gepast, dan gaat het verder. Speelt iemand een fiche, dan komt de vraag weer bij iedereen terug. Je krijgt die vraag ook als je geen van je fiches kunt gebruiken: anders zouden de anderen zien wat je hebt.

Wat het laatst is gespeeld, werkt het eerst. Na een fiche van jezelf kun je alleen passen. Wordt een annulering zelf geannuleerd, dan kan de fiche eronder nog eens worden geannuleerd.`,
    de: `Chips darfst du auch spielen, wenn andere am Zug sind, und so viele du magst. Es gibt drei Gelegenheiten:

- **Nach einem Wurf**, bevor die erste Maus zieht: „Neuwurf“, „Umzug“, „Verbessern“, „Verschlechtern“ und „Aufheben“ (gegen Würfel).
- **Nach dem letzten Würfel** eines Zuges: „Doppelzug“.
- **Nachdem ein Chip gespielt wurde**, bevor er wirkt: „Aufheben“ (gegen diesen Chip).

Bei jeder Gelegenheit werden alle gefragt, die noch einen Chip haben: spielen oder passen, in beliebiger Reihenfolge. Haben alle gepasst, geht es weiter. Spielt jemand einen Chip, werden alle neu gefragt. Du wirst auch gefragt, wenn du keinen deiner Chips spielen kannst: Sonst wüssten die anderen, was du hast.

Was zuletzt gespielt wurde, wirkt zuerst. Nach einem eigenen Chip kannst du nur passen. Wird ein „Aufheben“ selbst aufgehoben, kann der Chip darunter noch einmal aufgehoben werden.`,
  },
  examples: [
    {
      id: 'gg-13',
      rule: 'GG-13',
      title: { en: 'Three moments', nl: 'Drie momenten', de: 'Drei Gelegenheiten' },
      text: {
        en: 'You hold a re-roll, a double turn and a cancel. Which of them can you play now? Switch between the three moments of Ben’s turn.',
        nl: 'Je hebt “opnieuw gooien”, “dubbele beurt” en “annuleren”. Wat kan er nu? Bekijk alle drie de momenten van Bens beurt.',
        de: 'Du hast „Neuwurf“, „Doppelzug“ und „Aufheben“. Welchen Chip kannst du jetzt spielen? Wechsle zwischen den drei Gelegenheiten in Bens Zug.',
      },
      cases: [
        {
          label: { en: 'After the roll', nl: 'Na de worp', de: 'Nach dem Wurf' },
          position: position({
            seats: 2,
            phase: 'rolled',
            turn: 1,
            mice: { bucket: '11' },
            tokens: ['rdc', 'tiw'],
            dice: 'gr',
            place: 'bucket',
          }),
          you: 0,
          seed: 'moment',
          attempts: [
            { moves: ['@0 double'], refused: 'GG-13' },
            { moves: ['@0 reroll 1'], causes: { type: 'played', seat: 0, kind: 'reroll' } },
            { moves: ['@0 pass', '@0 reroll 1'], refused: 'GG-13' },
            { moves: ['@0 pass'], causes: { type: 'passed', seat: 0, window: 'a' } },
          ],
        },
        {
          label: { en: 'After the last die', nl: 'Na de laatste dobbelsteen', de: 'Nach dem letzten Würfel' },
          position: position({
            seats: 2,
            phase: 'moved',
            turn: 1,
            mice: { bucket: '10', 'yellow-boxes': '01' },
            tokens: ['rdc', 'tiw'],
          }),
          you: 0,
          attempts: [
            { moves: ['@0 reroll 1'], refused: 'GG-13' },
            { moves: ['@0 double'], causes: { type: 'playedDouble', seat: 0, turn: 1 } },
          ],
        },
        {
          label: { en: 'After a token', nl: 'Na een fiche', de: 'Nach einem Chip' },
          position: position({
            seats: 2,
            phase: 'rolled',
            turn: 1,
            mice: { bucket: '11' },
            tokens: ['rdc', 'tw'],
            spent: ['', 'i'],
            dice: 'gr',
            place: 'bucket',
            stack: '1i',
            target: 2,
          }),
          you: 0,
          attempts: [
            { moves: ['@0 reroll 1'], refused: 'GG-13' },
            { moves: ['@0 cancel'], causes: { type: 'playedCancel', seat: 0, against: 1, kind: 'improve' } },
            { moves: ['@0 void 1'], refused: 'GG-13' },
          ],
        },
      ],
    },
  ],
};
