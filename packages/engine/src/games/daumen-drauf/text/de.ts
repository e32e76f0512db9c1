import { de as table } from '../../../core/text/de.ts';
import { counted } from '../../../core/text/plural.ts';
import { type Cast, enumerate, type GameText, scoreList, who, whom } from '../../../core/text/types.ts';
import type { Colour } from '../cards.ts';
import type { DaumenDrauf, View } from '../index.ts';
import { canRaise, highestIn, parryingCard, snakeWords } from './snakes.ts';

const inColour: { readonly [C in Colour]: string } = { yellow: 'Gelb', green: 'Grün', black: 'Schwarz' };
const { kind, face, card, cards, eitherCard, byKind } = snakeWords({
  colours: { yellow: 'gelbe', green: 'grüne', black: 'schwarze' },
  harmless: 'harmlose',
  poisonous: 'giftige',
  and: 'und',
  or: 'oder',
});

const points = (count: number): string => counted('de', count, 'Punkt', 'Punkten');
const cardCount = (count: number): string => counted('de', count, 'Karte', 'Karten');
const listCards = (cardNumbers: readonly number[]): string =>
  enumerate(
    cardNumbers.map((value) => `die ${card(value)}`),
    'und',
  );
const stockLeft = (count: number): string =>
  count === 0 ? 'Der Stapel ist leer.' : `Im Stapel: ${cardCount(count)}.`;
const suggestInstead = (higher: readonly number[]): string =>
  higher.length === 0 ? 'Du hast nichts Höheres, also passe.' : `Zeigen kannst du: ${eitherCard(higher)}.`;

export const de: GameText<DaumenDrauf> = {
  name: 'Daumen drauf',
  pitch: 'Zeig deine Schlange, halte den Giftzahn zu und lass die anderen raten, was sie da gewinnen.',
  breath: {
    label: 'Pause nach jeder Karte',
    hint: 'So lange bleibt eine gezeigte Karte liegen, damit beim Parieren nicht die schnellere Verbindung entscheidet.',
    now: 'Eine kurze Pause, damit alle die Karte sehen.',
  },
  rules: {
    'DD-1': 'Schlangen in drei Farben, jede mit Zwilling',
    'DD-2': 'Das Geben und der Beginn',
    'DD-3': 'Wie viele Runden',
    'DD-4': 'Schlange zeigen, Giftzahn verdecken',
    'DD-5': 'Wer beginnt, zeigt; die anderen gehen höher oder passen',
    'DD-6': 'Was höher ist',
    'DD-7': 'Passen gilt nur für einen Zug',
    'DD-8': 'Wer noch einmal erhöht, deckt die frühere Karte auf',
    'DD-9': 'Wer den Stich gewinnt und was darin lag',
    'DD-10': 'Parieren mit dem Zwilling',
    'DD-11': 'Wieder auf fünf Karten',
    'DD-12': 'Ohne Karten beginnt man keinen Stich',
    'DD-13': 'Wann eine Runde endet',
    'DD-14': 'Karten, die übrig bleiben',
    'DD-15': 'Was Schlangen zählen',
    'DD-16': 'Wer das Spiel gewinnt',
    'DD-17': 'Gewonnene Karten ansehen',
  },
  options: {
    rounds: {
      label: 'Runden',
      value: (value) => (value === 'players' ? 'so viele wie Spieler' : String(value)),
    },
    firstLeader: {
      label: 'Wer die erste Runde beginnt',
      value: (value, cast) => (value === 'random' ? 'ausgelost' : whom(cast, value, 'du')),
    },
    parry: {
      label: 'Parieren',
      value: (value) => (value === 'anytime' ? 'jederzeit' : 'nur wenn du an der Reihe bist'),
    },
    openWins: {
      label: 'Gewonnene Karten',
      value: (value) => (value === 'off' ? 'bleiben verdeckt' : 'für alle einsehbar'),
    },
  },
  presets: {
    'first-game': {
      name: 'Erstes Spiel',
      about: 'Eine Runde, in der gewonnene Karten einsehbar sind: Man muss sich nichts merken.',
    },
    classic: { name: 'Klassisch', about: 'So viele Runden wie Spieler, wie in der Anleitung.' },
    calm: { name: 'Gemütlich', about: 'Pariert wird nur, wenn man dran ist: Tempo zählt nicht.' },
    'long-evening': { name: 'Langer Abend', about: 'Zehn Runden: Das Glück gleicht sich aus.' },
  },
  events: {
    leader: ({ seat }, cast) => `${who(cast, seat, 'Du beginnst', 'beginnt')} die erste Runde.`,
    dealt: ({ round, leader, stock }, cast) =>
      `Runde ${round + 1}: fünf Karten für jeden, ${stock} im Stapel. ${who(cast, leader, 'Du beginnst', 'beginnt')}.`,
    opened: ({ seat, card: value }, cast) =>
      `${who(cast, seat, 'Du deckst deine', 'deckt die')} frühere Karte auf: ${card(value)}.`,
    shown: ({ seat, rule, ...shown }, cast) =>
      rule === 'DD-5'
        ? `${who(cast, seat, 'Du beginnst und zeigst', 'beginnt und zeigt')} eine ${face(shown)}.`
        : `${who(cast, seat, 'Du erhöhst', 'erhöht')} auf eine ${face(shown)}.`,
    passed: ({ seat, rule }, cast) =>
      rule === 'DD-7'
        ? `${who(cast, seat, 'Du hast keine Karten mehr und passt', 'hat keine Karten mehr und passt')}.`
        : `${who(cast, seat, 'Du passt', 'passt')}.`,
    parried: ({ seat, card: value }, cast) =>
      `${who(cast, seat, 'Du parierst', 'pariert')} mit dem Zwilling: ${card(value)}.`,
    trick: ({ winner, cards: laidCards }, cast) =>
      `${who(cast, winner, 'Du gewinnst', 'gewinnt')} den Stich: ${cards(laidCards.map((played) => played.card))}.`,
    taken: ({ winner, count }, cast) =>
      `${who(cast, winner, 'Du gewinnst', 'gewinnt')} den Stich: ${cardCount(count)}.`,
    refilled: ({ drawn, stock }, cast) => {
      const takers = drawn.flatMap((count, seat) =>
        count > 0 ? [`${who(cast, seat, 'du ziehst', 'zieht')} ${count}`] : [],
      );
      return `Nachziehen: ${enumerate(takers, 'und')}. ${stockLeft(stock)}`;
    },
    lead: ({ winner, leader }, cast) =>
      `${who(cast, winner, 'Du hast', 'hat')} keine Karten mehr, also ${
        cast.you === leader ? 'beginnst du' : `beginnt ${whom(cast, leader, 'du')}`
      }.`,
    lastHand: ({ seat, cards: cardsLeft }, cast) =>
      seat === null
        ? 'Die Runde ist aus: Niemand hat mehr eine Karte.'
        : `Die Runde ist aus: ${who(cast, seat, 'Du behältst', 'behält')} ${listCards(cardsLeft)}, minus ${cardsLeft.length}.`,
    scored: ({ round, scores, harmless, poisonous }, cast) =>
      `Runde ${round + 1} bringt: ${scores
        .map(
          (score, seat) =>
            `${whom(cast, seat, 'du')} ${score} (${harmless[seat]} harmlos, ${poisonous[seat]} giftig)`,
        )
        .join(', ')}.`,
    over: ({ winners, totals }, cast) => table.result(winners, points(totals[winners[0]!]!), cast),
  },
  refusals: {
    'not-your-turn': ({ turn }, cast) => `${who(cast, turn, 'Du bist', 'ist')} an der Reihe.`,
    'not-in-hand': ({ card: value }) => `Du hast die ${card(value)} nicht auf der Hand.`,
    'leader-must-show': () => 'Du beginnst den Stich, also musst du eine Karte zeigen.',
    'too-low': ({ highest, cards: higher }) =>
      `Über die ${face(highest)} geht nur eine höhere Zahl oder eine neue Farbe. ${suggestInstead(higher)}`,
    'dead-colour': ({ colour, highest, cards: higher }) =>
      `${inColour[colour]} ist schon überboten, jetzt zählt die ${face(highest)}. ${suggestInstead(higher)}`,
    'twin-parries': ({ card: value }) => `Die ${card(value)} ist der Zwilling: Damit kannst du nur parieren.`,
    'nothing-to-parry': () => 'Noch gibt es nichts zu parieren.',
    'own-card': () => 'Die höchste Karte ist deine eigene, und die pariert man nicht.',
    'parry-in-turn': ({ turn }, cast) =>
      `An diesem Tisch parierst du nur, wenn du an der Reihe bist, und das ${
        cast.you === turn ? 'bist du jetzt' : `ist jetzt ${whom(cast, turn, 'du')}`
      }.`,
    'no-twin': ({ highest }) => `Zum Parieren brauchst du den Zwilling, die andere ${face(highest)}.`,
  },
  move(move, view) {
    if (move.type === 'show') return `Die ${card(move.card)} zeigen`;
    if (move.type === 'pass') return 'Passen';
    const twin = parryingCard(view);
    return twin === undefined ? 'Parieren' : `Parieren: ${card(twin)}`;
  },
  ask(view, cast) {
    if (view.phase === 'over') return 'Das Spiel ist zu Ende.';
    if (view.turn === null) return 'Die Karten werden gegeben.';
    const highest = highestIn(view);
    const parry = view.mayParry ? ' Du hast den Zwilling: Du kannst parieren.' : '';
    if (view.turn !== cast.you) return `${whom(cast, view.turn, 'du')} ist an der Reihe.${parry}`;
    if (!highest) return 'Du beginnst: Zeig eine beliebige Karte.';
    return canRaise(view)
      ? `Geh über die ${face(highest)} oder passe.${parry}`
      : `Du hast nichts Höheres als die ${face(highest)}: Passe${view.mayParry ? ' oder pariere mit dem Zwilling' : ''}.`;
  },
  table: (view, cast) => [
    ...trickLines(view, cast),
    ...(view.phase === 'trick' ? [stockLeft(view.stock)] : []),
    ...view.handCounts.map(
      (count, seat) =>
        `${who(cast, seat, 'Du hast', 'hat')} ${cardCount(count)} auf der Hand; gewonnen: ${cardCount(
          view.wonCounts[seat]!,
        )}.`,
    ),
    ...(view.won ?? []).flatMap((won, seat) =>
      won.length === 0 ? [] : [`Gewonnen von ${whom(cast, seat, 'dir')}: ${byKind(won)}.`],
    ),
    ...(view.lastHand
      ? [
          `${who(cast, view.lastHand.seat, 'Du hast', 'hat')} noch auf der Hand: ${cards(view.lastHand.cards)}.`,
        ]
      : []),
  ],
  hand: (view) => (view.hand.length === 0 ? [] : [`Deine Hand: ${cards(view.hand)}.`]),
  scores: (view, cast) => [
    ...view.scores.map((scores, round) => `Runde ${round + 1}: ${scoreList(scores, cast, 'du')}.`),
    `Gesamt: ${scoreList(view.totals, cast, 'du')}.`,
  ],
  score: points,
};

/** The open trick, or the last one while players may look at it. */
function trickLines(view: View, cast: Cast): string[] {
  if (view.trick.length > 0) {
    const shown = view.trick.map(({ seat, poisonous, open, ...snakeFace }) => {
      const thumb = open ? 'offen' : 'Daumen drauf';
      const snake = poisonous === null ? face(snakeFace) : `${kind(poisonous)} ${face(snakeFace)}`;
      return `${snake} von ${whom(cast, seat, 'dir')} (${thumb})`;
    });
    return [`Im Stich: ${shown.join(', ')}.`];
  }
  const { lastTrick } = view;
  if (!lastTrick) return ['Noch ist keine Karte gezeigt.'];
  const laidCards = lastTrick.cards.map(
    (played) => `${card(played.card)} von ${whom(cast, played.seat, 'dir')}`,
  );
  return [`Der letzte Stich, gewonnen von ${whom(cast, lastTrick.winner, 'dir')}: ${laidCards.join(', ')}.`];
}
