import type { GamePages } from '../../data/types.ts';
import { card } from './position.ts';
import oneDeal from './records/one-deal.txt?raw';

export const strategy: GamePages['strategy'] = {
  text: {
    en: `## The third card costs most

Two big mice of a colour are the prize: 17 and 18 are worth 35. The third card of that colour turns them into 3 points, whatever it is. So before you play, ask of every colour: how many do I have, and who wins this trick?

## Low cards are strong

The lowest card takes the highest one, and only that one. With low cards you choose what you win. With high cards you win what others throw at you. A 1 is hard to beat; a 2 that is played after another 2 beats it.

## Playing last is worth a lot

Whoever plays last sees the whole trick: whether a lower card is enough, whether a high one would bring home a third blue. Lead low when you know that a big card must fall, and play a middle card to stay out when nothing in the trick is worth having.

## Feed your rivals

The cards you win lie face up. When whoever is taking the trick has two good cards of a colour and you cannot follow, give them the third. It costs them more than any card could get you.

## Mind the end

Winning the last tricks often ruins a deal: you can no longer choose, and what is left is what nobody wanted. Get rid of your high cards before that.`,
    nl: `## De derde kaart kost het meest

Twee dikke muizen van een kleur zijn de hoofdprijs: 17 en 18 zijn 35 waard. De derde kaart van die kleur maakt er 3 punten van, welke het ook is. Vraag je dus bij elke kleur af: hoeveel heb ik er, en wie wint deze slag?

## Lage kaarten zijn sterk

De laagste kaart pakt de hoogste, en alleen die. Met lage kaarten kies je zelf wat je wint. Met hoge kaarten win je wat anderen je toegooien. Een 1 is bijna niet te verslaan; een 2 die na een andere 2 komt, wint ervan.

## Als laatste spelen is veel waard

Wie als laatste speelt, ziet de hele slag: of een lagere kaart genoeg is, of een hoge kaart een derde blauwe zou binnenhalen. Kom laag uit als je weet dat er een dikke moet vallen, en blijf er met een middelhoge kaart buiten als er niets te halen valt.

## Voer je rivalen

Gewonnen kaarten liggen open. Heeft degene die de slag pakt twee goede kaarten van een kleur, en kun jij niet bekennen, geef hem dan de derde. Dat kost hem meer dan een kaart jou kan opleveren.

## Let op het einde

De laatste slagen winnen bederft vaak een ronde: je kunt niet meer kiezen, en wat er over is, is wat niemand wilde. Zorg dat je je hoge kaarten dan al kwijt bent.`,
    de: `## Die dritte Karte kostet am meisten

Zwei dicke Mäuse einer Farbe sind der Hauptpreis: 17 und 18 sind 35 wert. Die dritte Karte dieser Farbe macht daraus 3 Punkte, egal, welche es ist. Frag dich also bei jeder Farbe: Wie viele habe ich, und wer gewinnt diesen Stich?

## Niedrige Karten sind stark

Die niedrigste Karte nimmt die höchste, und nur die. Mit niedrigen Karten suchst du dir aus, was du gewinnst. Mit hohen gewinnst du, was andere dir zuwerfen. Eine 1 ist kaum zu schlagen; eine 2, die nach einer anderen 2 kommt, gewinnt gegen sie.

## Zuletzt zu spielen ist viel wert

Wer zuletzt spielt, sieht den ganzen Stich: ob eine niedrigere Karte reicht und ob dir eine hohe die dritte blaue Karte brächte. Spiel niedrig aus, wenn du weißt, dass eine dicke Maus fallen muss, und halt dich mit einer mittleren Karte heraus, wenn es nichts zu holen gibt.

## Füttere deine Rivalen

Gewonnene Karten liegen offen. Nimmt jemand mit zwei guten Karten einer Farbe den Stich und kannst du nicht bedienen, dann gib ihm die dritte. Das kostet ihn mehr, als eine Karte dir bringen kann.

## Denk an das Ende

Wer die letzten Stiche gewinnt, verdirbt sich oft den Durchgang: Du hast keine Wahl mehr, und was übrig ist, wollte niemand. Werd deine hohen Karten vorher los.`,
  },
  replays: [
    {
      id: 'one-deal',
      record: oneDeal,
      title: {
        en: 'One deal between three bots',
        nl: 'Eén ronde tussen drie bots',
        de: 'Ein Durchgang mit drei Bots',
      },
      text: {
        en: 'Edam searches, Brie follows rules of thumb, and Feta keeps it simple. Edam wins with 51 points while you look over its shoulder.',
        nl: 'Edam rekent vooruit, Brie volgt vuistregels, Feta speelt eenvoudig. Edam wint met 51 punten, en jij kijkt mee over zijn schouder.',
        de: 'Edam rechnet voraus, Brie folgt Faustregeln, Feta spielt einfach drauflos. Edam gewinnt mit 51 Punkten, und du schaust ihm über die Schulter.',
      },
      moments: [
        {
          at: 5,
          causes: { type: 'trick', lowest: { seat: 0 }, highest: { card: card('r9') } },
          note: {
            en: 'A 7 is enough: played last, below an 8 and a 9, it takes the best red card there is.',
            nl: 'Een 7 is genoeg: lager dan 8 en 9 en als laatste gespeeld, pakt hij de beste rode kaart die er is.',
            de: 'Eine 7 reicht: Niedriger als 8 und 9 und zuletzt gespielt, nimmt sie die beste rote Karte, die es gibt.',
          },
        },
        {
          at: 28,
          causes: { type: 'played', seat: 0, card: card('r2'), followed: false },
          note: {
            en: 'Edam has no purple left and is free to play low: the red 2 will get it the purple 6, its second purple card.',
            nl: 'Edam heeft geen paars meer en mag laag spelen: de rode 2 levert paars 6 op, zijn tweede paarse kaart.',
            de: 'Edam hat kein Lila mehr und darf niedrig spielen: Die rote 2 bringt die lila 6, seine zweite lila Karte.',
          },
        },
        {
          at: 35,
          causes: { type: 'trick', lowest: { seat: 0, card: card('y1') }, highest: { card: card('y9') } },
          note: {
            en: 'Feta leads the yellow 9. Nobody can go below a 1.',
            nl: 'Feta komt uit met geel 9. Onder een 1 komt niemand.',
            de: 'Feta spielt Gelb 9 aus. Unter eine 1 kommt niemand.',
          },
        },
        {
          at: 47,
          causes: { type: 'scored', scores: [51, 39, 28] },
          note: {
            en: 'The last trick gets Edam the yellow 7, its second yellow card. Then the deal is scored.',
            nl: 'De laatste slag levert Edam geel 7 op, zijn tweede gele kaart. Dan wordt er geteld.',
            de: 'Der letzte Stich bringt Edam Gelb 7, seine zweite gelbe Karte. Dann wird gewertet.',
          },
        },
      ],
    },
  ],
};
