import { nl as table } from '../../../core/text/nl.ts';
import { counted } from '../../../core/text/plural.ts';
import { type GameText, scoreList, who, whom } from '../../../core/text/types.ts';
import { type Colour, colourName, colourOf } from '../cards.ts';
import type { DavidGoliath } from '../index.ts';
import { cardWords, scoresSoFar } from './cards.ts';

export const colourNames: { readonly [C in Colour]: string } = {
  red: 'rood',
  yellow: 'geel',
  green: 'groen',
  blue: 'blauw',
  purple: 'paars',
};
const { card, cards, eitherCard, byColour } = cardWords(colourNames, 'en', 'of');

const points = (count: number): string => counted('nl', count, 'punt', 'punten');

export const nl: GameText<DavidGoliath> = {
  name: 'David & Goliath',
  pitch: 'Een slagenspel waarin de kleinste muis er met de dikste vandoor gaat.',
  rules: {
    'DG-1': 'Kaarten en delen',
    'DG-2': 'Hoeveel rondes',
    'DG-3': 'Wie deelt en wie uitkomt',
    'DG-4': 'Ieder één kaart, met de klok mee',
    'DG-5': 'Kleur bekennen als je kunt',
    'DG-6': 'De hoogste kaart',
    'DG-7': 'De laagste kaart',
    'DG-8': 'Als alle kaarten gelijk zijn',
    'DG-9': 'Wie wat krijgt',
    'DG-10': 'Gewonnen kaarten liggen open, handen niet',
    'DG-11': 'Twee kaarten tellen, drie is te veel',
    'DG-12': 'Wie het spel wint',
  },
  options: {
    deals: {
      label: 'Rondes',
      value: (value) => (value === 'players' ? 'evenveel als spelers' : String(value)),
    },
    firstDealer: {
      label: 'Eerste deler',
      value: (value, cast) => (value === 'random' ? 'door loting' : whom(cast, value, 'jij')),
    },
  },
  presets: {
    'first-game': { name: 'Eerste spel', about: 'Eén ronde, om de muizen te leren kennen.' },
    classic: { name: 'Klassiek', about: 'Evenveel rondes als spelers, zoals in de spelregels.' },
    short: { name: 'Kort', about: 'Twee rondes.' },
    'long-evening': { name: 'Lange avond', about: 'Tien rondes: zo wordt het geluk eerlijk verdeeld.' },
  },
  events: {
    dealer: ({ seat }, cast) => `${who(cast, seat, 'Jij deelt', 'deelt')} als eerste.`,
    dealt: ({ deal, leader }, cast) =>
      `Ronde ${deal + 1}: ieder 15 kaarten. ${who(cast, leader, 'Jij komt uit', 'komt uit')}.`,
    played: ({ seat, card: value, followed }, cast) =>
      `${who(cast, seat, 'Jij speelt', 'speelt')} ${card(value)}${
        followed ? '' : cast.you === seat ? ' en kunt niet bekennen' : ' en kan niet bekennen'
      }.`,
    trick: ({ highest, lowest, rest }, cast) =>
      `${who(cast, lowest.seat, 'Jij hebt', 'heeft')} de laagste, ${card(lowest.card)}, en krijgt de hoogste, ${card(
        highest.card,
      )}. ${who(cast, highest.seat, 'Jij krijgt', 'krijgt')} ${cards(rest)} en komt uit.`,
    scored: ({ deal, scores }, cast) => `Ronde ${deal + 1} levert op: ${scoreList(scores, cast, 'jij')}.`,
    over: ({ winners, totals }, cast) => table.result(winners, points(totals[winners[0]!]!), cast),
  },
  refusals: {
    'not-your-turn': ({ turn }, cast) => `${who(cast, turn, 'Jij bent', 'is')} aan de beurt.`,
    'not-in-hand': ({ card: value }) => `Je hebt ${card(value)} niet in je hand.`,
    follow: ({ colour, cards: allowed }) =>
      `Je hebt ${colourNames[colour]} en moet dus bekennen: ${eitherCard(allowed)}.`,
  },
  move: (move) => `Speel ${card(move.card)}`,
  ask(view, cast) {
    if (view.phase === 'over') return 'Het spel is uit.';
    if (view.turn === null) return 'De kaarten worden gedeeld.';
    const lead = view.trick[0];
    if (view.turn !== cast.you) return `${whom(cast, view.turn, 'jij')} is aan de beurt.`;
    if (!lead) return 'Jij komt uit: speel een kaart naar keuze.';
    const colour = colourNames[colourName(lead.card)];
    const canFollow = view.hand.some((inHand) => colourOf(inHand) === colourOf(lead.card));
    return canFollow ? `Beken ${colour}.` : `Je hebt geen ${colour}: speel een kaart naar keuze.`;
  },
  table: (view, cast) => [
    view.trick.length === 0
      ? 'Er ligt nog geen kaart in de slag.'
      : `In de slag: ${view.trick
          .map(({ seat, card: value }) => `${card(value)} van ${whom(cast, seat, 'jou')}`)
          .join(', ')}.`,
    ...view.won.map((won, seat) => {
      const playerHas = who(cast, seat, 'Jij hebt', 'heeft');
      return won.length === 0
        ? `${playerHas} nog niets gewonnen.`
        : `${playerHas} gewonnen: ${byColour(won)}.`;
    }),
  ],
  hand: (view) => (view.hand.length === 0 ? [] : [`Je hand: ${byColour(view.hand)}.`]),
  scores(view, cast) {
    const currentScores = scoresSoFar(view);
    return [
      ...view.scores.map((scores, deal) => `Ronde ${deal + 1}: ${scoreList(scores, cast, 'jij')}.`),
      ...(currentScores ? [`Deze ronde tot nu toe: ${scoreList(currentScores, cast, 'jij')}.`] : []),
      `Totaal: ${scoreList(
        view.totals.map((total, seat) => total + (currentScores?.[seat] ?? 0)),
        cast,
        'jij',
      )}.`,
    ];
  },
  score: points,
};
