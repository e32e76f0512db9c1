import { counted, plural } from '../../../core/text/plural.ts';
import { type Cast, enumerate, type GameText, scoreList, who, whom } from '../../../core/text/types.ts';
import type { MensErgerJeNiet } from '../index.ts';
import type { CardsPerPile } from '../moves.ts';
import { CARDS_PER_PILE, CARDS_PER_PLAYER } from '../piles.ts';
import { capturesOf } from '../view.ts';
import { addedWords } from './added.ts';

const cardCount = (count: number): string => counted('nl', count, 'kaart', 'kaarten');

const describeAdded = (cards: CardsPerPile): string =>
  addedWords(
    cards,
    'en',
    (count, pile) => `${cardCount(count)} op stapel ${pile}`,
    (count, pile) => `${count} op stapel ${pile}`,
  );

/** A pile with its owner: "Jouw stapel 3", "Stapel 3 van Emma". */
const whosePile = (cast: Cast, seat: number, pile: number): string =>
  cast.you === seat ? `Jouw stapel ${pile}` : `Stapel ${pile} van ${whom(cast, seat, 'jou')}`;

const onPile = (height: number, pile: number): string => {
  if (height === CARDS_PER_PILE) return `stapel ${pile} vol`;
  return height === 0 ? `stapel ${pile} nog leeg` : `${height} op stapel ${pile}`;
};

export const nl: GameText<MensErgerJeNiet> = {
  name: 'Mens erger je niet, het kaartspel',
  pitch: 'Bouw als eerste je vier stapels vol, en stuur iedereen terug die precies even hoog staat.',
  rules: {
    'ME-1': 'Vier beginstapels van zes kaarten',
    'ME-2': 'Wie begint en wie volgt',
    'ME-3': 'Gooien, dan uitleggen of bijleggen',
    'ME-4': 'De eerste kaart van een stapel uitleggen',
    'ME-5': 'Precies zoveel bijleggen als de worp',
    'ME-6': 'Met een vijf leg je niets uit',
    'ME-7': 'Na een zes gooi je nog eens',
    'ME-8': 'Wat kan, dat moet',
    'ME-9': 'Even hoge stapels gaan terug',
    'ME-10': 'Een volle stapel is veilig',
    'ME-11': 'Winnen, en doorspelen om de plaatsen',
    'ME-12': 'Het gedrukte voorbeeld',
    'ME-13': 'De extra worp, als je wilt',
    'ME-14': 'Kiezen wie er terug moet',
  },
  options: {
    firstPlayer: {
      label: 'Wie begint',
      value: (value, cast) => (value === 'random' ? 'door loting' : whom(cast, value, 'jij')),
    },
    playForPlaces: {
      label: 'Om de plaatsen spelen',
      value: (value) => (value === 'on' ? 'tot er één over is' : 'nee, wie het eerst klaar is, wint'),
    },
    printedExample: {
      label: 'Een 1 of 3 met alleen stapel 2 en 4',
      value: (value) => (value === 'on' ? 'beurt voorbij, zoals in het voorbeeld' : 'legt stapel 1 of 3 uit'),
    },
    extraRoll: {
      label: 'Nog eens gooien na een 6',
      value: (value) => (value === 'may' ? 'als je wilt' : 'altijd'),
    },
    severalCaptures: {
      label: 'Meerdere even hoge stapels',
      value: (value) => (value === 'may' ? 'jij kiest wie er terug moet' : 'gaan allemaal terug'),
    },
  },
  presets: {
    'first-game': {
      name: 'Eerste spel',
      about: 'Na een 6 gooi je altijd nog eens, en alle even hoge stapels gaan terug.',
    },
    classic: { name: 'Klassiek', about: 'Waar in de spelregels “mag” staat, kies jij.' },
    'as-printed': { name: 'Zoals gedrukt', about: 'Ook met het strenge voorbeeld uit de spelregels.' },
    'for-places': { name: 'Om de plaatsen', about: 'Speel door tot er één over is.' },
  },
  events: {
    first: ({ seat }, cast) => `${who(cast, seat, 'Jij begint', 'begint')}.`,
    rolled: ({ seat, roll }, cast) => `${who(cast, seat, 'Jij gooit', 'gooit')} een ${roll}.`,
    laidOut: ({ seat, pile }, cast) =>
      `${who(cast, seat, 'Jij legt', 'legt')} de eerste kaart van stapel ${pile} uit.`,
    added: ({ seat, cards }, cast) => `${who(cast, seat, 'Jij legt', 'legt')} ${describeAdded(cards)} bij.`,
    captured: ({ from, pile, cards }, cast) =>
      `${whosePile(cast, from, pile)} was even hoog en gaat terug: ${cardCount(cards)}.`,
    full: ({ seat, pile }, cast) => `${whosePile(cast, seat, pile)} is vol en dus veilig.`,
    stuck: ({ seat, roll }, cast) =>
      roll === 6
        ? `${who(cast, seat, 'Jij kunt', 'kan')} er niets mee.`
        : `${who(cast, seat, 'Jij kunt', 'kan')} er niets mee: de volgende is aan de beurt.`,
    again: ({ seat }, cast) => `Een zes: ${who(cast, seat, 'jij gooit', 'gooit')} nog eens.`,
    declined: ({ seat }, cast) => `${who(cast, seat, 'Jij gooit', 'gooit')} niet nog eens.`,
    spared: ({ seat, piles }, cast) =>
      `${who(cast, seat, 'Jij spaart', 'spaart')} ${plural('nl', piles, 'één stapel', `${piles} stapels`)}.`,
    finished: ({ seat, place }, cast) =>
      `${who(cast, seat, 'Jij hebt', 'heeft')} alle vier de stapels vol en wordt ${place}e.`,
    over: ({ winners }, cast) => `${who(cast, winners[0]!, 'Jij wint', 'wint')} het spel.`,
  },
  refusals: {
    'not-your-turn': ({ turn }, cast) => `${who(cast, turn, 'Jij bent', 'is')} aan de beurt.`,
    'other-number': ({ pile, roll }) =>
      `Met een ${roll} leg je stapel ${roll} uit, niet stapel ${pile}. Vrij kiezen kan met een 6.`,
    five: ({ pile }) => `Met een 5 kun je stapel ${pile} niet uitleggen. Leg kaarten bij die samen 5 tellen.`,
    'laid-out': ({ pile, height }) => `Stapel ${pile} ligt er al, met ${cardCount(height)}.`,
    'not-exact': ({ cost, roll }) => `Deze kaarten tellen ${cost}. Het moet precies ${roll} zijn.`,
    'not-laid-out': ({ pile }) => `Stapel ${pile} is nog leeg: daar kun je niets bijleggen.`,
    'no-room': ({ pile, room }) =>
      room === 0 ? `Stapel ${pile} is vol.` : `Op stapel ${pile} is nog maar plaats voor ${cardCount(room)}.`,
    'must-spend': ({ roll }) => `Gebruik eerst je ${roll}.`,
    'roll-or-pass': () => 'Gooi nog eens, of pas.',
    'choose-captures': () => 'Kies eerst een van de stapels die even hoog zijn als die van jou.',
    'capture-one': () => 'Minstens één van deze stapels moet terug.',
  },
  move(move, view, cast) {
    if (move.type === 'roll') return 'Gooi nog eens';
    if (move.type === 'pass') return view.phase === 'again' ? 'Niet nog eens gooien' : 'Spaar de rest';
    if (move.type === 'capture')
      return cast.you === move.from
        ? `Stuur jouw stapel ${move.pile} terug`
        : `Stuur stapel ${move.pile} van ${whom(cast, move.from, 'jou')} terug`;
    const captures = capturesOf(view, move).length;
    const moveText =
      move.type === 'layOut' ? `Leg stapel ${move.pile} uit` : `Leg ${describeAdded(move.cards)} bij`;
    return captures === 0
      ? moveText
      : `${moveText} en sla ${plural('nl', captures, 'een stapel', `${captures} stapels`)}`;
  },
  ask(view, cast) {
    if (view.phase === 'over') return 'Het spel is uit.';
    if (view.turn === null) return 'Er wordt geloot wie begint.';
    if (view.phase === 'again')
      return cast.you === view.turn
        ? 'Een zes: gooi nog eens, als je wilt.'
        : `${whom(cast, view.turn, 'jij')} mag nog eens gooien.`;
    if (view.targets.length > 0)
      return cast.you === view.turn
        ? 'Kies welke stapels terug moeten.'
        : `${whom(cast, view.turn, 'jij')} kiest welke stapels terug moeten.`;
    if (view.roll === null) return `${who(cast, view.turn, 'Jij gooit', 'gooit')} de dobbelsteen.`;
    return cast.you === view.turn
      ? `Je hebt een ${view.roll}: ${view.roll === 5 ? 'leg kaarten bij' : 'leg uit of leg bij'}.`
      : `${whom(cast, view.turn, 'jij')} heeft een ${view.roll} en denkt na.`;
  },
  table: (view, cast) =>
    view.piles.map((row, seat) => {
      const name = whom(cast, seat, 'Jij');
      if (row.every((height) => height === 0)) return `${name}: nog niets uitgelegd.`;
      return `${name}: ${row.map((height, index) => onPile(height, index + 1)).join(', ')}.`;
    }),
  hand: () => [],
  score: () => null,
  scores: (view, cast) => [
    `Gelegde kaarten, van de ${CARDS_PER_PLAYER}: ${scoreList(view.cards, cast, 'jij')}.`,
    ...(view.finished.length === 0
      ? []
      : [
          `Klaar: ${enumerate(
            view.finished.map((seat) => whom(cast, seat, 'jij')),
            'en',
          )}.`,
        ]),
  ],
};
