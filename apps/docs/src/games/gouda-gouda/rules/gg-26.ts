import type { Section } from '../../../data/types.ts';
import { position } from '../position.ts';

const vote = (earlyRoll: 'on' | 'anyPlace'): string =>
  position({
    seats: 2,
    phase: 'vote',
    turn: 1,
    options: { earlyRoll },
    mice: { bucket: '33', tube: '01' },
    dice: 'ggr',
    votes: ['none', 'none'],
  });

export const gg26: Section = {
  rule: 'GG-26',
  text: {
    en: 'The rulebook has a note: if somebody [rolled too early](~/games/gouda-gouda/rules/#gg-9), the rivals may name **any place**, even an empty one. With this setting of the “Rolling before naming” option, you may roll one to five dice, wherever the mice are. If there are fewer mice than dice, you choose which dice to use; the rest do nothing.',
    nl: 'Volgens een noot in de spelregels mogen de rivalen **elke plek** aanwijzen, ook een lege, als iemand [te vroeg gooit](~/games/gouda-gouda/rules/#gg-9). Met deze waarde van de optie “Eerst gooien” gooi je één tot vijf dobbelstenen, waar de muizen ook staan. Zijn er minder muizen dan dobbelstenen, dan kies jij welke dobbelstenen je gebruikt; dobbelstenen zonder muis doen niets.',
    de: 'Laut einer Anmerkung in der Anleitung dürfen die Rivalen **irgendeinen Ort** nennen, auch einen leeren, wenn jemand [zu früh würfelt](~/games/gouda-gouda/rules/#gg-9). Stellt ihr die Option „Zuerst würfeln“ so ein, wirfst du einen bis fünf Würfel, egal, wo Mäuse stehen. Gibt es weniger Mäuse als Würfel, wählst du, welche Würfel du nutzt; Würfel ohne Maus verfallen.',
  },
  examples: [
    {
      id: 'gg-26',
      rule: 'GG-26',
      title: { en: 'An empty rope', nl: 'Een leeg touw', de: 'Ein leeres Seil' },
      text: {
        en: 'Ben has rolled three dice before naming a place. You are the only rival. With the limit you name a place with three mice; otherwise any place, even the empty rope.',
        nl: 'Ben heeft drie dobbelstenen gegooid voordat hij een plek aanwees. Jij bent de enige rivaal. Moeten er genoeg muizen staan, dan wijs je een plek met drie muizen aan; anders mag elke plek, ook het lege touw.',
        de: 'Ben hat drei Würfel geworfen, bevor er einen Ort genannt hat. Du bist der einzige Rivale. Mit der üblichen Einschränkung nennst du einen Ort mit mindestens drei Mäusen; ohne sie irgendeinen, auch das leere Seil.',
      },
      option: 'earlyRoll',
      cases: [
        {
          position: vote('on'),
          you: 0,
          attempts: [
            { moves: ['@0 vote rope'], refused: 'GG-9' },
            { moves: ['@0 vote bucket'], causes: { type: 'decided', place: 'bucket' } },
          ],
        },
        {
          position: vote('anyPlace'),
          you: 0,
          attempts: [
            { moves: ['@0 vote rope'], causes: { type: 'lapsed', rule: 'GG-26', dice: 3 } },
            { moves: ['@0 vote tube'], causes: { type: 'decided', place: 'tube' } },
          ],
        },
      ],
    },
  ],
};
