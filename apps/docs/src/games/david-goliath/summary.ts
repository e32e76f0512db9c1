import type { GamePages } from '../../data/types.ts';

export const summary: GamePages['summary'] = {
  en: `**3 to 6 players.** Five colours of mice, from 1 to three times the number of players. Everybody gets 15 cards.

## A trick

1. The leader plays any card. In the first trick of a deal, that is the player to the dealer’s left.
2. Clockwise, everybody plays one card. Follow the colour led if you can; otherwise play anything.
3. Find the **highest** and the **lowest** number, whatever the colour. If cards tie, the one played last counts. If all are equal, the last is the highest and the one before it the lowest.
4. Whoever played the **lowest takes the highest card**. Whoever played the **highest takes all the others** and leads.

The cards you win lie face up, by colour. Hands are secret.

## Scoring

After 15 tricks, colour by colour:

| cards of a colour | worth |
| --- | --- |
| 1 or 2 | their numbers |
| 3 or more | 1 each |

Red 4, 10, 11 are 3 points; green 5 and 9 are 14.

## The end

As many deals as players; the deal passes clockwise. The highest total wins; tied players share the win.

## Remember

- The third card of a colour costs most.
- Low cards take the prizes; playing last is strong.
- Give rivals their third card.`,
  nl: `**3 tot 6 spelers.** Vijf kleuren muizen, van 1 tot en met drie keer het aantal spelers. Iedereen krijgt 15 kaarten.

## Een slag

1. Wie uitkomt, speelt een kaart naar keuze. In de eerste slag van een ronde is dat wie links van de deler zit.
2. Met de klok mee speelt iedereen één kaart. Beken kleur als je kunt; anders mag alles.
3. Zoek het **hoogste** en het **laagste** getal; de kleur maakt niet uit. Bij gelijke kaarten telt de laatst gespeelde. Zijn ze allemaal gelijk, dan is de laatste de hoogste en die ervoor de laagste.
4. Wie de **laagste** speelde, **pakt de hoogste**. Wie de **hoogste** speelde, **pakt alle andere** en komt uit.

Gewonnen kaarten liggen open, op kleur. Je hand is geheim.

## Tellen

Na 15 slagen, kleur voor kleur:

| kaarten van een kleur | waard |
| --- | --- |
| 1 of 2 | hun getal |
| 3 of meer | elk 1 |

Rood 4, 10, 11 is 3 punten; groen 5 en 9 is 14.

## Het einde

Evenveel rondes als spelers; het delen gaat met de klok mee. Het hoogste totaal wint; bij een gelijke stand deel je de overwinning.

## Onthoud

- De derde kaart van een kleur kost het meest.
- Lage kaarten pakken de prijzen; als laatste spelen is sterk.
- Geef anderen hun derde kaart.`,
  de: `**3 bis 6 Spieler.** Mäuse in fünf Farben, von 1 bis zum Dreifachen der Spielerzahl. Jeder bekommt 15 Karten.

## Ein Stich

1. Wer ausspielt, spielt eine beliebige Karte. Beim ersten Stich eines Durchgangs ist das der Spieler links vom Geber.
2. Im Uhrzeigersinn spielt jeder eine Karte. Wer kann, bedient die Farbe; sonst ist alles erlaubt.
3. Sucht die **höchste** und die **niedrigste** Zahl, egal in welcher Farbe. Bei gleichen Zahlen zählt die zuletzt gespielte Karte. Sind alle gleich, ist die letzte die höchste und die davor die niedrigste.
4. Wer die **niedrigste** gespielt hat, **nimmt die höchste**. Wer die **höchste** gespielt hat, **nimmt alle anderen** und spielt aus.

Gewonnene Karten liegen offen, nach Farben. Die Hand ist geheim.

## Zählen

Nach 15 Stichen, Farbe für Farbe:

| Karten einer Farbe | wert |
| --- | --- |
| 1 oder 2 | ihre Zahlen |
| 3 oder mehr | je 1 |

Rot 4, 10, 11 sind 3 Punkte; Grün 5 und 9 sind 14.

## Das Ende

So viele Durchgänge wie Spieler; das Geben wandert im Uhrzeigersinn. Die höchste Summe gewinnt; bei Gleichstand teilt man sich den Sieg.

## Merk dir

- Die dritte Karte einer Farbe kostet am meisten.
- Niedrige Karten holen die Beute; zuletzt zu spielen ist stark.
- Gib den anderen ihre dritte Karte.`,
};
