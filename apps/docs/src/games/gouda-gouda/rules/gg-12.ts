import type { Section } from '../../../data/types.ts';
import { position } from '../position.ts';

const positionBeforeRoll = (tokens: string): string =>
  `gouda-gouda.1/2/firstPlayer=0${tokens}/tokens/0/0.0.0.0.0.0.0.0.0.0.0.0.0/././/none///-1//0/`;

export const gg12: Section = {
  rule: 'GG-12',
  text: {
    en: `There are 30 **power tokens**, five of each kind: [re-roll](~/games/gouda-gouda/rules/#gg-14), [double turn](~/games/gouda-gouda/rules/#gg-15), [transfer](~/games/gouda-gouda/rules/#gg-16), [improve](~/games/gouda-gouda/rules/#gg-17), [worsen](~/games/gouda-gouda/rules/#gg-18) and [cancel](~/games/gouda-gouda/rules/#gg-19). Before the game starts, everybody draws **three** and looks at them in secret; the rest go back into the box unseen. Everybody can see how many tokens you still have, but not which. A token is used once and is then out of the game, even if it was cancelled.

The base game has no tokens; they are for later games, with the “Power tokens” option. You can agree on a different number for everybody, as long as the thirty tokens go round: up to fifteen with two players, up to five with six. Or, with up to five players, everybody gets one of each kind, and then there is nothing to hide.`,
    nl: `Er zijn 30 **krachtfiches**, vijf van elke soort: [opnieuw gooien](~/games/gouda-gouda/rules/#gg-14), [dubbele beurt](~/games/gouda-gouda/rules/#gg-15), [verhuizen](~/games/gouda-gouda/rules/#gg-16), [verbeteren](~/games/gouda-gouda/rules/#gg-17), [verslechteren](~/games/gouda-gouda/rules/#gg-18) en [annuleren](~/games/gouda-gouda/rules/#gg-19). Voor de start trekt iedereen er **drie** en bekijkt ze in het geheim; de rest gaat ongezien terug in de doos. Hoeveel fiches je nog hebt, kan iedereen zien, maar niet welke. Een fiche gebruik je één keer. Daarna is hij uit het spel, ook als hij is geannuleerd.

Het basisspel heeft geen fiches; die zijn bedoeld voor latere partijen, met de optie “Krachtfiches”. Je kunt ook een ander aantal nemen, voor zover dertig fiches genoeg zijn: vijftien met z’n tweeën, vijf met z’n zessen. Of iedereen krijgt er één van elke soort, met hoogstens vijf spelers, en dan valt er niets te verbergen.`,
    de: `Es gibt 30 **Chips**, fünf von jeder Art: [„Neuwurf“](~/games/gouda-gouda/rules/#gg-14), [„Doppelzug“](~/games/gouda-gouda/rules/#gg-15), [„Umzug“](~/games/gouda-gouda/rules/#gg-16), [„Verbessern“](~/games/gouda-gouda/rules/#gg-17), [„Verschlechtern“](~/games/gouda-gouda/rules/#gg-18) und [„Aufheben“](~/games/gouda-gouda/rules/#gg-19). Vor dem Start zieht jeder verdeckt **drei** und zeigt sie niemandem; der Rest kommt verdeckt zurück in die Schachtel. Wie viele Chips du noch hast, sehen alle, aber nicht, welche. Ein Chip wird einmal benutzt und ist dann aus dem Spiel, auch wenn er aufgehoben wurde.

Im Grundspiel gibt es keine Chips; sie kommen in späteren Partien dazu, mit der Option „Chips“. Ihr könnt auch eine andere Zahl nehmen, soweit die dreißig Chips reichen: fünfzehn zu zweit, fünf zu sechst. Oder jeder bekommt einen von jeder Art (bei höchstens fünf Spielern), und dann gibt es nichts zu verbergen.`,
  },
  examples: [
    {
      id: 'gg-12',
      rule: 'GG-12',
      title: {
        en: 'With powers and without',
        nl: 'Met en zonder krachten',
        de: 'Mit Chips und ohne',
      },
      text: {
        en: 'Your roll: one green and one red. With tokens you could still change it, but only with those that you hold. Without tokens it is what it is.',
        nl: 'Jouw worp: groen en rood. Met fiches kun je er nog iets aan veranderen, maar alleen met wat je hebt. Zonder fiches blijft de worp zoals hij is.',
        de: 'Dein Wurf: einmal Grün und einmal Rot. Mit Chips könntest du ihn noch ändern, aber nur mit denen, die du hast. Ohne Chips bleibt der Wurf, wie er ist.',
      },
      option: 'powers',
      cases: [
        {
          position: position({
            seats: 2,
            phase: 'rolled',
            mice: { bucket: '11' },
            tokens: ['rtc', 'diw'],
            dice: 'gr',
            place: 'bucket',
          }),
          you: 0,
          seed: 'powers',
          attempts: [
            { moves: ['@0 reroll 2'], causes: { type: 'played', seat: 0, kind: 'reroll' } },
            { moves: ['@0 improve 2'], refused: 'GG-12' },
          ],
        },
        {
          position: position({
            seats: 2,
            phase: 'move',
            mice: { bucket: '11' },
            dice: 'gr',
            place: 'bucket',
          }),
          you: 0,
          attempts: [
            { moves: ['@0 reroll 2'], refused: 'GG-12' },
            { moves: ['@0 green 0>yellow-boxes'], causes: { type: 'moved', owner: 0 } },
          ],
        },
      ],
    },
    {
      id: 'gg-12-number',
      rule: 'GG-12',
      title: { en: 'How many tokens?', nl: 'Hoeveel fiches?', de: 'Wie viele Chips?' },
      text: {
        en: 'The tokens have just been drawn. Look at yours; all you can see of Ben’s is how many there are. A token has to wait until the mice are down.',
        nl: 'De fiches zijn net getrokken. Bekijk de jouwe; van Ben zie je alleen hoeveel het er zijn. Een fiche moet wachten tot de muizen staan.',
        de: 'Die Chips sind gerade gezogen. Sieh dir deine an; von Bens siehst du nur, wie viele es sind. Ein Chip muss warten, bis die Mäuse stehen.',
      },
      option: 'tokensPerPlayer',
      cases: [
        {
          position: positionBeforeRoll(''),
          you: 0,
          seed: 'three tokens',
          attempts: [
            { moves: ['reroll 1'], refused: 'GG-2' },
            { moves: ['start 2.2.1'], causes: { type: 'placed', seat: 0 } },
          ],
        },
        {
          position: positionBeforeRoll(',tokensPerPlayer=1'),
          you: 0,
          seed: 'one token',
          attempts: [{ moves: ['start 2.2.1'], causes: { type: 'placed', seat: 0 } }],
        },
        {
          position: position({
            seats: 2,
            phase: 'start',
            options: { firstPlayer: 0, tokensPerPlayer: 'fullSet' },
            tokens: ['rdtiwc', 'rdtiwc'],
          }),
          you: 0,
          attempts: [{ moves: ['start 2.2.1'], causes: { type: 'placed', seat: 0 } }],
        },
      ],
    },
  ],
};
