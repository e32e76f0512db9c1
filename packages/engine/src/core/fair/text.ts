/** The verdicts in all languages. */
import type { Language } from '../text/language.ts';
import { counted, plural } from '../text/plural.ts';
import type { Checked, Verdict } from './verify.ts';
import type { Violation, ViolationKind } from './violation.ts';

type Tell = { readonly [T in Verdict['type']]: (verdict: Extract<Verdict, { readonly type: T }>) => string };

const moveAndDrawCounts: { readonly [L in Language]: (checked: Checked) => string } = {
  en: ({ moves, draws }) =>
    `${counted('en', moves, 'move', 'moves')} and ${counted('en', draws, 'draw', 'draws')}`,
  nl: ({ moves, draws }) =>
    `${counted('nl', moves, 'zet', 'zetten')} en ${counted('nl', draws, 'trekking', 'trekkingen')}`,
  de: ({ moves, draws }) =>
    `${counted('de', moves, 'Zug', 'Züge')} und ${counted('de', draws, 'Ziehung', 'Ziehungen')}`,
};

/** How many draws left a person out, and how many were made by too few people. */
const drawRemarks: { readonly [L in Language]: (checked: Checked) => string } = {
  en: ({ without, alone }) =>
    [
      without > 0 && ` ${counted('en', without, 'draw', 'draws')} went ahead without somebody.`,
      alone > 0 && ` ${counted('en', alone, 'draw was', 'draws were')} made by half the players or fewer.`,
    ]
      .filter(Boolean)
      .join(''),
  nl: ({ without, alone }) =>
    [
      without > 0 && ` Bij ${counted('nl', without, 'trekking', 'trekkingen')} ontbrak er iemand.`,
      alone > 0 &&
        ` ${counted('nl', alone, 'trekking is', 'trekkingen zijn')} door hooguit de helft van de spelers gedaan.`,
    ]
      .filter(Boolean)
      .join(''),
  de: ({ without, alone }) =>
    [
      without > 0 && ` Bei ${counted('de', without, 'Ziehung', 'Ziehungen')} fehlte jemand.`,
      alone > 0 &&
        ` An ${counted('de', alone, 'Ziehung', 'Ziehungen')} war höchstens die Hälfte der Spieler beteiligt.`,
    ]
      .filter(Boolean)
      .join(''),
};

/** Names each seat that went to another key while its person was away. */
const seatRemarks: { readonly [L in Language]: (checked: Checked) => string } = {
  en: ({ replaced }) =>
    replaced
      .map(({ index, name }) => ` At entry ${index}, ${name}’s seat went to another device or person.`)
      .join(''),
  nl: ({ replaced }) =>
    replaced
      .map(
        ({ index, name }) =>
          ` Bij logregel ${index} ging de plaats van ${name} naar een ander apparaat of naar iemand anders.`,
      )
      .join(''),
  de: ({ replaced }) =>
    replaced
      .map(
        ({ index, name }) =>
          ` Mit Eintrag ${index} ging der Platz von ${name} an ein anderes Gerät oder an jemand anderen.`,
      )
      .join(''),
};

/** States the numbers of moves, draws and signatures in a valid log. */
const logCounts: { readonly [L in Language]: (checked: Checked) => string } = {
  en: ({ moves, draws, signatures }) =>
    [
      counted('en', moves, 'move', 'moves'),
      counted('en', draws, 'draw', 'draws'),
      counted('en', signatures, 'signature', 'signatures'),
    ].join(', '),
  nl: ({ moves, draws, signatures }) =>
    [
      counted('nl', moves, 'zet', 'zetten'),
      counted('nl', draws, 'trekking', 'trekkingen'),
      counted('nl', signatures, 'handtekening', 'handtekeningen'),
    ].join(', '),
  de: ({ moves, draws, signatures }) =>
    [
      counted('de', moves, 'Zug', 'Züge'),
      counted('de', draws, 'Ziehung', 'Ziehungen'),
      counted('de', signatures, 'Unterschrift', 'Unterschriften'),
    ].join(', '),
};

/** Warns about the last entries: the host can still replace those that no other person has signed or seen. */
const tailWarnings: { readonly [L in Language]: (checked: Checked) => string } = {
  en: ({ unconfirmed }) =>
    unconfirmed > 0
      ? ` Only the host vouches for the last ${plural('en', unconfirmed, 'entry', `${unconfirmed} entries`)}.`
      : '',
  nl: ({ unconfirmed }) =>
    unconfirmed > 0
      ? ` Voor de laatste ${plural('nl', unconfirmed, 'logregel', `${unconfirmed} logregels`)} staat alleen de gastheer in.`
      : '',
  de: ({ unconfirmed }) =>
    unconfirmed > 0
      ? ` Für ${plural('de', unconfirmed, 'den letzten Eintrag', `die letzten ${unconfirmed} Einträge`)} bürgt nur der Gastgeber.`
      : '',
};

type ViolationTexts = { readonly [K in ViolationKind]: (entry: number, name: string) => string };

const violationTexts: { readonly [L in Language]: ViolationTexts } = {
  en: {
    form: (entry) => `entry ${entry} cannot be read`,
    order: (entry) => `entry ${entry} is out of order`,
    fork: (entry) => `entry ${entry} is not the one that was shown before`,
    digest: (entry) => `entry ${entry} was changed`,
    term: (entry) => `entry ${entry} belongs to another term`,
    start: () => 'the match cannot begin like this',
    signature: (entry, who) => `entry ${entry} is not signed by ${who}`,
    head: (entry, who) => `${who} was shown different entries before entry ${entry}`,
    counter: (entry, who) => `entry ${entry} uses an old signature by ${who}`,
    position: (entry, who) => `${who} signed entry ${entry} for a different position`,
    seat: (entry) => `entry ${entry} is not allowed for its seat`,
    move: (entry, who) => `${who}’s move in entry ${entry} is against the rules`,
    draw: (entry) => `entry ${entry} is not a draw that the game asked for`,
    reveal: (entry, who) => `${who}’s part in the draw of entry ${entry} is not what was committed`,
    'left-out': (entry, who) => `${who} is the host and took no part in the draw of entry ${entry}`,
    rest: (entry, who) => `${who} took part in the draw of entry ${entry} but should have sat it out`,
    outcome: (entry) => `the draw of entry ${entry} should have come out differently`,
    undo: (entry) => `entry ${entry} takes back a move that cannot be taken back`,
    host: (entry, who) => `entry ${entry} appoints a new host without valid votes (${who})`,
    record: () => 'the record does not match its log',
  },
  nl: {
    form: (entry) => `logregel ${entry} is onleesbaar`,
    order: (entry) => `logregel ${entry} staat niet op zijn plaats`,
    fork: (entry) => `logregel ${entry} wijkt af van wat eerder is getoond`,
    digest: (entry) => `logregel ${entry} is veranderd`,
    term: (entry) => `logregel ${entry} hoort bij de periode van een andere gastheer`,
    start: () => 'zo kan de partij niet beginnen',
    signature: (entry, who) => `logregel ${entry} is niet ondertekend door ${who}`,
    head: (entry, who) => `${who} zag andere logregels vóór logregel ${entry}`,
    counter: (entry, who) => `logregel ${entry} gebruikt een oude handtekening van ${who}`,
    position: (entry, who) => `${who} ondertekende logregel ${entry} voor een andere stelling`,
    seat: (entry) => `logregel ${entry} is voor die plaats niet toegestaan`,
    move: (entry, who) => `de zet van ${who} in logregel ${entry} is tegen de regels`,
    draw: (entry) => `logregel ${entry} is geen trekking waar het spel om vroeg`,
    reveal: (entry, who) =>
      `het aandeel van ${who} in de trekking van logregel ${entry} is niet wat was vastgelegd`,
    'left-out': (entry, who) => `${who} is gastheer en deed niet mee aan de trekking van logregel ${entry}`,
    rest: (entry, who) => `${who} deed mee aan de trekking van logregel ${entry} maar moest die overslaan`,
    outcome: (entry) => `de trekking van logregel ${entry} had een andere uitkomst moeten hebben`,
    undo: (entry) => `logregel ${entry} neemt terug wat niet terug kan`,
    host: (entry, who) => `logregel ${entry} maakt een nieuwe gastheer zonder geldige stemmen (${who})`,
    record: () => 'het verslag klopt niet met zijn logboek',
  },
  de: {
    form: (entry) => `Eintrag ${entry} ist unlesbar`,
    order: (entry) => `Eintrag ${entry} steht nicht an seinem Platz`,
    fork: (entry) => `Eintrag ${entry} sah vorher anders aus`,
    digest: (entry) => `Eintrag ${entry} wurde verändert`,
    term: (entry) => `Eintrag ${entry} gehört zu einer anderen Amtszeit`,
    start: () => 'so kann die Partie nicht beginnen',
    signature: (entry, who) => `Eintrag ${entry} ist nicht von ${who} unterschrieben`,
    head: (entry, who) => `${who} bekam vor Eintrag ${entry} andere Einträge zu sehen`,
    counter: (entry, who) => `Eintrag ${entry} benutzt eine alte Unterschrift von ${who}`,
    position: (entry, who) => `${who} hat Eintrag ${entry} für eine andere Stellung unterschrieben`,
    seat: (entry) => `Eintrag ${entry} ist für diesen Platz nicht erlaubt`,
    move: (entry, who) => `der Zug von ${who} in Eintrag ${entry} ist gegen die Regeln`,
    draw: (entry) => `Eintrag ${entry} ist keine Ziehung, die das Spiel verlangt hat`,
    reveal: (entry, who) =>
      `der Anteil von ${who} an der Ziehung in Eintrag ${entry} ist nicht der festgelegte`,
    'left-out': (entry, who) => `${who} ist Gastgeber und fehlt in der Ziehung in Eintrag ${entry}`,
    rest: (entry, who) =>
      `${who} war an der Ziehung in Eintrag ${entry} beteiligt, hätte aber aussetzen müssen`,
    outcome: (entry) => `die Ziehung in Eintrag ${entry} ging anders aus`,
    undo: (entry) => `Eintrag ${entry} nimmt zurück, was sich nicht zurücknehmen lässt`,
    host: (entry, who) => `Eintrag ${entry} macht jemanden ohne gültige Stimmen zum Gastgeber (${who})`,
    record: () => 'die Aufzeichnung passt nicht zu ihrem Protokoll',
  },
};

const somebody = { en: 'somebody', nl: 'iemand', de: 'jemand' };

const describeViolation = (language: Language, { kind, index, name }: Violation): string =>
  violationTexts[language][kind](index, name ?? somebody[language]);

const lineOf = (word: string, line: number | null): string => (line === null ? '' : `, ${word} ${line}`);

const tell: { readonly [L in Language]: Tell } = {
  en: {
    verified: ({ checked }) =>
      `Verified: ${logCounts.en(checked)}.${drawRemarks.en(checked)}${seatRemarks.en(checked)}${tailWarnings.en(checked)}`,
    incomplete: ({ open }) =>
      `Not verified yet: ${counted('en', open, 'entry is', 'entries are')} still secret.`,
    alone: ({ checked }) =>
      `Not verified: when only a few people draw, they can choose the result.${drawRemarks.en(checked)} Nothing else is wrong: ${logCounts.en(checked)}.${seatRemarks.en(checked)}${tailWarnings.en(checked)}`,
    older: ({ checked }) =>
      `Older proof, not checked. The rules were followed in ${moveAndDrawCounts.en(checked)}.`,
    violation: ({ violation }) => `Not verified: ${describeViolation('en', violation)}.`,
    unproven: ({ checked }) =>
      `The rules were followed in ${moveAndDrawCounts.en(checked)}. There is no proof of the draws.`,
    record: ({ line, reason }) => `Not a match that can be played${lineOf('line', line)}: ${reason}.`,
  },
  nl: {
    verified: ({ checked }) =>
      `Gecontroleerd: ${logCounts.nl(checked)}.${drawRemarks.nl(checked)}${seatRemarks.nl(checked)}${tailWarnings.nl(checked)}`,
    incomplete: ({ open }) =>
      `Nog niet gecontroleerd: ${counted('nl', open, 'logregel is', 'logregels zijn')} nog geheim.`,
    alone: ({ checked }) =>
      `Niet bewezen: waar maar een paar mensen trekken, kunnen zij kiezen wat eruit komt.${drawRemarks.nl(checked)} Verder is er niets mis: ${logCounts.nl(checked)}.${seatRemarks.nl(checked)}${tailWarnings.nl(checked)}`,
    older: ({ checked }) =>
      `Ouder bewijs, niet gecontroleerd. De regels zijn nageleefd: ${moveAndDrawCounts.nl(checked)}.`,
    violation: ({ violation }) => `Niet bewezen: ${describeViolation('nl', violation)}.`,
    unproven: ({ checked }) =>
      `De regels zijn nageleefd: ${moveAndDrawCounts.nl(checked)}. Voor de trekkingen is er geen bewijs.`,
    record: ({ line, reason }) => `Geen speelbare partij${lineOf('regel', line)}: ${reason}.`,
  },
  de: {
    verified: ({ checked }) =>
      `Geprüft: ${logCounts.de(checked)}.${drawRemarks.de(checked)}${seatRemarks.de(checked)}${tailWarnings.de(checked)}`,
    incomplete: ({ open }) =>
      `Noch nicht geprüft: ${counted('de', open, 'Eintrag ist', 'Einträge sind')} noch geheim.`,
    alone: ({ checked }) =>
      `Nicht bewiesen: Ziehen nur wenige, können sie das Ergebnis bestimmen.${drawRemarks.de(checked)} Sonst ist nichts falsch: ${logCounts.de(checked)}.${seatRemarks.de(checked)}${tailWarnings.de(checked)}`,
    older: ({ checked }) =>
      `Älterer Beweis, nicht geprüft. Die Regeln wurden eingehalten: ${moveAndDrawCounts.de(checked)}.`,
    violation: ({ violation }) => `Nicht bewiesen: ${describeViolation('de', violation)}.`,
    unproven: ({ checked }) =>
      `Die Regeln wurden eingehalten: ${moveAndDrawCounts.de(checked)}. Für die Ziehungen gibt es keinen Beweis.`,
    record: ({ line, reason }) => `Keine spielbare Partie${lineOf('Zeile', line)}: ${reason}.`,
  },
};

/** The verdict in a language, in one or two sentences. */
export function tellVerdict(verdict: Verdict, language: Language): string {
  return (tell[language][verdict.type] as (verdict: Verdict) => string)(verdict);
}
