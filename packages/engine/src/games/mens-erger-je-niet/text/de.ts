import { counted, plural } from '../../../core/text/plural.ts';
import { type Cast, enumerate, type GameText, scoreList, who, whom } from '../../../core/text/types.ts';
import type { MensErgerJeNiet } from '../index.ts';
import type { CardsPerPile } from '../moves.ts';
import { CARDS_PER_PILE, CARDS_PER_PLAYER } from '../piles.ts';
import { capturesOf } from '../view.ts';
import { addedWords } from './added.ts';

const cardCount = (count: number): string => counted('de', count, 'Karte', 'Karten');

const describeAdded = (cards: CardsPerPile): string =>
  addedWords(
    cards,
    'und',
    (count, pile) => `${cardCount(count)} auf Stapel ${pile}`,
    (count, pile) => `${count} auf Stapel ${pile}`,
  );

/** A pile with its owner: "Dein Stapel 3", "Stapel 3 von Emma". */
const whosePile = (cast: Cast, seat: number, pile: number): string =>
  cast.you === seat ? `Dein Stapel ${pile}` : `Stapel ${pile} von ${whom(cast, seat, 'dir')}`;

const onPile = (height: number, pile: number): string => {
  if (height === CARDS_PER_PILE) return `Stapel ${pile} voll`;
  return height === 0 ? `Stapel ${pile} noch leer` : `${height} auf Stapel ${pile}`;
};

export const de: GameText<MensErgerJeNiet> = {
  name: 'Mens erger je niet, das Kartenspiel',
  pitch: 'Füll als Erster deine vier Stapel und schick fremde zurück, die genauso hoch sind.',
  rules: {
    'ME-1': 'Vier Startstapel mit sechs Karten',
    'ME-2': 'Wer beginnt und in welcher Reihenfolge',
    'ME-3': 'Würfeln, dann auslegen oder anlegen',
    'ME-4': 'Die erste Karte eines Stapels auslegen',
    'ME-5': 'Genau die Augenzahl anlegen',
    'ME-6': 'Mit einer Fünf legst du nichts aus',
    'ME-7': 'Nach einer Sechs würfelst du noch einmal',
    'ME-8': 'Was geht, muss sein',
    'ME-9': 'Gleich hohe Stapel gehen zurück',
    'ME-10': 'Ein voller Stapel ist sicher',
    'ME-11': 'Sieg und Spiel um die Plätze',
    'ME-12': 'Das Beispiel der Anleitung',
    'ME-13': 'Der zweite Wurf, wenn du willst',
    'ME-14': 'Wählen, wer zurückmuss',
  },
  options: {
    firstPlayer: {
      label: 'Wer beginnt',
      value: (value, cast) => (value === 'random' ? 'ausgelost' : whom(cast, value, 'du')),
    },
    playForPlaces: {
      label: 'Um die Plätze spielen',
      value: (value) => (value === 'on' ? 'bis einer übrig ist' : 'nein, wer zuerst fertig ist, gewinnt'),
    },
    printedExample: {
      label: 'Eine 1 oder 3 nur mit Stapel 2 und 4',
      value: (value) => (value === 'on' ? 'verfällt, wie im Beispiel' : 'legt Stapel 1 oder 3 aus'),
    },
    extraRoll: {
      label: 'Nach einer 6 noch einmal würfeln',
      value: (value) => (value === 'may' ? 'wenn du willst' : 'immer'),
    },
    severalCaptures: {
      label: 'Mehrere gleich hohe Stapel',
      value: (value) => (value === 'may' ? 'du wählst, wer zurückmuss' : 'gehen alle zurück'),
    },
  },
  presets: {
    'first-game': {
      name: 'Erstes Spiel',
      about: 'Nach jeder 6 würfelst du noch einmal, und alle gleich hohen Stapel gehen zurück.',
    },
    classic: { name: 'Klassisch', about: 'Wo in der Anleitung „darf“ steht, wählst du.' },
    'as-printed': { name: 'Streng nach Anleitung', about: 'Auch mit dem strengen Beispiel der Anleitung.' },
    'for-places': { name: 'Um die Plätze', about: 'Spielt weiter, bis einer übrig ist.' },
  },
  events: {
    first: ({ seat }, cast) => `${who(cast, seat, 'Du beginnst', 'beginnt')}.`,
    rolled: ({ seat, roll }, cast) => `${who(cast, seat, 'Du würfelst', 'würfelt')} eine ${roll}.`,
    laidOut: ({ seat, pile }, cast) =>
      `${who(cast, seat, 'Du legst', 'legt')} die erste Karte von Stapel ${pile} aus.`,
    added: ({ seat, cards }, cast) => `${who(cast, seat, 'Du legst', 'legt')} ${describeAdded(cards)} an.`,
    captured: ({ from, pile, cards }, cast) =>
      `${whosePile(cast, from, pile)} war genauso hoch und geht zurück: ${cardCount(cards)}.`,
    full: ({ seat, pile }, cast) => `${whosePile(cast, seat, pile)} ist voll und damit sicher.`,
    stuck: ({ seat, roll }, cast) =>
      roll === 6
        ? `${who(cast, seat, 'Du kannst', 'kann')} damit nichts anfangen.`
        : `${who(cast, seat, 'Du kannst', 'kann')} damit nichts anfangen: Der Nächste ist dran.`,
    again: ({ seat }, cast) => `Eine Sechs: ${who(cast, seat, 'Du würfelst', 'würfelt')} noch einmal.`,
    declined: ({ seat }, cast) => `${who(cast, seat, 'Du würfelst', 'würfelt')} nicht noch einmal.`,
    spared: ({ seat, piles }, cast) =>
      `${who(cast, seat, 'Du verschonst', 'verschont')} ${plural('de', piles, 'einen Stapel', `${piles} Stapel`)}.`,
    finished: ({ seat, place }, cast) =>
      `${who(cast, seat, 'Du hast', 'hat')} alle vier Stapel voll und ${
        cast.you === seat ? 'belegst' : 'belegt'
      } Platz ${place}.`,
    over: ({ winners }, cast) => `${who(cast, winners[0]!, 'Du gewinnst', 'gewinnt')} das Spiel.`,
  },
  refusals: {
    'not-your-turn': ({ turn }, cast) => `${who(cast, turn, 'Du bist', 'ist')} an der Reihe.`,
    'other-number': ({ pile, roll }) =>
      `Mit einer ${roll} legst du Stapel ${roll} aus, nicht Stapel ${pile}. Frei wählen kannst du mit einer 6.`,
    five: ({ pile }) =>
      `Mit einer 5 kannst du Stapel ${pile} nicht auslegen. Leg Karten an, die zusammen 5 zählen.`,
    'laid-out': ({ pile, height }) => `Stapel ${pile} liegt schon aus, mit ${cardCount(height)}.`,
    'not-exact': ({ cost, roll }) => `Diese Karten zählen ${cost}. Sie müssen genau ${roll} ergeben.`,
    'not-laid-out': ({ pile }) => `Stapel ${pile} ist noch leer, da kannst du nichts anlegen.`,
    'no-room': ({ pile, room }) =>
      room === 0
        ? `Stapel ${pile} ist voll.`
        : `Auf Stapel ${pile} ist nur noch Platz für ${cardCount(room)}.`,
    'must-spend': ({ roll }) => `Nutz erst deine ${roll}.`,
    'roll-or-pass': () => 'Würfle noch einmal oder passe.',
    'choose-captures': () => 'Wähl erst einen der Stapel, die so hoch sind wie deiner.',
    'capture-one': () => 'Mindestens einer dieser Stapel muss zurück.',
  },
  move(move, view, cast) {
    if (move.type === 'roll') return 'Noch einmal würfeln';
    if (move.type === 'pass')
      return view.phase === 'again' ? 'Nicht noch einmal würfeln' : 'Die anderen verschonen';
    if (move.type === 'capture')
      return cast.you === move.from
        ? `Deinen Stapel ${move.pile} zurückschicken`
        : `Stapel ${move.pile} von ${whom(cast, move.from, 'dir')} zurückschicken`;
    const captures = capturesOf(view, move).length;
    const moveText =
      move.type === 'layOut' ? `Stapel ${move.pile} auslegen` : `${describeAdded(move.cards)} anlegen`;
    return captures === 0
      ? moveText
      : `${moveText} und ${plural('de', captures, 'einen Stapel', `${captures} Stapel`)} schlagen`;
  },
  ask(view, cast) {
    if (view.phase === 'over') return 'Das Spiel ist zu Ende.';
    if (view.turn === null) return 'Es wird ausgelost, wer beginnt.';
    if (view.phase === 'again')
      return cast.you === view.turn
        ? 'Eine Sechs: Würfle noch einmal, wenn du willst.'
        : `${whom(cast, view.turn, 'du')} darf noch einmal würfeln.`;
    if (view.targets.length > 0)
      return cast.you === view.turn
        ? 'Wähl, welche Stapel zurückmüssen.'
        : `${whom(cast, view.turn, 'du')} wählt, welche Stapel zurückmüssen.`;
    if (view.roll === null) return `${who(cast, view.turn, 'Du würfelst', 'würfelt')}.`;
    return cast.you === view.turn
      ? `Du hast eine ${view.roll}: ${view.roll === 5 ? 'Leg Karten an' : 'Leg aus oder leg an'}.`
      : `${whom(cast, view.turn, 'du')} hat eine ${view.roll} und überlegt.`;
  },
  table: (view, cast) =>
    view.piles.map((row, seat) => {
      const name = whom(cast, seat, 'Du');
      if (row.every((height) => height === 0)) return `${name}: noch nichts ausgelegt.`;
      return `${name}: ${row.map((height, index) => onPile(height, index + 1)).join(', ')}.`;
    }),
  hand: () => [],
  score: () => null,
  scores: (view, cast) => [
    `Gelegte Karten (von ${CARDS_PER_PLAYER}): ${scoreList(view.cards, cast, 'du')}.`,
    ...(view.finished.length === 0
      ? []
      : [
          `Fertig: ${enumerate(
            view.finished.map((seat) => whom(cast, seat, 'du')),
            'und',
          )}.`,
        ]),
  ],
};
