import { nl as table } from '../../../core/text/nl.ts';
import { counted } from '../../../core/text/plural.ts';
import { type Cast, enumerate, type GameText, scoreList, who, whom } from '../../../core/text/types.ts';
import type { Colour } from '../cards.ts';
import type { DaumenDrauf, View } from '../index.ts';
import { canRaise, highestIn, parryingCard, snakeWords } from './snakes.ts';

const inColour: { readonly [C in Colour]: string } = { yellow: 'Geel', green: 'Groen', black: 'Zwart' };
const { kind, face, card, cards, eitherCard, byKind } = snakeWords({
  colours: { yellow: 'gele', green: 'groene', black: 'zwarte' },
  harmless: 'ongiftige',
  poisonous: 'giftige',
  and: 'en',
  or: 'of',
});

const points = (count: number): string => counted('nl', count, 'punt', 'punten');
const cardCount = (count: number): string => counted('nl', count, 'kaart', 'kaarten');
const listCards = (cardNumbers: readonly number[]): string =>
  enumerate(
    cardNumbers.map((value) => `de ${card(value)}`),
    'en',
  );
const stockLeft = (count: number): string =>
  count === 0 ? 'De stapel is op.' : `Op de stapel: ${cardCount(count)}.`;
const suggestInstead = (higher: readonly number[]): string =>
  higher.length === 0 ? 'Je hebt niets hogers, dus pas.' : `Je kunt tonen: ${eitherCard(higher)}.`;

export const nl: GameText<DaumenDrauf> = {
  name: 'Daumen drauf',
  pitch: 'Laat je slang zien, hou je duim op de giftand en laat de rest raden wat er te winnen valt.',
  breath: {
    label: 'Pauze na elke kaart',
    hint: 'Zo lang blijft een getoonde kaart liggen, zodat bij pareren niet de snelste verbinding beslist.',
    now: 'Een korte pauze, zodat iedereen de kaart ziet.',
  },
  rules: {
    'DD-1': 'Slangen in drie kleuren, elk met een tweelingkaart',
    'DD-2': 'Ieder vijf kaarten, en wie als eerste uitkomt',
    'DD-3': 'Hoeveel rondes',
    'DD-4': 'De slang zie je, de giftand niet',
    'DD-5': 'Wie uitkomt, toont; de rest gaat hoger of past',
    'DD-6': 'Wat hoger is',
    'DD-7': 'Passen geldt maar één beurt',
    'DD-8': 'Nog eens verhogen: je vorige kaart gaat open',
    'DD-9': 'De slag winnen, en even kijken',
    'DD-10': 'Pareren met de tweelingkaart',
    'DD-11': 'Weer aanvullen tot vijf',
    'DD-12': 'Een winnaar zonder kaarten komt niet uit',
    'DD-13': 'Wanneer een ronde uit is',
    'DD-14': 'Kaarten in de laatste hand',
    'DD-15': 'Wat slangen waard zijn',
    'DD-16': 'Wie het spel wint',
    'DD-17': 'Gewonnen kaarten bekijken',
  },
  options: {
    rounds: {
      label: 'Rondes',
      value: (value) => (value === 'players' ? 'evenveel als spelers' : String(value)),
    },
    firstLeader: {
      label: 'Wie als eerste uitkomt',
      value: (value, cast) => (value === 'random' ? 'door loting' : whom(cast, value, 'jij')),
    },
    parry: {
      label: 'Pareren',
      value: (value) => (value === 'anytime' ? 'op elk moment' : 'alleen als je aan de beurt bent'),
    },
    openWins: {
      label: 'Gewonnen kaarten',
      value: (value) => (value === 'off' ? 'blijven dicht' : 'voor iedereen te zien'),
    },
  },
  presets: {
    'first-game': { name: 'Eerste spel', about: 'Eén ronde met open gewonnen kaarten: niets te onthouden.' },
    classic: { name: 'Klassiek', about: 'Evenveel rondes als spelers, zoals in de spelregels.' },
    calm: { name: 'Rustig', about: 'Pareren mag alleen in je eigen beurt, dus snelheid telt niet.' },
    'long-evening': { name: 'Lange avond', about: 'Tien rondes: zo wordt het geluk eerlijk verdeeld.' },
  },
  events: {
    leader: ({ seat }, cast) => `${who(cast, seat, 'Jij komt', 'komt')} in de eerste ronde als eerste uit.`,
    dealt: ({ round, leader, stock }, cast) =>
      `Ronde ${round + 1}: ieder vijf kaarten, ${stock} op de stapel. ${who(cast, leader, 'Jij komt', 'komt')} uit.`,
    opened: ({ seat, card: value }, cast) =>
      `${who(cast, seat, 'Jij legt je', 'legt de')} vorige kaart open: ${card(value)}.`,
    shown: ({ seat, rule, ...shown }, cast) =>
      rule === 'DD-5'
        ? `${who(cast, seat, 'Jij komt', 'komt')} uit met een ${face(shown)}.`
        : `${who(cast, seat, 'Jij verhoogt', 'verhoogt')} met een ${face(shown)}.`,
    passed: ({ seat, rule }, cast) =>
      rule === 'DD-7'
        ? `${who(cast, seat, 'Jij hebt', 'heeft')} geen kaarten meer en past.`
        : `${who(cast, seat, 'Jij past', 'past')}.`,
    parried: ({ seat, card: value }, cast) =>
      `${who(cast, seat, 'Jij pareert', 'pareert')} met de tweelingkaart: ${card(value)}.`,
    trick: ({ winner, cards: laidCards }, cast) =>
      `${who(cast, winner, 'Jij wint', 'wint')} de slag: ${cards(laidCards.map((played) => played.card))}.`,
    taken: ({ winner, count }, cast) =>
      `${who(cast, winner, 'Jij wint', 'wint')} de slag: ${cardCount(count)}.`,
    refilled: ({ drawn, stock }, cast) => {
      const takers = drawn.flatMap((count, seat) =>
        count > 0 ? [`${who(cast, seat, 'jij pakt', 'pakt')} er ${count}`] : [],
      );
      return `Aanvullen: ${enumerate(takers, 'en')}. ${stockLeft(stock)}`;
    },
    lead: ({ winner, leader }, cast) =>
      `${who(cast, winner, 'Jij hebt', 'heeft')} geen kaarten meer, dus ${who(cast, leader, 'jij komt', 'komt')} uit.`,
    lastHand: ({ seat, cards: cardsLeft }, cast) =>
      seat === null
        ? 'De ronde is uit: niemand heeft nog een kaart.'
        : `De ronde is uit: ${who(cast, seat, 'jij houdt', 'houdt')} ${listCards(cardsLeft)} over, min ${cardsLeft.length}.`,
    scored: ({ round, scores, harmless, poisonous }, cast) =>
      `Ronde ${round + 1} levert op: ${scores
        .map(
          (score, seat) =>
            `${whom(cast, seat, 'jij')} ${score} (${harmless[seat]} ongiftig, ${poisonous[seat]} giftig)`,
        )
        .join(', ')}.`,
    over: ({ winners, totals }, cast) => table.result(winners, points(totals[winners[0]!]!), cast),
  },
  refusals: {
    'not-your-turn': ({ turn }, cast) => `${who(cast, turn, 'Jij bent', 'is')} aan de beurt.`,
    'not-in-hand': ({ card: value }) => `Je hebt de ${card(value)} niet in je hand.`,
    'leader-must-show': () => 'Jij komt uit, dus je moet een kaart tonen.',
    'too-low': ({ highest, cards: higher }) =>
      `Over de ${face(highest)} kom je alleen heen met een hoger cijfer of een nieuwe kleur. ${suggestInstead(higher)}`,
    'dead-colour': ({ colour, highest, cards: higher }) =>
      `${inColour[colour]} is al overtroffen; nu telt de ${face(highest)}. ${suggestInstead(higher)}`,
    'twin-parries': ({ card: value }) =>
      `De ${card(value)} is de tweelingkaart: daarmee kun je alleen pareren.`,
    'nothing-to-parry': () => 'Er valt nog niets te pareren.',
    'own-card': () => 'De hoogste kaart is van jezelf, en jezelf pareren kan niet.',
    'parry-in-turn': ({ turn }, cast) =>
      `Aan deze tafel pareer je alleen in je beurt, en ${who(cast, turn, 'jij bent', 'is')} aan de beurt.`,
    'no-twin': ({ highest }) => `Om te pareren heb je de tweelingkaart nodig, de andere ${face(highest)}.`,
  },
  move(move, view) {
    if (move.type === 'show') return `Toon de ${card(move.card)}`;
    if (move.type === 'pass') return 'Pas';
    const twin = parryingCard(view);
    return twin === undefined ? 'Pareer' : `Pareer met de ${card(twin)}`;
  },
  ask(view, cast) {
    if (view.phase === 'over') return 'Het spel is uit.';
    if (view.turn === null) return 'De kaarten worden gedeeld.';
    const highest = highestIn(view);
    const parry = view.mayParry ? ' Met je tweelingkaart kun je pareren.' : '';
    if (view.turn !== cast.you) return `${whom(cast, view.turn, 'jij')} is aan de beurt.${parry}`;
    if (!highest) return 'Jij komt uit: toon een kaart naar keuze.';
    return canRaise(view)
      ? `Ga hoger dan de ${face(highest)}, of pas.${parry}`
      : `Je hebt niets hogers dan de ${face(highest)}: pas${view.mayParry ? ', of pareer' : ''}.`;
  },
  table: (view, cast) => [
    ...trickLines(view, cast),
    ...(view.phase === 'trick' ? [stockLeft(view.stock)] : []),
    ...view.handCounts.map(
      (count, seat) =>
        `${who(cast, seat, 'Jij hebt', 'heeft')} ${cardCount(count)} in de hand en ${cardCount(
          view.wonCounts[seat]!,
        )} gewonnen.`,
    ),
    ...(view.won ?? []).flatMap((won, seat) =>
      won.length === 0 ? [] : [`Door ${whom(cast, seat, 'jou')} gewonnen: ${byKind(won)}.`],
    ),
    ...(view.lastHand
      ? [`${who(cast, view.lastHand.seat, 'Jij hield', 'hield')} over: ${cards(view.lastHand.cards)}.`]
      : []),
  ],
  hand: (view) => (view.hand.length === 0 ? [] : [`Je hand: ${cards(view.hand)}.`]),
  scores: (view, cast) => [
    ...view.scores.map((scores, round) => `Ronde ${round + 1}: ${scoreList(scores, cast, 'jij')}.`),
    `Totaal: ${scoreList(view.totals, cast, 'jij')}.`,
  ],
  score: points,
};

/** The open trick, or the last one while players may look at it. */
function trickLines(view: View, cast: Cast): string[] {
  if (view.trick.length > 0) {
    const shown = view.trick.map(({ seat, poisonous, open, ...snakeFace }) => {
      const thumb = open ? 'open' : 'duim erop';
      const snake = poisonous === null ? face(snakeFace) : `${kind(poisonous)} ${face(snakeFace)}`;
      return `${snake} van ${whom(cast, seat, 'jou')} (${thumb})`;
    });
    return [`In de slag: ${shown.join(', ')}.`];
  }
  const { lastTrick } = view;
  if (!lastTrick) return ['Er is nog geen kaart getoond.'];
  const laidCards = lastTrick.cards.map(
    (played) => `${card(played.card)} van ${whom(cast, played.seat, 'jou')}`,
  );
  return [`De laatste slag, gewonnen door ${whom(cast, lastTrick.winner, 'jou')}: ${laidCards.join(', ')}.`];
}
