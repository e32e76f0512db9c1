/** A lesson of five minutes: each step asks for one move, and explains it afterwards. */
import type { LessonStep } from '../../../data/types.ts';
import { card, position, trickCards } from '../position.ts';

export const steps: readonly LessonStep[] = [
  {
    id: 'show',
    title: { en: 'Show a higher snake', nl: 'Toon een hogere slang', de: 'Zeig eine höhere Schlange' },
    goal: {
      en: 'Ben shows a yellow 2, with his thumb on its head. Clara has passed. Now it is your turn. **Show your yellow 5**: tap it, then tap it again.',
      nl: 'Ben toont een gele 2, met zijn duim op de kop. Clara heeft gepast. Nu ben jij aan de beurt. **Toon je gele 5**: tik erop, en tik nog eens.',
      de: 'Ben zeigt eine gelbe 2, den Daumen auf dem Schlangenkopf. Clara hat gepasst. Jetzt bist du dran. **Zeig deine gelbe 5**: antippen und noch einmal antippen.',
    },
    why: {
      en: 'Nobody beat your 5, so the trick is yours: all the cards in it. Now the thumbs are off, and you see that Ben’s snake has no fang. A **harmless** snake counts **+1**. You have won two.',
      nl: 'Niemand ging over jouw 5 heen, dus is de slag van jou, met alle kaarten erin. Nu gaan de duimen weg, en je ziet dat Bens slang geen giftand heeft. Een **ongiftige** slang telt **+1**. Je hebt er twee gewonnen.',
      de: 'Niemand ging über deine 5, also gehört der Stich dir, mit allen Karten darin. Jetzt sind die Daumen weg, und du siehst, dass Bens Schlange keinen Giftzahn hat. Eine **harmlose** Schlange zählt **+1**. Du hast zwei gewonnen.',
    },
    missed: [
      {
        event: { type: 'passed', seat: 0 },
        note: {
          en: 'You showed nothing, so the trick stayed with Ben.',
          nl: 'Je toonde niets, dus bleef de slag bij Ben.',
          de: 'Du hast nichts gezeigt, also blieb der Stich bei Ben.',
        },
      },
      {
        event: { type: 'shown', seat: 0, colour: 'green' },
        note: {
          en: 'The trick is yours, but your own green 1 has a fang and counts −1.',
          nl: 'De slag is van jou, maar je eigen groene 1 heeft een giftand en telt −1.',
          de: 'Der Stich gehört dir, aber deine eigene grüne 1 hat einen Giftzahn und zählt −1.',
        },
      },
      {
        event: { type: 'shown', seat: 0, colour: 'black' },
        note: {
          en: 'That also wins, because black was new in this trick. But this step is about the higher number: the yellow 5.',
          nl: 'Daarmee win je ook, want zwart was nieuw in deze slag. Maar in deze stap gaat het om het hogere cijfer: de gele 5.',
          de: 'Auch damit gewinnst du, denn Schwarz war neu in diesem Stich. Aber in diesem Schritt geht es um die höhere Zahl: die gelbe 5.',
        },
      },
    ],
    position: position({
      hands: ['y5 g1f b3', 'y1 g4 b2f', 'y3f g2 b1'],
      turn: 0,
      trick: '1y2',
    }),
    you: 0,
    solved: { type: 'trick', winner: 0, cards: trickCards('y2 y5') },
    solution: ['@0 y5'],
    others: ['@1 pass', '@2 pass'],
  },
  {
    id: 'fang',
    title: { en: 'Give the fang away', nl: 'Geef de giftand weg', de: 'Gib den Giftzahn weiter' },
    goal: {
      en: 'A **poisonous** snake counts **−1** for whoever wins it. Your black 3 has a fang, but only you see that. Ben has led a black 2. **Show your black 3.** If somebody beats it, **pass**.',
      nl: 'Een **giftige** slang telt **−1** voor wie hem wint. Jouw zwarte 3 heeft een giftand, maar dat weet alleen jij. Ben is uitgekomen met een zwarte 2. **Toon je zwarte 3.** Gaat iemand eroverheen, **pas** dan.',
      de: 'Eine **giftige** Schlange zählt **−1** für den, der sie gewinnt. Deine schwarze 3 hat einen Giftzahn, aber das siehst nur du. Ben hat mit einer schwarzen 2 begonnen. **Zeig deine schwarze 3.** Geht jemand darüber, dann **passe**.',
    },
    why: {
      en: 'Clara thought there was something to win, and got your fang. Nobody ever has to go higher: a pass is always allowed, unless you lead.',
      nl: 'Clara dacht dat er wat te halen viel, en kreeg jouw giftand. Hoger gaan hoeft nooit: passen mag altijd, behalve als je uitkomt.',
      de: 'Clara dachte, es gäbe etwas zu holen, und hat jetzt deinen Giftzahn. Höher gehen muss niemand: Passen ist immer erlaubt, außer wenn du beginnst.',
    },
    missed: [
      {
        event: { type: 'opened', seat: 0 },
        note: {
          en: 'You beat Clara’s card, so you won your own fang back: −1.',
          nl: 'Je ging over Clara heen, en dus won je je eigen giftand terug: −1.',
          de: 'Du hast Clara überboten, also hast du deinen eigenen Giftzahn zurückgewonnen: −1.',
        },
      },
      {
        event: { type: 'trick' },
        note: {
          en: 'The black 3 is still in your hand, fang and all.',
          nl: 'De zwarte 3 zit nog in je hand, met giftand en al.',
          de: 'Die schwarze 3 ist noch auf deiner Hand, samt Giftzahn.',
        },
      },
    ],
    position: position({
      hands: ['y1 g2 b3f', 'y2 g3f', 'b5'],
      turn: 0,
      trick: '1b2',
    }),
    you: 0,
    solved: { type: 'trick', winner: 2, cards: trickCards('b2 b3f b5') },
    solution: ['@0 b3f', '@0 pass'],
    others: ['@1 pass', '@2 b5', '@2 pass'],
  },
  {
    id: 'colour',
    title: {
      en: 'A new colour beats everything',
      nl: 'Een nieuwe kleur wint van alles',
      de: 'Eine neue Farbe schlägt alles',
    },
    goal: {
      en: 'Clara shows a yellow 5, the highest number there is with three players. Try your **yellow 3** first, and see what the table says. Then beat it with another colour.',
      nl: 'Clara toont een gele 5, het hoogste cijfer dat er met z’n drieën is. Probeer eerst je **gele 3**, en lees wat de tafel zegt. Ga er dan overheen met een andere kleur.',
      de: 'Clara zeigt eine gelbe 5, die höchste Zahl, die es zu dritt gibt. Versuch zuerst deine **gelbe 3** und lies, was der Tisch sagt. Dann geh mit einer anderen Farbe darüber.',
    },
    why: {
      en: 'Higher means a higher number in the same colour, or **any number in a colour that is new** in this trick. From now on yellow is dead. Once the third colour has been shown, only that colour can go higher.',
      nl: 'Hoger is een hoger cijfer in dezelfde kleur, of **elk cijfer in een kleur die nieuw is** in deze slag. Geel is nu dood. Komt de derde kleur erbij, dan telt alleen die nog.',
      de: 'Als höher gilt eine größere Zahl in derselben Farbe oder **jede Zahl in einer Farbe, die in diesem Stich neu ist**. Gelb ist jetzt tot. Kommt die dritte Farbe, geht es nur noch mit ihr weiter.',
    },
    missed: [
      {
        event: { type: 'passed', seat: 0 },
        note: {
          en: 'A pass doesn’t beat anything. Your green 1 would have: green is new in this trick.',
          nl: 'Met passen ga je nergens overheen. Met je groene 1 wel: groen is nieuw in deze slag.',
          de: 'Mit Passen überbietest du niemanden. Mit deiner grünen 1 schon: Grün ist neu in diesem Stich.',
        },
      },
    ],
    position: position({
      hands: ['y3 g1', 'y2 g3f b4', 'g2 b5f'],
      turn: 0,
      trick: '2y5',
    }),
    you: 0,
    solved: { type: 'shown', seat: 0, rule: 'DD-6' },
    solution: ['@0 g1'],
  },
  {
    id: 'again',
    title: { en: 'Raise again', nl: 'Verhoog nog eens', de: 'Erhöh noch einmal' },
    goal: {
      en: 'You led a harmless yellow 2, Ben beat it, and Clara passed. The trick comes round to you again. **Go higher once more.**',
      nl: 'Jij kwam uit met een ongiftige gele 2, Ben ging eroverheen, Clara paste. De slag komt weer bij jou langs. **Ga nog een keer hoger.**',
      de: 'Du hast mit einer harmlosen gelben 2 begonnen, Ben ging darüber, Clara passte. Der Stich kommt wieder zu dir. **Geh noch einmal höher.**',
    },
    why: {
      en: 'Your thumb is needed for the new card, so your 2 is now **revealed**: everybody sees that it is harmless. That makes the trick worth more to everybody. You could also have passed, and come back in later: a pass lasts only one turn.',
      nl: 'Je duim is nodig voor de nieuwe kaart, dus ligt je 2 nu **open**: iedereen ziet dat hij ongiftig is. Dat maakt de slag ook voor de anderen meer waard. Je had ook kunnen passen en later weer instappen: passen geldt maar één beurt.',
      de: 'Dein Daumen wird für die neue Karte gebraucht, also liegt deine 2 jetzt **offen**: Alle sehen, dass sie harmlos ist. Das macht den Stich auch für die anderen wertvoller. Du hättest auch passen und später wieder einsteigen können: Passen gilt nur für einen Zug.',
    },
    missed: [
      {
        event: { type: 'passed', seat: 0 },
        note: {
          en: 'You passed, so Ben’s yellow 4 stayed the highest. Any of your cards would have beaten it.',
          nl: 'Je paste, dus bleef de gele 4 van Ben de hoogste. Met elke kaart in je hand had je eroverheen gekund.',
          de: 'Du hast gepasst, also blieb Bens gelbe 4 die höchste. Jede deiner Karten hätte sie überboten.',
        },
      },
    ],
    position: position({
      hands: ['y5 g4f b1', 'y1 g3 b4', 'y3f g2f b2 b5f'],
      turn: 0,
      trick: '0y2 1y4',
    }),
    you: 0,
    solved: { type: 'opened', seat: 0, card: card('y2') },
    solution: ['@0 y5'],
    alternatives: [['@0 g4f'], ['@0 b1']],
  },
  {
    id: 'parry',
    title: { en: 'Parry!', nl: 'Pareer!', de: 'Parier!' },
    goal: {
      en: 'There are two of every snake: one harmless, one poisonous. Clara shows a green 4, and you hold **its twin**, the poisonous one. So you know what is under her thumb. It’s Dennis’s turn, but you don’t have to wait: press **Parry**.',
      nl: 'Van elke slang zijn er twee: een ongiftige en een giftige. Clara toont een groene 4, en jij hebt **de tweelingkaart**, de giftige. Je weet dus wat er onder haar duim zit. Dennis is aan de beurt, maar je hoeft niet te wachten: druk op **“Pareren”**.',
      de: 'Jede Schlange gibt es zweimal: einmal harmlos, einmal giftig. Clara zeigt eine grüne 4, und du hast **den Zwilling**, den giftigen. Du weißt also, was unter ihrem Daumen ist. Dennis ist an der Reihe, aber du musst nicht warten: Drück auf **„Parieren“**.',
    },
    why: {
      en: 'Whoever shows the twin of the highest card **wins the trick at once**, even out of turn. Nobody can answer that. You won two harmless snakes for your own poisonous one.',
      nl: 'Wie de tweelingkaart van de hoogste kaart toont, **wint de slag meteen**, ook als hij niet aan de beurt is. Daar kan niemand iets tegen doen. Je won twee ongiftige slangen, samen met je eigen giftige.',
      de: 'Wer den Zwilling der höchsten Karte zeigt, **gewinnt den Stich sofort**, auch wenn er nicht an der Reihe ist. Dagegen kann niemand etwas tun. Du hast zwei harmlose Schlangen gewonnen und deine giftige dazu.',
    },
    position: position({
      hands: ['y1f g4f b2', 'y2 g1 b5', 'y6f g3f b3', 'y4 g6 b1f'],
      turn: 3,
      trick: '1y3 2g4',
    }),
    you: 0,
    solved: { type: 'parried', seat: 0, card: card('g4f') },
    solution: ['@0 parry'],
  },
  {
    id: 'score',
    title: { en: 'The last card', nl: 'De laatste kaart', de: 'Die letzte Karte' },
    goal: {
      en: 'After each trick you draw back up to five cards, until the stock is empty. Then the round ends when at most one player has cards left, and **each card left costs a point**. So show your last one.',
      nl: 'Na elke slag vul je je hand weer aan tot vijf kaarten, tot de stapel op is. Daarna is de ronde uit zodra hoogstens één speler nog kaarten heeft, en **elke kaart die overblijft, kost een punt**. Toon dus je laatste.',
      de: 'Nach jedem Stich ziehst du wieder auf fünf Karten nach, bis der Stapel leer ist. Von da an ist die Runde vorbei, sobald höchstens ein Spieler noch Karten hat, und **jede Karte auf der Hand kostet einen Punkt**. Zeig also deine letzte Karte.',
    },
    why: {
      en: 'Harmless snakes count +1, poisonous ones −1, whatever their number. A game usually has as many rounds as players, and the highest total wins.',
      nl: 'Ongiftige slangen tellen +1, giftige −1, welk cijfer er ook op staat. Een spel heeft meestal evenveel rondes als spelers, en het hoogste totaal wint.',
      de: 'Harmlose Schlangen zählen +1, giftige −1, egal, welche Zahl darauf steht. Ein Spiel hat meist so viele Runden wie Spieler, und die höchste Summe gewinnt.',
    },
    missed: [
      {
        event: { type: 'passed', seat: 0 },
        note: {
          en: 'The card you kept cost a point, and the trick went to Clara. Showing it would have given you 5 points instead of 3.',
          nl: 'De kaart die je overhield, kostte een punt, en de slag ging naar Clara. Had je hem getoond, dan had je 5 punten gehad in plaats van 3.',
          de: 'Die Karte, die du behalten hast, hat einen Punkt gekostet, und der Stich ging an Clara. Hättest du sie gezeigt, hättest du 5 Punkte statt 3.',
        },
      },
    ],
    position: position({
      options: 'rounds=1',
      hands: ['b1', '', ''],
      turn: 0,
      trick: '1y4 2g3f',
      won: { 0: 'y1 y2 y5 g1 g5 b3 g4f b2f' },
    }),
    you: 0,
    solved: { type: 'lastHand', seat: null },
    solution: ['@0 b1'],
  },
];
