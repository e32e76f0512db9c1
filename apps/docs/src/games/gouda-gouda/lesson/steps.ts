/** A lesson of five minutes: each step asks for one move, and explains it afterwards. */
import type { LessonStep } from '../../../data/types.ts';
import { position } from '../position.ts';

export const steps: readonly LessonStep[] = [
  {
    id: 'forward',
    title: { en: 'Green means go', nl: 'Groen: vooruit', de: 'Grün heißt los' },
    goal: {
      en: 'Your mouse sits on the bucket, and you have rolled green. **Send it to the yellow boxes**: tap them.',
      nl: 'Je muis zit op de emmer, en je hebt groen gegooid. **Stuur hem naar de gele dozen**: tik erop.',
      de: 'Deine Maus sitzt auf dem Eimer, und du hast Grün geworfen. **Schick sie zu den gelben Schachteln**: Tipp sie an.',
    },
    why: {
      en: 'A green die moves a mouse one step towards the cheese. The path through the middle is the shortest; the tube would have been a detour.',
      nl: 'Een groene dobbelsteen zet een muis één stap naar de kaas toe. De weg door het midden is het kortst; de buis was een omweg geweest.',
      de: 'Ein grüner Würfel bringt eine Maus einen Schritt näher an den Käse. Durch die Mitte ist es am kürzesten; die Röhre wäre ein Umweg gewesen.',
    },
    missed: [
      {
        event: { type: 'moved', to: 'tube' },
        note: {
          en: 'The tube is a detour. The path through the yellow boxes is shorter.',
          nl: 'De buis is een omweg. Over de gele dozen is het korter.',
          de: 'Die Röhre ist ein Umweg. Über die gelben Schachteln ist es kürzer.',
        },
      },
    ],
    position: position({
      seats: 2,
      phase: 'move',
      mice: { bucket: '10', rope: '01' },
      dice: 'g',
      place: 'bucket',
    }),
    you: 0,
    solved: { type: 'moved', owner: 0, to: 'yellow-boxes' },
    solution: ['green 0>yellow-boxes'],
  },
  {
    id: 'name',
    title: {
      en: 'Many mice, many dice',
      nl: 'Veel muizen, veel dobbelstenen',
      de: 'Viele Mäuse, viele Würfel',
    },
    goal: {
      en: 'A turn begins with a place where you have a mouse. You roll a die for each mouse there, including your rivals’. **Roll four dice**: tap a place, then tap it again.',
      nl: 'Een beurt begint met een plek waar je een muis hebt. Je gooit een dobbelsteen voor elke muis die er staat, ook voor die van anderen. **Gooi vier dobbelstenen**: tik op een plek, en tik nog eens.',
      de: 'Ein Zug beginnt mit einem Ort, an dem du eine Maus hast. Du wirfst einen Würfel für jede Maus dort, auch für die der anderen. **Wirf vier Würfel**: Tipp einen Ort an und tipp ihn dann noch einmal an.',
    },
    why: {
      en: 'Two of your mice, one of Ben’s, one of Clara’s: four dice. Five is the maximum, however crowded the place is.',
      nl: 'Twee muizen van jou, één van Ben, één van Clara: vier dobbelstenen. Meer dan vijf worden het er nooit, hoe vol het ook is.',
      de: 'Zwei Mäuse von dir, eine von Ben, eine von Clara: vier Würfel. Mehr als fünf werden es nie, so voll es auch ist.',
    },
    missed: [
      {
        event: { type: 'named' },
        note: {
          en: 'For four dice you need four mice, but they need not all be yours.',
          nl: 'Voor vier dobbelstenen heb je vier muizen nodig, en die van anderen tellen mee.',
          de: 'Für vier Würfel brauchst du vier Mäuse, und die der anderen zählen mit.',
        },
      },
    ],
    position: position({
      seats: 3,
      phase: 'name',
      mice: { 'yellow-boxes': '211', tube: '100', rope: '032', bucket: '101' },
    }),
    you: 0,
    seed: 'lesson',
    solved: { type: 'named', seat: 0, dice: 4 },
    solution: ['name yellow-boxes'],
  },
  {
    id: 'rivals',
    title: { en: 'You first, Ben last', nl: 'Jij voorop, Ben achteraan', de: 'Du voran, Ben zurück' },
    goal: {
      en: 'One green die, one red. Red sends a mouse **back**, and you choose whose. **Use the green one for yourself and the red one for Ben.**',
      nl: 'Eén groene dobbelsteen, één rode. Rood stuurt een muis **terug**, en jij kiest van wie. **Gebruik de groene voor jezelf en de rode voor Ben.**',
      de: 'Ein grüner Würfel, ein roter. Rot schickt eine Maus **zurück**, und du bestimmst, wessen. **Nimm den grünen für dich und den roten für Ben.**',
    },
    why: {
      en: 'You may move any mouse there, not only your own. So a crowd is an opportunity, and a danger as soon as somebody else rolls there.',
      nl: 'Je mag elke muis verzetten die er staat, niet alleen die van jezelf. Een volle plek is dus een kans, en een gevaar zodra een ander er gooit.',
      de: 'Du darfst jede Maus ziehen, die dort steht, nicht nur deine. Gedränge ist also eine Gelegenheit, aber auch eine Gefahr, sobald dort jemand anderes würfelt.',
    },
    missed: [
      {
        event: { type: 'moved', face: 'green', owner: 1 },
        note: {
          en: 'That was the green die, and it was for your own mouse.',
          nl: 'Dat was de groene dobbelsteen, en die was voor je eigen muis.',
          de: 'Der grüne Würfel war für deine eigene Maus.',
        },
      },
      {
        event: { type: 'moved', face: 'red', owner: 0 },
        note: {
          en: 'The red die was for Ben’s mouse, not for your own.',
          nl: 'De rode dobbelsteen was voor de muis van Ben, niet voor je eigen.',
          de: 'Der rote Würfel war für Bens Maus, nicht für deine eigene.',
        },
      },
    ],
    position: position({
      seats: 2,
      phase: 'move',
      mice: { 'yellow-boxes': '11' },
      dice: 'gr',
      place: 'yellow-boxes',
    }),
    you: 0,
    // The turn passes to Ben once both dice are spent.
    solved: { type: 'turn', seat: 1 },
    without: { type: 'moved', face: 'red', owner: 0 },
    solution: ['green 0>purple-box', 'red 1>bucket'],
    alternatives: [
      ['green 0>purple-box', 'red 1>tube'],
      ['green 0>rope', 'red 1>bucket'],
      ['green 0>rope', 'red 1>tube'],
    ],
  },
  {
    id: 'must',
    title: { en: 'No way around red', nl: 'Rood moet ook', de: 'Rot muss sein' },
    goal: {
      en: 'You rolled for a mouse that stood alone: one die, and it is red. You cannot pass. **Use it.**',
      nl: 'Je gooide voor een muis die alleen stond: één dobbelsteen, en die is rood. Passen mag niet. **Gebruik hem.**',
      de: 'Du hast für eine Maus gewürfelt, die allein stand: ein Würfel, und der ist rot. Passen darf niemand. **Zieh deine Maus zurück.**',
    },
    why: {
      en: 'Green and red must be used, even if it hurts. A mouse that stands alone has nobody to go back in its place. The barrel is the only place where red does nothing; yellow never does anything.',
      nl: 'Groen en rood moeten, ook als het pijn doet. Wie alleen staat, heeft niemand anders om terug te sturen. Alleen op de ton doet rood niets. En geel doet nooit iets.',
      de: 'Grün und Rot sind Pflicht, auch wenn es wehtut. Steht deine Maus allein, kannst du keine andere zurückschicken. Nur auf dem Fass bewirkt Rot nichts. Und Gelb bewirkt nie etwas.',
    },
    position: position({
      seats: 2,
      phase: 'move',
      mice: { tube: '10', rope: '01' },
      dice: 'r',
      place: 'tube',
    }),
    you: 0,
    solved: { type: 'moved', face: 'red', owner: 0 },
    solution: ['red 0>bucket'],
  },
  {
    id: 'token',
    title: { en: 'Spoil it for Ben', nl: 'Bederf het voor Ben', de: 'Verdirb Ben den Wurf' },
    goal: {
      en: 'Ben has rolled green, one step from the cheese. But you hold a power token: **worsen**. It turns green into yellow. **Play it on his die**: tap the token, then press _Play_.',
      nl: 'Ben heeft groen gegooid, op één stap van de kaas. Maar jij hebt een krachtfiche: **“verslechteren”**. Die maakt van groen geel. **Speel hem op zijn dobbelsteen**: tik op de fiche, en druk op “Spelen”.',
      de: 'Einen Schritt vor dem Käse hat Ben Grün geworfen. Aber du hast den Chip **„Verschlechtern“**. Er macht aus Grün Gelb. **Spiel ihn auf Bens Würfel**: Tipp den Chip an und drück auf „Spielen“.',
    },
    why: {
      en: 'Nothing came of his roll, and now it is your turn. You may play tokens on anybody’s turn, but each only once. There are six kinds: re-roll, double turn, transfer, improve, worsen and cancel. In a game with powers, everybody draws three before the game starts.',
      nl: 'Daar kwam niets van terecht, en nu ben jij aan de beurt. Fiches mag je ook in de beurt van een ander spelen, elke fiche maar één keer. Er zijn zes soorten: opnieuw gooien, dubbele beurt, verhuizen, verbeteren, verslechteren en annuleren. In een spel met krachten trekt iedereen er voor de start drie.',
      de: 'Bens Maus kommt nicht an, und jetzt bist du dran. Chips darfst du auch spielen, wenn andere am Zug sind, jeden nur einmal. Es gibt sechs Arten: „Neuwurf“, „Doppelzug“, „Umzug“, „Verbessern“, „Verschlechtern“ und „Aufheben“. Im Spiel mit Chips zieht jeder vor dem Start drei.',
    },
    missed: [
      {
        event: { type: 'passed' },
        note: {
          en: 'Ben’s die is still green, and his mouse needs only one step.',
          nl: 'Bens dobbelsteen is nog groen, en zijn muis hoeft maar één stap.',
          de: 'Bens Würfel ist noch grün, und seiner Maus fehlt nur ein Schritt.',
        },
      },
    ],
    position: position({
      seats: 2,
      phase: 'rolled',
      turn: 1,
      mice: { 'stool-left': '01', 'stool-right': '10' },
      tokens: ['w', ''],
      spent: ['', 'r'],
      dice: 'g',
      place: 'stool-left',
    }),
    you: 0,
    solved: { type: 'changed', kind: 'worsen' },
    solution: ['worsen 1'],
  },
  {
    id: 'win',
    title: { en: 'To the cheese', nl: 'Naar de kaas', de: 'Zum Käse' },
    goal: {
      en: 'Your turn, on the right stool: one yellow die, one red. You hold an **improve** token. Make the yellow one green, and **bring your mouse to the table**.',
      nl: 'Jouw beurt, op de rechterkruk: één gele dobbelsteen, één rode. Je hebt **“verbeteren”**. Maak de gele groen, en **breng je muis naar de tafel**.',
      de: 'Dein Zug, auf dem rechten Hocker: ein gelber Würfel, ein roter. Du hast den Chip **„Verbessern“**. Mach aus dem gelben einen grünen und **bring deine Maus zum Tisch**.',
    },
    why: {
      en: 'The first mouse to reach the cheese wins at once, for its owner. What the other die shows no longer matters.',
      nl: 'De eerste muis bij de kaas wint meteen, voor zijn baas. Wat de andere dobbelsteen laat zien, doet er niet meer toe.',
      de: 'Wem die erste Maus am Käse gehört, der gewinnt, und zwar sofort. Was der andere Würfel zeigt, spielt dann keine Rolle mehr.',
    },
    missed: [
      {
        event: { type: 'over', winner: 1 },
        note: {
          en: 'The mouse that reaches the cheese wins for its owner, whoever moves it.',
          nl: 'De muis die bij de kaas komt, wint voor zijn baas, wie hem ook verzet.',
          de: 'Die Maus beim Käse gewinnt für ihren Besitzer, egal, wer sie zieht.',
        },
      },
      {
        event: { type: 'passed', seat: 0 },
        note: {
          en: 'Without your token no die is green, and only green takes you to the cheese.',
          nl: 'Zonder je fiche is er geen groen, en alleen met groen kom je bij de kaas.',
          de: 'Ohne deinen Chip ist kein Würfel grün, und nur mit Grün geht es zum Käse.',
        },
      },
      {
        event: { type: 'moved', face: 'red', owner: 0 },
        note: {
          en: 'Your mouse has left the stool, so the green die can only move Ben’s.',
          nl: 'Jouw muis staat niet meer op de kruk, dus groen is nu alleen nog voor die van Ben.',
          de: 'Deine Maus sitzt nicht mehr auf dem Hocker, also gilt Grün jetzt nur noch für Bens Maus.',
        },
      },
      {
        event: { type: 'changed', dice: [1] },
        note: {
          en: 'Red only becomes yellow, so no die is green.',
          nl: 'Rood wordt hooguit geel, en groen is er niet.',
          de: 'Aus Rot wird nur Gelb, und kein Würfel ist grün.',
        },
      },
    ],
    position: position({
      seats: 2,
      phase: 'rolled',
      mice: { 'stool-right': '11' },
      tokens: ['i', ''],
      spent: ['', 'r'],
      dice: 'yr',
      place: 'stool-right',
    }),
    you: 0,
    solved: { type: 'over', winner: 0 },
    solution: ['improve 1', 'green 0>table'],
    alternatives: [
      ['improve 1.2', 'green 0>table'],
      ['improve 1', 'red 1>newspapers', 'green 0>table'],
    ],
  },
];
