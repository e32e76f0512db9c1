import type { Section } from '../../../data/types.ts';
import { position } from '../position.ts';

const roll = {
  seats: 2,
  phase: 'rolled',
  mice: { bucket: '21' },
  place: 'bucket',
} as const;

export const gg19: Section = {
  rule: 'GG-19',
  text: {
    en: `**Cancel** undoes one of two things:

- **one or more dice** of a roll, right after it: they are void for this turn, and no other token can pick them;
- **a token that a rival has just played**, before it takes effect. The token is lost all the same.

A cancel is itself a token, so it can be cancelled; then the token below it survives. You cannot cancel your own.`,
    nl: `**“Annuleren”** maakt een van twee dingen ongedaan:

- **een of meer dobbelstenen** van een worp, meteen erna: ze zijn deze beurt nietig, en geen andere fiche werkt er nog op;
- **een fiche die een ander net heeft gespeeld**, voor hij werkt. Die fiche is dan toch op.

“Annuleren” is zelf ook een fiche en kan dus worden geannuleerd; dan geldt de fiche eronder weer. Die van jezelf kun je niet annuleren.`,
    de: `Mit **„Aufheben“** kannst du ungeschehen machen:

- **einen oder mehrere Würfel** eines Wurfs, gleich danach: Sie sind für diesen Zug ungültig, und kein anderer Chip wirkt mehr auf sie;
- **einen Chip, den ein anderer eben gespielt hat**, bevor er wirkt. Verbraucht ist dieser Chip trotzdem.

Auch „Aufheben“ ist ein Chip und lässt sich aufheben; dann gilt der Chip darunter wieder. Den eigenen Chip kannst du nicht aufheben.`,
  },
  examples: [
    {
      id: 'gg-19',
      rule: 'GG-19',
      title: { en: 'That does not count', nl: 'Dat telt niet', de: 'Das zählt nicht' },
      text: {
        en: 'A cancel played on dice, and what happens to a void die.',
        nl: 'Speel “annuleren” op dobbelstenen, en kijk wat er met een nietige dobbelsteen gebeurt.',
        de: 'So wirkt „Aufheben“ gegen Würfel, und so geht es mit einem ungültigen Würfel weiter.',
      },
      cases: [
        {
          label: { en: 'Two red dice', nl: 'Twee rode dobbelstenen', de: 'Zwei rote Würfel' },
          position: position({ ...roll, tokens: ['c', ''], spent: ['', 'w'], dice: 'rrg' }),
          you: 0,
          attempts: [
            { moves: ['void 1.2'], causes: { type: 'changed', faces: ['void', 'void', 'green'] } },
            {
              moves: ['cancel'],
              refused: 'GG-13',
              note: {
                en: 'There is no token to cancel.',
                nl: 'Er is geen fiche gespeeld die je kunt annuleren.',
                de: 'Es liegt kein Chip da, den man aufheben könnte.',
              },
            },
          ],
        },
        {
          label: { en: 'A die is void', nl: 'Een dobbelsteen is nietig', de: 'Ein Würfel ist ungültig' },
          position: position({ ...roll, tokens: ['r', ''], spent: ['', 'c'], dice: 'vrg' }),
          you: 0,
          seed: 'void',
          attempts: [
            { moves: ['reroll 1'], refused: 'GG-19' },
            { moves: ['reroll 2'], causes: { type: 'rerolling', dice: [1] } },
          ],
        },
      ],
    },
    {
      id: 'gg-19-token',
      rule: 'GG-19',
      title: { en: 'Token against token', nl: 'Fiche tegen fiche', de: 'Chip gegen Chip' },
      text: {
        en: 'A token has been played and is about to take effect. You hold a cancel. Whose token is it?',
        nl: 'Er ligt een fiche die zo meteen werkt. Jij hebt “annuleren”. Van wie is die fiche?',
        de: 'Da liegt ein Chip, der als Nächstes wirkt. Du hast „Aufheben“. Von wem ist der Chip?',
      },
      cases: [
        {
          label: { en: 'Ben worsens', nl: 'Ben verslechtert', de: 'Ben verschlechtert' },
          position: position({
            ...roll,
            tokens: ['c', ''],
            spent: ['', 'w'],
            dice: 'ggr',
            stack: '1w',
            target: 3,
          }),
          you: 0,
          attempts: [
            { moves: ['cancel'], causes: { type: 'cancelled', seat: 0, against: 1, kind: 'worsen' } },
            {
              moves: ['pass'],
              causes: { type: 'changed', kind: 'worsen', faces: ['yellow', 'yellow', 'red'] },
            },
          ],
        },
        {
          label: { en: 'Your own improve', nl: 'Je eigen fiche', de: 'Dein eigener Chip' },
          position: position({
            ...roll,
            tokens: ['c', ''],
            spent: ['i', 'tw'],
            dice: 'gyr',
            stack: '0i',
            target: 6,
          }),
          you: 0,
          attempts: [
            { moves: ['cancel'], refused: 'GG-19' },
            {
              moves: ['pass'],
              causes: { type: 'changed', kind: 'improve', faces: ['green', 'green', 'yellow'] },
            },
          ],
        },
        {
          label: {
            en: 'Ben cancels yours',
            nl: 'Ben annuleert de jouwe',
            de: 'Ben hebt deinen Chip auf',
          },
          position: position({
            ...roll,
            tokens: ['c', ''],
            spent: ['i', 'wc'],
            dice: 'gyr',
            stack: '0i.1c',
            target: 6,
          }),
          you: 0,
          attempts: [
            {
              moves: ['cancel'],
              causes: { type: 'changed', kind: 'improve', faces: ['green', 'green', 'yellow'] },
            },
            { moves: ['pass'], causes: { type: 'cancelled', seat: 1, against: 0, kind: 'improve' } },
          ],
        },
      ],
    },
  ],
};
