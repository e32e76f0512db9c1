import { de as table } from '../../../core/text/de.ts';
import { counted } from '../../../core/text/plural.ts';
import { type GameText, scoreList, who, whom } from '../../../core/text/types.ts';
import { type Colour, colourName, colourOf } from '../cards.ts';
import type { DavidGoliath } from '../index.ts';
import { cardWords, scoresSoFar } from './cards.ts';

export const colourNames: { readonly [C in Colour]: string } = {
  red: 'Rot',
  yellow: 'Gelb',
  green: 'Grün',
  blue: 'Blau',
  purple: 'Lila',
};
const { card, cards, eitherCard, byColour } = cardWords(colourNames, 'und', 'oder');

const points = (count: number): string => counted('de', count, 'Punkt', 'Punkten');

export const de: GameText<DavidGoliath> = {
  name: 'David & Goliath',
  pitch: 'Ein Stichspiel, in dem die kleinste Maus mit der dicksten durchbrennt.',
  rules: {
    'DG-1': 'Karten und Geben',
    'DG-2': 'Wie viele Durchgänge',
    'DG-3': 'Wer gibt und wer ausspielt',
    'DG-4': 'Jeder eine Karte, im Uhrzeigersinn',
    'DG-5': 'Farbe bedienen, wenn du kannst',
    'DG-6': 'Die höchste Karte',
    'DG-7': 'Die niedrigste Karte',
    'DG-8': 'Wenn alle Karten gleich hoch sind',
    'DG-9': 'Wer was bekommt',
    'DG-10': 'Gewonnenes liegt offen, Handkarten nicht',
    'DG-11': 'Zwei Karten zählen, drei sind zu viel',
    'DG-12': 'Wer das Spiel gewinnt',
  },
  options: {
    deals: {
      label: 'Durchgänge',
      value: (value) => (value === 'players' ? 'so viele wie Spieler' : String(value)),
    },
    firstDealer: {
      label: 'Erster Geber',
      value: (value, cast) => (value === 'random' ? 'ausgelost' : whom(cast, value, 'du')),
    },
  },
  presets: {
    'first-game': { name: 'Erstes Spiel', about: 'Ein Durchgang, um die Mäuse kennenzulernen.' },
    classic: { name: 'Klassisch', about: 'So viele Durchgänge wie Spieler, wie in der Anleitung.' },
    short: { name: 'Kurz', about: 'Zwei Durchgänge.' },
    'long-evening': { name: 'Langer Abend', about: 'Zehn Durchgänge: Das Glück gleicht sich aus.' },
  },
  events: {
    dealer: ({ seat }, cast) => `${who(cast, seat, 'Du mischst und gibst', 'mischt und gibt')} die Karten.`,
    dealt: ({ deal, leader }, cast) =>
      `Durchgang ${deal + 1}: 15 Karten für jeden. ${who(cast, leader, 'Du spielst', 'spielt')} aus.`,
    played: ({ seat, card: value, followed }, cast) =>
      `${who(cast, seat, 'Du spielst', 'spielt')} ${card(value)}${
        followed ? '' : cast.you === seat ? ' und kannst nicht bedienen' : ' und kann nicht bedienen'
      }.`,
    trick: ({ highest, lowest, rest }, cast) =>
      `${who(cast, lowest.seat, 'Du hast', 'hat')} die niedrigste, ${card(lowest.card)}, und ${
        cast.you === lowest.seat ? 'bekommst' : 'bekommt'
      } die höchste, ${card(highest.card)}. ${who(cast, highest.seat, 'Du bekommst', 'bekommt')} ${cards(rest)} und ${
        cast.you === highest.seat ? 'spielst' : 'spielt'
      } aus.`,
    scored: ({ deal, scores }, cast) => `Durchgang ${deal + 1} bringt: ${scoreList(scores, cast, 'du')}.`,
    over: ({ winners, totals }, cast) => table.result(winners, points(totals[winners[0]!]!), cast),
  },
  refusals: {
    'not-your-turn': ({ turn }, cast) => `${who(cast, turn, 'Du bist', 'ist')} an der Reihe.`,
    'not-in-hand': ({ card: value }) => `Du hast ${card(value)} nicht auf der Hand.`,
    follow: ({ colour, cards: allowed }) =>
      `Du hast ${colourNames[colour]} und musst bedienen: ${eitherCard(allowed)}.`,
  },
  move: (move) => `${card(move.card)} spielen`,
  ask(view, cast) {
    if (view.phase === 'over') return 'Das Spiel ist zu Ende.';
    if (view.turn === null) return 'Die Karten werden gegeben.';
    const lead = view.trick[0];
    if (view.turn !== cast.you) return `${whom(cast, view.turn, 'du')} ist an der Reihe.`;
    if (!lead) return 'Du spielst aus: eine beliebige Karte.';
    const colour = colourNames[colourName(lead.card)];
    const canFollow = view.hand.some((inHand) => colourOf(inHand) === colourOf(lead.card));
    return canFollow ? `Bediene ${colour}.` : `Du hast kein ${colour}: Spiel eine beliebige Karte.`;
  },
  table: (view, cast) => [
    view.trick.length === 0
      ? 'Im Stich liegt noch keine Karte.'
      : `Im Stich: ${view.trick
          .map(({ seat, card: value }) => `${card(value)} von ${whom(cast, seat, 'dir')}`)
          .join(', ')}.`,
    ...view.won.map((won, seat) => {
      const playerHas = who(cast, seat, 'Du hast', 'hat');
      return won.length === 0
        ? `${playerHas} noch nichts gewonnen.`
        : `${playerHas} gewonnen: ${byColour(won)}.`;
    }),
  ],
  hand: (view) => (view.hand.length === 0 ? [] : [`Deine Hand: ${byColour(view.hand)}.`]),
  scores(view, cast) {
    const currentScores = scoresSoFar(view);
    return [
      ...view.scores.map((scores, deal) => `Durchgang ${deal + 1}: ${scoreList(scores, cast, 'du')}.`),
      ...(currentScores ? [`Dieser Durchgang bisher: ${scoreList(currentScores, cast, 'du')}.`] : []),
      `Gesamt: ${scoreList(
        view.totals.map((total, seat) => total + (currentScores?.[seat] ?? 0)),
        cast,
        'du',
      )}.`,
    ];
  },
  score: points,
};
