/** All texts of the game. A missing sentence is a type error. */
import {
  counted,
  enumerate,
  type GameText,
  type GameTexts,
  tableText,
  who,
  whom,
} from '@cheeseboard/engine/text';
import type { CheeseAuction } from '../index.ts';

const points = (count: number): string => counted('en', count, 'point', 'points');
const punten = (count: number): string => counted('nl', count, 'punt', 'punten');
const punkte = (count: number): string => counted('de', count, 'Punkt', 'Punkte');

const en: GameText<CheeseAuction> = {
  name: 'Cheese auction',
  pitch: 'Seven cheeses, seven bids: pay a lot for the best ones, or leave them to the others.',
  rules: {
    'CA-1': 'Seven cheeses, one by one',
    'CA-2': 'Bid face down, each bid once',
    'CA-3': 'The highest bid takes the cheese',
    'CA-4': 'When the highest bid is tied',
    'CA-5': 'Who wins',
  },
  options: {
    ties: {
      label: 'Tied bids',
      value: (value) => (value === 'aside' ? 'nobody gets the cheese' : 'it is added to the next'),
    },
  },
  events: {
    offered: ({ cheese, worth }) =>
      worth === cheese
        ? `The cheese worth ${cheese} comes up.`
        : `The cheese worth ${cheese} comes up; with the leftovers, it is worth ${worth}.`,
    laid: ({ seat }, cast) => `${who(cast, seat, 'You place', 'places')} a bid.`,
    sold: ({ seat, worth, bids }, cast) =>
      `${who(cast, seat, 'You bid', 'bids')} ${bids[seat]} and ${cast.you === seat ? 'take' : 'takes'} ${worth}.`,
    tied: ({ bids }) => `${Math.max(...bids)} is bid more than once: nobody gets the cheese.`,
    over: ({ winners, scores }, cast) => tableText.en.result(winners, points(scores[winners[0]!]!), cast),
  },
  refusals: {
    'has-bid': () => 'You have placed your bid. Now the others bid.',
    used: ({ bid, left }) =>
      `You have used your ${bid}. You have ${enumerate(left.map(String), 'and')} left.`,
  },
  move: ({ bid }) => `Bid ${bid}`,
  ask: (view, cast) => {
    if (view.phase === 'over') return 'The auction is over.';
    if (view.phase === 'shuffle') return 'The cheeses are being shuffled.';
    const you = cast.you !== null && !view.laid[cast.you];
    return you
      ? `Bid for the cheese worth ${view.cheeses.at(-1)}.`
      : `Waiting for ${waitingNames(view.laid, cast.names)}.`;
  },
  table: (view) => [
    `The cheese worth ${view.cheeses.at(-1) ?? 'nothing'} is up.`,
    `Gone: ${view.cheeses.slice(0, -1).join(', ') || 'none'}.`,
  ],
  hand: (view) => (view.viewer === 'spectator' ? [] : [`Your bids: ${view.hand.join(', ') || 'none'}.`]),
  scores: (view, cast) => view.scores.map((score, seat) => `${whom(cast, seat, 'You')}: ${points(score)}.`),
  score: points,
};

const nl: GameText<CheeseAuction> = {
  name: 'Kaasveiling',
  pitch: 'Zeven kazen, zeven biedingen: betaal veel voor de beste, of laat ze aan de anderen.',
  rules: {
    'CA-1': 'Zeven kazen, één voor één',
    'CA-2': 'Leg een bod dicht neer; elk bod mag één keer',
    'CA-3': 'Het hoogste bod krijgt de kaas',
    'CA-4': 'Als het hoogste bod meer dan eens voorkomt',
    'CA-5': 'Wie wint',
  },
  options: {
    ties: {
      label: 'Gelijk bod',
      value: (value) => (value === 'aside' ? 'niemand krijgt de kaas' : 'de kaas gaat mee naar de volgende'),
    },
  },
  events: {
    offered: ({ cheese, worth }) =>
      worth === cheese
        ? `De kaas van ${cheese} wordt geveild.`
        : `De kaas van ${cheese} wordt geveild; samen met wat er nog ligt, is hij ${worth} waard.`,
    laid: ({ seat }, cast) => `${who(cast, seat, 'Je legt', 'legt')} een bod neer.`,
    sold: ({ seat, worth, bids }, cast) =>
      `${who(cast, seat, 'Je biedt', 'biedt')} ${bids[seat]} en krijgt ${worth}.`,
    tied: ({ bids }) => `${Math.max(...bids)} is meer dan één keer geboden: niemand krijgt de kaas.`,
    over: ({ winners, scores }, cast) => tableText.nl.result(winners, punten(scores[winners[0]!]!), cast),
  },
  refusals: {
    'has-bid': () => 'Je bod ligt er al. Nu de anderen.',
    used: ({ bid, left }) => `Je ${bid} is op. Je hebt nog ${enumerate(left.map(String), 'en')}.`,
  },
  move: ({ bid }) => `Bied ${bid}`,
  ask: (view, cast) => {
    if (view.phase === 'over') return 'De veiling is voorbij.';
    if (view.phase === 'shuffle') return 'De kazen worden geschud.';
    const you = cast.you !== null && !view.laid[cast.you];
    return you
      ? `Bied op de kaas van ${view.cheeses.at(-1)}.`
      : `Wachten op ${waitingNames(view.laid, cast.names)}.`;
  },
  table: (view) => [
    `De kaas van ${view.cheeses.at(-1) ?? 'niets'} wordt geveild.`,
    `Weg: ${view.cheeses.slice(0, -1).join(', ') || 'geen'}.`,
  ],
  hand: (view) => (view.viewer === 'spectator' ? [] : [`Je biedingen: ${view.hand.join(', ') || 'geen'}.`]),
  scores: (view, cast) => view.scores.map((score, seat) => `${whom(cast, seat, 'Jij')}: ${punten(score)}.`),
  score: punten,
};

const de: GameText<CheeseAuction> = {
  name: 'Käseauktion',
  pitch: 'Sieben Käse, sieben Gebote: Zahl viel für die besten oder überlass sie den anderen.',
  rules: {
    'CA-1': 'Sieben Käse, einer nach dem anderen',
    'CA-2': 'Verdeckt bieten, jedes Gebot einmal',
    'CA-3': 'Das höchste Gebot bekommt den Käse',
    'CA-4': 'Wenn mehrere gleich hoch bieten',
    'CA-5': 'Wer gewinnt',
  },
  options: {
    ties: {
      label: 'Gleiche Gebote',
      value: (value) => (value === 'aside' ? 'niemand bekommt den Käse' : 'er kommt zum nächsten dazu'),
    },
  },
  events: {
    offered: ({ cheese, worth }) =>
      worth === cheese
        ? `Der ${cheese}er-Käse kommt dran.`
        : `Der ${cheese}er-Käse kommt dran; mit dem Käse, der noch daliegt, ist er ${worth} wert.`,
    laid: ({ seat }, cast) => `${who(cast, seat, 'Du gibst', 'gibt')} ein Gebot ab.`,
    sold: ({ seat, worth, bids }, cast) =>
      `${who(cast, seat, 'Du bietest', 'bietet')} ${bids[seat]} und ${cast.you === seat ? 'bekommst' : 'bekommt'} ${worth}.`,
    tied: ({ bids }) => `${Math.max(...bids)} wurde mehrmals geboten: Niemand bekommt den Käse.`,
    over: ({ winners, scores }, cast) => tableText.de.result(winners, punkte(scores[winners[0]!]!), cast),
  },
  refusals: {
    'has-bid': () => 'Dein Gebot liegt schon. Jetzt bieten die anderen.',
    used: ({ bid, left }) =>
      `Deine ${bid} hast du schon geboten. Du hast noch ${enumerate(left.map(String), 'und')}.`,
  },
  move: ({ bid }) => `${bid} bieten`,
  ask: (view, cast) => {
    if (view.phase === 'over') return 'Die Auktion ist vorbei.';
    if (view.phase === 'shuffle') return 'Die Käse werden gemischt.';
    const you = cast.you !== null && !view.laid[cast.you];
    return you
      ? `Biete auf den ${view.cheeses.at(-1)}er-Käse.`
      : `Wir warten auf ${waitingNames(view.laid, cast.names)}.`;
  },
  table: (view) => [
    view.cheeses.length === 0 ? 'Noch ist kein Käse dran.' : `Der ${view.cheeses.at(-1)}er-Käse ist dran.`,
    `Schon weg: ${view.cheeses.slice(0, -1).join(', ') || 'keiner'}.`,
  ],
  hand: (view) => (view.viewer === 'spectator' ? [] : [`Deine Gebote: ${view.hand.join(', ') || 'keine'}.`]),
  scores: (view, cast) => view.scores.map((score, seat) => `${whom(cast, seat, 'Du')}: ${punkte(score)}.`),
  score: punkte,
};

const waitingNames = (hasBid: readonly boolean[], names: readonly string[]): string =>
  hasBid.flatMap((isLaid, seat) => (isLaid ? [] : [names[seat] ?? String(seat + 1)])).join(', ');

export const cheeseAuctionText: GameTexts<CheeseAuction> = { en, nl, de };
