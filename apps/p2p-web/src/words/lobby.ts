/** The words of a table before the game: who is there, who is missing, what the line does. */
import type { Level } from '@cheeseboard/engine/bots';
import type { Answer, Ended, Line, Person } from '../tables/table.ts';
import type { ListeningState } from '../transport/transport.ts';
import type { ByLanguage } from './language.ts';

type Refused = Extract<Answer, { readonly why: string }>['why'];
type Waiting = Extract<Line, { readonly state: 'connecting' }>['why'];

export interface Sentence {
  readonly title: string;
  readonly text: string;
}

export interface LobbyWords {
  readonly title: (game: string) => string;
  readonly hostLead: string;
  readonly guestLead: (host: string) => string;

  readonly invite: string;
  readonly inviteHint: string;
  readonly link: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly share: string;
  readonly shareText: (game: string) => string;
  readonly qr: string;
  readonly listening: { readonly [S in ListeningState]: string };
  readonly pairFor: string;

  readonly seats: string;
  readonly chair: (number: number) => string;
  readonly open: string;
  readonly you: string;
  readonly host: string;
  readonly bot: { readonly [L in Level]: string };
  readonly ready: string;
  readonly notReady: string;
  readonly connection: { readonly [C in Person['connection']]: string };
  readonly unnamed: string;
  readonly sitHere: (number: number) => string;
  readonly watchers: string;
  readonly sendAway: (name: string) => string;
  readonly sendAwaySure: (name: string) => string;
  readonly sendAwayYes: string;
  readonly whoSits: (number: number) => string;

  readonly yourself: string;
  readonly name: string;
  readonly colour: string;
  readonly noColour: string;
  readonly taken: (colour: string) => string;
  readonly standUp: string;
  readonly watching: string;
  readonly allTaken: string;
  readonly beReady: string;
  readonly beNotReady: string;
  readonly nameFirst: string;

  readonly changeGame: string;
  readonly game: string;
  readonly rulesNow: string;
  readonly asInTheRules: string;

  readonly start: string;
  readonly canStart: string;
  readonly missing: string;
  readonly openChairs: (count: number) => string;
  readonly waitFor: (names: string) => string;
  readonly awayNow: (names: string) => string;
  readonly fill: string;
  readonly hostStarts: (host: string) => string;
  readonly and: string;
  readonly refused: { readonly [R in Refused]: string };
  readonly notAllowed: string;

  readonly leave: string;
  readonly closeTable: string;
  readonly closeSure: string;
  readonly closeYes: string;

  readonly waiting: { readonly [W in Waiting]: Sentence };
  readonly tries: (count: number) => string;
  readonly meanwhile: string;
  readonly toSettings: string;
  readonly byHand: string;
  readonly shaky: string;
  readonly cut: string;

  readonly ended: { readonly [E in Ended]: Sentence };
  readonly useHere: string;
  readonly tryAgain: string;
  readonly reload: string;

  readonly nameFirstTitle: string;
  readonly goIn: string;

  readonly hostElsewhere: Sentence;
  readonly noSuchRoom: Sentence;
  readonly noSuchLocal: Sentence;
  readonly noInvitation: Sentence;
  readonly notOpened: Sentence;
}

export const lobbyWords: ByLanguage<LobbyWords> = {
  en: {
    title: (game) => `${game}: the table`,
    hostLead: 'Send the link around. The game begins when you say so.',
    guestLead: (host) => `You sit at the table of ${host}.`,

    invite: 'Invite the others',
    inviteHint: 'Whoever opens this link sits down with you.',
    link: 'Link to this table',
    copy: 'Copy the link',
    copied: 'Copied.',
    notCopied: 'It could not be copied. Mark the link and copy it yourself.',
    share: 'Share',
    shareText: (game) => `Play ${game} with me.`,
    qr: 'QR code of the link',
    listening: {
      opening: 'The table is being announced.',
      open: 'The table can be found.',
      lost: 'The server that introduces newcomers cannot be reached just now. Whoever is here stays; it is tried again by itself.',
      taken:
        'The address of this table is still held by an earlier visit. It comes free in a moment, keep this page open.',
    },
    pairFor: 'Let somebody in without a server',

    seats: 'Around the table',
    chair: (number) => `Seat ${number}`,
    open: 'open',
    you: 'you',
    host: 'host',
    bot: { easy: 'bot, easy', steady: 'bot, steady', sharp: 'bot, sharp' },
    ready: 'ready',
    notReady: 'not ready yet',
    connection: { here: 'here', shaky: 'connecting', away: 'away' },
    unnamed: 'somebody',
    sitHere: (number) => `Sit at seat ${number}`,
    watchers: 'Watching',
    sendAway: (name) => `Send ${name} away`,
    sendAwaySure: (name) => `Send ${name} away from this table?`,
    sendAwayYes: 'Yes, send away',
    whoSits: (number) => `Who sits at seat ${number}`,

    yourself: 'You',
    name: 'Your name',
    colour: 'Your colour',
    noColour: 'any',
    taken: (colour) => `${colour}, taken`,
    standUp: 'Only watch',
    watching: 'You are watching. Take an open seat to play.',
    allTaken: 'You are watching: all seats are taken.',
    beReady: 'I am ready',
    beNotReady: 'Not ready after all',
    nameFirst: 'First tell the others your name.',

    changeGame: 'Change the game or the rules',
    game: 'Game',
    rulesNow: 'What is being played',
    asInTheRules: 'as in the rulebook',

    start: 'Start the game',
    canStart: 'Everybody is ready.',
    missing: 'Still missing:',
    openChairs: (count) => (count === 1 ? 'One seat is open.' : `${count} seats are open.`),
    waitFor: (names) => `Not ready yet: ${names}.`,
    awayNow: (names) => `Away right now: ${names}.`,
    fill: 'Give the open seats to bots',
    hostStarts: (host) => `${host} starts the game.`,
    and: 'and',
    refused: {
      'not-host': 'Only the host can do that.',
      'not-seated': 'Take a seat first.',
      'not-now': 'That cannot be done now.',
      stale: 'The table had changed in the meantime. Look again.',
      paused: 'The game is paused.',
      taken: 'Somebody was faster: that is taken.',
      'not-ready': 'Somebody or something is still missing.',
      'too-fast': 'That was a bit much at once. Wait a moment.',
      offline: 'The host cannot be reached just now, so nothing was changed.',
      invalid: 'The host’s browser did not understand that.',
    },
    notAllowed: 'The rules do not allow that.',

    leave: 'Leave the table',
    closeTable: 'Close the table',
    closeSure: 'Close this table for everybody? The link stops working.',
    closeYes: 'Yes, close it',

    waiting: {
      first: { title: 'You are being connected', text: 'The host’s browser is being looked for.' },
      nobody: {
        title: 'Nobody is there yet',
        text: 'The host has not opened the table, or has closed the tab. As soon as they are back you sit down.',
      },
      signalling: {
        title: 'The introduction does not work',
        text: 'The server that introduces browsers to each other cannot be reached. Perhaps you are offline, or it is.',
      },
      blocked: {
        title: 'Your networks do not let each other through',
        text: 'The host was found, but no line between your two networks came about. That needs a TURN server, or the same Wi-Fi.',
      },
      lost: { title: 'The line broke', text: 'Your seat is kept. You are being connected again.' },
    },
    tries: (count) =>
      count === 1 ? 'Tried once, goes on by itself.' : `Tried ${count} times, goes on by itself.`,
    meanwhile: 'Other ways',
    toSettings: 'Set another server',
    byHand: 'Connect by hand, without a server',
    shaky: 'The line is shaky.',
    cut: 'The line to the host is down. You are being connected again.',

    ended: {
      closed: { title: 'The table is closed', text: 'The host has closed this table.' },
      'sent-away': { title: 'You were sent away', text: 'The host asked you to leave this table.' },
      'not-the-host': {
        title: 'Somebody else is at this address',
        text: 'Who answers here is not the one who made the link, so nothing was told to them. Ask for a new link.',
      },
      older: {
        title: 'Your version is older',
        text: 'The host plays a newer version of Cheeseboard. Fetch it and come back, your link stays good.',
      },
      newer: {
        title: 'Your version is newer',
        text: 'The host still plays an older version of Cheeseboard. They should reload their page.',
      },
      full: { title: 'The table is full', text: 'No more people fit at this table, not even to watch.' },
      elsewhere: {
        title: 'The table is open in another tab',
        text: 'You took this seat in another tab or window. It goes on there.',
      },
    },
    useHere: 'Use it here',
    tryAgain: 'Try again',
    reload: 'Fetch the new version',

    nameFirstTitle: 'The game has begun. Who are you?',
    goIn: 'Go in and watch',

    hostElsewhere: {
      title: 'You host this table in another tab',
      text: 'It runs there. Go to that tab, or close it and try again.',
    },
    noSuchRoom: {
      title: 'This table is no longer here',
      text: 'This browser does not host it. It was deleted, or it belongs to another browser.',
    },
    noSuchLocal: {
      title: 'This match is no longer here',
      text: 'It was deleted, or it was played in another browser.',
    },
    noInvitation: {
      title: 'This link is broken',
      text: 'A part of it is missing or was changed on the way. Ask for it again, and copy all of it.',
    },
    notOpened: {
      title: 'The table could not be opened',
      text: 'Something went wrong in this browser. Reload the page; what was played so far is kept.',
    },
  },
  nl: {
    title: (game) => `${game}: de tafel`,
    hostLead: 'Stuur de link rond. Het spel begint als jij het zegt.',
    guestLead: (host) => `Je zit aan de tafel van ${host}.`,

    invite: 'Nodig de anderen uit',
    inviteHint: 'Wie deze link opent, schuift bij je aan.',
    link: 'Link naar deze tafel',
    copy: 'Link kopiëren',
    copied: 'Gekopieerd.',
    notCopied: 'Kopiëren lukte niet. Selecteer de link en kopieer hem zelf.',
    share: 'Delen',
    shareText: (game) => `Speel je ${game} met me?`,
    qr: 'QR-code van de link',
    listening: {
      opening: 'De tafel wordt aangemeld.',
      open: 'De tafel is te vinden.',
      lost: 'De server die nieuwkomers voorstelt is even niet bereikbaar. Wie er is blijft; het wordt vanzelf opnieuw geprobeerd.',
      taken:
        'Het adres van deze tafel is nog bezet door een eerder bezoek. Het komt zo vrij, laat deze pagina open.',
    },
    pairFor: 'Iemand binnenlaten zonder server',

    seats: 'Rond de tafel',
    chair: (number) => `Plaats ${number}`,
    open: 'vrij',
    you: 'jij',
    host: 'gastheer',
    bot: { easy: 'bot, makkelijk', steady: 'bot, degelijk', sharp: 'bot, scherp' },
    ready: 'klaar',
    notReady: 'nog niet klaar',
    connection: { here: 'aanwezig', shaky: 'verbindt', away: 'weg' },
    unnamed: 'iemand',
    sitHere: (number) => `Op plaats ${number} gaan zitten`,
    watchers: 'Toeschouwers',
    sendAway: (name) => `${name} wegsturen`,
    sendAwaySure: (name) => `${name} van deze tafel wegsturen?`,
    sendAwayYes: 'Ja, wegsturen',
    whoSits: (number) => `Wie zit er op plaats ${number}`,

    yourself: 'Jij',
    name: 'Je naam',
    colour: 'Je kleur',
    noColour: 'maakt niet uit',
    taken: (colour) => `${colour}, bezet`,
    standUp: 'Alleen kijken',
    watching: 'Je kijkt toe. Neem een vrije plaats om mee te spelen.',
    allTaken: 'Je kijkt toe: alle plaatsen zijn bezet.',
    beReady: 'Ik ben klaar',
    beNotReady: 'Toch nog niet klaar',
    nameFirst: 'Zeg de anderen eerst hoe je heet.',

    changeGame: 'Ander spel of andere regels',
    game: 'Spel',
    rulesNow: 'Wat er gespeeld wordt',
    asInTheRules: 'zoals in het boekje',

    start: 'Beginnen',
    canStart: 'Iedereen is klaar.',
    missing: 'Nog nodig:',
    openChairs: (count) =>
      count === 1 ? 'Er is nog één plaats vrij.' : `Er zijn nog ${count} plaatsen vrij.`,
    waitFor: (names) => `Nog niet klaar: ${names}.`,
    awayNow: (names) => `Even weg: ${names}.`,
    fill: 'Vrije plaatsen aan bots geven',
    hostStarts: (host) => `${host} begint het spel.`,
    and: 'en',
    refused: {
      'not-host': 'Dat kan alleen de gastheer.',
      'not-seated': 'Neem eerst plaats.',
      'not-now': 'Dat kan nu niet.',
      stale: 'De tafel was intussen veranderd. Kijk nog eens.',
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
    closeSure: 'Deze tafel voor iedereen sluiten? De link werkt dan niet meer.',
    closeYes: 'Ja, sluiten',

    waiting: {
      first: { title: 'Je wordt verbonden', text: 'De browser van de gastheer wordt gezocht.' },
      nobody: {
        title: 'Er is nog niemand',
        text: 'De gastheer heeft de tafel nog niet open, of heeft het tabblad gesloten. Zodra die terug is schuif je aan.',
      },
      signalling: {
        title: 'Het voorstellen lukt niet',
        text: 'De server die browsers aan elkaar voorstelt is niet bereikbaar. Misschien ben jij offline, of hij.',
      },
      blocked: {
        title: 'Jullie netwerken laten elkaar niet door',
        text: 'De gastheer is gevonden, maar tussen jullie netwerken kwam geen lijn tot stand. Daar is een TURN-server voor nodig, of dezelfde wifi.',
      },
      lost: { title: 'De lijn viel weg', text: 'Je plaats blijft van jou. Je wordt opnieuw verbonden.' },
    },
    tries: (count) =>
      count === 1
        ? 'Eén keer geprobeerd, gaat vanzelf verder.'
        : `${count} keer geprobeerd, gaat vanzelf verder.`,
    meanwhile: 'Andere manieren',
    toSettings: 'Een andere server instellen',
    byHand: 'Met de hand verbinden, zonder server',
    shaky: 'De lijn is wankel.',
    cut: 'De lijn met de gastheer is weg. Je wordt opnieuw verbonden.',

    ended: {
      closed: { title: 'De tafel is gesloten', text: 'De gastheer heeft deze tafel gesloten.' },
      'sent-away': { title: 'Je bent weggestuurd', text: 'De gastheer heeft je gevraagd van tafel te gaan.' },
      'not-the-host': {
        title: 'Hier zit iemand anders',
        text: 'Wie hier antwoordt is niet degene die de link heeft gemaakt, dus is er niets verteld. Vraag om een nieuwe link.',
      },
      older: {
        title: 'Jouw versie is ouder',
        text: 'De gastheer speelt met een nieuwere Cheeseboard. Haal die op en kom terug, je link blijft goed.',
      },
      newer: {
        title: 'Jouw versie is nieuwer',
        text: 'De gastheer speelt nog met een oudere Cheeseboard. Laat die de pagina verversen.',
      },
      full: { title: 'De tafel is vol', text: 'Er past niemand meer bij, ook niet om te kijken.' },
      elsewhere: {
        title: 'De tafel is open in een ander tabblad',
        text: 'Je hebt deze plaats in een ander tabblad of venster genomen. Daar gaat het verder.',
      },
    },
    useHere: 'Hier gebruiken',
    tryAgain: 'Nog eens proberen',
    reload: 'Nieuwe versie ophalen',

    nameFirstTitle: 'Het spel is al begonnen. Wie ben jij?',
    goIn: 'Naar binnen en kijken',

    hostElsewhere: {
      title: 'Je bent gastheer in een ander tabblad',
      text: 'Daar draait de tafel. Ga naar dat tabblad, of sluit het en probeer het nog eens.',
    },
    noSuchRoom: {
      title: 'Deze tafel is er niet meer',
      text: 'Deze browser is er niet de gastheer van. De tafel is weggegooid, of hoort bij een andere browser.',
    },
    noSuchLocal: {
      title: 'Deze partij is er niet meer',
      text: 'Ze is weggegooid, of in een andere browser gespeeld.',
    },
    noInvitation: {
      title: 'Deze link is kapot',
      text: 'Er ontbreekt een stuk, of er is onderweg iets veranderd. Vraag hem nog eens, en kopieer hem helemaal.',
    },
    notOpened: {
      title: 'De tafel ging niet open',
      text: 'Er ging iets mis in deze browser. Ververs de pagina; wat er gespeeld is blijft bewaard.',
    },
  },
  de: {
    title: (game) => `${game}: der Tisch`,
    hostLead: 'Verschick den Link. Das Spiel beginnt, wenn du es sagst.',
    guestLead: (host) => `Du sitzt am Tisch von ${host}.`,

    invite: 'Lade die anderen ein',
    inviteHint: 'Wer diesen Link öffnet, setzt sich zu dir.',
    link: 'Link zu diesem Tisch',
    copy: 'Link kopieren',
    copied: 'Kopiert.',
    notCopied: 'Das Kopieren hat nicht geklappt. Markier den Link und kopier ihn selbst.',
    share: 'Teilen',
    shareText: (game) => `Spielst du ${game} mit mir?`,
    qr: 'QR-Code des Links',
    listening: {
      opening: 'Der Tisch wird angemeldet.',
      open: 'Der Tisch ist zu finden.',
      lost: 'Der Server, der neue Gäste vorstellt, ist gerade nicht erreichbar. Wer hier ist, bleibt; es wird von selbst wieder versucht.',
      taken:
        'Die Adresse dieses Tischs ist noch von einem früheren Besuch belegt. Sie wird gleich frei, lass diese Seite offen.',
    },
    pairFor: 'Jemanden ohne Server hereinlassen',

    seats: 'Rund um den Tisch',
    chair: (number) => `Platz ${number}`,
    open: 'frei',
    you: 'du',
    host: 'Gastgeber',
    bot: { easy: 'Bot, leicht', steady: 'Bot, solide', sharp: 'Bot, scharf' },
    ready: 'bereit',
    notReady: 'noch nicht bereit',
    connection: { here: 'da', shaky: 'verbindet sich', away: 'weg' },
    unnamed: 'jemand',
    sitHere: (number) => `Auf Platz ${number} setzen`,
    watchers: 'Schauen zu',
    sendAway: (name) => `${name} wegschicken`,
    sendAwaySure: (name) => `${name} von diesem Tisch wegschicken?`,
    sendAwayYes: 'Ja, wegschicken',
    whoSits: (number) => `Wer sitzt an Platz ${number}`,

    yourself: 'Du',
    name: 'Dein Name',
    colour: 'Deine Farbe',
    noColour: 'egal',
    taken: (colour) => `${colour}, vergeben`,
    standUp: 'Nur zuschauen',
    watching: 'Du schaust zu. Nimm einen freien Platz, um mitzuspielen.',
    allTaken: 'Du schaust zu: Alle Plätze sind besetzt.',
    beReady: 'Ich bin bereit',
    beNotReady: 'Doch noch nicht bereit',
    nameFirst: 'Sag den anderen erst, wie du heißt.',

    changeGame: 'Anderes Spiel oder andere Regeln',
    game: 'Spiel',
    rulesNow: 'Was gespielt wird',
    asInTheRules: 'wie im Regelheft',

    start: 'Spiel beginnen',
    canStart: 'Alle sind bereit.',
    missing: 'Es fehlt noch:',
    openChairs: (count) => (count === 1 ? 'Ein Platz ist noch frei.' : `${count} Plätze sind noch frei.`),
    waitFor: (names) => `Noch nicht bereit: ${names}.`,
    awayNow: (names) => `Gerade weg: ${names}.`,
    fill: 'Freie Plätze an Bots geben',
    hostStarts: (host) => `${host} beginnt das Spiel.`,
    and: 'und',
    refused: {
      'not-host': 'Das kann nur der Gastgeber.',
      'not-seated': 'Setz dich erst hin.',
      'not-now': 'Das geht gerade nicht.',
      stale: 'Der Tisch hatte sich inzwischen verändert. Schau noch einmal hin.',
      paused: 'Das Spiel ruht gerade.',
      taken: 'Jemand war schneller: Das ist vergeben.',
      'not-ready': 'Es fehlt noch jemand oder etwas.',
      'too-fast': 'Das war etwas viel auf einmal. Warte kurz.',
      offline: 'Der Gastgeber ist gerade nicht erreichbar, also hat sich nichts geändert.',
      invalid: 'Der Browser des Gastgebers hat das nicht verstanden.',
    },
    notAllowed: 'Das lassen die Regeln nicht zu.',

    leave: 'Den Tisch verlassen',
    closeTable: 'Tisch schließen',
    closeSure: 'Diesen Tisch für alle schließen? Der Link gilt dann nicht mehr.',
    closeYes: 'Ja, schließen',

    waiting: {
      first: { title: 'Du wirst verbunden', text: 'Der Browser des Gastgebers wird gesucht.' },
      nobody: {
        title: 'Es ist noch niemand da',
        text: 'Der Gastgeber hat den Tisch noch nicht geöffnet oder den Tab geschlossen. Sobald er zurück ist, sitzt du am Tisch.',
      },
      signalling: {
        title: 'Das Vorstellen klappt nicht',
        text: 'Der Server, der Browser miteinander bekannt macht, ist nicht erreichbar. Vielleicht bist du offline, oder er.',
      },
      blocked: {
        title: 'Eure Netze lassen einander nicht durch',
        text: 'Der Gastgeber ist gefunden, aber zwischen euren Netzen kam keine Leitung zustande. Dafür braucht es einen TURN-Server oder dasselbe WLAN.',
      },
      lost: {
        title: 'Die Leitung ist abgerissen',
        text: 'Dein Platz bleibt deiner. Du wirst wieder verbunden.',
      },
    },
    tries: (count) =>
      count === 1
        ? 'Einmal versucht, geht von selbst weiter.'
        : `${count}-mal versucht, geht von selbst weiter.`,
    meanwhile: 'Andere Wege',
    toSettings: 'Einen anderen Server einstellen',
    byHand: 'Von Hand verbinden, ohne Server',
    shaky: 'Die Leitung wackelt.',
    cut: 'Die Leitung zum Gastgeber ist weg. Du wirst wieder verbunden.',

    ended: {
      closed: { title: 'Der Tisch ist geschlossen', text: 'Der Gastgeber hat diesen Tisch geschlossen.' },
      'sent-away': {
        title: 'Du wurdest weggeschickt',
        text: 'Der Gastgeber hat dich gebeten, den Tisch zu verlassen.',
      },
      'not-the-host': {
        title: 'Hier sitzt jemand anderes',
        text: 'Wer hier antwortet, hat den Link nicht gemacht, also wurde nichts verraten. Bitte um einen neuen Link.',
      },
      older: {
        title: 'Deine Version ist älter',
        text: 'Der Gastgeber spielt mit einem neueren Cheeseboard. Hol es dir und komm zurück, dein Link bleibt gültig.',
      },
      newer: {
        title: 'Deine Version ist neuer',
        text: 'Der Gastgeber spielt noch mit einem älteren Cheeseboard. Er sollte seine Seite neu laden.',
      },
      full: {
        title: 'Der Tisch ist voll',
        text: 'Mehr Leute passen nicht an diesen Tisch, auch nicht zum Zuschauen.',
      },
      elsewhere: {
        title: 'Der Tisch ist in einem anderen Tab offen',
        text: 'Du hast diesen Platz in einem anderen Tab oder Fenster eingenommen. Dort geht es weiter.',
      },
    },
    useHere: 'Hier verwenden',
    tryAgain: 'Noch einmal versuchen',
    reload: 'Neue Version holen',

    nameFirstTitle: 'Das Spiel läuft schon. Wer bist du?',
    goIn: 'Hineingehen und zuschauen',

    hostElsewhere: {
      title: 'Du bist in einem anderen Tab der Gastgeber',
      text: 'Dort läuft der Tisch. Geh zu diesem Tab, oder schließ ihn und versuch es noch einmal.',
    },
    noSuchRoom: {
      title: 'Diesen Tisch gibt es hier nicht mehr',
      text: 'Dieser Browser ist nicht sein Gastgeber. Der Tisch wurde gelöscht oder gehört einem anderen Browser.',
    },
    noSuchLocal: {
      title: 'Diese Partie gibt es hier nicht mehr',
      text: 'Sie wurde gelöscht oder in einem anderen Browser gespielt.',
    },
    noInvitation: {
      title: 'Dieser Link ist kaputt',
      text: 'Ein Stück fehlt oder wurde unterwegs verändert. Bitte noch einmal darum, und kopier ihn ganz.',
    },
    notOpened: {
      title: 'Der Tisch ließ sich nicht öffnen',
      text: 'In diesem Browser ist etwas schiefgegangen. Lade die Seite neu; was gespielt wurde, bleibt erhalten.',
    },
  },
};
