import type { Section } from '../../../data/types.ts';
import { position } from '../position.ts';

const positionWith = (options: { earlyRoll?: 'on' }): string =>
  position({ seats: 3, phase: 'name', options, mice: { bucket: '112', tube: '211', rope: '220' } });

export const gg9: Section = {
  rule: 'GG-9',
  text: {
    en: `First the place, then the dice: if you grab the dice first, you lose the choice. With the “Rolling before naming” option, this is a move: you roll **one to five dice**, but no more than there are mice at the fullest place, and **the others name the place**.

All opponents vote openly, in any order, for a place with at least as many mice as dice. The place with the most votes wins; in a tie, the voter nearest to your left decides. It does not matter whether your own mice are there. After that, the turn goes on as usual: you move the mice, and tokens may be played.`,
    nl: `Eerst de plek, dan de dobbelstenen: wie te vroeg gooit, heeft het niet meer voor het kiezen. Met de optie “Eerst gooien” mag dat wel: je gooit **één tot vijf dobbelstenen**, niet meer dan er muizen staan op de volste plek, en **de anderen wijzen de plek aan**.

Alle tegenstanders stemmen open, in willekeurige volgorde, op een plek met minstens zoveel muizen als er dobbelstenen liggen. De meeste stemmen gelden; krijgen meerdere plekken evenveel stemmen, dan beslist van degenen die daarop stemden wie links van jou het dichtstbij zit. Of er muizen van jezelf staan, maakt niet uit. Daarna gaat het gewoon verder: jij verzet de muizen, en er mogen fiches worden gespeeld.`,
    de: `Erst der Ort, dann die Würfel: Wer zu früh würfelt, hat nicht mehr die Wahl. Mit der Option „Zuerst würfeln“ ist das erlaubt: Du wirfst **einen bis fünf Würfel**, nicht mehr, als am vollsten Ort Mäuse stehen, und **die anderen wählen den Ort**.

Alle Rivalen stimmen offen, in beliebiger Reihenfolge, für einen Ort mit mindestens so vielen Mäusen wie Würfeln. Die meisten Stimmen entscheiden; bei Gleichstand entscheidet, wer für einen dieser Orte gestimmt hat und von dir aus links am nächsten sitzt. Ob dort Mäuse von dir stehen, ist egal. Danach geht es weiter wie sonst: Du ziehst die Mäuse, und Chips dürfen gespielt werden.`,
  },
  examples: [
    {
      id: 'gg-9',
      rule: 'GG-9',
      title: { en: 'Too eager', nl: 'Te gretig', de: 'Zu eifrig' },
      text: {
        en: 'You would rather see the dice first. No place has more than four mice, so you can roll four dice at most, if this is allowed at all.',
        nl: 'Je ziet liever eerst de dobbelstenen. Nergens staan meer dan vier muizen, dus je gooit er hoogstens vier, als het al mag.',
        de: 'Du willst lieber erst die Würfel sehen. Nirgends stehen mehr als vier Mäuse, also wirfst du höchstens vier, wenn es überhaupt erlaubt ist.',
      },
      option: 'earlyRoll',
      cases: [
        {
          position: positionWith({}),
          you: 0,
          seed: 'eager',
          attempts: [
            { moves: ['early 3'], refused: 'GG-9' },
            { moves: ['name tube'], causes: { type: 'named', place: 'tube', dice: 4 } },
          ],
        },
        {
          position: positionWith({ earlyRoll: 'on' }),
          you: 0,
          seed: 'eager',
          attempts: [
            { moves: ['early 3'], causes: { type: 'early', seat: 0, dice: 3 } },
            { moves: ['early 5'], refused: 'GG-9' },
          ],
        },
      ],
    },
    {
      id: 'gg-9-vote',
      rule: 'GG-9',
      title: { en: 'The others vote', nl: 'De anderen stemmen', de: 'Die anderen stimmen ab' },
      text: {
        en: 'Ben has rolled three dice before naming a place. Anna and Clara vote, and you cast both votes. Clara is nearest to Ben’s left: if the two disagree, her vote counts.',
        nl: 'Ben heeft drie dobbelstenen gegooid voordat hij een plek aanwees. Anna en Clara stemmen, en jij doet het voor allebei. Clara zit links naast Ben: zijn de twee het oneens, dan telt haar stem.',
        de: 'Ben hat drei Würfel geworfen, bevor er einen Ort gewählt hat. Anna und Clara stimmen ab, und du stimmst für beide. Clara sitzt links neben Ben: Sind sich die beiden uneinig, entscheidet also Claras Stimme.',
      },
      hotSeat: true,
      cases: [
        {
          position: position({
            seats: 3,
            phase: 'vote',
            turn: 1,
            options: { earlyRoll: 'on' },
            mice: { bucket: '112', tube: '211', rope: '010', 'yellow-boxes': '010' },
            dice: 'ggr',
            votes: ['none', 'none', 'none'],
          }),
          attempts: [
            {
              moves: ['@0 vote tube', '@2 vote bucket'],
              causes: { type: 'decided', place: 'bucket', votes: 1 },
            },
            {
              moves: ['@2 vote tube', '@0 vote tube'],
              causes: { type: 'decided', place: 'tube', votes: 2 },
            },
            { moves: ['@0 vote rope'], refused: 'GG-9' },
            { moves: ['@1 vote tube'], refused: 'GG-9' },
          ],
        },
      ],
    },
  ],
};
