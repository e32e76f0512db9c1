import type { GamePages } from '../../data/types.ts';
import { card, trickCards } from './position.ts';
import oneRound from './records/one-round.txt?raw';

export const strategy: GamePages['strategy'] = {
  text: {
    en: `## Treasure or poison?

Each trick is a question: are the others collecting harmless snakes here, or getting rid of poison? A player who leads a high card and then passes at once was probably glad to see it go. A player who comes back with a second card wants something on the table. Take stock before you raise: what is on show, what twins tell you, and what is anybody’s guess.

## Twins tell the truth

If you hold one twin, or have seen it in a trick already won, you know whether the other has a fang. So look at every trick before the next card is shown. With few players you can soon name half of all the snakes.

## Keep a parry for a juicy trick

A twin in your hand is a trap. Spring it too early and you win two cards, one of them poisonous. Wait until the trick has grown and the highest card is yours to parry. But do not wait too long: once the other twin has been overtaken, the chance is gone.

## What your raise gives away

If you raise again, your earlier card is revealed. A harmless snake on show draws the others in, which is good when you want to hand them a fang next. A fang on show scares them off, and then you may get the rest cheaply.

## The third colour

As long as a colour is missing, any 1 can take the trick from you. If you really want it, show the third colour yourself, and show a high card. If you want to get rid of a fang, show it early, while there is room above it.

## Mind the end

When the stock is empty, each card left in the last hand costs a point. That is when a short hand is good. Low cards of a dead colour are the ones that get stuck.`,
    nl: `## Halen of lozen?

Elke slag is een vraag: halen de anderen hier ongiftige slangen op, of lozen ze hun gif? Wie met een hoge kaart uitkomt en daarna meteen past, was hem waarschijnlijk graag kwijt. Wie met een tweede kaart terugkomt, wil iets van wat er ligt. Tel voor je verhoogt: wat ligt er open, wat weet je door tweelingkaarten, en wat blijft gokken.

## Tweelingen liegen niet

Heb je de ene van een tweeling, of heb je hem in een gewonnen slag gezien, dan ken je de giftand van de andere. Bekijk dus elke slag voordat de volgende kaart wordt getoond. Met weinig spelers weet je al gauw van de helft van de slangen wat ze zijn.

## Bewaar het pareren voor een dikke slag

Een tweelingkaart in je hand is een val. Klapt die te vroeg dicht, dan win je twee kaarten, waarvan één giftig. Wacht tot de slag gegroeid is en jij de hoogste kaart kunt pareren. Maar niet te lang: is de andere helft van de tweeling eenmaal overtroffen, dan is de kans voorbij.

## Wat je verhoging vertelt

Verhoog je nog eens, dan ligt je vorige kaart open. Een open ongiftige slang lokt de anderen, en dat komt goed uit als je ze daarna een giftand wilt geven. Een open giftand schrikt af, en dan krijg je de rest misschien goedkoop.

## De derde kleur

Zolang er een kleur ontbreekt, kan elke 1 je de slag afpakken. Wil je hem echt hebben, kom dan zelf met de derde kleur, en meteen hoog. Wil je een giftand kwijt, toon hem dan vroeg, zolang er ruimte boven is.

## Let op het einde

Is de stapel op, dan kost elke kaart in de laatste hand een punt. Een kleine hand is dan goed: lage kaarten waar je niet meer overheen komt, blijven zitten.`,
    de: `## Beute oder Müll?

Jeder Stich ist eine Frage: Sammeln die anderen hier harmlose Schlangen oder werden sie Gift los? Wer mit einer hohen Karte beginnt und dann gleich passt, wollte sie wohl loswerden. Wer mit einer zweiten Karte wiederkommt, will etwas von dem, was da liegt. Zähl, bevor du erhöhst: was offen liegt, was du durch Zwillinge weißt und was reines Raten bleibt.

## Zwillinge lügen nicht

Hast du den einen Zwilling auf der Hand oder in einem gewonnenen Stich gesehen, weißt du, ob der andere giftig ist. Schau dir also jeden Stich an, bevor die nächste Karte gezeigt wird. Bei wenigen Spielern weißt du bald von der Hälfte aller Schlangen, ob sie giftig sind.

## Heb dir das Parieren für einen fetten Stich auf

Ein Zwilling auf deiner Hand ist eine Falle. Schnappt sie zu früh zu, gewinnst du zwei Karten, und eine davon ist giftig. Warte, bis der Stich gewachsen ist und du die höchste Karte parieren kannst. Aber nicht ewig: Ist der andere Zwilling erst überboten, ist die Gelegenheit vorbei.

## Was dein Erhöhen verrät

Erhöhst du noch einmal, liegt deine frühere Karte offen. Eine offene harmlose Schlange lockt die anderen, und das ist gut, wenn du ihnen danach einen Giftzahn geben willst. Ein offener Giftzahn schreckt ab, und dann bekommst du den Rest vielleicht billig.

## Die dritte Farbe

Solange eine Farbe fehlt, kann dir sogar eine 1 dieser Farbe den Stich nehmen. Willst du ihn wirklich, dann bring die dritte Farbe selbst, und zwar mit einer hohen Karte. Willst du einen Giftzahn loswerden, dann zeig ihn früh, solange darüber noch Platz ist.

## Denk an das Ende

Ist der Stapel leer, kostet jede Karte, die am Ende übrig bleibt, einen Punkt. Wenige Handkarten sind dann gut, denn auf niedrigen Karten bleibst du sitzen.`,
  },
  replays: [
    {
      id: 'one-round',
      record: oneRound,
      title: {
        en: 'One round between three bots',
        nl: 'Eén ronde tussen drie bots',
        de: 'Eine Runde mit drei Bots',
      },
      text: {
        en: 'Edam thinks ahead, Brie follows rules of thumb, and Feta keeps it simple. Edam wins with 6 points while you look over its shoulder: you see its cards, but not what is under the thumbs of the others.',
        nl: 'Edam denkt vooruit, Brie volgt vuistregels, Feta speelt eenvoudig. Edam wint met 6 punten, en jij kijkt mee over zijn schouder: je ziet zijn kaarten, maar niet wat er onder de duimen van de anderen zit.',
        de: 'Edam rechnet voraus, Brie folgt Faustregeln, Feta spielt einfach drauflos. Edam gewinnt mit 6 Punkten, und du schaust ihm über die Schulter: Du siehst seine Karten, aber nicht, was die anderen unter dem Daumen haben.',
      },
      moments: [
        {
          at: 6,
          causes: { type: 'trick', winner: 2, cards: trickCards('g5f b1f b1') },
          note: {
            en: 'Edam led its poisonous green 5: a high number looks tempting. Brie beat it, Feta parried, and the fang is gone.',
            nl: 'Edam kwam uit met zijn giftige groene 5: een hoog cijfer ziet er aantrekkelijk uit. Brie ging eroverheen, Feta pareerde, en de giftand is weg.',
            de: 'Edam begann mit seiner giftigen grünen 5: Eine hohe Zahl sieht verlockend aus. Brie ging darüber, Feta parierte, und der Giftzahn ist weg.',
          },
        },
        {
          at: 20,
          causes: { type: 'opened', seat: 0, card: card('g2') },
          note: {
            en: 'Edam raises again, and everybody sees that its green 2 is harmless. That costs nothing: yellow is the third colour, nothing beats a 5, and the other yellow 5 was won nine steps ago. Nobody can parry.',
            nl: 'Edam verhoogt nog eens, en iedereen ziet dat zijn groene 2 ongiftig is. Dat kost niets: geel is de derde kleur, over een 5 gaat niets heen, en de andere gele 5 is negen stappen geleden al gewonnen. Niemand kan pareren.',
            de: 'Edam erhöht noch einmal, und alle sehen, dass seine grüne 2 harmlos ist. Das kostet nichts: Gelb ist die dritte Farbe, über eine 5 geht nichts, und die andere gelbe 5 wurde schon vor neun Schritten gewonnen. Niemand kann parieren.',
          },
        },
        {
          at: 36,
          causes: { type: 'parried', seat: 2, card: card('b5f') },
          note: {
            en: 'Edam leads its harmless black 5, but its twin has not been seen yet. Feta has it and parries: one harmless, one poisonous, nothing gained.',
            nl: 'Edam komt uit met zijn ongiftige zwarte 5, maar de tweelingkaart had nog niemand gezien. Feta heeft hem en pareert: één ongiftig, één giftig, niets gewonnen.',
            de: 'Edam beginnt mit seiner harmlosen schwarzen 5, aber der Zwilling war noch nicht zu sehen. Feta hat ihn und pariert: eine harmlos, eine giftig, nichts gewonnen.',
          },
        },
        {
          at: 46,
          causes: { type: 'trick', winner: 0, cards: trickCards('y1f g5 b3 b4') },
          note: {
            en: 'The third colour decides. After Brie’s black 3, Edam goes one higher and wins three harmless snakes for one fang.',
            nl: 'De derde kleur beslist. Na Bries zwarte 3 gaat Edam één hoger en wint drie ongiftige slangen voor één giftand.',
            de: 'Die dritte Farbe entscheidet. Nach Bries schwarzer 3 geht Edam eins höher und gewinnt drei harmlose Schlangen für einen Giftzahn.',
          },
        },
        {
          at: 50,
          causes: { type: 'lastHand', seat: 1, cards: [card('y2'), card('g1')] },
          note: {
            en: 'Edam has shown its last card, Feta wins the trick, and Brie is left with two low snakes: harmless, but minus 2.',
            nl: 'Edam heeft zijn laatste kaart getoond, Feta wint de slag, en Brie blijft zitten met twee lage slangen: ongiftig, maar min 2.',
            de: 'Edam hat seine letzte Karte gezeigt, Feta gewinnt den Stich, und Brie bleibt auf zwei niedrigen Schlangen sitzen: harmlos, aber minus 2.',
          },
        },
      ],
    },
  ],
};
