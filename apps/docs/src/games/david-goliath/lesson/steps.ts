/** A lesson of five minutes: each step asks for one move, and explains it afterwards. */
import type { LessonStep } from '../../../data/types.ts';
import { card, position } from '../position.ts';

export const steps: readonly LessonStep[] = [
  {
    id: 'steal',
    title: {
      en: 'Run off with the big one',
      nl: 'Ga ervandoor met de dikke',
      de: 'Brenn mit der dicken Maus durch',
    },
    goal: {
      en: 'Ben has played the green 7, Clara the green 9. Now it is your turn. **Play your green 2**: tap it, then tap it again.',
      nl: 'Ben heeft groen 7 gespeeld, Clara groen 9. Nu ben jij aan de beurt. **Speel je groene 2**: tik erop, en tik nog eens.',
      de: 'Ben hat Grün 7 gespielt, Clara Grün 9. Jetzt bist du dran. **Spiel deine grüne 2**: antippen und noch einmal antippen.',
    },
    why: {
      en: 'Your 2 was the lowest card, so you took the **highest**: the green 9. Clara had played the highest, so she took **the others**. That is the whole trick: David runs off with Goliath.',
      nl: 'Jouw 2 was de laagste kaart, dus pakte jij de **hoogste**: de groene 9. Clara had de hoogste gespeeld, dus pakte zij **de andere**. Dat is de hele truc: David gaat ervandoor met Goliath.',
      de: 'Deine 2 war die niedrigste Karte, also hast du die **höchste** genommen: die grüne 9. Clara hatte die höchste gespielt, also nahm sie **die anderen**. Das ist der ganze Trick: David brennt mit Goliath durch.',
    },
    missed: [
      {
        event: { type: 'trick' },
        note: {
          en: 'Your 8 was not the lowest card, so the 9 went to Ben.',
          nl: 'Jouw 8 was niet de laagste kaart, dus de 9 ging naar Ben.',
          de: 'Deine 8 war nicht die niedrigste Karte, also ging die 9 an Ben.',
        },
      },
    ],
    position: position({
      leader: 1,
      trick: 'g7 g9',
      hands: ['g2 g8 r4 b6', 'r5 y2 p8', 'b3 y9 p1'],
      won: { 0: '' },
    }),
    simple: true,
    solved: { type: 'trick', lowest: { seat: 0 }, highest: { card: card('g9') } },
    solution: ['g2'],
  },
  {
    id: 'sweep',
    title: { en: 'Sweep up the rest', nl: 'Veeg de rest bij elkaar', de: 'Feg den Rest zusammen' },
    goal: {
      en: 'This time you want the other cards. Play the **highest** one.',
      nl: 'Nu wil je juist de andere kaarten. Speel de **hoogste**.',
      de: 'Diesmal willst du die anderen Karten. Spiel die **höchste**.',
    },
    why: {
      en: 'You took the yellow 5 and the yellow 6, and Ben, who had the lowest, got your 8. If your card is the highest, you never keep it. You also lead the next trick, with any card you like.',
      nl: 'Je pakte geel 5 en geel 6, en Ben, die de laagste had, kreeg jouw 8. Een kaart die je als hoogste speelt, hou je nooit. En jij komt uit voor de volgende slag: met welke kaart je maar wilt.',
      de: 'Du hast Gelb 5 und Gelb 6 genommen, und Ben, der die niedrigste hatte, bekam deine 8. Eine Karte, die du als höchste spielst, behältst du nie. Außerdem spielst du zum nächsten Stich aus, und zwar mit einer beliebigen Karte.',
    },
    missed: [
      {
        event: { type: 'trick' },
        note: {
          en: 'Whoever plays the highest card takes the rest, and that was Clara with her 6.',
          nl: 'De rest is voor wie de hoogste kaart speelt, en dat was Clara met haar 6.',
          de: 'Den Rest bekommt, wer die höchste Karte spielt, und das war Clara mit ihrer 6.',
        },
      },
    ],
    position: position({
      leader: 1,
      trick: 'y5 y6',
      hands: ['y8 y1 r4', 'r5 p8', 'b3 p1'],
      won: { 0: 'g9 r1' },
    }),
    solved: { type: 'trick', highest: { seat: 0 } },
    solution: ['y8'],
  },
  {
    id: 'follow',
    title: { en: 'Follow the colour', nl: 'Beken kleur', de: 'Bedien die Farbe' },
    goal: {
      en: 'Red was led. Try to play your **blue 1** first, and see what the table says. Then play a card that is allowed.',
      nl: 'Er is met rood uitgekomen. Probeer eerst je **blauwe 1** te spelen, en lees wat de tafel zegt. Speel dan wat mag.',
      de: 'Rot ist ausgespielt. Versuch zuerst, deine **blaue 1** zu spielen, und lies, was der Tisch sagt. Spiel dann, was erlaubt ist.',
    },
    why: {
      en: 'As long as you have the colour that was led, you must play it. High or low is up to you.',
      nl: 'Zolang je de kleur hebt waarmee is uitgekomen, moet je die spelen. Hoog of laag mag je zelf weten.',
      de: 'Solange du die ausgespielte Farbe hast, musst du sie spielen. Ob hoch oder niedrig, ist deine Sache.',
    },
    position: position({
      leader: 1,
      trick: 'r3 r8',
      hands: ['r6 b1 p4', 'y2 g5', 'b9 g1'],
      won: { 0: 'g9 y7' },
    }),
    solved: { type: 'played', seat: 0, followed: true },
    solution: ['r6'],
  },
  {
    id: 'free',
    title: { en: 'Nothing to follow with', nl: 'Niets om te bekennen', de: 'Nichts zum Bedienen' },
    goal: {
      en: 'Green was led, and you have no green: you may play anything. The colour does not matter, only the number. **Take the green 9.**',
      nl: 'Er is met groen uitgekomen, en jij hebt geen groen: je mag alles spelen. De kleur doet er niet toe, alleen het getal. **Pak de groene 9.**',
      de: 'Grün ist ausgespielt, und du hast kein Grün: Du darfst alles spielen. Die Farbe ist egal, nur die Zahl zählt. **Hol dir die grüne 9.**',
    },
    why: {
      en: 'The purple 2 was as low as Clara’s green 2. If cards tie, **the one played last** counts, so the prize was yours. The same goes for a tie between the highest cards.',
      nl: 'De paarse 2 was net zo laag als de groene 2 van Clara. Bij gelijke kaarten telt **de laatst gespeelde**, dus was de buit voor jou. Dat geldt ook voor twee kaarten die even hoog zijn.',
      de: 'Die lila 2 war so niedrig wie Claras grüne 2. Bei gleichen Zahlen zählt **die zuletzt gespielte**, also gehörte die Beute dir. Dasselbe gilt, wenn die höchste Zahl zweimal daliegt.',
    },
    missed: [
      {
        event: { type: 'trick' },
        note: {
          en: 'Only a card at least as low as Clara’s 2 takes the 9.',
          nl: 'Alleen een kaart die minstens zo laag is als de 2 van Clara, pakt de 9.',
          de: 'Nur eine Karte, die höchstens so hoch ist wie Claras 2, nimmt die 9.',
        },
      },
    ],
    position: position({
      leader: 1,
      trick: 'g9 g2',
      hands: ['p2 b7 y4', 'r5 p8', 'b3 y6'],
      won: { 0: 'r7 y8' },
    }),
    solved: { type: 'trick', lowest: { seat: 0 }, highest: { card: card('g9') } },
    solution: ['p2'],
  },
  {
    id: 'third',
    title: {
      en: 'Two are a treasure, three are not',
      nl: 'Twee is een schat, drie niet',
      de: 'Zwei sind ein Schatz, drei nicht',
    },
    goal: {
      en: 'The cards you win count at the end, colour by colour. One or two cards of a colour are worth their numbers: your blue 8 and 9 are worth 17. **Three or more are worth 1 each.** There is a blue 4 in this trick: don’t win it.',
      nl: 'Gewonnen kaarten tellen aan het eind, kleur voor kleur. Eén of twee kaarten van een kleur zijn hun getal waard: jouw blauwe 8 en 9 zijn 17 waard. **Drie of meer zijn elk 1 waard.** Er ligt een blauwe 4: zorg dat jij die niet krijgt.',
      de: 'Gewonnene Karten zählen am Ende, Farbe für Farbe. Eine oder zwei Karten einer Farbe sind ihre Zahl wert: Deine blaue 8 und 9 sind 17 wert. **Drei oder mehr sind je 1 wert.** Da liegt eine blaue 4: Gewinn sie nicht.',
    },
    why: {
      en: 'Ben had to take the blue 4, and your 17 points are safe. Keep an eye on what the others have won, and give them a third card where it hurts.',
      nl: 'Ben moest de blauwe 4 pakken, en jouw 17 punten zijn veilig. Kijk ook wat de anderen hebben gewonnen: geef ze de derde kaart waar die pijn doet.',
      de: 'Ben musste die blaue 4 nehmen, und deine 17 Punkte sind sicher. Schau auch, was die anderen gewonnen haben: Gib ihnen die dritte Karte dort, wo sie wehtut.',
    },
    missed: [
      {
        event: { type: 'trick' },
        note: {
          en: 'The blue 4 is your third blue card: the 17 points are now 3.',
          nl: 'De blauwe 4 is je derde blauwe kaart: van de 17 punten zijn er nog 3 over.',
          de: 'Die blaue 4 ist deine dritte blaue Karte: Aus 17 Punkten sind 3 geworden.',
        },
      },
    ],
    position: position({
      leader: 1,
      trick: 'y6 b4',
      hands: ['y7 y3 r2', 'r5 p8', 'g3 p6'],
      won: { 0: 'b8 b9 g7' },
    }),
    solved: { type: 'trick', highest: { seat: 1 } },
    solution: ['y3'],
  },
  {
    id: 'score',
    title: { en: 'The last trick', nl: 'De laatste slag', de: 'Der letzte Stich' },
    goal: {
      en: 'One card each. Play yours, and the deal is scored.',
      nl: 'Nog één kaart. Speel hem, dan tel je de punten van deze ronde.',
      de: 'Noch eine Karte. Spiel sie, und der Durchgang wird gewertet.',
    },
    why: {
      en: 'Each colour scores on its own, and then all five are added up. A game has as many deals as players, and the highest total wins.',
      nl: 'Elke kleur telt apart; daarna worden alle vijf opgeteld. Een spel heeft evenveel rondes als spelers, en het hoogste totaal wint.',
      de: 'Jede Farbe zählt für sich, dann werden alle fünf zusammengezählt. Ein Spiel hat so viele Durchgänge wie Spieler, und die höchste Summe gewinnt.',
    },
    position: position({
      options: 'deals=1',
      leader: 1,
      trick: 'p7 p5',
      hands: ['p1', '', ''],
      won: { 0: 'b8 b9 g7 r2 r3 r4 y9' },
    }),
    solved: { type: 'scored' },
    solution: ['p1'],
  },
];
