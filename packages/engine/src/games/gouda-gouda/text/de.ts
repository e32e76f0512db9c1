import { counted, plural } from '../../../core/text/plural.ts';
import { type Cast, type GameText, scoreList, who, whom } from '../../../core/text/types.ts';
import type { PlaceId } from '../board.ts';
import type { GoudaGouda } from '../index.ts';
import type { ScatteredRefusal } from '../scattered.ts';
import { listMice, listWords, type Words } from './words.ts';

export const words: Words = {
  and: 'und',
  or: 'oder',
  you: 'du',
  // Place names in the dative, which follows "auf", "von" and "zu".
  places: {
    barrel: 'dem Fass',
    'crate-left': 'der linken Kiste',
    'crate-right': 'der rechten Kiste',
    bucket: 'dem Eimer',
    plank: 'dem Brett',
    bottle: 'der Flasche',
    tube: 'der Röhre',
    'yellow-boxes': 'den gelben Schachteln',
    rope: 'dem Seil',
    'purple-box': 'der lila Schachtel',
    books: 'den Büchern',
    newspapers: 'den Zeitungen',
    'stool-left': 'dem linken Hocker',
    'stool-right': 'dem rechten Hocker',
    table: 'dem Tisch',
  },
  faces: { green: 'grün', yellow: 'gelb', red: 'rot', void: 'ungültig', spent: 'erledigt', rolling: 'rollt' },
  kinds: {
    reroll: 'Neuwurf',
    double: 'Doppelzug',
    transfer: 'Umzug',
    improve: 'Verbessern',
    worsen: 'Verschlechtern',
    cancel: 'Aufheben',
  },
  die: 'Würfel',
  dice: 'Würfel',
};
const { place, placeAt, places, placesAt, people, roll, toDo, numbered, dice, tokens, crowd, crowds, ways } =
  listWords(words);

/** A place after "von": "von dem Fass" becomes "vom Fass". */
const fromPlace = (placeName: string): string => `von ${placeName}`.replace(/^von dem /, 'vom ');
const toPlace = (placeName: string): string =>
  `zu ${placeName}`.replace(/^zu dem /, 'zum ').replace(/^zu der /, 'zur ');
const countOf = (count: number, singular: string, pluralForm: string): string =>
  counted('de', count, singular, pluralForm);
const turnCount = (count: number): string =>
  plural('de', count, 'einen weiteren Zug', `${count} weitere Züge`);
const mouseOf = (cast: Cast, mover: number, owner: number): string => {
  if (cast.you === owner) return 'eine deiner Mäuse';
  return mover === owner ? 'eine eigene Maus' : `eine Maus von ${whom(cast, owner, 'dir')}`;
};
const tokenOf = (cast: Cast, seat: number, kind: keyof Words['kinds']): string =>
  `„${words.kinds[kind]}“ von ${whom(cast, seat, 'dir')}`;
const windows = {
  a: 'gleich nach einem Wurf',
  b: 'nach dem letzten Würfel',
  c: 'gegen einen eben gespielten Chip',
} as const;
const requests = {
  start: 'stell deine Mäuse auf',
  name: 'wähl einen Ort',
  vote: 'stimm für einen Ort',
  answer: 'spiel einen Chip oder passe',
  move: 'zieh eine Maus',
} as const;

export const de: GameText<GoudaGouda> = {
  name: 'Gouda! Gouda!',
  pitch: 'Ein Mäuserennen zum Käse, bei dem deine Rivalen die halbe Strecke für dich laufen.',
  rules: {
    'GG-1': 'Der Spielplan',
    'GG-2': 'Mäuse aufstellen',
    'GG-3': 'Wer beginnt und wer folgt',
    'GG-4': 'Wähl einen Ort',
    'GG-5': 'Ein Würfel je Maus, höchstens fünf',
    'GG-6': 'Grün vor, Rot zurück, Gelb nichts',
    'GG-7': 'Du bestimmst, welche Mäuse ziehen',
    'GG-8': 'Grün und Rot sind Pflicht',
    'GG-9': 'Würfeln, bevor der Ort feststeht',
    'GG-10': 'Die erste Maus am Käse',
    'GG-11': 'Wo der Käse liegt',
    'GG-12': 'Chips',
    'GG-13': 'Wann Chips gespielt werden',
    'GG-14': 'Neuwurf',
    'GG-15': 'Doppelzug',
    'GG-16': 'Umzug',
    'GG-17': 'Verbessern',
    'GG-18': 'Verschlechtern',
    'GG-19': 'Aufheben',
    'GG-20': 'Ein Chip muss etwas ändern',
    'GG-21': 'Käsefest',
    'GG-22': 'Verstreuter Käse',
    'GG-23': 'Ein Fest mit Chips',
    'GG-24': 'Chips jederzeit',
    'GG-25': 'Wo die verstreuten Käse liegen',
    'GG-26': 'Die Rivalen nennen einen Ort',
  },
  options: {
    board: {
      label: 'Spielplan',
      value: (value) => (value === 'short' ? 'kurz, 6 Schritte' : 'lang, 7 Schritte'),
    },
    firstPlayer: {
      label: 'Wer beginnt',
      value: (value, cast) => (value === 'random' ? 'ausgelost' : whom(cast, value, 'du')),
    },
    earlyRoll: {
      label: 'Zuerst würfeln',
      value: (value) =>
        value === 'anyPlace'
          ? 'erlaubt, die anderen nennen irgendeinen Ort'
          : value === 'on'
            ? 'erlaubt, die anderen nennen einen Ort mit genug Mäusen'
            : 'nicht erlaubt',
    },
    cheeseAt: { label: 'Der Käse liegt auf', value: (value) => place(value) },
    powers: { label: 'Chips', value: (value) => (value === 'on' ? 'ja' : 'nein') },
    powerMoments: {
      label: 'Wann Chips gespielt werden',
      value: (value) => (value === 'anyMoment' ? 'auch zwischen zwei Mäusen' : 'bei festen Gelegenheiten'),
    },
    tokensPerPlayer: {
      label: 'Chips für jeden',
      value: (value) => (value === 'fullSet' ? 'einer von jeder Art' : String(value)),
    },
    festival: {
      label: 'Käsefest',
      value: (value) =>
        value === 'off' ? 'nein, ein Käse' : value === 'on' ? 'drei Käse beisammen' : 'drei Käse verstreut',
    },
    nearCheese: { label: 'Käse für 2 Punkte', value: (value) => place(value) },
    middleCheese: { label: 'Käse für 3 Punkte', value: (value) => place(value) },
    farCheese: { label: 'Käse für 4 Punkte', value: (value) => place(value) },
  },
  presets: {
    'first-game': { name: 'Erstes Spiel', about: 'Keine Chips und ein kurzer Weg: auch mit Kindern schön.' },
    classic: { name: 'Klassisch', about: 'Das Rennen zum Tisch, ohne Chips.' },
    'with-powers': { name: 'Mit Chips', about: 'Jeder hat drei geheime Chips.' },
    'cheese-festival': { name: 'Käsefest', about: 'Drei Käse auf dem Tisch. Wer die meisten hat, gewinnt.' },
    'scattered-cheeses': { name: 'Verstreuter Käse', about: 'Drei Käse unterwegs, mit Chips.' },
  },
  optionRefusals: {
    'not-on-board': ({ place: at }: { readonly place: PlaceId }) =>
      `Diesen Ort gibt es nur auf dem langen Plan: ${place(at)}.`,
    'not-farther': ({ points, place: at, nearer }: Extract<ScatteredRefusal, { reason: 'not-farther' }>) =>
      `Der Käse für ${points} Punkte kann nicht an diesem Ort liegen: ${place(at)}. Er muss weiter vorn liegen als der vorige (${place(nearer)}).`,
  },
  events: {
    first: ({ seat }, cast) => `${who(cast, seat, 'Du beginnst', 'beginnt')}.`,
    tokens: ({ each }) => `Alle bekommen ${countOf(each, 'Chip', 'Chips')}.`,
    placed: ({ seat, mice: [barrel, left, right] }, cast) =>
      `${who(cast, seat, 'Du stellst', 'stellt')} ${listMice([barrel, 'aufs Fass'], [left, 'auf die linke Kiste'], [right, 'auf die rechte Kiste'])}.`,
    turn: ({ seat, rule }, cast) =>
      rule === 'GG-15'
        ? `${who(cast, seat, 'Du bist', 'ist')} noch einmal dran.`
        : `${who(cast, seat, 'Du bist', 'ist')} dran.`,
    named: ({ seat, place: placeId, dice: count }, cast) =>
      `${who(cast, seat, 'Du würfelst', 'würfelt')} auf ${place(placeId)}: ${count} Würfel.`,
    early: ({ seat, dice: count }, cast) =>
      `${who(cast, seat, 'Du würfelst', 'würfelt')} zuerst, mit ${countOf(count, 'Würfel', 'Würfeln')}.`,
    rolled: ({ seat, dice: thrown, faces }, cast) =>
      thrown.length === faces.length
        ? `${who(cast, seat, 'Du würfelst', 'würfelt')} ${roll(faces)}.`
        : `Jetzt liegt da: ${roll(faces)}.`,
    voted: ({ seat, place: placeId }, cast) =>
      `${who(cast, seat, 'Du stimmst', 'stimmt')} dafür, die Mäuse auf ${place(placeId)} zu ziehen.`,
    decided: ({ place: placeId, votes }) =>
      `Der Wurf gilt für die Mäuse auf ${place(placeId)}, mit ${countOf(votes, 'Stimme', 'Stimmen')}.`,
    passed: ({ seat }, cast) => `${who(cast, seat, 'Du passt', 'passt')}.`,
    played: ({ seat, kind, dice: picked }, cast) =>
      `${who(cast, seat, 'Du spielst', 'spielt')} „${words.kinds[kind]}“ auf ${dice(picked)}.`,
    playedTransfer: ({ seat, place: placeId }, cast) =>
      `${who(cast, seat, 'Du spielst', 'spielt')} „Umzug“ ${toPlace(place(placeId))}.`,
    playedDouble: ({ seat, turn }, cast) =>
      `${who(cast, seat, 'Du spielst', 'spielt')} „Doppelzug“: noch ein Zug für ${whom(cast, turn, 'dich')}.`,
    playedCancel: ({ seat, against, kind }, cast) =>
      `${who(cast, seat, 'Du spielst', 'spielt')} „Aufheben“ gegen ${tokenOf(cast, against, kind)}.`,
    cancelled: ({ against, kind }, cast) => `Aus ${tokenOf(cast, against, kind)} wird nichts.`,
    changed: ({ faces }) => `Jetzt liegt da: ${roll(faces)}.`,
    rerolling: ({ dice: picked }) => `Noch einmal würfeln: ${dice(picked)}.`,
    transferred: ({ from: old, to: placeId }) =>
      `Der Wurf zieht ${fromPlace(place(old))} ${toPlace(place(placeId))} um.`,
    doubled: ({ seat, turns }, cast) => `${who(cast, seat, 'Du hast', 'hat')} noch ${turnCount(turns)}.`,
    idle: ({ yellow, void: voidCount }) => `${yellow + voidCount} Würfel ohne Wirkung.`,
    lapsed: ({ dice: count }) => `${count} Würfel ${count === 1 ? 'bewegt' : 'bewegen'} nichts.`,
    stuck: ({ dice: count }) => `Vom Fass geht es nicht zurück: ${count}-mal Rot ohne Wirkung.`,
    moved: ({ seat, face, owner, from: old, to: placeId }, cast) =>
      `${who(cast, seat, 'Du ziehst', 'zieht')} ${mouseOf(cast, seat, owner)} ${face === 'green' ? 'vor' : 'zurück'}, ${fromPlace(place(old))} ${toPlace(place(placeId))}.`,
    ate: ({ seat, points, left, rule }, cast) =>
      rule === 'GG-10'
        ? `${who(cast, seat, 'Du hast', 'hat')} eine Maus am Käse.`
        : `${who(cast, seat, 'Du frisst', 'frisst')} einen Käse${rule === 'GG-22' ? ` zu ${points} Punkten` : ''}. ${left === 0 ? 'Das war der letzte.' : `Noch ${left} übrig.`}`,
    over: ({ winner }, cast) => `${who(cast, winner, 'Du gewinnst', 'gewinnt')} das Spiel.`,
  },
  refusals: {
    'not-your-turn': ({ turn }, cast) => `${who(cast, turn, 'Du bist', 'ist')} dran.`,
    'own-roll': () => 'Du hast zuerst gewürfelt, also wählen die anderen den Ort.',
    'has-voted': () => 'Du hast schon abgestimmt, und dabei bleibt es.',
    'no-token': () => 'Du hast keinen Chip mehr.',
    'has-passed': () => 'Du hast gepasst. Spielt jemand einen Chip, wirst du wieder gefragt.',
    'not-now': ({ asked: request }) => `Zuerst: ${requests[request]}.`,
    'no-passing': ({ green, red }) =>
      `Du kannst nicht passen, es liegen noch Würfel da: ${green} grün, ${red} rot.`,
    'powers-off': () => 'Dieses Spiel läuft ohne Chips.',
    'early-off': () => 'Wähl zuerst einen Ort, dann wird gewürfelt.',
    'no-such-place': ({ places: count }) => `Dieser Spielplan hat nur ${count} Orte.`,
    'no-own-mouse': ({ place: placeId, places: ownPlaces }) =>
      `Auf ${place(placeId)} steht keine Maus von dir. Deine stehen auf ${places(ownPlaces)}.`,
    'too-many-dice': ({ most }) => `Nimm höchstens ${most} Würfel: Nirgends stehen mehr Mäuse.`,
    'too-few-mice': ({ place: placeId, needed, places: possiblePlaces }) =>
      `Für ${needed} Würfel stehen auf ${place(placeId)} zu wenige Mäuse. ${
        possiblePlaces.length === 0
          ? 'Einen anderen Ort gibt es nicht.'
          : `Genug stehen auf ${places(possiblePlaces)}.`
      }`,
    'wrong-window': ({ kind, needs }) => `So geht „${words.kinds[kind]}“ nur ${windows[needs]}.`,
    'not-held': ({ kind }) => `Du hast keinen Chip „${words.kinds[kind]}“.`,
    'own-token': ({ kind }) =>
      `Dieser Chip „${words.kinds[kind]}“ gehört dir. Aufheben können ihn nur die anderen.`,
    'same-place': ({ place: placeId }) =>
      `Der Wurf gilt schon für die Mäuse auf ${place(placeId)}. Wähl einen anderen Ort.`,
    'no-such-die': ({ dice: count }) => `Dieser Wurf hat nur ${count} Würfel.`,
    'void-die': ({ die, rule }) =>
      rule === 'GG-24'
        ? `Würfel ${die + 1} hat schon eine Maus bewegt. Wähl einen anderen.`
        : `Würfel ${die + 1} gilt in diesem Zug nicht mehr. Wähl einen anderen.`,
    'no-change': ({ kind }) =>
      kind === 'improve'
        ? 'Besser als Grün geht nicht. Nimm einen gelben oder roten Würfel dazu.'
        : 'Schlechter als Rot geht nicht. Nimm einen grünen oder gelben Würfel dazu.',
    'no-die': ({ face }) => `Es ist kein ${words.faces[face]}er Würfel mehr da.`,
    'no-mouse': ({ place: placeId, owners }, cast) =>
      `Diese Maus steht nicht auf ${place(placeId)}. Wer dort steht: ${people(owners, cast)}.`,
    'no-link': ({ face, place: placeId, places: linked }) =>
      `${fromPlace(place(placeId)).replace(/^v/, 'V')} geht es ${face === 'green' ? 'vorwärts' : 'zurück'} nur zu ${places(linked)}.`,
  },
  move(move, view, cast) {
    switch (move.type) {
      case 'start':
        return `Fass ${move.mice[0]}, linke Kiste ${move.mice[1]}, rechte Kiste ${move.mice[2]}`;
      case 'name':
        return `Würfeln auf ${placeAt(view, move.place)}`;
      case 'early':
        return `Zuerst würfeln, ${move.dice} Würfel`;
      case 'vote':
        return `Mäuse auf ${placeAt(view, move.place)} ziehen lassen`;
      case 'pass':
        return 'Passen';
      case 'double':
        return 'Doppelzug spielen';
      case 'cancel':
        return 'Diesen Chip aufheben';
      case 'transfer':
        return `Umzug ${toPlace(placeAt(view, move.place))}`;
      case 'reroll':
        return `Neuwurf mit ${dice(move.dice)}`;
      case 'improve':
        return `${dice(move.dice)} verbessern`;
      case 'worsen':
        return `${dice(move.dice)} verschlechtern`;
      case 'void':
        return `${dice(move.dice)} aufheben`;
      default: {
        const mouse =
          cast.you === move.owner ? 'deine Maus' : `eine Maus von ${whom(cast, move.owner, 'dir')}`;
        return `${move.face === 'green' ? 'Vor' : 'Zurück'}: ${mouse} ${toPlace(placeAt(view, move.to))}`;
      }
    }
  },
  ask(view, cast) {
    const { phase, active, window } = view;
    const isReadersTurn = cast.you === active;
    const askedPeople = people(view.asked, cast);
    const isAsked = cast.you !== null && view.asked.includes(cast.you);
    const top = view.stack.at(-1);
    switch (phase) {
      case 'over':
        return 'Das Spiel ist zu Ende.';
      case 'first':
        return 'Es wird ausgelost, wer beginnt.';
      case 'tokens':
        return 'Die Chips werden gezogen.';
      case 'roll':
        return 'Die Würfel rollen.';
      case 'start':
        return isReadersTurn
          ? 'Verteil deine fünf Mäuse auf Fass und Kisten, wie du magst.'
          : `${whom(cast, active, 'du')} stellt Mäuse auf.`;
      case 'name':
        return isReadersTurn
          ? `Wähl einen Ort, an dem eine Maus von dir steht${view.options.earlyRoll !== 'off' ? ', oder würfle zuerst' : ''}.`
          : `${whom(cast, active, 'du')} wählt einen Ort.`;
      case 'vote':
        return isAsked ? 'Stimm ab: Wo soll der Wurf gelten?' : `Noch nicht abgestimmt: ${askedPeople}.`;
      case 'move':
        return isReadersTurn
          ? `Zieh eine Maus ${fromPlace(placeAt(view, view.place!))} weg. Zu tun: ${toDo(view.dice)}.`
          : `${whom(cast, active, 'du')} zieht Mäuse ${fromPlace(placeAt(view, view.place!))} weg.`;
      default:
        if (!isAsked) return `Wir warten auf ${askedPeople}: Chip spielen oder passen.`;
        if (top?.seat === cast.you) return 'Dein Chip wirkt, sobald alle gepasst haben: Passe.';
        if (window === 'a')
          return `${who(cast, active, 'Du hast', 'hat')} auf ${placeAt(view, view.place!)} gewürfelt: Spiel einen Chip oder passe.`;
        if (window === 'c')
          return `Als Nächstes wirkt ${tokenOf(cast, top!.seat, top!.kind)}: Heb den Chip auf oder passe.`;
        return isReadersTurn
          ? 'Dein Zug ist vorbei: Spiel einen Doppelzug oder passe.'
          : `${whom(cast, active, 'du')} ist fertig: Erzwing einen Doppelzug oder passe.`;
    }
  },
  table: (view, cast) => [
    ...crowds(view).map(({ place: placeId, counts }) => `Auf ${placeId}: ${crowd(counts, cast)}.`),
    ...view.cheeses.map(
      ({ place: placeId, points, count }) =>
        `${count} Käse auf ${placeAt(view, placeId)}${view.options.festival === 'scattered' ? `, ${points} Punkte` : ''}.`,
    ),
    ...(view.dice.length === 0
      ? []
      : [`Würfel${view.place === null ? '' : ` auf ${placeAt(view, view.place)}`}: ${numbered(view.dice)}.`]),
    ...(ways(view, 'forward').length === 0
      ? []
      : [`Grün führt zu ${placesAt(view, ways(view, 'forward'))}.`]),
    ...(ways(view, 'backward').length === 0
      ? []
      : [`Rot führt zu ${placesAt(view, ways(view, 'backward'))}.`]),
    ...view.votes.flatMap((vote, seat) =>
      vote === null
        ? []
        : [`${who(cast, seat, 'Du stimmst', 'stimmt')} für die Mäuse auf ${placeAt(view, vote)}.`],
    ),
    ...view.stack.map(
      ({ seat, kind, dice: picked, place: placeId }) =>
        `Wirkt noch nicht: ${tokenOf(cast, seat, kind)}${picked.length === 0 ? '' : `, auf ${dice(picked)}`}${
          placeId === null ? '' : `, ${toPlace(placeAt(view, placeId))}`
        }.`,
    ),
    ...(view.extraTurns === 0
      ? []
      : [`${who(cast, view.active, 'Du hast', 'hat')} noch ${turnCount(view.extraTurns)}.`]),
    ...(view.options.powers === 'off'
      ? []
      : [`Chips auf der Hand: ${scoreList(view.tokenCounts, cast, 'du')}.`]),
    ...view.spent.flatMap((counts, seat) =>
      tokens(counts) === '' ? [] : [`${who(cast, seat, 'Du hast', 'hat')} gespielt: ${tokens(counts)}.`],
    ),
  ],
  hand: (view) => (tokens(view.tokens) === '' ? [] : [`Deine Chips: ${tokens(view.tokens)}.`]),
  scores: (view, cast) =>
    view.options.festival === 'off'
      ? view.eaten.map(({ seat }) => `${who(cast, seat, 'Du bist', 'ist')} am Käse.`)
      : [`${view.options.festival === 'on' ? 'Käse' : 'Punkte'}: ${scoreList(view.scores, cast, 'du')}.`],
  score: (score, { festival }) => {
    if (festival === 'off') return null;
    return festival === 'on' ? countOf(score, 'Käse', 'Käsen') : countOf(score, 'Punkt', 'Punkten');
  },
};
