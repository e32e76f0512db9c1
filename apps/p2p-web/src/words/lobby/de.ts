import { plural } from '@cheeseboard/engine/text';
import type { LobbyWords } from './types.ts';

export const de: LobbyWords = {
  title: (game) => `${game}: der Tisch`,
  hostLead: 'Verschick den Link. Wann das Spiel beginnt, bestimmst du.',
  guestLead: (host) => `Das ist der Tisch von ${host}.`,

  invite: 'Lade die anderen ein',
  inviteHint: 'Wer diesen Link öffnet und seinen Namen eingibt, setzt sich zu dir.',
  link: 'Link zu diesem Tisch',
  copy: 'Link kopieren',
  copied: 'Kopiert.',
  notCopied: 'Das Kopieren hat nicht geklappt. Markier den Link und kopier ihn selbst.',
  share: 'Teilen',
  shareText: (game, players, minutes) =>
    `Spielst du ${game} mit mir? ${players}, ${minutes}. Öffne den Link und setz dich dazu.`,
  qr: 'QR-Code des Links',
  listening: {
    opening: 'Der Tisch wird geöffnet.',
    open: 'Der Tisch ist offen: Andere können dazukommen.',
    lost: 'Der Vermittlungsserver ist gerade nicht erreichbar, also kann niemand dazukommen. Wer schon hier ist, bleibt verbunden; Cheeseboard versucht es weiter.',
    taken:
      'Die Adresse dieses Tischs ist noch von einem früheren Besuch belegt. Sie wird gleich frei: Lass diese Seite offen.',
  },
  pairFor: 'Jemanden ohne Server hereinlassen',
  pairingDone: 'Zum Tisch',

  seats: 'Rund um den Tisch',
  chair: (number) => `Platz ${number}`,
  open: 'frei',
  you: 'du',
  host: 'Gastgeber',
  bot: { easy: 'Bot, leicht', steady: 'Bot, solide', sharp: 'Bot, scharf' },
  ready: 'bereit',
  notReady: 'noch nicht bereit',
  connection: { here: 'da', shaky: 'schwache Verbindung', away: 'weg' },
  via: (name) => `über ${name}`,
  unnamed: 'jemand',
  isJoining: 'kommt gerade herein',
  connecting: 'Jemand verbindet sich …',
  sitHere: (number) => `Auf Platz ${number} setzen`,
  watchers: 'Schauen zu',
  sendAway: (name) => `${name} wegschicken`,
  sendAwayQuestion: (name) => `${name} von diesem Tisch wegschicken?`,
  sendAwayConfirm: 'Ja, wegschicken',
  seatHolderLabel: (number) => `Wer sitzt auf Platz ${number}`,

  yourself: 'Du',
  name: 'Dein Name',
  colour: 'Deine Farbe',
  noColour: 'egal',
  taken: (colour) => `${colour}, vergeben`,
  explain: 'Ich spiele zum ersten Mal: Erklär es mir beim Spielen',
  explainHint: 'Nur du siehst das. Das hört auf, sobald du das Spiel kennst.',
  standUp: 'Nur zuschauen',
  watching: 'Du schaust zu. Nimm einen freien Platz, um mitzuspielen.',
  sitHint: 'Gib deinen Namen ein und setz dich: Der erste freie Platz ist deiner.',
  sitDown: 'Hinsetzen',
  noSeatLeft: 'Du schaust zu: Alle Plätze sind besetzt.',
  setReady: 'Ich bin bereit',
  setNotReady: 'Doch noch nicht bereit',
  nameRequired: 'Sag den anderen erst, wie du heißt.',

  changeGame: 'Anderes Spiel oder andere Regeln',
  game: 'Spiel',
  currentRules: 'Was gespielt wird',
  standardRules: 'wie im Regelheft',

  start: 'Spiel beginnen',
  canStart: 'Alle sind bereit.',
  openChairs: (count) => plural('de', count, 'Ein Platz ist noch frei.', `${count} Plätze sind noch frei.`),
  waitFor: (names) => `Noch nicht bereit: ${names}.`,
  peopleAway: (names) => `Gerade weg: ${names}.`,
  personWithoutName: 'Jemand am Tisch hat noch keinen Namen.',
  startQuestion: 'Trotzdem beginnen?',
  startConfirm: 'Ja, beginnen',
  matchAborted: (host) => `${host} hat das Spiel beendet. Ihr seid wieder im Warteraum.`,
  choosesGame: (chooser) =>
    chooser === null
      ? 'Sucht das nächste Spiel aus: Alle Mitspieler dürfen das.'
      : `${chooser} sucht ein anderes Spiel aus.`,
  newGame: (chooser, game) =>
    chooser === null
      ? `Das nächste Spiel ist ${game}.`
      : `${chooser} hat ein anderes Spiel ausgesucht: ${game}.`,
  newRules: (chooser) =>
    chooser === null ? 'Die Regeln haben sich geändert.' : `${chooser} hat die Regeln geändert.`,
  fillWithBots: 'Freie Plätze an Bots geben',
  hostStarts: (host) => `${host} beginnt das Spiel.`,
  startsByItself: 'Das Spiel beginnt, sobald jeder Platz besetzt ist und alle bereit sind.',
  and: 'und',
  refused: {
    'not-host': 'Das kann nur der Gastgeber.',
    'not-seated': 'Setz dich erst hin.',
    'not-now': 'Das geht gerade nicht.',
    stale: 'Am Tisch hat sich inzwischen etwas geändert. Schau noch einmal hin.',
    paused: 'Das Spiel ruht gerade.',
    taken: 'Jemand war schneller: Das ist schon vergeben.',
    'not-ready': 'Es fehlt noch jemand oder etwas.',
    'too-fast': 'Das war etwas viel auf einmal. Warte kurz.',
    offline: 'Der Gastgeber ist gerade nicht erreichbar, also hat sich nichts geändert.',
    invalid: 'Der Browser des Gastgebers hat das nicht verstanden.',
  },
  notAllowed: 'Das lassen die Regeln nicht zu.',

  leave: 'Den Tisch verlassen',
  closeTable: 'Tisch schließen',
  closeQuestion: 'Diesen Tisch für alle schließen? Der Link gilt dann nicht mehr.',
  closeConfirm: 'Ja, schließen',

  waiting: {
    first: { title: 'Du wirst verbunden', text: 'Der Browser des Gastgebers wird gesucht.' },
    nobody: {
      title: 'Es ist noch niemand da',
      text: 'Der Gastgeber hat den Tisch noch nicht geöffnet oder den Tab geschlossen. Sobald er zurück ist, sitzt du am Tisch.',
    },
    signalling: {
      title: 'Du bist anscheinend offline',
      text: 'Weder der Gastgeber noch der Vermittlungsserver ist erreichbar. Sobald dein Netz wieder da ist, sitzt du am Tisch. Lassen sich andere Seiten öffnen, ist der Vermittlungsserver ausgefallen.',
    },
    blocked: {
      title: 'Keine Verbindung zwischen euren Netzen',
      text: 'Der Gastgeber ist gefunden, aber eure Netze lassen keine Verbindung zu. Sitzt noch jemand anderes am Tisch, kommst du vielleicht über diese Person dazu. Sonst braucht ihr einen TURN-Server oder dasselbe WLAN.',
    },
    lost: {
      title: 'Verbindung verloren',
      text: 'Dein Platz bleibt dir. Du wirst wieder verbunden.',
    },
    older: {
      title: 'Deine Version ist vielleicht zu alt',
      text: 'Wer unter dieser Adresse antwortet, spielt mit einer neueren Version von Cheeseboard. Ist das der Gastgeber, hol dir die neue Version und komm zurück: Dein Link bleibt gültig.',
    },
    newer: {
      title: 'Deine Version ist vielleicht zu neu',
      text: 'Wer unter dieser Adresse antwortet, spielt noch mit einer älteren Version von Cheeseboard. Ist das der Gastgeber, sollte er seine Seite neu laden und die neue Version verwenden, die dort angeboten wird: Danach sitzt du von selbst am Tisch.',
    },
    'not-the-host': {
      title: 'Unter dieser Adresse ist jemand anderes',
      text: 'Wer hier antwortet, hat den Link nicht erstellt, also wird nichts verraten. Sobald der Gastgeber zurück ist, sitzt du am Tisch. Bleibt es so, bitte um einen neuen Link.',
    },
  },
  asleep: {
    title: 'Der Tisch schläft',
    text: (game, names) =>
      `${game} mit ${names}: Gerade hat niemand den Tisch offen. Sobald der Gastgeber ihn öffnet, sitzt du wieder am Tisch.`,
  },
  askHost: {
    title: 'Bitte den Gastgeber, den Tisch zu öffnen',
    hint: 'Der Link ist für alle derselbe geblieben. Der Gastgeber findet den Tisch auf der Startseite unter „Weiterspielen“.',
    share: 'Link schicken',
    text: 'Öffnest du unseren Tisch auf Cheeseboard wieder?',
  },
  attemptCount: (count) =>
    plural(
      'de',
      count,
      'Bisher ein Versuch. Cheeseboard macht weiter.',
      `Bisher ${count} Versuche. Cheeseboard macht weiter.`,
    ),
  otherWaysToConnect: 'Andere Wege',
  toSettings: 'Einen anderen Server einstellen',
  pairByHand: 'Von Hand verbinden, ohne Server',
  testConnection: 'Verbindung testen',
  noWebRtc: {
    title: 'Dieser Browser kann nicht mitspielen',
    text: 'Er kann sich nicht mit anderen Browsern verbinden (kein WebRTC). Öffne den Link in einem anderen Browser. Gegen Bots und auf einem Gerät kannst du hier spielen.',
  },
  hostNoWebRtc:
    'Dieser Browser kann sich nicht mit anderen verbinden (kein WebRTC), also kann niemand mitspielen. Setz Bots auf die Plätze oder eröffne den Tisch in einem anderen Browser.',
  someoneCannotJoin: 'Jemand will mitspielen, erreicht dich aber nicht.',
  connectionShaky: 'Die Verbindung ist schwach.',
  connectionLost: 'Die Verbindung zum Gastgeber ist weg. Du wirst wieder verbunden.',

  ended: {
    closed: { title: 'Der Tisch ist geschlossen', text: 'Der Gastgeber hat diesen Tisch geschlossen.' },
    'sent-away': {
      title: 'Du wurdest weggeschickt',
      text: 'Der Gastgeber hat dich gebeten, den Tisch zu verlassen.',
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

  nameRequiredTitle: 'Das Spiel läuft schon. Wer bist du?',
  enterTable: 'Eintreten und zuschauen',

  hostElsewhere: {
    title: 'In einem anderen Tab bist du Gastgeber',
    text: 'Dort läuft der Tisch. Geh zu diesem Tab oder mach hier weiter.',
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
    text: 'Ein Stück fehlt oder wurde unterwegs verändert. Lass ihn dir noch einmal schicken und kopier ihn ganz.',
  },
  notOpened: {
    title: 'Der Tisch ließ sich nicht öffnen',
    text: 'In diesem Browser ist etwas schiefgegangen. Lade die Seite neu; was gespielt wurde, bleibt erhalten.',
  },
};
