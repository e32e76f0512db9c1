import type { GamePages } from '../../data/types.ts';
import oneGame from './records/one-game.txt?raw';

export const strategy: GamePages['strategy'] = {
  text: {
    en: `## Open the piles that make the sums work

A roll that fits nothing is a lost turn. With pile 1 open, nearly every sum works, as long as there is room on it. So do not fill pile 1 too soon: keep a few of its cards for the end, when every pip has to fit.

## Count pips, not cards

A card on pile 4 costs four times as much as one on pile 1. A full game is 60 pips, and pile 4 alone is 24 of them. What hurts most is losing a high pile with a high number: five cards on pile 4 are 20 pips.

## Watch who is behind you

Your pile is in danger when a rival can end up at your height. Multiply the difference by the pile’s number: a rival two cards behind on pile 2 needs a 4. More than 6 pips away is out of reach for a single roll, though after a 6 they roll again. And a pile of one card can be hit by anyone who has not opened that number yet.

## Pass by, or stop just behind

Piles only grow, so only somebody behind you can hit you. When you are one step behind a rival’s pile, you threaten it. One step ahead of it, you are the one who is threatened.

## Fill the piles that are nearly full

The sixth card makes a pile safe for good. With four or five cards on a pile you have a lot to lose and not far to go: when the roll fits, finish that pile. Only a large capture is worth more.

## A 6 is two decisions

After a 6 you roll again at once. So a pile that you open stays at one card for less time than usual: the second roll may move it on.`,
    nl: `## Open stapels waarmee sommen uitkomen

Een worp die nergens past, is een verloren beurt. Ligt stapel 1 uit, dan komt bijna elke som uit, zolang er plaats op is. Maak stapel 1 dus niet te vroeg vol: bewaar een paar van die kaarten voor het eind, als het op elk oog aankomt.

## Tel ogen, geen kaarten

Een kaart op stapel 4 kost vier keer zoveel als een op stapel 1. Een heel spel is 60 ogen, en stapel 4 alleen al 24. Het doet het meeste pijn als een hoge stapel met een hoog nummer terug moet: vijf kaarten op stapel 4 zijn 20 ogen.

## Kijk wie er achter je zit

Je stapel loopt gevaar als een ander op jouw hoogte kan uitkomen. Neem het verschil op die stapel maal het nummer: twee kaarten achter op stapel 2 is een 4. Wat meer dan 6 ogen weg is, is met één worp buiten bereik, al mag je na een 6 nog eens. En een stapel van één kaart kan geslagen worden door iedereen die dat nummer nog niet open heeft.

## Passeer een stapel, of blijf er vlak achter

Stapels groeien alleen maar, dus alleen wie achter je zit, kan je slaan. Eén stap achter een stapel bedreig jij hem. Eén stap ervoor word je zelf bedreigd.

## Maak vol wat bijna vol is

De zesde kaart maakt een stapel voorgoed veilig. Met vier of vijf kaarten heb je veel te verliezen en ben je er bijna: past de worp, maak de stapel dan vol. Alleen een hoge stapel slaan is meer waard.

## Een 6 is twee keer kiezen

Na een 6 gooi je meteen nog eens. Je kunt dus een stapel openen zonder dat hij lang op één kaart blijft staan: misschien helpt de tweede worp hem al verder.`,
    de: `## Öffne Stapel, mit denen Summen aufgehen

Ein Wurf, der nirgends passt, ist ein verlorener Zug. Liegt Stapel 1 aus, geht fast jede Summe auf, solange dort Platz ist. Mach Stapel 1 also nicht zu früh voll: Heb dir ein paar seiner Karten für das Ende auf, wenn es auf jedes Auge ankommt.

## Zähl Augen, nicht Karten

Eine Karte auf Stapel 4 kostet viermal so viel wie eine auf Stapel 1. Ein ganzes Spiel kostet 60 Augen, 24 davon allein Stapel 4. Am meisten tut es weh, wenn ein hoher Stapel mit hoher Nummer zurückmuss: Fünf Karten auf Stapel 4 haben 20 Augen gekostet.

## Schau, wer hinter dir ist

Dein Stapel ist in Gefahr, wenn jemand auf deiner Höhe landen kann. Nimm den Abstand auf diesem Stapel mal seine Nummer: Zwei Karten Rückstand auf Stapel 2 entsprechen einer 4. Mehr als 6 Augen sind mit einem Wurf außer Reichweite, auch wenn man nach einer 6 noch einmal würfelt. Und einen Stapel mit einer Karte kann jeder schlagen, der diese Nummer noch nicht geöffnet hat.

## Zieh vorbei oder bleib dicht dahinter

Stapel wachsen nur, also kann dich nur schlagen, wer hinter dir ist. Liegst du einen Schritt hinter einem Stapel, bedrohst du ihn. Einen Schritt davor wirst du selbst bedroht.

## Mach voll, was fast voll ist

Die sechste Karte macht einen Stapel für immer sicher. Mit vier oder fünf Karten hast du viel zu verlieren, und es fehlt nicht mehr viel: Passt der Wurf, mach den Stapel voll. Nur ein großer Schlag ist mehr wert.

## Eine 6 gibt dir zwei Entscheidungen

Nach einer 6 würfelst du sofort noch einmal. Du kannst also einen Stapel öffnen, ohne dass er lange nur aus einer Karte besteht: Vielleicht bringt ihn schon der zweite Wurf weiter.`,
  },
  replays: [
    {
      id: 'one-game',
      record: oneGame,
      title: {
        en: 'A short game between two bots',
        nl: 'Een kort spel tussen twee bots',
        de: 'Ein kurzes Spiel zwischen zwei Bots',
      },
      text: {
        en: 'Edam thinks ahead, and Brie keeps it simple. Six piles go home before Edam runs away with it.',
        nl: 'Edam rekent vooruit, Brie speelt eenvoudig. Er gaan zes stapels terug voordat Edam ervandoor gaat.',
        de: 'Edam rechnet voraus, Brie spielt einfach drauflos. Sechs Stapel gehen zurück, bevor Edam davonzieht.',
      },
      moments: [
        {
          at: 17,
          causes: { type: 'captured', seat: 1, from: 0, pile: 3, cards: 1 },
          note: {
            en: 'A 6 and a 3: Brie opens two piles and sends two of Edam’s home, both still with one card.',
            nl: 'Een 6 en een 3: Brie opent twee stapels en slaat er twee van Edam, allebei nog met één kaart.',
            de: 'Eine 6 und eine 3: Brie öffnet zwei Stapel und schlägt zwei von Edam, beide noch mit einer Karte.',
          },
        },
        {
          at: 25,
          causes: { type: 'captured', seat: 0, from: 1, pile: 3, cards: 1 },
          note: {
            en: 'The same roll, a 6 and a 3, and the same two piles: now it is Brie who has to begin again.',
            nl: 'Dezelfde worp, een 6 en een 3, en dezelfde twee stapels: nu moet Brie opnieuw beginnen.',
            de: 'Derselbe Wurf, eine 6 und eine 3, und dieselben zwei Stapel: Jetzt muss Brie neu anfangen.',
          },
        },
        {
          at: 29,
          causes: { type: 'added', seat: 0, cards: [0, 0, 2, 0] },
          note: {
            en: 'Edam raises pile 3 from one card to three: a first card of Brie’s can no longer hit it.',
            nl: 'Edam brengt stapel 3 van één kaart op drie: een eerste kaart van Brie kan hem niet meer raken.',
            de: 'Edam bringt Stapel 3 von einer Karte auf drei: Eine erste Karte von Brie kann diesem Stapel nichts mehr anhaben.',
          },
        },
        {
          at: 44,
          causes: { type: 'stuck', seat: 0, roll: 5 },
          note: {
            en: 'Three sixes in a row, and then a 5 that fits nowhere: with only 3 and 4 to add to, no sum makes 5. Pile 1 is still closed.',
            nl: 'Drie zessen achter elkaar, en dan een 5 die nergens past: met alleen stapel 3 en 4 om op bij te leggen, kom je niet op 5. Stapel 1 is nog leeg.',
            de: 'Drei Sechsen hintereinander und dann eine 5, die nirgends passt: Nur an 3 und 4 kann Edam anlegen, und daraus wird keine 5. Stapel 1 ist noch leer.',
          },
        },
        {
          at: 52,
          causes: { type: 'laidOut', seat: 0, pile: 1 },
          note: {
            en: 'So Edam opens pile 1 with a 6. Now every roll works.',
            nl: 'Dus opent Edam stapel 1 met een 6. Nu komt elke worp uit.',
            de: 'Also öffnet Edam Stapel 1 mit einer 6. Jetzt geht jeder Wurf auf.',
          },
        },
        {
          at: 59,
          causes: { type: 'over', winners: [0] },
          note: {
            en: 'Two cards on pile 1 and one on pile 3: exactly 5, the last three cards, and the game.',
            nl: 'Twee kaarten op stapel 1 en één op stapel 3: precies 5, de laatste drie kaarten, en het spel is gewonnen.',
            de: 'Zwei Karten auf Stapel 1 und eine auf Stapel 3: genau 5. Das waren die letzten drei Karten, und Edam gewinnt.',
          },
        },
      ],
    },
  ],
};
