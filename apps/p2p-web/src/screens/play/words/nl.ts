import { counted, plural } from '@cheeseboard/engine/text';
import type { PlayWords } from './types.ts';

export const nl: PlayWords = {
  loading: 'De tafel wordt gedekt.',
  loadFailed: 'Het spel is niet aangekomen. Kijk je verbinding na.',
  unreadable:
    'De tafel is niet te tonen: wat de browser van de gastheer stuurt, klopt hier niet. Je plaats blijft van jou, en met de link kom je terug.',
  tryAgain: 'Nog eens',
  close: 'Sluiten',
  cancel: 'Nee, blijven',
  leave: 'Van tafel gaan',
  toStart: 'Naar de startpagina',

  yourTurn: 'Jij bent aan de beurt',
  yourAnswer: 'jouw antwoord?',
  turnOf: (name) => `${name} is aan de beurt`,
  goingOn: 'Het spel gaat verder',
  left: (time) => `nog ${time}`,
  watching: 'Je kijkt toe',

  notices: 'Nu aan deze tafel',
  pausedBy: (name) => `${name} heeft het spel stilgezet.`,
  pausedByYou: 'Jij hebt het spel stilgezet.',
  goOn: 'Verder',
  away: (names, many) =>
    many
      ? `We wachten op ${names}, die even weg zijn. Hun plaatsen blijven vrij.`
      : `We wachten op ${names}, die even weg is. De plaats blijft vrij.`,
  standIn: (names, many) =>
    many ? `Bots spelen voor ${names} tot ze terug zijn.` : `Een bot speelt voor ${names} tot die terug is.`,
  letBot: 'Laat een bot spelen',
  letBots: 'Laat bots spelen',
  waitAgain: 'Toch wachten',
  undoAsked: (name) => `${name} wil de laatste zet terugnemen.`,
  undoWaits: (names) => `Je vroeg om je zet terug te nemen. Nog geen antwoord van ${names}.`,
  undoAll: 'Je vroeg om je zet terug te nemen.',
  agree: 'Goed',
  decline: 'Nee',
  undone: 'De zet is teruggenomen.',
  undoRefused: 'De zet blijft staan: niet iedereen vond het goed.',
  seatAsked: (name, chair) => `${name} wil de plaats van ${chair} overnemen.`,
  seatWaits: (chair) => `Je vroeg om de plaats van ${chair}. De gastheer beslist.`,
  takeBack: 'Laat maar',
  letIn: 'Laat zitten',
  hostGone:
    'De gastheer is weg. Je plaats blijft van jou. Komt die niet terug, dan gaan de anderen zonder door over',
  hostMissed:
    'De gastheer is weg. Je plaats blijft van jou. Met z’n tweeën mag niemand anders de kaarten kennen, dus de tafel wacht.',
  hostSought: (votes, needed) =>
    `Er wordt een nieuwe gastheer gezocht: ${votes} van ${needed} zijn het eens. De tafel blijft bewaard.`,
  waitLonger: 'Langer wachten',
  waitsLonger: 'Je geeft de gastheer meer tijd, en de anderen wachten mee, hoogstens twee minuten. Nog',
  waitsWith: (name) => `${name} wil langer op de gastheer wachten. Nog`,
  handsOver: (name) =>
    `${name} wordt de gastheer. De tafel wacht tot ze daar is aangekomen: laat deze pagina zo lang open.`,
  waitsFor: (names) =>
    `We wachten op ${names}: ze zijn niet bereikbaar en spelen misschien onder elkaar verder. Hier gaat het verder als ze terug zijn.`,
  shaky: 'De verbinding hapert. Breekt ze, dan wordt er een nieuwe gemaakt.',
  unsaved:
    'Deze browser kon de tafel niet bewaren: na opnieuw laden is ze weg, en overdragen aan iemand anders gaat niet.',
  unsavedAlone: 'Deze browser kon het spel niet bewaren: na opnieuw laden is het weg.',
  cut: {
    first: 'De verbinding met de gastheer wordt gemaakt.',
    nobody: 'De gastheer is er nu niet. Het spel gaat verder als die terug is.',
    signalling: 'De server die browsers aan elkaar voorstelt, antwoordt niet.',
    blocked: 'De gastheer is er, maar jullie netwerken laten geen verbinding door.',
    lost: 'De verbinding met de gastheer is weg.',
    older:
      'Wie op dit adres antwoordt, speelt met een nieuwere Cheeseboard. Is dat de gastheer, haal die dan op.',
    newer:
      'Wie op dit adres antwoordt, speelt nog met een oudere Cheeseboard. Is dat de gastheer, laat die dan de pagina verversen en in het menu de nieuwe versie kiezen.',
    'not-the-host':
      'Op dit adres antwoordt iemand anders, en die krijgt niets te horen. De gastheer wordt verder gezocht.',
  },
  heals: 'Je plaats blijft van jou. Het wordt vanzelf opnieuw geprobeerd.',
  refused: {
    'not-host': 'Dat kan alleen de gastheer.',
    'not-seated': 'Je hebt geen plaats aan deze tafel.',
    'not-now': 'Nu niet.',
    stale: 'Het spel is al verder. Kijk nog eens.',
    paused: 'Het spel staat stil.',
    taken: 'Iemand anders was sneller.',
    'not-ready': 'Nog niet iedereen is klaar.',
    'too-fast': 'Iets rustiger graag.',
    offline: 'Er is geen verbinding, dus dit is niet verstuurd.',
    invalid: 'Dat begreep de tafel niet.',
  },
  timeUp: (name) => `De tijd is om: een bot heeft voor ${name} gezet.`,
  timeUpYou: 'De tijd is om: een bot heeft voor jou gezet.',
  pausedMove: (name) => `Nu niet: ${name} heeft het spel stilgezet.`,
  breath: 'Een korte pauze, zodat iedereen de kaart ziet.',

  menu: 'Menu',
  askUndo: 'Vragen om terug te nemen',
  pause: 'Pauze',
  invite: 'Uitnodigen',
  inviteHelp: 'Wie deze link opent kijkt mee, of komt terug op de eigen plaats.',
  sound: 'Geluid',
  on: 'aan',
  off: 'uit',
  autoPass: 'Als er naar fiches wordt gevraagd',
  autoPassTo: { breath: 'na een moment passen', never: 'op mij wachten', always: 'altijd meteen passen' },
  settings: 'Instellingen',
  atTheTable: 'Aan tafel',
  bot: 'bot',
  host: 'gastheer',
  you: 'jij',
  watches: 'kijkt toe',
  open: 'vrij',
  connection: { here: 'hier', shaky: 'hapert', away: 'weg' },
  more: (name) => `${name}: meer`,
  askSeat: (chair) => `Vragen om de plaats van ${chair}`,
  sendAway: (name) => `${name} wegsturen`,
  sureAway: (name) => `${name} echt wegsturen?`,
  handOver: (name) => `${name} gastheer maken`,
  sureHandOver: (name) => `${name} wordt gastheer en leidt de tafel vanaf nu. Jij houdt je plaats.`,
  toLobby: 'Terug naar de wachtkamer',
  sureLobby: 'Dit spel opgeven? Iedereen gaat terug naar de wachtkamer.',
  closeTable: 'Tafel sluiten',
  sureClose: 'De tafel voor iedereen sluiten? Het spel is dan weg.',
  yes: 'Ja',
  leaveHelp: 'Je plaats blijft van jou. Met de link kom je terug.',
  leaveHost: 'De tafel wacht tot je terugkomt: je vindt haar op de startpagina.',
  leaveOthers:
    'Je plaats blijft van jou. Na een poosje gaan de anderen zonder jou verder; kan dat niet, dan wacht de tafel op je. Je vindt haar op de startpagina.',

  chat: 'Praten',
  say: 'Zeg iets',
  send: 'Versturen',
  noChat: 'Nog niemand heeft iets gezegd.',
  unread: (count) => `${count} ongelezen`,
  react: 'Snelle reacties',
  reactions: {
    '👍': 'goed gespeeld',
    '👏': 'applaus',
    '😂': 'lacht',
    '😮': 'wauw',
    '😭': 'o nee',
    '🧀': 'kaas',
  },
  reacted: (name, what) => `${name}: ${what}`,

  rematch: 'Nog een keer',
  otherGame: 'Een ander spel',
  rematchBegun: (name) => `${name} is aan de revanche begonnen.`,
  toRematch: 'Naar het nieuwe spel',
  hostChooses: (name) => `${name} kiest hoe het verdergaat.`,
  record: 'Verslag',
  recordHelp: 'Het verslag is een tekst met elke stap van dit spel. Je kunt het altijd terugkijken.',
  save: 'Bewaren als bestand',
  copy: 'Verslag kopiëren',
  copied: 'Gekopieerd.',
  copyThis: 'De tekst om te kopiëren',
  copyFailed: 'Je browser laat deze pagina niet kopiëren. Selecteer de tekst en kopieer die zelf.',
  replay: 'Terugkijken',
  share: 'Delen',
  copyLink: 'Link om terug te kijken kopiëren',
  linkCopied: 'De link is gekopieerd. Het hele verslag zit erin.',
  linkTooLong: 'Dit spel is te lang voor een link. Bewaar het als bestand en stuur dat.',

  giveTo: (name) => `Geef het apparaat aan ${name}`,
  iAm: (name) => `Ik ben ${name}`,
  lookAway: 'De anderen kijken even weg.',
  meanwhile: 'Intussen',
  nothingYet: 'Er is nog niets gebeurd.',
  stepIn: 'Iemand komt ertussen',
  stepInHelp:
    'Wie buiten de beurt iets wil doen, neemt het apparaat. Iedereen mag, dus niemand weet wie het kon.',
  undoTogether: (name) => `${name} wil de laatste zet terugnemen. Vindt iedereen dat goed?`,

  replayTitle: 'Een spel terugkijken',
  replayIntro: 'Plak het verslag van een spel, of kies het bestand.',
  paste: 'Het verslag',
  chooseFile: 'Bestand kiezen',
  show: 'Laat zien',
  another: 'Een ander verslag',
  eyes: 'Door de ogen van',
  nobody: 'een toeschouwer',
  badLink: 'In deze link zit geen leesbaar verslag. Misschien is hij onderweg afgeknipt.',
  badFile: 'Dit bestand is niet als tekst te lezen.',
  badRecord: 'Dit verslag is niet te lezen.',
  badLine: (line) => `Regel ${line}`,
  player: (number) => `Speler ${number}`,

  fair: {
    sum: ({ draws, people, moves, views }) =>
      `${counted('nl', draws, 'trekking', 'trekkingen')} door ${counted('nl', people, 'mens', 'mensen')}, ${counted('nl', moves, 'zet', 'zetten')} en ${views} keer wat jij te zien kreeg`,
    verified: (sum) => `Nagekeken: ${sum}. Alles klopt.`,
    unchecked: 'Nog niet nagekeken: de regels laden niet. Deze pagina blijft het proberen.',
    alone: (sum, count) =>
      `Er is niets mis in ${sum}. Maar ${counted('nl', count, 'trekking is', 'trekkingen zijn')} door één van jullie alleen gedaan, en die kon weten wat eruit komt.`,
    incomplete: (sum, open) =>
      `Er is niets mis in ${sum}, maar ${counted('nl', open, 'trekking was', 'trekkingen waren')} niet na te kijken: iemand is voorgoed weg.`,
    without: (count) => `Bij ${counted('nl', count, 'trekking', 'trekkingen')} ontbrak iemand.`,
    partly: (count) =>
      `${count} van jullie ${plural('nl', count, 'had', 'hadden')} geen deel aan de trekkingen.`,
    since: (step) => `Deze pagina keek mee vanaf stap ${step}.`,
    failed: (what) =>
      `Er klopt iets niet: ${what}. Wat je ziet komt uit de browser van de gastheer: bewaar het verslag en praat erover.`,
    blameless: {
      alone:
        'In deze partij trekt de gastheer alleen: het deel van de anderen kwam niet op tijd, of is weggelaten. De trekkingen zijn niet na te kijken.',
      outside:
        'Je hebt geen deel aan de trekkingen van deze partij: wat je beloofde kwam niet op tijd, of is weggelaten.',
      'left-out':
        'Jouw deel is bij drie of meer trekkingen weggelaten. Je verbinding was te traag, of de gastheer liet het weg; het verslag zegt welke trekkingen het zijn.',
    },
    finding: {
      chain: 'iemands deel van de trekkingen is niet wat was beloofd',
      draw: 'een trekking is niet wat jullie er samen van maakten',
      rest: 'aan een trekking had iemand deel die moest overslaan',
      without: 'wie bij een trekking is weggelaten, was eerst anders verteld',
      record: 'het verslag van de gastheer houdt zich niet aan de regels',
      roster: 'de lijst van wie samen trekken is veranderd',
      view: 'je kreeg iets anders te zien dan er lag',
      move: 'er is voor je gezet, of je zet ontbreekt',
    },
    excluded: {
      wrong:
        'Wat deze browser aan een trekking gaf, was niet wat hij had beloofd. De trekkingen gaan zonder hem door; jij speelt verder.',
      forgotten:
        'Deze browser heeft niet meer wat hij voor de trekkingen beloofde. Ze gaan zonder hem door; jij speelt verder.',
    },
    step: (step) => `stap ${step}`,
  },
};
