import type { Section } from '../../../data/types.ts';
import { position } from '../position.ts';

export const gg15: Section = {
  rule: 'GG-15',
  text: {
    en: '**Double turn**: whoever has just finished plays another whole turn. After your own turn that is a gift to yourself. After a rival’s it is a push: they must name a place and roll again, like it or not. Several double turns queue up. Afterwards, play continues in the normal order.',
    nl: '**Dubbele beurt**: wie net klaar is, speelt nog een hele beurt. Na je eigen beurt is dat een cadeau aan jezelf. Na de beurt van een ander is het een duwtje: die speler moet weer een plek aanwijzen en gooien, of die nu wil of niet. Meerdere dubbele beurten komen na elkaar. Daarna gaat het in de gewone volgorde verder.',
    de: '**Doppelzug**: Wer gerade fertig ist, spielt noch einen ganzen Zug. Nach deinem eigenen Zug ist das ein Geschenk an dich selbst. Nach einem fremden ist es ein Schubs: Der andere muss wieder einen Ort wählen und würfeln, ob er will oder nicht. Mehrere Doppelzüge folgen aufeinander. Danach geht es in der normalen Reihenfolge weiter.',
  },
  examples: [
    {
      id: 'gg-15',
      rule: 'GG-15',
      title: { en: 'Another turn', nl: 'Nog een beurt', de: 'Noch ein Zug' },
      text: {
        en: 'The last die of the turn has been used. Play the double turn for yourself, or switch, and make Ben go again: his mice are far ahead and alone, and red hurts there.',
        nl: 'De laatste dobbelsteen van de beurt is gebruikt. Speel de dubbele beurt voor jezelf, of zet de schakelaar om en laat Ben nog eens gaan: zijn muizen staan ver vooruit en alleen, en rood doet hem pijn.',
        de: 'Der letzte Würfel des Zuges ist verbraucht. Spiel den Doppelzug für dich oder leg den Schalter um und schick Ben noch einmal los: Seine Mäuse stehen weit vorn und allein, und Rot tut ihm weh.',
      },
      cases: [
        {
          label: { en: 'After your turn', nl: 'Na jouw beurt', de: 'Nach deinem Zug' },
          position: position({
            seats: 2,
            phase: 'moved',
            mice: { newspapers: '10', books: '01', 'purple-box': '01' },
            tokens: ['d', ''],
            spent: ['', 'c'],
          }),
          you: 0,
          attempts: [
            { moves: ['double'], causes: { type: 'turn', rule: 'GG-15', seat: 0 } },
            { moves: ['pass'], causes: { type: 'turn', rule: 'GG-3', seat: 1 } },
          ],
        },
        {
          label: { en: 'After Ben’s turn', nl: 'Na Bens beurt', de: 'Nach Bens Zug' },
          position: position({
            seats: 2,
            phase: 'moved',
            turn: 1,
            mice: { newspapers: '01', books: '01', 'purple-box': '01', rope: '01', tube: '01' },
            tokens: ['d', ''],
            spent: ['', 'c'],
          }),
          you: 0,
          attempts: [
            { moves: ['@0 double'], causes: { type: 'turn', rule: 'GG-15', seat: 1 } },
            { moves: ['@0 pass'], causes: { type: 'turn', rule: 'GG-3', seat: 0 } },
            { moves: ['@0 double', '@0 name barrel'], refused: 'GG-3' },
          ],
        },
      ],
    },
  ],
};
