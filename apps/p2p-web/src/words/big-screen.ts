/** The words of the big screen: a television, laptop or tablet that shows the table to everybody in the room. */
import type { ByLanguage } from './language.ts';

export interface BigScreenWords {
  readonly title: string;
  readonly lead: string;
  readonly link: string;
  readonly linkHint: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly qr: string;
  readonly here: string;
  readonly hereHint: string;
  /** On the big screen itself. */
  readonly join: string;
  readonly joinHint: string;
  readonly joinQr: string;
  /** Beside the code during a game: bots have seats that somebody can take. */
  readonly botSeat: string;
  readonly seatOpen: string;
  readonly fullScreen: string;
  readonly stop: string;
}

export const bigScreenWords: ByLanguage<BigScreenWords> = {
  en: {
    title: 'Show on a big screen',
    lead: 'A television, laptop or tablet shows the table to everybody in the room. Phones beside it show the hands.',
    link: 'Link for the big screen',
    linkHint: 'Open it in that device’s browser, or scan the code with it.',
    copy: 'Copy the link',
    copied: 'Copied.',
    notCopied: 'Copying failed. Select the link and copy it yourself.',
    qr: 'QR code for the big-screen link',
    here: 'Use this device',
    hereHint: 'It will give up its seat and show the table. If it is the host, it will stay the host.',
    join: 'Scan to join',
    joinHint: 'Open your phone’s camera, scan the code and enter your name.',
    joinQr: 'QR code for the link to this table',
    botSeat: 'and take over a bot’s seat.',
    seatOpen: 'open seat',
    fullScreen: 'Full screen',
    stop: 'Stop the big screen',
  },
  nl: {
    title: 'Op een groot scherm tonen',
    lead: 'Een televisie, laptop of tablet laat de tafel zien aan iedereen in de kamer. Elke telefoon toont de hand van zijn speler.',
    link: 'Link voor het grote scherm',
    linkHint: 'Open hem in de browser van dat apparaat, of scan de code ermee.',
    copy: 'Link kopiëren',
    copied: 'Gekopieerd.',
    notCopied: 'Kopiëren lukte niet. Selecteer de link en kopieer hem zelf.',
    qr: 'QR-code van de link voor het grote scherm',
    here: 'Dit apparaat gebruiken',
    hereHint: 'Het geeft zijn plaats op en laat de tafel zien. Is het de gastheer, dan blijft het dat.',
    join: 'Scan en doe mee',
    joinHint: 'Open de camera van je telefoon, scan de code en vul je naam in.',
    joinQr: 'QR-code van de link naar deze tafel',
    botSeat: 'en neem de plaats van een bot over.',
    seatOpen: 'vrije plaats',
    fullScreen: 'Volledig scherm',
    stop: 'Groot scherm uitzetten',
  },
  de: {
    title: 'Auf einem großen Bildschirm zeigen',
    lead: 'Ein Fernseher, Laptop oder Tablet zeigt den Tisch allen im Raum. Die Handys daneben zeigen die Handkarten.',
    link: 'Link für den großen Bildschirm',
    linkHint: 'Öffne ihn im Browser auf Fernseher, Laptop oder Tablet. Oder scanne dort den Code.',
    copy: 'Link kopieren',
    copied: 'Kopiert.',
    notCopied: 'Das Kopieren hat nicht geklappt. Markier den Link und kopier ihn selbst.',
    qr: 'QR-Code des Links für den großen Bildschirm',
    here: 'Dieses Gerät nehmen',
    hereHint: 'Dieses Gerät gibt seinen Platz auf und zeigt den Tisch. Der Gastgeber bleibt derselbe.',
    join: 'Scannen und mitspielen',
    joinHint: 'Öffne die Kamera deines Handys, scanne den Code und gib deinen Namen ein.',
    joinQr: 'QR-Code des Links zu diesem Tisch',
    botSeat: 'und den Platz eines Bots übernehmen.',
    seatOpen: 'freier Platz',
    fullScreen: 'Vollbild',
    stop: 'Anzeige beenden',
  },
};
