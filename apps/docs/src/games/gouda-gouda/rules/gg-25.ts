import type { Section } from '../../../data/types.ts';
import { position } from '../position.ts';

const onTheBox = (places?: { nearCheese: string; middleCheese: string; farCheese: string }): string =>
  position({
    seats: 2,
    phase: 'move',
    options: { festival: 'scattered', ...places },
    mice: { bucket: '22' },
    dice: 'gs',
    place: 'bucket',
  });

const beforeRope = (middleCheese?: string): string =>
  position({
    seats: 2,
    phase: 'move',
    options: { festival: 'scattered', ...(middleCheese ? { middleCheese } : {}) },
    mice: { 'yellow-boxes': '22' },
    eaten: '1:2',
    dice: 'gs',
    place: 'yellow-boxes',
  });

const beforeBooks = (farCheese?: string): string =>
  position({
    seats: 2,
    phase: 'move',
    options: { festival: 'scattered', middleCheese: 'rope', ...(farCheese ? { farCheese } : {}) },
    mice: { 'purple-box': '22' },
    eaten: '1:2',
    dice: 'gs',
    place: 'purple-box',
  });

export const gg25: Section = {
  rule: 'GG-25',
  text: {
    en: 'With [scattered cheeses](~/games/gouda-gouda/rules/#gg-22) you choose the three places yourselves, including side places such as the tube, rope and books. The nearest cheese is worth 2 points, the next 3, the farthest 4. A place is **farther** if mice can run forward to it from the nearer one. So the two stools cannot both have a cheese, and no cheese is placed where mice start. A mouse that runs past a cheese on a side place needs a red die to come back; from the table, a green die moves nothing.',
    nl: 'Met [verspreide kazen](~/games/gouda-gouda/rules/#gg-22) kiezen jullie zelf de drie plekken, ook zijplekken zoals de buis, het touw en de boeken. De dichtstbijzijnde kaas is 2 punten waard, de volgende 3, de verste 4. Een kaas ligt **verder** als muizen hem vanaf de vorige kaas vooruit kunnen bereiken. De twee krukken kunnen dus niet allebei een kaas hebben, en waar muizen beginnen, ligt er geen. Wie een kaas op een zijplek voorbijloopt, heeft een rode dobbelsteen nodig om terug te komen; vanaf de tafel doet een groene dobbelsteen niets.',
    de: 'Bei [verstreuten Käsen](~/games/gouda-gouda/rules/#gg-22) wählt ihr die drei Orte selbst, auch Seitenorte wie Röhre, Seil und Bücher. Der nächstgelegene Käse ist 2 Punkte wert, der zweite 3, der am weitesten entfernte 4. Ein Ort ist **weiter entfernt**, wenn Mäuse vom näheren aus vorwärts dorthin laufen können. Auf beiden Hockern zugleich kann also kein Käse liegen, und wo Mäuse starten, liegt keiner. Wer an einem Käse auf einem Seitenort vorbeiläuft, braucht einen roten Würfel, um zurückzukommen; vom Tisch aus bewegt ein grüner Würfel nichts.',
  },
  examples: [
    {
      id: 'gg-25',
      rule: 'GG-25',
      title: { en: 'A cheese in the tube', nl: 'Een kaas in de buis', de: 'Ein Käse in der Röhre' },
      text: {
        en: 'By default the nearest cheese is on the yellow boxes. Here it can also be in the tube: then the yellow boxes are a place like any other.',
        nl: 'Standaard ligt de dichtstbijzijnde kaas op de gele dozen. Hier kan hij ook in de buis liggen: dan zijn de gele dozen een plek als alle andere.',
        de: 'Normalerweise liegt der nächstgelegene Käse auf den gelben Schachteln. Hier kann er auch in der Röhre liegen: Dann sind die gelben Schachteln ein Ort wie jeder andere.',
      },
      option: 'nearCheese',
      cases: [
        {
          position: onTheBox(),
          attempts: [
            { moves: ['green 0>yellow-boxes'], causes: { type: 'ate', points: 2 } },
            { moves: ['green 0>tube'], causes: { type: 'moved', to: 'tube' } },
          ],
        },
        {
          position: onTheBox({ nearCheese: 'tube', middleCheese: 'rope', farCheese: 'books' }),
          attempts: [
            { moves: ['green 0>tube'], causes: { type: 'ate', points: 2 } },
            { moves: ['green 0>yellow-boxes'], causes: { type: 'moved', to: 'yellow-boxes' } },
            { moves: ['green 0>rope'], refused: 'GG-6' },
          ],
        },
      ],
    },
    {
      id: 'gg-25-middle',
      rule: 'GG-25',
      title: {
        en: 'Three points on the rope',
        nl: 'Drie punten op het touw',
        de: 'Drei Punkte auf dem Seil',
      },
      text: {
        en: 'The second cheese is on the newspapers, or here on the rope: run straight on to the purple box and you miss it.',
        nl: 'De tweede kaas ligt op de kranten, of hier op het touw: loop je rechtdoor naar de paarse doos, dan mis je hem.',
        de: 'Der zweite Käse liegt auf den Zeitungen oder, wie hier, auf dem Seil: Wer geradeaus zur lila Schachtel läuft, verpasst ihn.',
      },
      option: 'middleCheese',
      cases: [
        {
          position: beforeRope(),
          attempts: [{ moves: ['green 0>rope'], causes: { type: 'moved', to: 'rope' } }],
        },
        {
          position: beforeRope('rope'),
          attempts: [
            { moves: ['green 0>rope'], causes: { type: 'ate', points: 3 } },
            { moves: ['green 0>purple-box'], causes: { type: 'moved', to: 'purple-box' } },
          ],
        },
      ],
    },
    {
      id: 'gg-25-far',
      rule: 'GG-25',
      title: {
        en: 'Four points by the books',
        nl: 'Vier punten bij de boeken',
        de: 'Vier Punkte bei den Büchern',
      },
      text: {
        en: 'The farthest cheese is on the table, or here by the books. The cheese on the rope, behind you, is still there.',
        nl: 'De verste kaas ligt op de tafel, of hier bij de boeken. De kaas op het touw, achter je, ligt er nog.',
        de: 'Der am weitesten entfernte Käse liegt auf dem Tisch oder, wie hier, bei den Büchern. Der Käse auf dem Seil, hinter dir, liegt noch da.',
      },
      option: 'farCheese',
      cases: [
        {
          position: beforeBooks(),
          attempts: [{ moves: ['green 0>books'], causes: { type: 'moved', to: 'books' } }],
        },
        {
          position: beforeBooks('books'),
          attempts: [{ moves: ['green 0>books'], causes: { type: 'ate', points: 4, left: 1 } }],
        },
      ],
    },
  ],
};
