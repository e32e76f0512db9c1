import type { GamePages } from '../../data/types.ts';

export const summary: GamePages['summary'] = {
  en: `**2 to 6 players.** Five mice each. The first mouse to reach the cheese wins for its owner.

## Start

Chance picks who begins. Everybody puts five mice on the barrel and the two crates, in turn order.

## A turn

1. **Name a place** with a mouse of your own.
2. **Roll** a die for each mouse there, whatever its colour, five at most.
3. **Move mice** from that place, of any colour, in any order:

| die | what happens |
| --- | --- |
| green | one mouse one link forward |
| red | one mouse one link back; on the barrel, nothing |
| yellow | nothing |

Green and red must be used. Each die moves a different mouse.

## Power tokens

For later games: before the game starts, everybody draws three in secret. Play them on anybody’s turn, each only once. The game goes on when everybody who holds a token has passed.

| token | when | what |
| --- | --- | --- |
| re-roll | after a roll | roll one or more dice again |
| transfer | after a roll | the roll goes to another place with enough mice |
| improve | after a roll | red to yellow, yellow to green, on any dice |
| worsen | after a roll | green to yellow, yellow to red, on any dice |
| cancel | after a roll, or on a token | dice become void, or a rival’s token fails |
| double turn | after the last die | whoever has just played plays again |

A token must change something.

## Variants

- **Short game:** the cheese is on the purple box.
- **Cheese festival:** three cheeses; a mouse that eats leaves the game. The winner is whoever has the most; in a tie, whoever ate first.
- **Scattered cheeses:** yellow boxes 2, newspapers 3, table 4 points.
- **Rolling first:** then the others name the place.

## Remember

- Crowds get you dice. A single mouse is slow.
- Send rivals back, or to the side.
- Keep a token for the stool.`,
  nl: `**2 tot 6 spelers.** Iedereen heeft vijf muizen. De eerste muis bij de kaas wint voor zijn baas.

## Begin

Loot wie begint. Iedereen zet om de beurt vijf muizen op de ton en de twee kisten.

## Een beurt

1. **Wijs een plek aan** met een muis van jezelf.
2. **Gooi** een dobbelsteen voor elke muis die er staat, van alle kleuren, hoogstens vijf.
3. **Verzet muizen** van die plek, van elke kleur, in de volgorde die je wilt:

| dobbelsteen | wat er gebeurt |
| --- | --- |
| groen | één muis één verbinding vooruit |
| rood | één muis één verbinding terug; vanaf de ton niets |
| geel | niets |

Groen en rood moeten. Elke dobbelsteen verzet een andere muis.

## Krachtfiches

Voor latere partijen: iedereen trekt voor de start in het geheim drie fiches. Speel ze, ook in de beurt van een ander, elke fiche één keer. Het gaat verder als iedereen met een fiche heeft gepast.

| fiche | wanneer | wat |
| --- | --- | --- |
| opnieuw gooien | na een worp | een of meer dobbelstenen opnieuw |
| verhuizen | na een worp | de worp gaat naar een andere plek met genoeg muizen |
| verbeteren | na een worp | rood wordt geel, geel wordt groen, dobbelstenen naar keuze |
| verslechteren | na een worp | groen wordt geel, geel wordt rood, dobbelstenen naar keuze |
| annuleren | na een worp, of op een fiche | dobbelstenen worden nietig, of andermans fiche gaat niet door |
| dubbele beurt | na de laatste dobbelsteen | wie net speelde, speelt nog eens |

Een fiche moet iets veranderen.

## Varianten

- **Kort spel:** de kaas ligt op de paarse doos.
- **Kaasfestival:** drie kazen; een muis die eet, gaat uit het spel. Wie de meeste heeft, wint; bij een gelijke stand wint wie het eerst at.
- **Verspreide kazen:** gele dozen 2, kranten 3, tafel 4 punten.
- **Eerst gooien:** dan wijzen de anderen de plek aan.

## Onthoud

- Een volle plek levert dobbelstenen op. In je eentje ben je langzaam.
- Anderen gaan terug, of opzij.
- Bewaar een fiche voor de kruk.`,
  de: `**2 bis 6 Spieler.** Jeder hat fünf Mäuse. Die erste Maus am Käse gewinnt für den, dem sie gehört.

## Anfang

Lost aus, wer beginnt. Jeder stellt der Reihe nach fünf Mäuse auf das Fass und die beiden Kisten.

## Ein Zug

1. **Wähl einen Ort** mit einer eigenen Maus.
2. **Wirf** einen Würfel für jede Maus dort, gleich welcher Farbe, höchstens fünf.
3. **Zieh Mäuse** von diesem Ort, gleich welcher Farbe, in beliebiger Reihenfolge:

| Würfel | was geschieht |
| --- | --- |
| grün | eine Maus einen Schritt vor |
| rot | eine Maus einen Schritt zurück (auf dem Fass nichts) |
| gelb | nichts |

Grün und Rot sind Pflicht. Jeder Würfel bewegt eine andere Maus.

## Chips

Für spätere Partien: Jeder zieht vor dem Start verdeckt drei. Spielen darf man sie auch, wenn andere am Zug sind, jeden einmal. Weiter geht es, wenn alle gepasst haben, die noch Chips haben.

| Chip | wann | was |
| --- | --- | --- |
| Neuwurf | nach einem Wurf | einen oder mehrere Würfel neu werfen |
| Umzug | nach einem Wurf | der Wurf geht an einen anderen Ort mit genug Mäusen |
| Verbessern | nach einem Wurf | bei beliebigen Würfeln wird Rot zu Gelb und Gelb zu Grün |
| Verschlechtern | nach einem Wurf | bei beliebigen Würfeln wird Grün zu Gelb und Gelb zu Rot |
| Aufheben | nach einem Wurf oder gegen einen Chip | Würfel werden ungültig oder ein fremder Chip wirkt nicht |
| Doppelzug | nach dem letzten Würfel | wer gerade gespielt hat, spielt noch einmal |

Ein Chip muss etwas ändern.

## Varianten

- **Kurzes Spiel:** Der Käse liegt auf der lila Schachtel.
- **Käsefest:** drei Käse; eine Maus, die frisst, scheidet aus. Wer die meisten hat, gewinnt; bei Gleichstand, wer zuerst gefressen hat.
- **Verstreuter Käse:** gelbe Schachteln 2, Zeitungen 3, Tisch 4 Punkte.
- **Zuerst würfeln:** Dann wählen die anderen den Ort.

## Merk dir

- Gedränge bringt Würfel. Allein bist du langsam.
- Schick die anderen zurück oder zur Seite.
- Heb einen Chip für den Hocker auf.`,
};
