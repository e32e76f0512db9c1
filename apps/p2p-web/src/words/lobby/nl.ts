import { plural } from '@cheeseboard/engine/text';
import type { LobbyWords } from './types.ts';

export const nl: LobbyWords = {
  title: (game) => `${game}: de tafel`,
  hostLead: 'Stuur de link rond. Het spel begint wanneer jij dat wilt.',
  guestLead: (host) => `Dit is de tafel van ${host}.`,

  invite: 'Nodig de anderen uit',
  inviteHint: 'Wie deze link opent en een naam invult, schuift bij je aan.',
  link: 'Link naar deze tafel',
  copy: 'Link kopiëren',
  copied: 'Gekopieerd.',
  notCopied: 'Kopiëren lukte niet. Selecteer de link en kopieer hem zelf.',
  share: 'Delen',
  shareText: (game, players, minutes) =>
    `Speel je ${game} met me? ${players}, ${minutes}. Open de link en schuif aan.`,
  qr: 'QR-code van de link',
  listening: {
    opening: 'De tafel wordt geopend.',
    open: 'De tafel is open: anderen kunnen aanschuiven.',
    lost: 'De bemiddelingsserver is even niet bereikbaar, dus er kan niemand bij. Wie er al is, blijft verbonden; Cheeseboard blijft het proberen.',
    taken:
      'Het adres van deze tafel is nog bezet door een eerder bezoek. Het komt zo vrij: laat deze pagina open.',
  },
  pairFor: 'Iemand binnenlaten zonder server',
  pairingDone: 'Naar de tafel',

  seats: 'Rond de tafel',
  chair: (number) => `Plaats ${number}`,
  open: 'vrij',
  you: 'jij',
  host: 'gastheer',
  bot: { easy: 'bot, makkelijk', steady: 'bot, degelijk', sharp: 'bot, scherp' },
  ready: 'klaar',
  notReady: 'nog niet klaar',
  connection: { here: 'aanwezig', shaky: 'hapert', away: 'weg' },
  via: (name) => `via ${name}`,
  unnamed: 'iemand',
  isJoining: 'komt net binnen',
  connecting: 'Iemand maakt verbinding …',
  sitHere: (number) => `Op plaats ${number} gaan zitten`,
  watchers: 'Toeschouwers',
  sendAway: (name) => `${name} wegsturen`,
  sendAwayQuestion: (name) => `${name} van deze tafel wegsturen?`,
  sendAwayConfirm: 'Ja, wegsturen',
  seatHolderLabel: (number) => `Wie zit er op plaats ${number}`,

  yourself: 'Jij',
  name: 'Je naam',
  colour: 'Je kleur',
  noColour: 'maakt niet uit',
  taken: (colour) => `${colour}, bezet`,
  explain: 'Mijn eerste keer: leg het spel uit terwijl ik speel',
  explainHint: 'Alleen jij ziet de uitleg. Die stopt als je het spel kent.',
  standUp: 'Alleen kijken',
  watching: 'Je kijkt toe. Neem een vrije plaats om mee te spelen.',
  sitHint: 'Vul je naam in en ga zitten: de eerste vrije plaats is van jou.',
  sitDown: 'Gaan zitten',
  noSeatLeft: 'Je kijkt toe: alle plaatsen zijn bezet.',
  setReady: 'Ik ben klaar',
  setNotReady: 'Toch nog niet klaar',
  nameRequired: 'Vertel de anderen eerst hoe je heet.',

  changeGame: 'Ander spel of andere regels',
  game: 'Spel',
  currentRules: 'Wat er gespeeld wordt',
  standardRules: 'zoals in het boekje',

  start: 'Beginnen',
  canStart: 'Iedereen is klaar.',
  openChairs: (count) =>
    plural('nl', count, 'Er is nog één plaats vrij.', `Er zijn nog ${count} plaatsen vrij.`),
  waitFor: (names) => `Nog niet klaar: ${names}.`,
  peopleAway: (names) => `Even weg: ${names}.`,
  personWithoutName: 'Iemand aan tafel heeft nog geen naam.',
  startQuestion: 'Toch beginnen?',
  startConfirm: 'Ja, beginnen',
  matchAborted: (host) => `${host} heeft het spel beëindigd. Jullie zijn terug in de wachtkamer.`,
  choosesGame: (chooser) =>
    chooser === null ? 'Kies het volgende spel: iedere speler mag dat.' : `${chooser} kiest een ander spel.`,
  newGame: (chooser, game) =>
    chooser === null ? `Het volgende spel is ${game}.` : `${chooser} heeft een ander spel gekozen: ${game}.`,
  newRules: (chooser) =>
    chooser === null ? 'De regels zijn veranderd.' : `${chooser} heeft de regels veranderd.`,
  fillWithBots: 'Vrije plaatsen aan bots geven',
  hostStarts: (host) => `${host} begint het spel.`,
  startsByItself: 'Het spel begint zodra elke plaats bezet is en iedereen klaar is.',
  and: 'en',
  refused: {
    'not-host': 'Dat kan alleen de gastheer.',
    'not-seated': 'Neem eerst plaats.',
    'not-now': 'Dat kan nu niet.',
    stale: 'De tafel is intussen veranderd. Kijk nog eens.',
    paused: 'Het spel staat stil.',
    taken: 'Iemand was je voor: dat is bezet.',
    'not-ready': 'Er ontbreekt nog iemand of iets.',
    'too-fast': 'Dat was wat veel tegelijk. Wacht even.',
    offline: 'De gastheer is even niet bereikbaar, dus er is niets veranderd.',
    invalid: 'De browser van de gastheer begreep dat niet.',
  },
  notAllowed: 'Dat mag niet van de spelregels.',

  leave: 'Van tafel gaan',
  closeTable: 'Tafel sluiten',
  closeQuestion: 'Deze tafel voor iedereen sluiten? De link werkt dan niet meer.',
  closeConfirm: 'Ja, sluiten',

  waiting: {
    first: { title: 'Je wordt verbonden', text: 'De browser van de gastheer wordt gezocht.' },
    nobody: {
      title: 'Er is nog niemand',
      text: 'De gastheer heeft de tafel nog niet open, of heeft het tabblad gesloten. Zodra die terug is, schuif je aan.',
    },
    signalling: {
      title: 'Je lijkt offline te zijn',
      text: 'De gastheer en de bemiddelingsserver zijn niet bereikbaar. Zodra je netwerk terug is, schuif je aan. Als andere sites wel werken, ligt die server plat.',
    },
    blocked: {
      title: 'Geen verbinding tussen jullie netwerken',
      text: 'De gastheer is gevonden, maar jullie netwerken laten geen verbinding toe. Zit er nog een gast aan tafel, dan kun je via die gast aanschuiven. Anders is er een TURN-server of dezelfde wifi voor nodig.',
    },
    lost: { title: 'Verbinding verbroken', text: 'Je plaats blijft van jou. Je wordt opnieuw verbonden.' },
    older: {
      title: 'Misschien is je versie te oud',
      text: 'Wie op dit adres antwoordt, speelt met een nieuwere versie van Cheeseboard. Is dat de gastheer, haal dan de nieuwe versie op en kom terug: je link blijft geldig.',
    },
    newer: {
      title: 'Misschien is je versie te nieuw',
      text: 'Wie op dit adres antwoordt, speelt nog met een oudere versie van Cheeseboard. Is dat de gastheer, laat die dan de pagina verversen en de nieuwe versie gebruiken die daar verschijnt: daarna schuif je vanzelf aan.',
    },
    'not-the-host': {
      title: 'Op dit adres zit iemand anders',
      text: 'Wie hier antwoordt, is niet degene die de link heeft gemaakt, en krijgt dus niets te zien. Zodra de gastheer terug is, schuif je aan. Blijft het zo, vraag dan om een nieuwe link.',
    },
  },
  asleep: {
    title: 'De tafel slaapt',
    text: (game, names) =>
      `${game} met ${names}: op dit moment heeft niemand de tafel open. Zodra de gastheer hem opent, schuif je weer aan.`,
  },
  askHost: {
    title: 'Vraag de gastheer de tafel te openen',
    hint: 'De link is voor iedereen dezelfde gebleven. De gastheer vindt de tafel op de startpagina, bij “Verderspelen”.',
    share: 'Link sturen',
    text: 'Doe je onze tafel op Cheeseboard weer open?',
  },
  attemptCount: (count) =>
    plural(
      'nl',
      count,
      'Eén keer geprobeerd; Cheeseboard blijft het proberen.',
      `${count} keer geprobeerd; Cheeseboard blijft het proberen.`,
    ),
  otherWaysToConnect: 'Andere manieren',
  toSettings: 'Een andere server instellen',
  pairByHand: 'Met de hand verbinden, zonder server',
  testConnection: 'Test mijn verbinding',
  noWebRtc: {
    title: 'Deze browser kan niet aan tafel',
    text: 'Hij kan niet met andere browsers verbinden (geen WebRTC). Open de link in een andere browser. Tegen bots en op één apparaat kun je hier wel spelen.',
  },
  hostNoWebRtc:
    'Deze browser kan niet met andere browsers verbinden (geen WebRTC), dus niemand kan meedoen. Zet bots op de plaatsen, of open een tafel in een andere browser.',
  someoneCannotJoin: 'Iemand wil meedoen, maar kan je niet bereiken.',
  connectionShaky: 'De verbinding hapert.',
  connectionLost: 'De verbinding met de gastheer is weg. Je wordt opnieuw verbonden.',

  ended: {
    closed: { title: 'De tafel is gesloten', text: 'De gastheer heeft deze tafel gesloten.' },
    'sent-away': { title: 'Je bent weggestuurd', text: 'De gastheer heeft je gevraagd van tafel te gaan.' },
    full: { title: 'De tafel is vol', text: 'Er past niemand meer bij, ook niet om te kijken.' },
    elsewhere: {
      title: 'De tafel is open in een ander tabblad',
      text: 'Je hebt deze plaats in een ander tabblad of venster ingenomen. Daar gaat het verder.',
    },
  },
  useHere: 'Hier gebruiken',
  tryAgain: 'Nog eens proberen',

  nameRequiredTitle: 'Het spel is al begonnen. Wie ben jij?',
  enterTable: 'Binnenkomen en toekijken',

  hostElsewhere: {
    title: 'Je bent gastheer in een ander tabblad',
    text: 'Daar draait de tafel. Ga naar dat tabblad, of ga hier verder.',
  },
  noSuchRoom: {
    title: 'Deze tafel is er niet meer',
    text: 'Deze browser is er niet de gastheer van. De tafel is weggegooid, of hoort bij een andere browser.',
  },
  noSuchLocal: {
    title: 'Deze partij is er niet meer',
    text: 'Die is weggegooid, of in een andere browser gespeeld.',
  },
  noInvitation: {
    title: 'Deze link is kapot',
    text: 'Er ontbreekt een stuk, of er is onderweg iets veranderd. Vraag er nog eens om, en kopieer de hele link.',
  },
  notOpened: {
    title: 'De tafel kon niet worden geopend',
    text: 'Er ging iets mis in deze browser. Ververs de pagina; wat er gespeeld is, blijft bewaard.',
  },
};
