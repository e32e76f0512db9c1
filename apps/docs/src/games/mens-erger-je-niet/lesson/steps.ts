/** A lesson of five minutes: each step asks for one move, and explains it afterwards. */
import type { LessonStep } from '../../../data/types.ts';
import { position } from '../position.ts';

export const steps: readonly LessonStep[] = [
  {
    id: 'open',
    title: { en: 'Open a pile', nl: 'Open een stapel', de: 'Öffne einen Stapel' },
    goal: {
      en: 'You have rolled a 3. **Tap pile 3** to lay out its first card. Try another pile first, if you like.',
      nl: 'Je hebt een 3 gegooid. **Tik op stapel 3** om de eerste kaart uit te leggen. Je mag eerst een andere proberen.',
      de: 'Du hast eine 3 gewürfelt. **Tipp auf Stapel 3**, um seine erste Karte auszulegen. Du darfst vorher auch einen anderen Stapel probieren.',
    },
    why: {
      en: 'A 1, 2, 3 or 4 opens the pile with that number. There are six cards on each, and you want all of them out.',
      nl: 'Een 1, 2, 3 of 4 opent de stapel met dat nummer. Elke stapel heeft zes kaarten, en je wilt ze allemaal uit hebben.',
      de: 'Eine 1, 2, 3 oder 4 öffnet den Stapel mit dieser Nummer. Jeder Stapel hat sechs Karten, und alle müssen gelegt werden.',
    },
    position: position({ rows: ['0000', '0000'], roll: 3 }),
    solved: { type: 'laidOut', seat: 0, pile: 3 },
    solution: ['o3'],
  },
  {
    id: 'sum',
    title: { en: 'Make five', nl: 'Maak vijf', de: 'Komm auf fünf' },
    goal: {
      en: 'Your piles 1, 2 and 3 are open, and you have a 5. There is no pile 5, but you can **add** cards: one on pile 2 counts as 2, one on pile 3 as 3. Tap piles until the sum is **exactly 5**, then press _Put down_.',
      nl: 'Je stapels 1, 2 en 3 liggen uit, en je hebt een 5. Een stapel 5 is er niet, maar je kunt **bijleggen**: een kaart op stapel 2 telt voor 2, een op stapel 3 voor 3. Tik op stapels tot de som **precies 5** is, en dan op “Neerleggen”.',
      de: 'Deine Stapel 1, 2 und 3 liegen aus, und du hast eine 5. Einen Stapel 5 gibt es nicht, aber du kannst **anlegen**: Eine Karte auf Stapel 2 zählt 2, eine auf Stapel 3 zählt 3. Tipp auf Stapel, bis die Summe **genau 5** ist, und dann auf „Ablegen“.',
    },
    why: {
      en: 'Any combination that adds up is allowed: 2 and 3, or 1, 1 and 3, or 1, 2 and 2. You either add, or lay out one card; never both with one roll. If nothing adds up, your turn is over.',
      nl: 'Elke som die uitkomt, is goed: 2 en 3, of 1, 1 en 3, of 1, 2 en 2. Je legt bij, of je legt één kaart uit; nooit allebei met één worp. Kan geen van beide, dan is je beurt voorbij.',
      de: 'Jede Summe, die aufgeht, ist erlaubt: 2 + 3, 1 + 1 + 3 oder 1 + 2 + 2. Du legst an oder du legst eine Karte aus, nie beides mit einem Wurf. Geht nichts auf, ist dein Zug vorbei.',
    },
    position: position({ rows: ['1110', '0402'], roll: 5 }),
    solved: { type: 'added', seat: 0 },
    solution: ['+2+3'],
    alternatives: [['+1+1+3'], ['+1+2+2'], ['+1+1+1+2'], ['+1+1+1+1+1']],
  },
  {
    id: 'six',
    title: { en: 'A six does more', nl: 'Een zes kan meer', de: 'Eine Sechs kann mehr' },
    goal: {
      en: 'A 6! It opens **any** pile that is still empty. Open pile 4, and see what happens then.',
      nl: 'Een 6! Daarmee open je een lege stapel **naar keuze**. Open stapel 4, en kijk wat er dan gebeurt.',
      de: 'Eine 6! Sie öffnet **jeden** Stapel, der noch leer ist. Öffne Stapel 4 und schau, was dann passiert.',
    },
    why: {
      en: 'You always roll again after a 6. Adding cards worth 6 would also have earned the extra roll.',
      nl: 'Na een 6 gooi je altijd nog eens. Je had ook voor 6 kunnen bijleggen; de extra worp komt hoe dan ook.',
      de: 'Nach jeder 6 würfelst du noch einmal. Du hättest auch 6 anlegen können; der zweite Wurf kommt so oder so.',
    },
    missed: [
      {
        event: { type: 'added' },
        note: {
          en: 'You added cards, so pile 4 is still empty.',
          nl: 'Je hebt bijgelegd, dus stapel 4 is nog leeg.',
          de: 'Du hast angelegt, also ist Stapel 4 noch leer.',
        },
      },
    ],
    position: position({ rows: ['1210', '0332'], roll: 6 }),
    seed: 'cheese',
    solved: { type: 'laidOut', seat: 0, pile: 4 },
    solution: ['o4'],
  },
  {
    id: 'home',
    title: { en: 'Send Ben home', nl: 'Stuur Ben terug', de: 'Schick Ben zurück' },
    goal: {
      en: 'Ben’s pile 2 is three cards high, and yours is one. You have a 4. **Make your pile 2 as high as his.**',
      nl: 'Stapel 2 van Ben is drie kaarten hoog, de jouwe één. Je hebt een 4. **Maak jouw stapel 2 even hoog als die van hem.**',
      de: 'Bens Stapel 2 ist drei Karten hoch, deiner eine. Du hast eine 4. **Mach deinen Stapel 2 so hoch wie seinen.**',
    },
    why: {
      en: 'Equal height, same number: his three cards go back, and he has to open pile 2 again. The same can happen to you whenever somebody ends up exactly as high as you.',
      nl: 'Even hoog, zelfde nummer: zijn drie kaarten gaan terug, en hij moet stapel 2 opnieuw openen. Dat kan jou ook gebeuren, zodra iemand precies even hoog uitkomt als jij.',
      de: 'Gleich hoch, gleiche Nummer: Seine drei Karten gehen zurück, und er muss Stapel 2 neu öffnen. Das kann dir auch passieren, sobald jemand genau auf deiner Höhe landet.',
    },
    missed: [
      {
        event: { type: 'laidOut' },
        note: {
          en: 'That cost Ben a single card. Losing pile 2 would cost him three.',
          nl: 'Dat kost Ben maar één kaart. Stapel 2 kost hem er drie.',
          de: 'Das kostet Ben nur eine Karte. Stapel 2 würde ihn drei kosten.',
        },
      },
      {
        event: { type: 'added' },
        note: {
          en: 'Your pile 2 has not reached three cards, so Ben’s stays where it is.',
          nl: 'Jouw stapel 2 telt nog geen drie kaarten, dus die van Ben blijft liggen.',
          de: 'Dein Stapel 2 hat noch keine drei Karten, also bleibt Bens Stapel liegen.',
        },
      },
    ],
    position: position({ rows: ['2110', '0301'], roll: 4 }),
    solved: { type: 'captured', seat: 0, from: 1, pile: 2 },
    solution: ['+2+2'],
  },
  {
    id: 'safe',
    title: { en: 'Into safety', nl: 'In veiligheid', de: 'In Sicherheit' },
    goal: {
      en: 'Your pile 3 has five cards, and Ben is right behind it with four: a 3 would be enough for him. You have a 3 yourself. **Get your pile out of danger.**',
      nl: 'Op jouw stapel 3 liggen vijf kaarten, en Ben zit er met vier vlak achter: aan een 3 heeft hij genoeg. Je hebt zelf een 3. **Breng je stapel in veiligheid.**',
      de: 'Auf deinem Stapel 3 liegen fünf Karten, und Ben ist mit vieren dicht dahinter: Eine 3 würde ihm reichen. Du hast selbst eine 3. **Bring deinen Stapel in Sicherheit.**',
    },
    why: {
      en: 'A pile with all six cards is full, and safe for the rest of the game. Nobody can send it home now.',
      nl: 'Een stapel met alle zes de kaarten is vol, en veilig voor de rest van het spel. Niemand kan hem nog terugsturen.',
      de: 'Ein Stapel mit allen sechs Karten ist voll und für den Rest des Spiels sicher. Niemand kann ihn mehr zurückschicken.',
    },
    missed: [
      {
        event: { type: 'added' },
        note: {
          en: 'Your pile 3 still has five cards, and a 3 still brings Ben level with it.',
          nl: 'Op je stapel 3 liggen er nog steeds vijf, en met een 3 komt Ben even hoog.',
          de: 'Auf deinem Stapel 3 liegen noch immer fünf, und mit einer 3 ist Ben gleichauf.',
        },
      },
    ],
    position: position({ rows: ['2350', '0240'], roll: 3 }),
    solved: { type: 'full', seat: 0, pile: 3 },
    solution: ['+3'],
  },
  {
    id: 'win',
    title: { en: 'The last cards', nl: 'De laatste kaarten', de: 'Die letzten Karten' },
    goal: {
      en: 'Three piles are full, and pile 2 needs two more cards. You have a 4. **Win the game.**',
      nl: 'Drie stapels zijn vol, en op stapel 2 ontbreken er nog twee. Je hebt een 4. **Win het spel.**',
      de: 'Drei Stapel sind voll, und auf Stapel 2 fehlen zwei Karten. Du hast eine 4. **Gewinn das Spiel.**',
    },
    why: {
      en: 'Four full piles: the game is won at once. A 3 or a 5 would have been no use here: the sum must be exact, even for the last card.',
      nl: 'Vier volle stapels: het spel is meteen gewonnen. Aan een 3 of een 5 had je hier niets gehad, want de som moet tot de laatste kaart precies kloppen.',
      de: 'Vier volle Stapel: Das Spiel ist sofort gewonnen. Eine 3 oder 5 hätte hier nichts genützt, denn die Summe muss bis zur letzten Karte genau stimmen.',
    },
    position: position({ rows: ['6466', '4351'], roll: 4 }),
    solved: { type: 'over', winners: [0] },
    solution: ['+2+2'],
  },
];
