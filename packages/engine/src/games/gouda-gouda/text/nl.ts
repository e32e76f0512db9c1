import { counted } from '../../../core/text/plural.ts';
import { type Cast, type GameText, scoreList, who, whom } from '../../../core/text/types.ts';
import type { PlaceId } from '../board.ts';
import type { GoudaGouda } from '../index.ts';
import type { ScatteredRefusal } from '../scattered.ts';
import { listMice, listWords, type Words } from './words.ts';

export const words: Words = {
  and: 'en',
  or: 'of',
  you: 'jij',
  places: {
    barrel: 'de ton',
    'crate-left': 'de linkerkist',
    'crate-right': 'de rechterkist',
    bucket: 'de emmer',
    plank: 'de plank',
    bottle: 'de fles',
    tube: 'de buis',
    'yellow-boxes': 'de gele dozen',
    rope: 'het touw',
    'purple-box': 'de paarse doos',
    books: 'de boeken',
    newspapers: 'de kranten',
    'stool-left': 'de linkerkruk',
    'stool-right': 'de rechterkruk',
    table: 'de tafel',
  },
  faces: { green: 'groen', yellow: 'geel', red: 'rood', void: 'nietig', spent: 'klaar', rolling: 'rolt' },
  kinds: {
    reroll: 'opnieuw gooien',
    double: 'dubbele beurt',
    transfer: 'verhuizen',
    improve: 'verbeteren',
    worsen: 'verslechteren',
    cancel: 'annuleren',
  },
  die: 'dobbelsteen',
  dice: 'dobbelstenen',
};
const { place, placeAt, places, placesAt, people, roll, toDo, numbered, dice, tokens, crowd, crowds, ways } =
  listWords(words);

const countOf = (count: number, singular: string, pluralForm: string): string =>
  counted('nl', count, singular, pluralForm);
const diceCount = (count: number): string => countOf(count, 'dobbelsteen', 'dobbelstenen');
const turnCount = (count: number): string => countOf(count, 'extra beurt', 'extra beurten');
const mouseOf = (cast: Cast, mover: number, owner: number): string => {
  if (cast.you === owner) return 'een van je muizen';
  return mover === owner ? 'een eigen muis' : `een muis van ${whom(cast, owner, 'jou')}`;
};
const tokenOf = (cast: Cast, seat: number, kind: keyof Words['kinds']): string =>
  cast.you === seat ? `jouw “${words.kinds[kind]}”` : `“${words.kinds[kind]}” van ${whom(cast, seat, 'jou')}`;
const windows = {
  a: 'meteen na een worp',
  b: 'na de laatste dobbelsteen',
  c: 'op een fiche die net gespeeld is',
} as const;
const requests = {
  start: 'zet je muizen neer',
  name: 'wijs een plek aan',
  vote: 'stem op een plek',
  answer: 'speel een fiche of pas',
  move: 'verzet een muis',
} as const;

export const nl: GameText<GoudaGouda> = {
  name: 'Gouda! Gouda!',
  pitch: 'Een muizenrace naar de kaas, waarin je rivalen het halve werk voor je doen.',
  rules: {
    'GG-1': 'Het bord',
    'GG-2': 'Je muizen neerzetten',
    'GG-3': 'Wie begint en wie volgt',
    'GG-4': 'Wijs een plek aan',
    'GG-5': 'Een dobbelsteen per muis, hoogstens vijf',
    'GG-6': 'Groen vooruit, rood terug, geel niets',
    'GG-7': 'Jij kiest welke muizen lopen',
    'GG-8': 'Groen en rood moeten',
    'GG-9': 'Gooien voor je een plek aanwijst',
    'GG-10': 'De eerste muis bij de kaas',
    'GG-11': 'Waar de kaas ligt',
    'GG-12': 'Krachtfiches',
    'GG-13': 'Wanneer je fiches speelt',
    'GG-14': 'Opnieuw gooien',
    'GG-15': 'Dubbele beurt',
    'GG-16': 'Verhuizen',
    'GG-17': 'Verbeteren',
    'GG-18': 'Verslechteren',
    'GG-19': 'Annuleren',
    'GG-20': 'Een fiche moet iets veranderen',
    'GG-21': 'Kaasfestival',
    'GG-22': 'Verspreide kazen',
    'GG-23': 'Een festival met krachten',
    'GG-24': 'Fiches op elk moment',
    'GG-25': 'Waar de verspreide kazen liggen',
    'GG-26': 'De rivalen wijzen een plek aan',
  },
  options: {
    board: { label: 'Bord', value: (value) => (value === 'short' ? 'kort, 6 stappen' : 'lang, 7 stappen') },
    firstPlayer: {
      label: 'Wie begint',
      value: (value, cast) => (value === 'random' ? 'door loting' : whom(cast, value, 'jij')),
    },
    earlyRoll: {
      label: 'Eerst gooien',
      value: (value) =>
        value === 'anyPlace'
          ? 'mag: de anderen wijzen een plek naar keuze aan'
          : value === 'on'
            ? 'mag: de anderen wijzen een plek met genoeg muizen aan'
            : 'mag niet',
    },
    cheeseAt: { label: 'De kaas ligt op', value: (value) => place(value) },
    powers: { label: 'Krachtfiches', value: (value) => (value === 'on' ? 'ja' : 'nee') },
    powerMoments: {
      label: 'Wanneer je fiches speelt',
      value: (value) => (value === 'anyMoment' ? 'ook tussen twee muizen' : 'op vaste momenten'),
    },
    tokensPerPlayer: {
      label: 'Fiches per speler',
      value: (value) => (value === 'fullSet' ? 'een van elke soort' : String(value)),
    },
    festival: {
      label: 'Kaasfestival',
      value: (value) =>
        value === 'off' ? 'nee, één kaas' : value === 'on' ? 'drie kazen bij elkaar' : 'drie kazen verspreid',
    },
    nearCheese: { label: 'Kaas van 2 punten', value: (value) => place(value) },
    middleCheese: { label: 'Kaas van 3 punten', value: (value) => place(value) },
    farCheese: { label: 'Kaas van 4 punten', value: (value) => place(value) },
  },
  presets: {
    'first-game': { name: 'Eerste spel', about: 'Geen krachten en een korte weg: ook leuk met kinderen.' },
    classic: { name: 'Klassiek', about: 'De race naar de tafel, zonder krachten.' },
    'with-powers': { name: 'Met krachten', about: 'Ieder drie geheime fiches.' },
    'cheese-festival': { name: 'Kaasfestival', about: 'Drie kazen op tafel. Wie de meeste heeft, wint.' },
    'scattered-cheeses': { name: 'Verspreide kazen', about: 'Drie kazen onderweg, met krachten.' },
  },
  optionRefusals: {
    'not-on-board': ({ place: at }: { readonly place: PlaceId }) =>
      `Alleen het lange bord heeft ${place(at)}.`,
    'not-farther': ({ points, place: at, nearer }: Extract<ScatteredRefusal, { reason: 'not-farther' }>) =>
      `De kaas van ${points} punten kan niet op deze plek liggen: ${place(at)}. Hij moet verder naar voren liggen dan ${place(nearer)}.`,
  },
  events: {
    first: ({ seat }, cast) => `${who(cast, seat, 'Jij begint', 'begint')}.`,
    tokens: ({ each }) => `Iedereen krijgt ${countOf(each, 'krachtfiche', 'krachtfiches')}.`,
    placed: ({ seat, mice: [barrel, left, right] }, cast) =>
      `${who(cast, seat, 'Jij zet', 'zet')} er ${listMice([barrel, 'op de ton'], [left, 'op de linkerkist'], [right, 'op de rechterkist'])}.`,
    turn: ({ seat, rule }, cast) =>
      rule === 'GG-15'
        ? `${who(cast, seat, 'Jij speelt', 'speelt')} nog een beurt.`
        : `${who(cast, seat, 'Jij bent', 'is')} aan de beurt.`,
    named: ({ seat, place: placeId, dice: count }, cast) =>
      `${who(cast, seat, 'Jij kiest', 'kiest')} ${place(placeId)}: ${diceCount(count)}.`,
    early: ({ seat, dice: count }, cast) =>
      `${who(cast, seat, 'Jij gooit', 'gooit')} eerst, met ${diceCount(count)}.`,
    rolled: ({ seat, dice: thrown, faces }, cast) =>
      thrown.length === faces.length
        ? `${who(cast, seat, 'Jij gooit', 'gooit')} ${roll(faces)}.`
        : `Er ligt nu ${roll(faces)}.`,
    voted: ({ seat, place: placeId }, cast) =>
      `${who(cast, seat, 'Jij stemt', 'stemt')} op ${place(placeId)}.`,
    decided: ({ place: placeId, votes }) =>
      `De worp geldt voor ${place(placeId)}, met ${countOf(votes, 'stem', 'stemmen')}.`,
    passed: ({ seat }, cast) => `${who(cast, seat, 'Jij past', 'past')}.`,
    played: ({ seat, kind, dice: picked }, cast) =>
      `${who(cast, seat, 'Jij speelt', 'speelt')} “${words.kinds[kind]}” op ${dice(picked)}.`,
    playedTransfer: ({ seat, place: to }, cast) =>
      `${who(cast, seat, 'Jij speelt', 'speelt')} “verhuizen” naar ${place(to)}.`,
    playedDouble: ({ seat, turn }, cast) =>
      `${who(cast, seat, 'Jij speelt', 'speelt')} “dubbele beurt”: nog een beurt voor ${whom(cast, turn, 'jou')}.`,
    playedCancel: ({ seat, against, kind }, cast) =>
      `${who(cast, seat, 'Jij speelt', 'speelt')} “annuleren” tegen ${tokenOf(cast, against, kind)}.`,
    cancelled: ({ against, kind }, cast) =>
      `${cast.you === against ? `Jouw “${words.kinds[kind]}”` : `De fiche ${tokenOf(cast, against, kind)}`} gaat niet door.`,
    changed: ({ faces }) => `Er ligt nu ${roll(faces)}.`,
    rerolling: ({ dice: picked }) => `Nog eens gooien: ${dice(picked)}.`,
    transferred: ({ from, to }) => `De worp verhuist van ${place(from)} naar ${place(to)}.`,
    doubled: ({ seat, turns }, cast) =>
      `${who(cast, seat, 'Jij hebt', 'heeft')} nog ${turnCount(turns)} tegoed.`,
    idle: ({ yellow, void: voidCount }) => `${diceCount(yellow + voidCount)} zonder gevolg.`,
    lapsed: ({ dice: count }) =>
      `${diceCount(count)} ${count === 1 ? 'heeft' : 'hebben'} niets te verzetten.`,
    stuck: ({ dice: count }) => `Vanaf de ton kun je niet terug: ${count} keer rood zonder gevolg.`,
    moved: ({ seat, face, owner, from, to }, cast) =>
      `${who(cast, seat, 'Jij zet', 'zet')} ${mouseOf(cast, seat, owner)} ${face === 'green' ? 'vooruit' : 'terug'}, van ${place(from)} naar ${place(to)}.`,
    ate: ({ seat, points, left, rule }, cast) =>
      rule === 'GG-10'
        ? `${who(cast, seat, 'Jij hebt', 'heeft')} een muis bij de kaas.`
        : `${who(cast, seat, 'Jij eet', 'eet')} een kaas${rule === 'GG-22' ? ` van ${points} punten` : ''}. ${left === 0 ? 'Dat was de laatste.' : `Nog ${left} over.`}`,
    over: ({ winner }, cast) => `${who(cast, winner, 'Jij wint', 'wint')} het spel.`,
  },
  refusals: {
    'not-your-turn': ({ turn }, cast) => `${who(cast, turn, 'Jij bent', 'is')} aan de beurt.`,
    'own-roll': () => 'Je hebt eerst gegooid, dus kiezen de anderen de plek.',
    'has-voted': ({ place: placeId }) => `Je hebt al op ${place(placeId)} gestemd, en dat blijft zo.`,
    'no-token': () => 'Je hebt geen fiches meer.',
    'has-passed': () => 'Je hebt gepast. Speelt iemand een fiche, dan mag je weer kiezen.',
    'not-now': ({ asked: request }) => `Eerst dit: ${requests[request]}.`,
    'no-passing': ({ green, red }) =>
      `Je kunt niet passen: er liggen nog dobbelstenen (${green} groen, ${red} rood).`,
    'powers-off': () => 'In dit spel zijn er geen krachtfiches.',
    'early-off': () => 'Wijs eerst een plek aan en gooi dan.',
    'no-such-place': ({ places: count }) => `Dit bord heeft maar ${count} plekken.`,
    'no-own-mouse': ({ place: placeId, places: ownPlaces }) =>
      `Je hebt geen muis op ${place(placeId)}. Kies ${places(ownPlaces)}.`,
    'too-many-dice': ({ most }) => `Gooi met hoogstens ${diceCount(most)}: nergens staan meer muizen.`,
    'too-few-mice': ({ place: placeId, needed, places: possiblePlaces }) =>
      `Voor ${diceCount(needed)} staan er te weinig muizen op ${place(placeId)}. ${
        possiblePlaces.length === 0 ? 'Een andere plek is er niet.' : `Kies ${places(possiblePlaces)}.`
      }`,
    'wrong-window': ({ kind, needs }) => `Zo speel je “${words.kinds[kind]}” alleen ${windows[needs]}.`,
    'not-held': ({ kind }) => `Je hebt geen fiche “${words.kinds[kind]}”.`,
    'own-token': ({ kind }) =>
      `Deze fiche “${words.kinds[kind]}” is van jou. Alleen anderen kunnen die annuleren.`,
    'same-place': ({ place: placeId }) => `De worp geldt al voor ${place(placeId)}. Kies een andere plek.`,
    'no-such-die': ({ dice: count }) => `Deze worp heeft maar ${diceCount(count)}.`,
    'void-die': ({ die, rule }) =>
      rule === 'GG-24'
        ? `Dobbelsteen ${die + 1} heeft al een muis verzet. Kies een andere.`
        : `Dobbelsteen ${die + 1} telt deze beurt niet meer mee. Kies een andere.`,
    'no-change': ({ kind }) =>
      kind === 'improve'
        ? 'Beter dan groen bestaat niet. Kies er een gele of rode dobbelsteen bij.'
        : 'Slechter dan rood bestaat niet. Kies er een groene of gele dobbelsteen bij.',
    'no-die': ({ face }) => `Er ligt geen ${face === 'green' ? 'groene' : 'rode'} dobbelsteen meer.`,
    'no-mouse': ({ place: placeId, owners }, cast) =>
      `Die muis staat niet op ${place(placeId)}. Daar staan wel: ${people(owners, cast)}.`,
    'no-link': ({ face, place: placeId, places: linked }) =>
      `${face === 'green' ? 'Vooruit' : 'Terug'} vanaf ${place(placeId)} ga je naar ${places(linked)}.`,
  },
  move(move, view, cast) {
    switch (move.type) {
      case 'start':
        return `Ton ${move.mice[0]}, linkerkist ${move.mice[1]}, rechterkist ${move.mice[2]}`;
      case 'name':
        return `Kies ${placeAt(view, move.place)}`;
      case 'early':
        return `Gooi eerst, met ${diceCount(move.dice)}`;
      case 'vote':
        return `Stem op ${placeAt(view, move.place)}`;
      case 'pass':
        return 'Pas';
      case 'double':
        return 'Speel een dubbele beurt';
      case 'cancel':
        return 'Annuleer die fiche';
      case 'transfer':
        return `Verhuis naar ${placeAt(view, move.place)}`;
      case 'reroll':
        return `Gooi ${dice(move.dice)} opnieuw`;
      case 'improve':
        return `Verbeter ${dice(move.dice)}`;
      case 'worsen':
        return `Verslechter ${dice(move.dice)}`;
      case 'void':
        return `Annuleer ${dice(move.dice)}`;
      default: {
        const mouse = cast.you === move.owner ? 'jouw muis' : `een muis van ${whom(cast, move.owner, 'jou')}`;
        return `${move.face === 'green' ? 'Vooruit' : 'Terug'}: ${mouse} naar ${placeAt(view, move.to)}`;
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
        return 'Het spel is uit.';
      case 'first':
        return 'Er wordt geloot wie begint.';
      case 'tokens':
        return 'De krachtfiches worden getrokken.';
      case 'roll':
        return 'De dobbelstenen rollen.';
      case 'start':
        return isReadersTurn
          ? 'Zet je vijf muizen op de ton en de kisten, zoals je wilt.'
          : `${whom(cast, active, 'jij')} zet muizen neer.`;
      case 'name':
        return isReadersTurn
          ? `Wijs een plek aan waar een muis van jou staat${view.options.earlyRoll !== 'off' ? ', of gooi eerst' : ''}.`
          : `${whom(cast, active, 'jij')} kiest een plek.`;
      case 'vote':
        return isAsked ? 'Stem: voor welke plek geldt de worp?' : `We wachten op de stem van ${askedPeople}.`;
      case 'move':
        return isReadersTurn
          ? `Verzet een muis vanaf ${placeAt(view, view.place!)}. Nog te doen: ${toDo(view.dice)}.`
          : `${whom(cast, active, 'jij')} verzet muizen vanaf ${placeAt(view, view.place!)}.`;
      default:
        if (!isAsked) return `We wachten op ${askedPeople}: een fiche of passen.`;
        if (top?.seat === cast.you) return 'Jouw fiche werkt zodra iedereen past: pas.';
        if (window === 'a')
          return `${who(cast, active, 'Jij gooide', 'gooide')} voor ${placeAt(view, view.place!)}: speel een fiche, of pas.`;
        if (window === 'c')
          return `Zo meteen werkt ${tokenOf(cast, top!.seat, top!.kind)}: annuleer, of pas.`;
        return isReadersTurn
          ? 'Jouw beurt is voorbij: speel een dubbele beurt, of pas.'
          : `${whom(cast, active, 'jij')} is klaar: dwing een dubbele beurt af, of pas.`;
    }
  },
  table: (view, cast) => [
    ...crowds(view).map(({ place: placeId, counts }) => `Op ${placeId}: ${crowd(counts, cast)}.`),
    ...view.cheeses.map(
      ({ place: placeId, points, count }) =>
        `${countOf(count, 'kaas', 'kazen')} op ${placeAt(view, placeId)}${view.options.festival === 'scattered' ? `, ${points} punten` : ''}.`,
    ),
    ...(view.dice.length === 0
      ? []
      : [
          `Dobbelstenen${view.place === null ? '' : ` voor ${placeAt(view, view.place)}`}: ${numbered(view.dice)}.`,
        ]),
    ...(ways(view, 'forward').length === 0
      ? []
      : [`Groen gaat naar ${placesAt(view, ways(view, 'forward'))}.`]),
    ...(ways(view, 'backward').length === 0
      ? []
      : [`Rood gaat naar ${placesAt(view, ways(view, 'backward'))}.`]),
    ...view.votes.flatMap((vote, seat) =>
      vote === null ? [] : [`${who(cast, seat, 'Jij stemde', 'stemde')} op ${placeAt(view, vote)}.`],
    ),
    ...view.stack.map(
      ({ seat, kind, dice: picked, place: to }) =>
        `Werkt nog niet: ${tokenOf(cast, seat, kind)}${picked.length === 0 ? '' : `, op ${dice(picked)}`}${
          to === null ? '' : `, naar ${placeAt(view, to)}`
        }.`,
    ),
    ...(view.extraTurns === 0
      ? []
      : [`${who(cast, view.active, 'Jij hebt', 'heeft')} nog ${turnCount(view.extraTurns)} tegoed.`]),
    ...(view.options.powers === 'off'
      ? []
      : [`Fiches in de hand: ${scoreList(view.tokenCounts, cast, 'jij')}.`]),
    ...view.spent.flatMap((counts, seat) =>
      tokens(counts) === '' ? [] : [`${who(cast, seat, 'Je hebt', 'heeft')} al gespeeld: ${tokens(counts)}.`],
    ),
  ],
  hand: (view) => (tokens(view.tokens) === '' ? [] : [`Jouw fiches: ${tokens(view.tokens)}.`]),
  scores: (view, cast) =>
    view.options.festival === 'off'
      ? view.eaten.map(({ seat }) => `${who(cast, seat, 'Jij bent', 'is')} bij de kaas.`)
      : [`${view.options.festival === 'on' ? 'Kazen' : 'Punten'}: ${scoreList(view.scores, cast, 'jij')}.`],
  score: (score, { festival }) => {
    if (festival === 'off') return null;
    return festival === 'on' ? countOf(score, 'kaas', 'kazen') : countOf(score, 'punt', 'punten');
  },
};
