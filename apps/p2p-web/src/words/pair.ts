/** The words of pairing by hand. */
import type { PairingCodeErrorReason } from '../transport/pairing/pairing-code.ts';
import type { ByLanguage } from './language.ts';

export interface PairWords {
  readonly title: string;
  readonly lead: string;
  /** The heading for a host who wants to let somebody in, at an existing table or a new one. */
  readonly hostTitle: string;
  readonly hostLead: string;
  readonly tableOf: (game: string, names: string) => string;
  readonly newTable: (game: string) => string;
  readonly admitTitle: string;
  readonly admitLead: string;
  readonly begin: string;
  readonly creatingOffer: string;
  readonly offerTexts: {
    readonly title: string;
    readonly label: string;
    readonly hint: string;
    readonly qr: string;
  };
  readonly returnedAnswer: { readonly title: string; readonly label: string; readonly hint: string };
  readonly receivedOffer: { readonly title: string; readonly label: string; readonly hint: string };
  readonly answer: {
    readonly title: string;
    readonly label: string;
    readonly hint: string;
    readonly qr: string;
  };
  readonly read: string;
  readonly connect: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly scan: string;
  readonly stopScan: string;
  readonly camera: string;
  readonly noCamera: string;
  readonly waiting: string;
  readonly connecting: string;
  readonly connected: string;
  readonly pairAnother: string;
  readonly startOver: string;
  readonly cancelPairing: string;
  readonly empty: string;
  readonly unreadable: { readonly [M in PairingCodeErrorReason]: string };
  readonly noTable: string;
  readonly blocked: string;
}

export const pairWords: ByLanguage<PairWords> = {
  en: {
    title: 'Connect without a server',
    lead: 'Two devices can play without a server between them. You exchange two short texts, the host’s invitation text and the other player’s answer: by chat, by email or by camera.',
    hostTitle: 'Are you the host?',
    hostLead:
      'Go to your table and let the other player in there. A new table has “Let somebody in without a server” below its link.',
    tableOf: (game, names) => `Let somebody in: ${game} (${names})`,
    newTable: (game) => `New table: ${game}`,
    admitTitle: 'Let somebody in without a server',
    admitLead: 'For when the link doesn’t work. Stay on this page until the other player has joined.',
    begin: 'Create the invitation text',
    creatingOffer: 'One moment: finding this device’s addresses.',
    offerTexts: {
      title: '1. Send this to the other device',
      label: 'Invitation text',
      hint: 'It is a link: the other player opens it, or pastes it under “Connect without a server”. It works for one person.',
      qr: 'QR code for the invitation text',
    },
    returnedAnswer: {
      title: '2. Bring the answer back',
      label: 'Their answer',
      hint: 'The other device now shows an answer. Paste it here.',
    },
    receivedOffer: {
      title: '1. The host’s invitation text',
      label: 'Invitation text',
      hint: 'The host’s lobby shows it. Paste all of it.',
    },
    answer: {
      title: '2. Send this answer to the host',
      label: 'Your answer',
      hint: 'As soon as the host has pasted it, you are in. Leave this page open.',
      qr: 'QR code for your answer',
    },
    read: 'Continue',
    connect: 'Connect',
    copy: 'Copy',
    copied: 'Copied.',
    notCopied: 'Copying failed. The text is selected: copy it yourself.',
    scan: 'Scan with the camera',
    stopScan: 'Stop the camera',
    camera: 'Camera view',
    noCamera: 'The camera can’t be used here. Paste the text instead.',
    waiting: 'Waiting for the host to paste your answer.',
    connecting: 'Connecting …',
    connected: 'Connected. The other player is at your table.',
    pairAnother: 'Let somebody else in',
    startOver: 'Start over',
    cancelPairing: 'Cancel',
    empty: 'There is no text yet.',
    unreadable: {
      nonsense: 'That isn’t one of these texts. Did you copy something else?',
      damaged: 'Part of the text is missing or has been changed. Copy all of it once more.',
      newer: 'The other device has a newer version of Cheeseboard. Reload this page and try again.',
      offer: 'That is the host’s invitation text. Paste the other player’s answer here.',
      answer: 'That is an answer. Paste the host’s invitation text here.',
      another: 'That is an answer to a different invitation text. Has this page been reloaded since?',
    },
    noTable: 'The text doesn’t say which table it leads to. Copy all of it once more.',
    blocked:
      'The two devices can’t reach each other. It works best on the same Wi-Fi; guest networks often keep devices apart.',
  },
  nl: {
    title: 'Verbinden zonder server',
    lead: 'Twee apparaten kunnen ook zonder server samen spelen. Jullie wisselen twee korte teksten uit: een van de gastheer naar jou, en een terug. Via chat, via mail of met de camera.',
    hostTitle: 'Ben jij de gastheer?',
    hostLead:
      'Ga naar je tafel en laat de ander daar binnen. Bij een nieuwe tafel staat “Iemand binnenlaten zonder server” onder de link.',
    tableOf: (game, names) => `Iemand binnenlaten: ${game} (${names})`,
    newTable: (game) => `Nieuwe tafel: ${game}`,
    admitTitle: 'Iemand binnenlaten zonder server',
    admitLead: 'Voor als de link niet werkt. Blijf op deze pagina tot de ander binnen is.',
    begin: 'De eerste tekst maken',
    creatingOffer: 'Een ogenblik: de adressen van dit apparaat worden opgezocht.',
    offerTexts: {
      title: '1. Stuur dit naar het andere apparaat',
      label: 'Eerste tekst',
      hint: 'Het is een link: de ander opent hem, of plakt hem onder “Verbinden zonder server”. Hij geldt voor één persoon.',
      qr: 'QR-code van de eerste tekst',
    },
    returnedAnswer: {
      title: '2. Haal het antwoord op',
      label: 'Het antwoord',
      hint: 'Het andere apparaat toont nu een antwoord. Plak het hier.',
    },
    receivedOffer: {
      title: '1. De tekst van de gastheer',
      label: 'Eerste tekst',
      hint: 'Die staat bij de gastheer op het scherm. Plak de hele tekst.',
    },
    answer: {
      title: '2. Stuur dit antwoord naar de gastheer',
      label: 'Jouw antwoord',
      hint: 'Zodra de gastheer het heeft geplakt, ben je binnen. Laat deze pagina open.',
      qr: 'QR-code van jouw antwoord',
    },
    read: 'Verder',
    connect: 'Verbinden',
    copy: 'Kopiëren',
    copied: 'Gekopieerd.',
    notCopied: 'Kopiëren lukte niet. De tekst is geselecteerd: kopieer hem zelf.',
    scan: 'Scannen met de camera',
    stopScan: 'Camera uit',
    camera: 'Beeld van de camera',
    noCamera: 'De camera kan hier niet worden gebruikt. Plak de tekst.',
    waiting: 'Wachten tot de gastheer je antwoord heeft geplakt.',
    connecting: 'Verbinden …',
    connected: 'Verbonden. De ander zit bij je aan tafel.',
    pairAnother: 'Nog iemand binnenlaten',
    startOver: 'Opnieuw beginnen',
    cancelPairing: 'Toch niet',
    empty: 'Er is nog geen tekst.',
    unreadable: {
      nonsense: 'Dat is geen van deze teksten. Is er misschien iets anders gekopieerd?',
      damaged:
        'Een stuk van de tekst ontbreekt of is onderweg veranderd. Kopieer hem nog eens, en dan helemaal.',
      newer:
        'Het andere apparaat heeft een nieuwere versie van Cheeseboard. Laad deze pagina opnieuw en probeer het nog eens.',
      offer: 'Dat is een eerste tekst. Plak hier het antwoord daarop.',
      answer: 'Dat is een antwoord. Plak hier de eerste tekst, van de gastheer.',
      another: 'Dat is een antwoord op een andere eerste tekst. Is deze pagina tussendoor opnieuw geladen?',
    },
    noTable: 'De tekst zegt niet naar welke tafel hij leidt. Kopieer hem nog eens, en dan helemaal.',
    blocked:
      'De twee apparaten kunnen elkaar niet bereiken. Het gaat het best op dezelfde wifi; een gastnetwerk houdt apparaten vaak uit elkaar.',
  },
  de: {
    title: 'Ohne Server verbinden',
    lead: 'Zwei Geräte können auch ohne Server zusammen spielen. Ihr tauscht zwei kurze Texte aus: einen vom Gastgeber zu dir und einen zurück. Per Chat, per Mail oder mit der Kamera.',
    hostTitle: 'Bist du der Gastgeber?',
    hostLead:
      'Geh zu deinem Tisch und lass die anderen dort herein. An einem neuen Tisch steht „Jemanden ohne Server hereinlassen“ unter dem Link.',
    tableOf: (game, names) => `Jemanden hereinlassen: ${game} (${names})`,
    newTable: (game) => `Neuer Tisch: ${game}`,
    admitTitle: 'Jemanden ohne Server hereinlassen',
    admitLead:
      'Für den Fall, dass der Link nicht funktioniert. Bleib auf dieser Seite, bis der andere da ist.',
    begin: 'Den ersten Text erstellen',
    creatingOffer: 'Einen Augenblick: Die Adressen dieses Geräts werden ermittelt.',
    offerTexts: {
      title: '1. Schick das an das andere Gerät',
      label: 'Erster Text',
      hint: 'Es ist ein Link: Der andere öffnet ihn oder fügt ihn unter „Ohne Server verbinden“ ein. Er gilt für eine Person.',
      qr: 'QR-Code des ersten Textes',
    },
    returnedAnswer: {
      title: '2. Bring die Antwort zurück',
      label: 'Die Antwort',
      hint: 'Das andere Gerät zeigt jetzt eine Antwort. Füg sie hier ein.',
    },
    receivedOffer: {
      title: '1. Der Text vom Gastgeber',
      label: 'Erster Text',
      hint: 'Der Gastgeber findet ihn an seinem Tisch. Füg ihn ganz ein.',
    },
    answer: {
      title: '2. Schick diese Antwort an den Gastgeber',
      label: 'Deine Antwort',
      hint: 'Sobald der Gastgeber sie eingefügt hat, bist du da. Lass diese Seite offen.',
      qr: 'QR-Code deiner Antwort',
    },
    read: 'Weiter',
    connect: 'Verbinden',
    copy: 'Kopieren',
    copied: 'Kopiert.',
    notCopied: 'Das Kopieren hat nicht geklappt. Der Text ist markiert: Kopier ihn von Hand.',
    scan: 'Mit der Kamera scannen',
    stopScan: 'Kamera aus',
    camera: 'Bild der Kamera',
    noCamera: 'Die Kamera lässt sich hier nicht benutzen. Füg den Text ein.',
    waiting: 'Warte, bis der Gastgeber deine Antwort eingefügt hat.',
    connecting: 'Verbinden …',
    connected: 'Verbunden. Der andere sitzt an deinem Tisch.',
    pairAnother: 'Noch jemanden hereinlassen',
    startOver: 'Von vorn beginnen',
    cancelPairing: 'Doch nicht',
    empty: 'Es ist noch kein Text da.',
    unreadable: {
      nonsense: 'Das ist keiner der beiden Texte. Wurde vielleicht etwas anderes kopiert?',
      damaged:
        'Ein Stück des Textes fehlt oder wurde unterwegs verändert. Kopier ihn noch einmal, und zwar ganz.',
      newer:
        'Das andere Gerät hat eine neuere Version von Cheeseboard. Lade diese Seite neu und versuch es noch einmal.',
      offer: 'Das ist ein erster Text. Füg hier die Antwort darauf ein.',
      answer: 'Das ist eine Antwort. Füg hier den ersten Text vom Gastgeber ein.',
      another:
        'Das ist die Antwort auf einen anderen ersten Text. Wurde diese Seite zwischendurch neu geladen?',
    },
    noTable:
      'Aus dem Text geht nicht hervor, zu welchem Tisch er gehört. Kopier ihn noch einmal, und zwar ganz.',
    blocked:
      'Die beiden Geräte erreichen einander nicht. Am besten geht es im selben WLAN; ein Gastnetz trennt Geräte oft voneinander.',
  },
};
