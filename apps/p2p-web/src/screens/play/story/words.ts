/** The texts about how a match came about. */
import { enumerate, plural } from '@cheeseboard/engine/text';
import type { ByLanguage } from '../../../words/language.ts';

export interface StoryWords {
  readonly title: string;
  /** One warm sentence for a winner, for somebody who alone is second of three or more, and for everybody else at the table. */
  readonly won: string;
  readonly second: string;
  readonly lost: string;
  /** The moment from which the winners were ahead. `you` is true if the reader is the only winner. */
  readonly turned: (moment: string, you: boolean, names: readonly string[]) => string;
  readonly lastMoment: (moment: string) => string;
  readonly tieBreak: string;
  readonly leadChanges: (count: number) => string;
  /** The label of the graph for screen readers, and of each line in it. */
  readonly graph: (inRounds: boolean) => string;
  readonly line: (name: string, values: readonly number[]) => string;
  readonly share: string;
  readonly save: string;
  readonly saved: string;
  readonly failed: string;
}

export const storyWords: ByLanguage<StoryWords> = {
  en: {
    title: 'How it went',
    won: 'The cheese is yours.',
    second: 'Second place: well played.',
    lost: 'Well played. There is always another cheese.',
    turned: (moment, you, names) =>
      `The turning point: ${moment} From then on ${you ? 'you were' : `${enumerate(names, 'and')} ${plural('en', names.length, 'was', 'were')}`} ahead.`,
    lastMoment: (moment) => `Close until the very end: ${moment}`,
    tieBreak: 'Level until the end: the tie-break decided it.',
    leadChanges: (count) =>
      plural('en', count, 'The lead changed hands once.', `The lead changed hands ${count} times.`),
    graph: (inRounds) => (inRounds ? 'Points round by round' : 'The race'),
    line: (name, values) => `${name}: ${values.join(', ')}`,
    share: 'Share a picture',
    save: 'Save a picture',
    saved: 'Picture saved.',
    failed: 'Couldn’t create the picture.',
  },
  nl: {
    title: 'Zo is het gegaan',
    won: 'De kaas is voor jou.',
    second: 'Tweede plaats: goed gespeeld.',
    lost: 'Goed gespeeld. Er komt altijd weer een kaas.',
    turned: (moment, you, names) =>
      `Het keerpunt: ${moment} Daarna ${you ? 'lag jij' : `${plural('nl', names.length, 'lag', 'lagen')} ${enumerate(names, 'en')}`} voor.`,
    lastMoment: (moment) => `Spannend tot het eind: ${moment}`,
    tieBreak: 'Gelijk tot het eind: de regel voor een gelijke stand besliste.',
    leadChanges: (count) =>
      plural('nl', count, 'De leiding wisselde één keer.', `De leiding wisselde ${count} keer.`),
    graph: (inRounds) => (inRounds ? 'Punten per ronde' : 'De race'),
    line: (name, values) => `${name}: ${values.join(', ')}`,
    share: 'Deel een plaatje',
    save: 'Bewaar een plaatje',
    saved: 'Het plaatje is bewaard.',
    failed: 'Het plaatje kon niet worden gemaakt.',
  },
  de: {
    title: 'So ist es gelaufen',
    won: 'Der Käse gehört dir.',
    second: 'Zweiter Platz: gut gespielt.',
    lost: 'Gut gespielt. Es kommt immer wieder ein Käse.',
    turned: (moment, you, names) =>
      `Der Wendepunkt: ${moment} Danach in Führung: ${you ? 'du' : enumerate(names, 'und')}.`,
    lastMoment: (moment) => `Offen bis zuletzt: ${moment}`,
    tieBreak: 'Gleichstand bis zum Schluss: Die Gleichstandsregel gab den Ausschlag.',
    leadChanges: (count) =>
      plural('de', count, 'Die Führung wechselte einmal.', `Die Führung wechselte ${count}-mal.`),
    graph: (inRounds) => (inRounds ? 'Punkte im Verlauf' : 'Das Rennen'),
    line: (name, values) => `${name}: ${values.join(', ')}`,
    share: 'Bild teilen',
    save: 'Bild speichern',
    saved: 'Das Bild ist gespeichert.',
    failed: 'Das Bild ließ sich nicht erstellen.',
  },
};
