import type { GamePages } from '../../data/types.ts';

export const summary: GamePages['summary'] = {
  en: `**2 to 4 players, one die.** Everybody has a colour: four start piles, numbered 1 to 4, of six cards each. A new pile grows above each.

## A turn

Roll, then do **one** of two things:

1. **Lay out** the first card of a pile. A 1, 2, 3 or 4 opens the pile with that number, and a 6 opens any pile; its new pile must be empty. A 5 opens nothing.
2. **Add** cards to new piles that you have started. A card on pile 3 counts as 3, and so on: the sum must be **exactly** the roll. At most six cards on a pile.

If you can move, you must. If you cannot, the turn passes. **After a 6 you roll again**, whether you could use it or not.

| a 5, with piles 1, 2 and 3 open | counts |
| --- | --- |
| one on 2, one on 3 | 2 + 3 |
| two on 1, one on 3 | 1 + 1 + 3 |
| one on 1, two on 2 | 1 + 2 + 2 |

## Sending home

If a new pile you have changed is now **exactly as high** as another player’s new pile of the same number, theirs goes back to its start pile. You can send several home at once. Heights passed on the way do not count.

A pile with all **six** cards is safe for good, and sends nobody home.

## The end

The first with **four full piles** wins at once. Playing for places: the others go on until one is left.

## Remember

- Open pile 1 early: it makes the sums work.
- A first card is the easiest to lose, and the cheapest.
- Look at what your rivals need to be as high as you.`,
  nl: `**2 tot 4 spelers, één dobbelsteen.** Iedereen heeft een kleur: vier beginstapels, met de nummers 1 tot en met 4, van elk zes kaarten. Boven elke beginstapel groeit een nieuwe stapel.

## Een beurt

Gooi, en doe dan **één** van twee dingen:

1. **Uitleggen**: de eerste kaart van een stapel. Een 1, 2, 3 of 4 opent de stapel met dat nummer, een 6 een stapel naar keuze; de nieuwe stapel moet nog leeg zijn. Een 5 opent niets.
2. **Bijleggen** op nieuwe stapels die al begonnen zijn. Tel nummer keer aantal kaarten van alle stapels op: dat moet **precies** de worp zijn. Hoogstens zes kaarten op een stapel.

Wat kan, dat moet. Kan er niets, dan gaat de beurt naar de volgende. **Na een 6 gooi je nog eens**, of je er nu iets mee kon of niet.

| een 5, met stapel 1, 2 en 3 uitgelegd | telt |
| --- | --- |
| één op 2, één op 3 | 2 + 3 |
| twee op 1, één op 3 | 1 + 1 + 3 |
| één op 1, twee op 2 | 1 + 2 + 2 |

## Slaan

Is een nieuwe stapel die je hebt veranderd nu **precies even hoog** als de nieuwe stapel van een ander met hetzelfde nummer, dan gaat die van de ander terug naar de beginstapel. Meerdere tegelijk slaan kan ook. Hoogtes die je onderweg passeert, tellen niet.

Een stapel met alle **zes** de kaarten is voorgoed veilig, en slaat zelf niet.

## Het einde

Wie het eerst **vier volle stapels** heeft, wint meteen. Speel je om de plaatsen, dan gaan de anderen door tot er één over is.

## Onthoud

- Open stapel 1 vroeg: dan komen meer sommen uit.
- Een eerste kaart ben je het snelst kwijt, maar het is ook de goedkoopste.
- Kijk wat de anderen nodig hebben om even hoog te komen als jij.`,
  de: `**2 bis 4 Spieler, ein Würfel.** Jeder hat eine Farbe: vier Startstapel mit den Nummern 1 bis 4 und je sechs Karten. Über jedem wächst ein neuer Stapel.

## Ein Zug

Würfle. Dann hast du die **Wahl**:

1. **Auslegen**: die erste Karte eines Stapels. Eine 1, 2, 3 oder 4 öffnet den Stapel mit dieser Nummer, eine 6 jeden; der neue Stapel muss noch leer sein. Eine 5 öffnet nichts.
2. **Anlegen** an neue Stapel, die schon begonnen sind. Nummer mal Karten, über alle Stapel zusammengezählt, muss **genau** den Wurf ergeben. Höchstens sechs Karten auf einem Stapel.

Was geht, muss sein. Geht nichts, ist der Nächste dran. **Nach einer 6 würfelst du noch einmal**, ob du sie brauchen konntest oder nicht.

| eine 5, wenn Stapel 1, 2 und 3 ausliegen | zählt |
| --- | --- |
| eine auf 2, eine auf 3 | 2 + 3 |
| zwei auf 1, eine auf 3 | 1 + 1 + 3 |
| eine auf 1, zwei auf 2 | 1 + 2 + 2 |

## Schlagen

Ist ein neuer Stapel, den du verändert hast, jetzt **genauso hoch** wie der neue Stapel eines anderen mit derselben Nummer, geht dessen Stapel zurück auf den Startstapel. Du kannst auch mehrere auf einmal schlagen. Höhen, an denen du vorbeiziehst, zählen nicht.

Ein Stapel mit allen **sechs** Karten ist für immer sicher und schlägt selbst keinen.

## Das Ende

Wer zuerst **vier volle Stapel** hat, gewinnt sofort. Spielt ihr um die Plätze, machen die anderen weiter, bis einer übrig ist.

## Merk dir

- Öffne Stapel 1 früh: Dann gehen Summen auf.
- Eine erste Karte verlierst du am leichtesten, aber sie ist auch die billigste.
- Schau, was den anderen fehlt, um so hoch zu sein wie du.`,
};
