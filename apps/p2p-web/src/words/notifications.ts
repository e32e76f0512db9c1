/** The words of browser notifications, and of the question whether to send them. */
import { plural } from '@cheeseboard/engine/text';
import type { ByLanguage } from './language.ts';

export interface NotificationWords {
  /** The name of the region with the question. */
  readonly label: string;
  readonly question: string;
  readonly hint: string;
  readonly yes: string;
  readonly no: string;
  readonly done: string;
  readonly blocked: string;
  readonly ok: string;
  readonly turn: string;
  readonly arrival: (names: string, count: number) => string;
  readonly hostGone: string;
  readonly begun: string;
  readonly rematch: string;
}

export const notificationWords: ByLanguage<NotificationWords> = {
  en: {
    label: 'Notifications',
    question: 'Something happened here while you were away. Should your browser tell you next time?',
    hint: 'It tells you when it is your turn, somebody arrives, the host is gone or a rematch begins, as long as this page is open. You can change your mind in the settings.',
    yes: 'Yes, tell me',
    no: 'No, thanks',
    done: 'Your browser will tell you. Keep this page open, behind other windows if you like: once it is closed, it can’t tell you anything.',
    blocked:
      'Your browser blocks notifications from this site. You can allow them in the browser’s settings for this site.',
    ok: 'OK',
    turn: 'Your turn',
    arrival: (names, count) => `${names} ${plural('en', count, 'is', 'are')} at the table`,
    hostGone: 'The host is gone',
    begun: 'The game begins',
    rematch: 'A rematch has begun',
  },
  nl: {
    label: 'Meldingen',
    question: 'Er is hier iets gebeurd terwijl je weg was. Wil je dat je browser het de volgende keer meldt?',
    hint: 'Als jij aan de beurt bent, er iemand komt, de gastheer weg is of een revanche begint, zolang deze pagina open is. In de instellingen kun je er altijd op terugkomen.',
    yes: 'Ja, graag',
    no: 'Nee, bedankt',
    done: 'Je browser meldt het voortaan. Hou deze pagina open, desnoods achter andere vensters: is hij gesloten, dan kan hij je niets meer melden.',
    blocked:
      'Je browser blokkeert meldingen van deze site. Je kunt ze toestaan in de instellingen van je browser voor deze site.',
    ok: 'Oké',
    turn: 'Jij bent aan de beurt',
    arrival: (names, count) => `${names} ${plural('nl', count, 'is', 'zijn')} aan tafel`,
    hostGone: 'De gastheer is weg',
    begun: 'Het spel begint',
    rematch: 'De revanche is begonnen',
  },
  de: {
    label: 'Benachrichtigungen',
    question:
      'Hier ist etwas passiert, während du weg warst. Soll dein Browser dir beim nächsten Mal Bescheid geben?',
    hint: 'Wenn du dran bist, jemand kommt, der Gastgeber weg ist oder eine Revanche beginnt, solange diese Seite offen ist. In den Einstellungen kannst du das jederzeit ändern.',
    yes: 'Ja, gib mir Bescheid',
    no: 'Nein, danke',
    done: 'Dein Browser gibt dir Bescheid. Lass diese Seite offen, gern hinter anderen Fenstern: Ist sie zu, kann sie dir nichts mehr melden.',
    blocked:
      'Dein Browser blockiert Benachrichtigungen dieser Seite. Du kannst sie in den Einstellungen des Browsers für diese Seite erlauben.',
    ok: 'OK',
    turn: 'Du bist dran',
    arrival: (names, count) => `${names} ${plural('de', count, 'ist', 'sind')} am Tisch`,
    hostGone: 'Der Gastgeber ist weg',
    begun: 'Das Spiel beginnt',
    rematch: 'Die Revanche hat begonnen',
  },
};
