import type { GamePages } from '../../data/types.ts';

export const summary: GamePages['summary'] = {
  en: `**2 to 7 players.** Yellow, green and black snakes, from 1 to two more than there are players. Two of each card: one harmless, and its _twin_ with a fang. Everybody gets 5 cards; the rest form the stock.

## A trick

1. The leader must show a card: colour and number for all to see, the **thumb on the head**.
2. Clockwise, the others show a **higher** card or pass. Higher is a higher number in the colour of the highest card, or any number in a colour not yet shown in this trick. Colours that have been overtaken are dead.
3. A pass counts for one turn: on your next one you may show a card. If you show a second card, your **earlier one is revealed**.
4. When all the others have passed after the highest card, its owner wins all the cards in the trick. Everybody may look at them; when the next card is shown, they go face down.
5. **Parry:** whoever holds the twin of the highest card may show it at any time and wins the trick at once. Not against your own card.

After a trick, hands are refilled to 5: the winner first, then clockwise. The winner leads, or, if the winner has no cards, the next player who has some.

## The end of a round

The stock is empty, and at most one player has cards.

| what | points |
| --- | --- |
| harmless snake won | +1 |
| poisonous snake won | −1 |
| card left in the last hand | −1 |

## The end

As many rounds as players; the first lead passes clockwise. The highest total wins; tied players share the win.

## Remember

- Seeing or holding one twin tells you what the other is.
- Keep a parry for a juicy trick.
- If you want a trick, be the one to show the third colour, and show it high.`,
  nl: `**2 tot 7 spelers.** Gele, groene en zwarte slangen, van 1 tot en met twee meer dan het aantal spelers. Elke kaart twee keer: één keer ongiftig, één keer met giftand (samen een _tweeling_). Iedereen krijgt 5 kaarten, de rest is de stapel.

## Een slag

1. Wie uitkomt, moet een kaart tonen: kleur en cijfer voor iedereen te zien, de **duim op de giftand**.
2. Met de klok mee toont de rest een **hogere** kaart of past. Hoger is een hoger cijfer in de kleur van de hoogste kaart, of elk cijfer in een kleur die in deze slag nog niet is getoond. Kleuren die overtroffen zijn, zijn dood.
3. Passen geldt maar één beurt: kom je weer aan de beurt, dan mag je weer tonen. Je **vorige kaart gaat dan open**.
4. Hebben alle anderen na de hoogste kaart gepast, dan wint de eigenaar alle kaarten. Iedereen mag ze bekijken; bij de volgende kaart gaan ze dicht.
5. **Pareren:** wie de tweelingkaart van de hoogste kaart heeft, mag hem op elk moment tonen en wint de slag meteen. Niet bij je eigen kaart.

Na een slag vul je aan tot 5: de winnaar eerst, dan met de klok mee. De winnaar komt uit; heeft die geen kaarten, dan de volgende die er nog wel heeft.

## Het einde van een ronde

De stapel is op, en hoogstens één speler heeft nog kaarten.

| wat | punten |
| --- | --- |
| ongiftige slang gewonnen | +1 |
| giftige slang gewonnen | −1 |
| kaart over in de laatste hand | −1 |

## Het einde

Evenveel rondes als spelers; wie als eerste uitkomt, schuift met de klok mee op. Het hoogste totaal wint; bij een gelijke stand deel je de overwinning.

## Onthoud

- Zie of heb je de ene van een tweeling, dan ken je de andere.
- Bewaar het pareren voor een dikke slag.
- Wie een slag wil, komt zelf met de derde kleur, en meteen hoog.`,
  de: `**2 bis 7 Spieler.** Gelbe, grüne und schwarze Schlangen, mit den Zahlen von 1 bis zur Spielerzahl plus zwei. Jede Karte gibt es zweimal: einmal harmlos, einmal mit Giftzahn (der _Zwilling_). Jeder bekommt 5 Karten, der Rest ist der Stapel.

## Ein Stich

1. Wer beginnt, muss eine Karte zeigen: Farbe und Zahl für alle sichtbar, den **Daumen auf dem Giftzahn**.
2. Im Uhrzeigersinn zeigen die anderen eine **höhere** Karte oder passen. Als höher gilt eine größere Zahl in der Farbe der höchsten Karte oder jede Zahl in einer Farbe, die in diesem Stich noch nicht gezeigt wurde. Überbotene Farben sind tot.
3. Passen gilt nur für einen Zug: Kommst du wieder an die Reihe, darfst du wieder eine Karte zeigen. Deine **frühere Karte wird dann aufgedeckt**.
4. Haben alle anderen gepasst, gewinnt der Besitzer der höchsten Karte alle Karten. Alle dürfen sie ansehen, bis die nächste Karte gezeigt wird; dann liegen sie verdeckt.
5. **Parieren:** Wer den Zwilling der höchsten Karte hat, darf ihn jederzeit zeigen und gewinnt den Stich sofort. Die eigene Karte pariert niemand.

Nach einem Stich wird auf 5 nachgezogen: der Gewinner zuerst, dann im Uhrzeigersinn. Der Gewinner beginnt; hat er keine Karten mehr, beginnt der Nächste, der noch welche hat.

## Das Ende einer Runde

Der Stapel ist leer, und höchstens einer hat noch Karten.

| was | Punkte |
| --- | --- |
| harmlose Schlange gewonnen | +1 |
| giftige Schlange gewonnen | −1 |
| übrige Handkarte | −1 |

## Das Ende

So viele Runden wie Spieler; wer beginnt, wechselt im Uhrzeigersinn. Die höchste Summe gewinnt; bei Gleichstand teilt man sich den Sieg.

## Merk dir

- Wer einen Zwilling sieht oder hat, kennt den anderen.
- Heb dir das Parieren für einen fetten Stich auf.
- Wer einen Stich will, bringt die dritte Farbe, und zwar hoch.`,
};
