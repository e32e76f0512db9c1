import { counted, plural } from '@cheeseboard/engine/text';
import type { PlayWords } from './types.ts';

export const de: PlayWords = {
  loading: 'Der Tisch wird gedeckt.',
  loadFailed: 'Das Spiel ist nicht angekommen. Prüfe deine Verbindung.',
  unreadable:
    'Der Tisch lässt sich nicht zeigen: Was der Browser des Gastgebers schickt, ergibt hier keinen Sinn. Dein Platz bleibt dir, und der Link bringt dich zurück.',
  tryAgain: 'Noch einmal',
  close: 'Schließen',
  cancel: 'Nein, bleiben',
  leave: 'Tisch verlassen',
  toStart: 'Zur Startseite',

  yourTurn: 'Du bist dran',
  yourAnswer: 'deine Antwort?',
  turnOf: (name) => `${name} ist dran`,
  goingOn: 'Das Spiel geht weiter',
  left: (time) => `noch ${time}`,
  watching: 'Du schaust zu',

  notices: 'Gerade an diesem Tisch',
  pausedBy: (name) => `${name} hat das Spiel angehalten.`,
  pausedByYou: 'Du hast das Spiel angehalten.',
  goOn: 'Weiter',
  away: (names, many) => `Wir warten auf ${names}. ${many ? 'Die Plätze bleiben' : 'Der Platz bleibt'} frei.`,
  standIn: (names, many) =>
    many
      ? `Bots spielen für ${names}, bis sie zurück sind.`
      : `Ein Bot spielt für ${names}, bis der Platz wieder besetzt ist.`,
  letBot: 'Einen Bot spielen lassen',
  letBots: 'Bots spielen lassen',
  waitAgain: 'Doch warten',
  undoAsked: (name) => `${name} möchte den letzten Zug zurücknehmen.`,
  undoWaits: (names) => `Du möchtest deinen Zug zurücknehmen. Es fehlt noch: ${names}.`,
  undoAll: 'Du möchtest deinen Zug zurücknehmen.',
  agree: 'Einverstanden',
  decline: 'Nein',
  undone: 'Der Zug ist zurückgenommen.',
  undoRefused: 'Der Zug bleibt: nicht alle waren einverstanden.',
  seatAsked: (name, chair) => `${name} möchte den Platz von ${chair} übernehmen.`,
  seatWaits: (chair) => `Du möchtest den Platz von ${chair}. Der Gastgeber entscheidet.`,
  takeBack: 'Doch nicht',
  letIn: 'Hinsetzen lassen',
  hostGone:
    'Der Gastgeber ist weg. Dein Platz bleibt dir. Kommt er nicht zurück, machen die anderen ohne ihn weiter in',
  hostMissed:
    'Der Gastgeber ist weg. Dein Platz bleibt dir. Zu zweit darf sonst niemand die Karten kennen, darum wartet der Tisch.',
  hostSought: (votes, needed) =>
    `Ein neuer Gastgeber wird gesucht: ${votes} von ${needed} sind sich einig. Der Tisch bleibt erhalten.`,
  waitLonger: 'Länger warten',
  waitsLonger: 'Du gibst dem Gastgeber mehr Zeit, und die anderen warten mit, höchstens zwei Minuten. Noch',
  waitsWith: (name) => `${name} möchte länger auf den Gastgeber warten. Noch`,
  handsOver: (name) =>
    `${name} wird Gastgeber. Der Tisch wartet, bis er dort angekommen ist: Lass diese Seite so lange offen.`,
  waitsFor: (names) =>
    `Wir warten auf ${names}: Sie sind nicht erreichbar und spielen vielleicht unter sich weiter. Hier geht es weiter, wenn sie zurück sind.`,
  shaky: 'Die Verbindung ist schwach. Reißt sie ab, wird eine neue aufgebaut.',
  unsaved:
    'Dieser Browser konnte den Tisch nicht speichern: Nach dem Neuladen ist er weg, und übergeben kannst du ihn niemandem.',
  unsavedAlone: 'Dieser Browser konnte das Spiel nicht speichern: Nach dem Neuladen ist es weg.',
  cut: {
    first: 'Die Verbindung zum Gastgeber wird aufgebaut.',
    nobody: 'Der Gastgeber ist gerade nicht da. Es geht weiter, sobald er zurück ist.',
    signalling: 'Der Server, der Browser einander vorstellt, antwortet nicht.',
    blocked: 'Der Gastgeber ist da, aber eure Netze lassen keine Verbindung zu.',
    lost: 'Die Verbindung zum Gastgeber ist weg.',
    older:
      'Wer unter dieser Adresse antwortet, spielt mit einem neueren Cheeseboard. Ist das der Gastgeber, hol es dir.',
    newer:
      'Wer unter dieser Adresse antwortet, spielt noch mit einem älteren Cheeseboard. Ist das der Gastgeber, sollte er seine Seite neu laden und im Menü die neue Version verwenden.',
    'not-the-host':
      'Unter dieser Adresse antwortet jemand anderes, und erfährt nichts. Der Gastgeber wird weiter gesucht.',
  },
  heals: 'Dein Platz bleibt dir. Es wird von selbst wieder versucht.',
  refused: {
    'not-host': 'Das kann nur der Gastgeber.',
    'not-seated': 'Du hast keinen Platz an diesem Tisch.',
    'not-now': 'Jetzt nicht.',
    stale: 'Das Spiel ist schon weiter. Schau noch einmal.',
    paused: 'Das Spiel ist angehalten.',
    taken: 'Jemand anderes war schneller.',
    'not-ready': 'Noch sind nicht alle bereit.',
    'too-fast': 'Etwas langsamer, bitte.',
    offline: 'Es gibt keine Verbindung, deshalb wurde das nicht gesendet.',
    invalid: 'Das hat der Tisch nicht verstanden.',
  },
  timeUp: (name) => `Die Zeit ist um: Ein Bot hat für ${name} gezogen.`,
  timeUpYou: 'Die Zeit ist um: Ein Bot hat für dich gezogen.',
  pausedMove: (name) => `Jetzt nicht: ${name} hat das Spiel angehalten.`,
  breath: 'Eine kurze Pause, damit alle die Karte sehen.',

  menu: 'Menü',
  askUndo: 'Um Zurücknehmen bitten',
  pause: 'Pause',
  invite: 'Einladen',
  inviteHelp: 'Wer diesen Link öffnet, schaut zu oder kommt auf seinen Platz zurück.',
  sound: 'Ton',
  on: 'an',
  off: 'aus',
  autoPass: 'Wenn nach Chips gefragt wird',
  autoPassTo: { breath: 'nach einem Moment passen', never: 'auf mich warten', always: 'immer gleich passen' },
  settings: 'Einstellungen',
  atTheTable: 'Am Tisch',
  bot: 'Bot',
  host: 'Gastgeber',
  you: 'du',
  watches: 'schaut zu',
  open: 'frei',
  connection: { here: 'da', shaky: 'schwache Verbindung', away: 'weg' },
  more: (name) => `${name}: mehr`,
  askSeat: (chair) => `Um den Platz von ${chair} bitten`,
  sendAway: (name) => `${name} wegschicken`,
  sureAway: (name) => `${name} wirklich wegschicken?`,
  handOver: (name) => `${name} zum Gastgeber machen`,
  sureHandOver: (name) => `${name} wird Gastgeber und leitet ab jetzt den Tisch. Du behältst deinen Platz.`,
  toLobby: 'Zurück in den Warteraum',
  sureLobby: 'Dieses Spiel aufgeben? Alle gehen zurück in den Warteraum.',
  closeTable: 'Tisch schließen',
  sureClose: 'Den Tisch für alle schließen? Das Spiel ist dann weg.',
  yes: 'Ja',
  leaveHelp: 'Dein Platz bleibt dir. Der Link bringt dich zurück.',
  leaveHost: 'Der Tisch wartet, bis du zurückkommst. Du findest ihn auf der Startseite.',
  leaveOthers:
    'Dein Platz bleibt dir. Nach einer Weile machen die anderen ohne dich weiter; können sie das nicht, wartet der Tisch auf dich. Du findest ihn auf der Startseite.',

  chat: 'Plaudern',
  say: 'Sag etwas',
  send: 'Senden',
  noChat: 'Noch hat niemand etwas gesagt.',
  unread: (count) => `${count} ungelesen`,
  react: 'Schnelle Reaktionen',
  reactions: {
    '👍': 'gut gespielt',
    '👏': 'Applaus',
    '😂': 'lacht',
    '😮': 'wow',
    '😭': 'o nein',
    '🧀': 'Käse',
  },
  reacted: (name, what) => `${name}: ${what}`,

  rematch: 'Revanche',
  otherGame: 'Ein anderes Spiel',
  rematchBegun: (name) => `${name} hat die Revanche begonnen.`,
  toRematch: 'Zum neuen Spiel',
  hostChooses: (name) => `${name} wählt, wie es weitergeht.`,
  record: 'Aufzeichnung',
  recordHelp:
    'Die Aufzeichnung ist ein Text mit jedem Schritt dieses Spiels. Sie lässt sich jederzeit nachspielen.',
  save: 'Als Datei speichern',
  copy: 'Aufzeichnung kopieren',
  copied: 'Kopiert.',
  copyThis: 'Der Text zum Kopieren',
  copyFailed: 'Dein Browser lässt diese Seite nicht kopieren. Markiere den Text und kopiere ihn selbst.',
  replay: 'Nachspielen',
  share: 'Teilen',
  copyLink: 'Link zum Nachspielen kopieren',
  linkCopied: 'Der Link ist kopiert. Die ganze Aufzeichnung steckt darin.',
  linkTooLong: 'Dieses Spiel ist zu lang für einen Link. Speichere es als Datei und schicke die.',

  giveTo: (name) => `Gib ${name} das Gerät`,
  iAm: (name) => `Ich bin ${name}`,
  lookAway: 'Die anderen schauen weg.',
  meanwhile: 'Inzwischen',
  nothingYet: 'Noch ist nichts geschehen.',
  stepIn: 'Jemand kommt dazwischen',
  stepInHelp:
    'Wer außer der Reihe etwas tun will, nimmt das Gerät. Alle dürfen, also weiß niemand, wer es konnte.',
  undoTogether: (name) => `${name} möchte den letzten Zug zurücknehmen. Sind alle einverstanden?`,

  replayTitle: 'Ein Spiel nachspielen',
  replayIntro: 'Füge die Aufzeichnung eines Spiels ein, oder wähle ihre Datei.',
  paste: 'Die Aufzeichnung',
  chooseFile: 'Datei wählen',
  show: 'Zeigen',
  another: 'Eine andere Aufzeichnung',
  eyes: 'Mit den Augen von',
  nobody: 'Zuschauern',
  badLink: 'In diesem Link steckt keine lesbare Aufzeichnung. Vielleicht wurde er unterwegs abgeschnitten.',
  badFile: 'Diese Datei lässt sich nicht als Text lesen.',
  badRecord: 'Diese Aufzeichnung lässt sich nicht lesen.',
  badLine: (line) => `Zeile ${line}`,
  player: (number) => `Spieler ${number}`,

  fair: {
    sum: ({ draws, people, moves, views }) =>
      `${counted('de', draws, 'Ziehung', 'Ziehungen')} von ${counted('de', people, 'Person', 'Leuten')}, ${counted('de', moves, 'Zug', 'Züge')} und ${views} Mal, was du zu sehen bekamst`,
    verified: (sum) => `Geprüft: ${sum}. Alles stimmt.`,
    unchecked: 'Noch nicht geprüft: Die Regeln laden nicht. Diese Seite versucht es weiter.',
    alone: (sum, count) =>
      `Nichts ist falsch: ${sum}. Aber ${counted('de', count, 'Ziehung hat', 'Ziehungen hat')} jemand von euch allein gemacht und konnte wissen, was herauskommt.`,
    incomplete: (sum, open) =>
      `Nichts ist falsch: ${sum}. Aber ${counted('de', open, 'Ziehung ließ', 'Ziehungen ließen')} sich nicht prüfen: Jemand ist für immer weg.`,
    without: (count) => `Bei ${counted('de', count, 'Ziehung', 'Ziehungen')} fehlte jemand.`,
    partly: (count) =>
      `${count} von euch ${plural('de', count, 'hatte', 'hatten')} keinen Anteil an den Ziehungen.`,
    since: (step) => `Diese Seite sieht seit Schritt ${step} zu.`,
    failed: (what) =>
      `Etwas stimmt nicht: ${what}. Was du siehst, kommt aus dem Browser des Gastgebers: Speichere die Aufzeichnung, und sprecht darüber.`,
    blameless: {
      alone:
        'In dieser Partie zieht der Gastgeber allein: Der Anteil der anderen kam nicht rechtzeitig an oder wurde weggelassen. Die Ziehungen lassen sich nicht prüfen.',
      outside:
        'Du hast keinen Anteil an den Ziehungen dieser Partie: Was du versprochen hast, kam nicht rechtzeitig an oder wurde weggelassen.',
      'left-out':
        'Dein Anteil fehlt bei drei oder mehr Ziehungen. Deine Verbindung war zu langsam, oder der Gastgeber hat ihn weggelassen; in der Aufzeichnung steht, welche es sind.',
    },
    finding: {
      chain: 'jemandes Anteil an den Ziehungen ist nicht, was versprochen war',
      draw: 'eine Ziehung ist nicht, was ihr alle daraus gemacht habt',
      rest: 'an einer Ziehung hatte jemand Anteil, der aussetzen musste',
      without: 'wer bei einer Ziehung ausgelassen wurde, hieß es vorher anders',
      record: 'die Aufzeichnung des Gastgebers verletzt die Regeln',
      roster: 'die Liste derer, die gemeinsam ziehen, wurde geändert',
      view: 'dir wurde etwas anderes gezeigt, als dalag',
      move: 'für dich wurde gezogen, oder dein Zug fehlt',
    },
    excluded: {
      wrong:
        'Was dieser Browser zu einer Ziehung gab, war nicht, was er versprochen hatte. Die Ziehungen gehen ohne ihn weiter; du spielst weiter mit.',
      forgotten:
        'Dieser Browser hat nicht mehr, was er für die Ziehungen versprochen hat. Sie gehen ohne ihn weiter; du spielst weiter mit.',
    },
    step: (step) => `Schritt ${step}`,
  },
};
