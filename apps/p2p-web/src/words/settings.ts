/** The words of the settings. */
import type { Settings } from '../storage/settings.ts';
import type { ByLanguage } from './language.ts';

export type Probe = 'trying' | 'answers' | 'silent' | 'wrong';

export interface SettingsWords {
  readonly title: string;
  readonly lead: string;
  readonly you: string;
  readonly name: string;
  readonly language: string;
  readonly appearance: string;
  readonly theme: { readonly label: string } & { readonly [T in Settings['theme']]: string };
  readonly textSize: { readonly label: string } & { readonly [S in Settings['textSize']]: string };
  readonly motion: { readonly label: string } & { readonly [M in Settings['motion']]: string };
  readonly patterns: { readonly label: string; readonly hint: string };
  readonly play: string;
  readonly sound: string;
  readonly notifications: {
    readonly label: string;
    readonly hint: string;
    readonly blocked: string;
    readonly unsupported: string;
  };
  readonly autoPass: {
    readonly label: string;
    readonly breath: string;
    readonly never: string;
    readonly always: string;
    readonly hint: (games: string) => string;
  };
  readonly oneTap: { readonly label: string; readonly hint: string };
  readonly rollForMe: { readonly label: string; readonly hint: (games: string) => string };
  readonly explain: { readonly label: string; readonly hint: string };
  readonly pace: { readonly label: string; readonly hint: string } & {
    readonly [P in Settings['pace']]: string;
  };
  readonly network: string;
  readonly networkLead: string;
  readonly testConnection: string;
  readonly siteServers: (hosts: string) => string;
  readonly noSiteServers: string;
  readonly siteProblem: (why: string) => string;
  readonly brokers: {
    readonly label: string;
    readonly hint: string;
    readonly wrong: (text: string) => string;
  };
  readonly turn: {
    readonly label: string;
    readonly hint: string;
    readonly number: (count: number) => string;
    readonly urls: string;
    readonly username: string;
    readonly credential: string;
    readonly add: string;
    readonly remove: string;
    readonly wrong: string;
  };
  readonly test: string;
  readonly testOf: (what: string) => string;
  readonly broker: { readonly [P in Probe]: (host: string) => string };
  readonly ice: { readonly [P in Probe]: (host: string) => string };
  readonly saved: string;
  readonly stored: string;
  readonly storedText: readonly string[];
  readonly reset: string;
  readonly resetQuestion: string;
  readonly resetConfirm: string;
  readonly deleteAll: string;
  readonly deleteAllQuestion: string;
  readonly deleteAllConfirm: string;
  readonly failed: string;
}

export const settingsWords: ByLanguage<SettingsWords> = {
  en: {
    title: 'Settings',
    lead: 'Saved in this browser right away, for every table.',
    you: 'You',
    name: 'Your name',
    language: 'Language',
    appearance: 'Appearance',
    theme: { label: 'Theme', system: 'same as device', light: 'light', dark: 'dark' },
    textSize: { label: 'Text size', normal: 'normal', large: 'large', larger: 'larger' },
    motion: { label: 'Motion', system: 'same as device', less: 'none' },
    patterns: {
      label: 'Help with colours',
      hint: 'More distinct colours and thicker lines. Shapes and patterns always differ.',
    },
    play: 'Playing',
    sound: 'Sound',
    notifications: {
      label: 'Notifications',
      hint: 'While a table is open behind other windows or tabs, your browser tells you when it is your turn, somebody arrives, the host is gone or a rematch begins. Once its page is closed, it can’t.',
      blocked:
        'Your browser blocks notifications from this site. Allow them in the browser’s settings for this site first.',
      unsupported:
        'This browser can’t show notifications here. On an iPhone or iPad, add Cheeseboard to the home screen first.',
    },
    autoPass: {
      label: 'When you are asked out of turn',
      breath: 'pass after a moment',
      never: 'wait for me',
      always: 'always pass at once',
      hint: (games) =>
        `In ${games} everybody who could answer is asked every time. The pause is the same whatever you hold, so it gives nothing away; touch one of your pieces and the table waits. Against bots you are asked only when you can do something.`,
    },
    oneTap: {
      label: 'Play with one tap',
      hint: 'Without it, the first tap chooses a card or a place, and the second one plays it.',
    },
    rollForMe: { label: 'Roll for me', hint: (games) => `In ${games} your dice roll without a tap.` },
    explain: {
      label: 'Explain as I play',
      hint: 'Anything new to you is explained during the game until you know it. Only you see this. Meanwhile a game against bots runs at a slow pace.',
    },
    pace: {
      label: 'Pace',
      slow: 'slow',
      natural: 'natural',
      fast: 'fast',
      hint: 'How fast bots move and pieces fly. A tap on the table always skips ahead.',
    },
    network: 'Network',
    networkLead:
      'Browsers find each other through a signalling server. If two networks block each other, a TURN server relays the connection. You can use your own servers.',
    testConnection: 'Test my connection',
    siteServers: (hosts) => `This site uses: ${hosts}.`,
    noSiteServers: 'This site has no signalling server. Add one here, or connect by hand.',
    siteProblem: (why) => `The site’s configuration can’t be used: ${why}`,
    brokers: {
      label: 'Your signalling servers',
      hint: 'PeerServers, one address per line, such as https://peer.example.org/. Used in addition to the site’s own.',
      wrong: (text) => `“${text}” isn’t an address that begins with https:// or http://.`,
    },
    turn: {
      label: 'Your STUN and TURN servers',
      hint: 'Used in addition to the site’s own.',
      number: (count) => `Server ${count}`,
      urls: 'Address, such as turn:turn.example.org:3478',
      username: 'User name',
      credential: 'Password',
      add: 'Add a server',
      remove: 'Remove',
      wrong: 'An address begins with turn:, turns:, stun: or stuns:.',
    },
    test: 'Test',
    testOf: (what) => `Test: ${what}`,
    broker: {
      trying: (host) => `Trying ${host} …`,
      answers: (host) => `${host} is responding.`,
      silent: (host) => `${host} isn’t responding. Check the address, and that the server allows this site.`,
      wrong: (host) => `${host} responded, but it isn’t a PeerServer.`,
    },
    ice: {
      trying: (host) => `Trying ${host} …`,
      answers: (host) => `${host} is responding.`,
      silent: (host) => `${host} isn’t responding. Check the address, user name and password.`,
      wrong: (host) => `The browser doesn’t accept the address ${host}.`,
    },
    saved: 'Saved.',
    stored: 'What is saved here',
    storedText: [
      'Your settings, the key that proves your seat is yours, your saved tables, and your finished matches. All of it stays in this browser: there is no account and no tracking.',
      'The whole app is saved for use offline, along with the rulebook pages you have opened since the last update.',
      'People you play with see your name and your network address, as with any direct call.',
    ],
    reset: 'Reset settings',
    resetQuestion: 'Reset all settings? Your tables and matches will be kept.',
    resetConfirm: 'Yes, reset',
    deleteAll: 'Delete everything',
    deleteAllQuestion:
      'Delete all settings, seats, tables and matches in this browser? This can’t be undone.',
    deleteAllConfirm: 'Yes, delete everything',
    failed: 'That didn’t work. Close your other Cheeseboard tabs and try again.',
  },
  nl: {
    title: 'Instellingen',
    lead: 'Ze blijven in deze browser en gelden meteen, aan elke tafel.',
    you: 'Jij',
    name: 'Je naam',
    language: 'Taal',
    appearance: 'Uiterlijk',
    theme: { label: 'Thema', system: 'zoals het apparaat', light: 'licht', dark: 'donker' },
    textSize: { label: 'Tekstgrootte', normal: 'gewoon', large: 'groot', larger: 'groter' },
    motion: { label: 'Beweging', system: 'zoals het apparaat', less: 'geen' },
    patterns: {
      label: 'Hulp bij kleuren',
      hint: 'Kleuren die verder uit elkaar liggen en dikkere lijnen. Vormen en patronen verschillen sowieso al.',
    },
    play: 'Spelen',
    sound: 'Geluid',
    notifications: {
      label: 'Meldingen',
      hint: 'Staat een tafel open achter andere vensters of tabbladen, dan meldt je browser het als jij aan de beurt bent, er iemand komt, de gastheer weg is of een revanche begint. Is de pagina gesloten, dan kan dat niet meer.',
      blocked:
        'Je browser blokkeert meldingen van deze site. Sta ze eerst toe in de instellingen van je browser voor deze site.',
      unsupported:
        'Deze browser kan hier geen meldingen tonen. Zet Cheeseboard op een iPhone of iPad eerst op het beginscherm.',
    },
    autoPass: {
      label: 'Als je buiten je beurt een vraag krijgt',
      breath: 'na een moment passen',
      never: 'op mij wachten',
      always: 'altijd meteen passen',
      hint: (games) =>
        `Bij ${games} krijgt iedereen die zou kunnen antwoorden telkens een vraag. Dat moment is altijd even lang, wat je ook hebt, dus het verraadt niets; raak een van je eigen stukken aan, dan wacht de tafel. Tegen bots krijg je alleen een vraag als je iets kunt doen.`,
    },
    oneTap: {
      label: 'Spelen met één tik',
      hint: 'Anders kies je met de eerste tik een kaart of plaats, en speel je die met de tweede.',
    },
    rollForMe: {
      label: 'Gooi voor mij',
      hint: (games) => `Bij ${games} rolt je dobbelsteen zonder dat je tikt.`,
    },
    explain: {
      label: 'Uitleg tijdens het spelen',
      hint: 'Wat nieuw voor je is, wordt tijdens het spel uitgelegd, alleen voor jou, tot je het kent. Tot die tijd spelen bots rustig.',
    },
    pace: {
      label: 'Tempo',
      slow: 'rustig',
      natural: 'gewoon',
      fast: 'vlot',
      hint: 'Hoe snel bots spelen en stukken bewegen. Tik op de tafel om vooruit te springen.',
    },
    network: 'Netwerk',
    networkLead:
      'Browsers vinden elkaar via een bemiddelingsserver. Lukt er tussen twee netwerken geen rechtstreekse verbinding, dan loopt het verkeer via een TURN-server. Je kunt je eigen servers opgeven.',
    testConnection: 'Test mijn verbinding',
    siteServers: (hosts) => `Deze site gebruikt: ${hosts}.`,
    noSiteServers:
      'Deze site heeft geen bemiddelingsserver. Geef er hier een op, of maak met de hand verbinding.',
    siteProblem: (why) => `De configuratie van de site zelf is onbruikbaar: ${why}`,
    brokers: {
      label: 'Je bemiddelingsservers',
      hint: 'PeerServers, één adres per regel, zoals https://peer.example.org/. Ze worden gebruikt naast die van de site.',
      wrong: (text) => `“${text}” is geen adres dat met https:// of http:// begint.`,
    },
    turn: {
      label: 'Je STUN- en TURN-servers',
      hint: 'Ze worden gebruikt naast die van de site.',
      number: (count) => `Server ${count}`,
      urls: 'Adres, zoals turn:turn.example.org:3478',
      username: 'Gebruikersnaam',
      credential: 'Wachtwoord',
      add: 'Server toevoegen',
      remove: 'Weghalen',
      wrong: 'Een adres begint met turn:, turns:, stun: of stuns:.',
    },
    test: 'Uitproberen',
    testOf: (what) => `Uitproberen: ${what}`,
    broker: {
      trying: (host) => `${host} wordt benaderd.`,
      answers: (host) => `${host} antwoordt.`,
      silent: (host) => `${host} antwoordt niet. Kijk of het adres klopt en of de server deze site toelaat.`,
      wrong: (host) => `${host} antwoordt, maar is geen PeerServer.`,
    },
    ice: {
      trying: (host) => `${host} wordt benaderd.`,
      answers: (host) => `${host} antwoordt.`,
      silent: (host) => `${host} antwoordt niet. Kijk of adres, gebruikersnaam en wachtwoord kloppen.`,
      wrong: (host) => `${host} is een adres waar de browser niets mee kan.`,
    },
    saved: 'Bewaard.',
    stored: 'Wat hier bewaard wordt',
    storedText: [
      'Je instellingen, de sleutel die bewijst dat je plaats van jou is, je bewaarde tafels en je uitgespeelde partijen. Alles blijft in deze browser: er is geen account en je wordt niet gevolgd.',
      'Om zonder netwerk te kunnen spelen, bewaart je browser de hele app, en van het regelboek de pagina’s die je sinds de laatste update hebt geopend.',
      'Wie met je speelt, ziet je naam en je netwerkadres, zoals bij elk rechtstreeks gesprek.',
    ],
    reset: 'Instellingen terugzetten',
    resetQuestion: 'Alle instellingen terugzetten? Je tafels en partijen blijven bewaard.',
    resetConfirm: 'Ja, terugzetten',
    deleteAll: 'Alles weggooien',
    deleteAllQuestion:
      'Alle instellingen, plaatsen, tafels en partijen in deze browser weggooien? Je kunt dit niet ongedaan maken.',
    deleteAllConfirm: 'Ja, alles weggooien',
    failed: 'Dat lukte niet. Sluit de andere tabbladen van Cheeseboard en probeer het nog eens.',
  },
  de: {
    title: 'Einstellungen',
    lead: 'Die Einstellungen bleiben in diesem Browser und gelten sofort an jedem Tisch.',
    you: 'Du',
    name: 'Dein Name',
    language: 'Sprache',
    appearance: 'Aussehen',
    theme: { label: 'Design', system: 'wie das Gerät', light: 'hell', dark: 'dunkel' },
    textSize: { label: 'Schriftgröße', normal: 'normal', large: 'groß', larger: 'größer' },
    motion: { label: 'Bewegung', system: 'wie das Gerät', less: 'keine' },
    patterns: {
      label: 'Hilfe bei Farben',
      hint: 'Farben, die weiter auseinanderliegen, und dickere Linien. Formen und Muster unterscheiden sich ohnehin.',
    },
    play: 'Spielen',
    sound: 'Ton',
    notifications: {
      label: 'Benachrichtigungen',
      hint: 'Ist ein Tisch hinter anderen Fenstern oder Tabs offen, gibt dir dein Browser Bescheid, wenn du dran bist, jemand kommt, der Gastgeber weg ist oder eine Revanche beginnt. Ist die Seite zu, geht das nicht mehr.',
      blocked:
        'Dein Browser blockiert Benachrichtigungen dieser Seite. Erlaube Benachrichtigungen zuerst in den Einstellungen des Browsers für diese Seite.',
      unsupported:
        'Dieser Browser kann hier keine Benachrichtigungen zeigen. Füg Cheeseboard auf dem iPhone oder iPad zuerst zum Home-Bildschirm hinzu.',
    },
    autoPass: {
      label: 'Wenn du außer der Reihe gefragt wirst',
      breath: 'nach einem Moment passen',
      never: 'auf mich warten',
      always: 'immer sofort passen',
      hint: (games) =>
        `In ${games} werden jedes Mal alle gefragt, die antworten könnten. Die Pause ist immer gleich lang, egal, was du hast, und verrät deshalb nichts; berührst du etwas von deinem Spielmaterial, wartet der Tisch. Gegen Bots wirst du nur gefragt, wenn du etwas tun kannst.`,
    },
    oneTap: {
      label: 'Mit einem Tipp spielen',
      hint: 'Sonst wählst du mit dem ersten Tipp eine Karte oder einen Ort und spielst mit dem zweiten.',
    },
    rollForMe: {
      label: 'Für mich würfeln',
      hint: (games) => `In ${games} rollt dein Würfel, ohne dass du tippst.`,
    },
    explain: {
      label: 'Beim Spielen erklären',
      hint: 'Was für dich neu ist, wird dir beim Spielen erklärt, bis du es kennst; nur du siehst das. So lange läuft ein Spiel gegen Bots langsamer.',
    },
    pace: {
      label: 'Tempo',
      slow: 'gemächlich',
      natural: 'normal',
      fast: 'flott',
      hint: 'Wie schnell Bots spielen und Figuren sich bewegen. Tipp auf den Tisch, um vorzuspulen.',
    },
    network: 'Netz',
    networkLead:
      'Browser finden einander über einen Vermittlungsserver. Wo zwei Netze keine direkte Verbindung zulassen, leitet ein TURN-Server die Daten weiter. Du kannst eigene angeben.',
    testConnection: 'Verbindung testen',
    siteServers: (hosts) => `Diese Seite verwendet: ${hosts}.`,
    noSiteServers:
      'Diese Seite hat keinen Vermittlungsserver. Gib hier einen an oder verbinde dich von Hand.',
    siteProblem: (why) => `Die Konfiguration der Seite selbst ist unbrauchbar: ${why}`,
    brokers: {
      label: 'Deine Vermittlungsserver',
      hint: 'PeerServer, eine Adresse je Zeile, etwa https://peer.example.org/. Sie werden zusätzlich zu denen der Seite verwendet.',
      wrong: (text) => `„${text}“ ist keine Adresse, die mit https:// oder http:// beginnt.`,
    },
    turn: {
      label: 'Deine STUN- und TURN-Server',
      hint: 'Sie werden zusätzlich zu denen der Seite verwendet.',
      number: (count) => `Server ${count}`,
      urls: 'Adresse, etwa turn:turn.example.org:3478',
      username: 'Benutzername',
      credential: 'Passwort',
      add: 'Server hinzufügen',
      remove: 'Entfernen',
      wrong: 'Eine Adresse beginnt mit turn:, turns:, stun: oder stuns:.',
    },
    test: 'Ausprobieren',
    testOf: (what) => `Ausprobieren: ${what}`,
    broker: {
      trying: (host) => `${host} wird abgefragt.`,
      answers: (host) => `${host} antwortet.`,
      silent: (host) =>
        `${host} antwortet nicht. Prüf, ob die Adresse stimmt und der Server diese Seite zulässt.`,
      wrong: (host) => `${host} antwortet, ist aber kein PeerServer.`,
    },
    ice: {
      trying: (host) => `${host} wird abgefragt.`,
      answers: (host) => `${host} antwortet.`,
      silent: (host) => `${host} antwortet nicht. Prüf Adresse, Benutzername und Passwort.`,
      wrong: (host) => `Mit der Adresse ${host} kann der Browser nichts anfangen.`,
    },
    saved: 'Gespeichert.',
    stored: 'Was hier aufbewahrt wird',
    storedText: [
      'Deine Einstellungen, der Schlüssel, der deinen Platz als deinen ausweist, deine gespeicherten Tische und deine fertigen Partien. Alles bleibt in diesem Browser: Es gibt kein Konto und kein Tracking.',
      'Damit du ohne Netz spielen kannst, speichert dein Browser die ganze App und aus dem Regelheft die Seiten, die du seit der letzten Aktualisierung geöffnet hast.',
      'Wer mit dir spielt, sieht deinen Namen und deine Netzadresse, wie bei jeder direkten Verbindung.',
    ],
    reset: 'Einstellungen zurücksetzen',
    resetQuestion: 'Alle Einstellungen zurücksetzen? Deine Tische und Partien bleiben.',
    resetConfirm: 'Ja, zurücksetzen',
    deleteAll: 'Alles löschen',
    deleteAllQuestion:
      'Alle Einstellungen, Plätze, Tische und Partien in diesem Browser löschen? Das lässt sich nicht rückgängig machen.',
    deleteAllConfirm: 'Ja, alles löschen',
    failed: 'Das hat nicht geklappt. Schließ die anderen Tabs von Cheeseboard und versuch es noch einmal.',
  },
};
