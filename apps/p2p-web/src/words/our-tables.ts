/** The words of kept tables: set-ups under a name. */
import type { ByLanguage } from './language.ts';

export interface OurTablesWords {
  readonly title: string;
  readonly open: string;
  readonly opening: string;
  /** Accessible name of an action on one table. */
  readonly of: (action: string, name: string) => string;
  readonly change: string;
  readonly name: string;
  readonly rename: string;
  readonly renamed: string;
  readonly delete: string;
  readonly deleteSure: (name: string) => string;
  readonly deleteYes: string;
  readonly nameTaken: string;
  readonly failed: string;
  readonly keep: {
    readonly title: string;
    readonly hint: string;
    readonly placeholder: string;
    readonly keep: string;
    readonly kept: (name: string) => string;
    readonly noName: string;
    readonly failed: string;
  };
}

export const ourTablesWords: ByLanguage<OurTablesWords> = {
  en: {
    title: 'Our tables',
    open: 'Open',
    opening: 'Opening the table …',
    of: (action, name) => `${action}: ${name}`,
    change: 'Change',
    name: 'Name of the table',
    rename: 'Rename',
    renamed: 'The table has been renamed.',
    delete: 'Delete',
    deleteSure: (name) => `Delete the set-up “${name}”? Matches played with it will be kept.`,
    deleteYes: 'Yes, delete',
    nameTaken: 'Enter a name that no other table has.',
    failed: 'The table couldn’t be opened. Try again.',
    keep: {
      title: 'Our table',
      hint: 'Save this set-up under a name. Then one tap on the start page opens it again.',
      placeholder: 'Our Friday table',
      keep: 'Save',
      kept: (name) => `“${name}” is on your start page now.`,
      noName: 'Enter a name for the table.',
      failed: 'This browser didn’t save it. Its storage may be full or blocked.',
    },
  },
  nl: {
    title: 'Onze tafels',
    open: 'Openen',
    opening: 'De tafel gaat open …',
    of: (action, name) => `${action}: ${name}`,
    change: 'Wijzigen',
    name: 'Naam van de tafel',
    rename: 'Hernoemen',
    renamed: 'De tafel heeft een nieuwe naam.',
    delete: 'Weggooien',
    deleteSure: (name) => `De opzet “${name}” weggooien? Partijen die je ermee speelde, blijven bewaard.`,
    deleteYes: 'Ja, weggooien',
    nameTaken: 'Vul een naam in die geen andere tafel heeft.',
    failed: 'De tafel ging niet open. Probeer het nog eens.',
    keep: {
      title: 'Onze tafel',
      hint: 'Bewaar deze opzet onder een naam. Dan open je op de startpagina met één tik weer zo’n tafel.',
      placeholder: 'Onze vrijdagtafel',
      keep: 'Bewaren',
      kept: (name) => `“${name}” staat nu op je startpagina.`,
      noName: 'Vul een naam voor de tafel in.',
      failed: 'Deze browser heeft dat niet bewaard. Misschien is de opslag vol of geblokkeerd.',
    },
  },
  de: {
    title: 'Unsere Tische',
    open: 'Öffnen',
    opening: 'Der Tisch wird geöffnet …',
    of: (action, name) => `${action}: ${name}`,
    change: 'Ändern',
    name: 'Name des Tisches',
    rename: 'Umbenennen',
    renamed: 'Der Tisch hat einen neuen Namen.',
    delete: 'Löschen',
    deleteSure: (name) =>
      `Die Einstellungen „${name}“ löschen? Partien, die du damit gespielt hast, bleiben erhalten.`,
    deleteYes: 'Ja, löschen',
    nameTaken: 'Gib einen Namen ein, den kein anderer Tisch hat.',
    failed: 'Der Tisch ließ sich nicht öffnen. Versuch es noch einmal.',
    keep: {
      title: 'Unser Tisch',
      hint: 'Speichere diese Einstellungen unter einem Namen. Dann eröffnest du auf der Startseite mit einem Tipp wieder so einen Tisch.',
      placeholder: 'Unser Freitagstisch',
      keep: 'Speichern',
      kept: (name) => `„${name}“ steht jetzt auf deiner Startseite.`,
      noName: 'Gib einen Namen für den Tisch ein.',
      failed: 'Dieser Browser hat das nicht gespeichert. Vielleicht ist der Speicher voll oder gesperrt.',
    },
  },
};
