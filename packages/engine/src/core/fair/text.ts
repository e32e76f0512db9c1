/** The verdicts in all languages. */
import type { Language } from '../text/language.ts';
import { counted, plural } from '../text/plural.ts';
import { SIT_OUT_DRAWS } from './rest.ts';
import type { Checked, Verdict } from './verify.ts';
import type { Violation, ViolationKind } from './violation.ts';

type Tell = { readonly [T in Verdict['type']]: (verdict: Extract<Verdict, { readonly type: T }>) => string };

const sums: { readonly [L in Language]: (checked: Checked) => string } = {
  en: ({ moves, draws }) =>
    `${counted('en', moves, 'move', 'moves')} and ${counted('en', draws, 'draw', 'draws')}`,
  nl: ({ moves, draws }) =>
    `${counted('nl', moves, 'zet', 'zetten')} en ${counted('nl', draws, 'trekking', 'trekkingen')}`,
  de: ({ moves, draws }) =>
    `${counted('de', moves, 'Zug', 'Züge')} und ${counted('de', draws, 'Ziehung', 'Ziehungen')}`,
};

/** How many draws left a person out, and how many were made by one person alone. */
const asides: { readonly [L in Language]: (checked: Checked) => string } = {
  en: ({ without, alone }) =>
    [
      without > 0 && ` ${counted('en', without, 'draw', 'draws')} went on without somebody.`,
      alone > 0 && ` ${counted('en', alone, 'draw was', 'draws were')} made by one person alone.`,
    ]
      .filter(Boolean)
      .join(''),
  nl: ({ without, alone }) =>
    [
      without > 0 && ` Bij ${counted('nl', without, 'trekking', 'trekkingen')} ontbrak iemand.`,
      alone > 0 &&
        ` ${counted('nl', alone, 'trekking is', 'trekkingen zijn')} door één persoon alleen gedaan.`,
    ]
      .filter(Boolean)
      .join(''),
  de: ({ without, alone }) =>
    [
      without > 0 && ` Bei ${counted('de', without, 'Ziehung', 'Ziehungen')} fehlte jemand.`,
      alone > 0 && ` ${counted('de', alone, 'Ziehung hat', 'Ziehungen hat')} eine Person allein gemacht.`,
    ]
      .filter(Boolean)
      .join(''),
};

/** The facts about a valid log. A proof in the old format has no entries. */
const logSums: { readonly [L in Language]: (checked: Checked) => string } = {
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

/** The host orders the entries, and can replace those that no other person has signed or seen. */
const tails: { readonly [L in Language]: (checked: Checked) => string } = {
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

type Wrong = { readonly [K in ViolationKind]: (entry: number, who: string) => string };

const wrongs: { readonly [L in Language]: Wrong } = {
  en: {
    form: (entry) => `entry ${entry} cannot be read`,
    order: (entry) => `entry ${entry} is out of order`,
    fork: (entry) => `entry ${entry} is not the one that was shown before`,
    digest: (entry) => `entry ${entry} was changed`,
    term: (entry) => `entry ${entry} is of another term`,
    start: () => 'the match cannot begin like this',
    signature: (entry, who) => `entry ${entry} is not signed by ${who}`,
    head: (entry, who) => `${who} saw other entries before entry ${entry}`,
    counter: (entry, who) => `entry ${entry} uses an old signature of ${who}`,
    position: (entry, who) => `${who} signed entry ${entry} for another position`,
    seat: (entry) => `entry ${entry} is not allowed for its seat`,
    move: (entry, who) => `the move of ${who} in entry ${entry} is against the rules`,
    draw: (entry) => `entry ${entry} is not a draw that the game asked for`,
    reveal: (entry, who) => `the part of ${who} in the draw of entry ${entry} is not what was committed`,
    'left-out': (entry, who) => `${who} is the host and took no part in the draw of entry ${entry}`,
    rest: (entry, who) => `${who} took part in the draw of entry ${entry} and had to sit it out`,
    outcome: (entry) => `the draw of entry ${entry} came out differently`,
    undo: (entry) => `entry ${entry} takes back a move that cannot be taken back`,
    host: (entry, who) => `entry ${entry} makes a new host without valid votes (${who})`,
    record: () => 'the record does not match its log',
  },
  nl: {
    form: (entry) => `logregel ${entry} is onleesbaar`,
    order: (entry) => `logregel ${entry} staat niet op zijn plaats`,
    fork: (entry) => `logregel ${entry} is een andere dan eerder getoond`,
    digest: (entry) => `logregel ${entry} is veranderd`,
    term: (entry) => `logregel ${entry} hoort bij een andere termijn`,
    start: () => 'zo kan de partij niet beginnen',
    signature: (entry, who) => `logregel ${entry} is niet ondertekend door ${who}`,
    head: (entry, who) => `${who} zag andere logregels vóór logregel ${entry}`,
    counter: (entry, who) => `logregel ${entry} gebruikt een oude handtekening van ${who}`,
    position: (entry, who) => `${who} tekende logregel ${entry} voor een andere stelling`,
    seat: (entry) => `logregel ${entry} mag niet voor die stoel`,
    move: (entry, who) => `de zet van ${who} in logregel ${entry} is tegen de regels`,
    draw: (entry) => `logregel ${entry} is geen trekking waar het spel om vroeg`,
    reveal: (entry, who) =>
      `het aandeel van ${who} in de trekking van logregel ${entry} is niet wat was vastgelegd`,
    'left-out': (entry, who) => `${who} is gastheer en deed niet mee aan de trekking van logregel ${entry}`,
    rest: (entry, who) => `${who} deed mee aan de trekking van logregel ${entry} en moest overslaan`,
    outcome: (entry) => `de trekking van logregel ${entry} had een andere uitkomst`,
    undo: (entry) => `logregel ${entry} neemt terug wat niet terug kan`,
    host: (entry, who) => `logregel ${entry} maakt een nieuwe gastheer zonder geldige stemmen (${who})`,
    record: () => 'het verslag klopt niet met zijn logboek',
  },
  de: {
    form: (entry) => `Eintrag ${entry} ist unlesbar`,
    order: (entry) => `Eintrag ${entry} steht nicht an seinem Platz`,
    fork: (entry) => `Eintrag ${entry} ist ein anderer als zuvor gezeigt`,
    digest: (entry) => `Eintrag ${entry} wurde verändert`,
    term: (entry) => `Eintrag ${entry} gehört zu einer anderen Amtszeit`,
    start: () => 'so kann die Partie nicht beginnen',
    signature: (entry, who) => `Eintrag ${entry} ist nicht von ${who} unterschrieben`,
    head: (entry, who) => `${who} sah vor Eintrag ${entry} andere Einträge`,
    counter: (entry, who) => `Eintrag ${entry} benutzt eine alte Unterschrift von ${who}`,
    position: (entry, who) => `${who} hat Eintrag ${entry} für eine andere Stellung unterschrieben`,
    seat: (entry) => `Eintrag ${entry} ist für den Platz nicht erlaubt`,
    move: (entry, who) => `der Zug von ${who} in Eintrag ${entry} ist gegen die Regeln`,
    draw: (entry) => `Eintrag ${entry} ist keine Ziehung, die das Spiel verlangt hat`,
    reveal: (entry, who) =>
      `der Anteil von ${who} an der Ziehung in Eintrag ${entry} ist nicht der festgelegte`,
    'left-out': (entry, who) => `${who} ist Gastgeber und fehlt in der Ziehung in Eintrag ${entry}`,
    rest: (entry, who) => `${who} war an der Ziehung in Eintrag ${entry} beteiligt und musste aussetzen`,
    outcome: (entry) => `die Ziehung in Eintrag ${entry} ging anders aus`,
    undo: (entry) => `Eintrag ${entry} nimmt zurück, was nicht zurückgeht`,
    host: (entry, who) => `Eintrag ${entry} macht jemanden ohne gültige Stimmen zum Gastgeber (${who})`,
    record: () => 'die Aufzeichnung passt nicht zu ihrem Protokoll',
  },
};

const somebody = { en: 'somebody', nl: 'iemand', de: 'jemand' };

const wrongOf = (language: Language, { kind, index, name }: Violation): string =>
  wrongs[language][kind](index, name ?? somebody[language]);

const lineOf = (word: string, line: number | null): string => (line === null ? '' : `, ${word} ${line}`);

const tell: { readonly [L in Language]: Tell } = {
  en: {
    verified: ({ checked }) =>
      checked.entries > 0
        ? `Verified: ${logSums.en(checked)}.${asides.en(checked)}${tails.en(checked)}`
        : `Verified: ${sums.en(checked)}. Every draw is what the promised links of ${checked.people} people make it.${asides.en(checked)}`,
    incomplete: ({ checked, open }) =>
      checked.entries > 0
        ? `Not verified yet: ${counted('en', open, 'entry is', 'entries are')} still secret.`
        : `Nothing is wrong in ${sums.en(checked)}, but ${counted('en', open, 'draw', 'draws')} cannot be checked: somebody left with the last links.${asides.en(checked)}`,
    alone: ({ checked }) =>
      checked.entries > 0
        ? `Not verified: where one person draws alone, that person can know what comes out.${asides.en(checked)} Nothing else is wrong: ${logSums.en(checked)}.${tails.en(checked)}`
        : `Not verified: nothing is wrong in ${sums.en(checked)}, but where one person draws alone, that person can know what comes out.${asides.en(checked)}`,
    older: ({ checked }) => `Older proof, not checked. The rules were kept in ${sums.en(checked)}.`,
    violation: ({ violation }) => `Not verified: ${wrongOf('en', violation)}.`,
    unproven: ({ checked }) => `The rules were kept in ${sums.en(checked)}. The draws carry no proof.`,
    chain: ({ person, kind }) =>
      `Not true: the ${kind === 'open' ? 'open' : 'sealed'} chain of player ${person + 1} in the proof does not lead to what was promised.`,
    draw: ({ draw, step }) => `Not true: draw ${draw} (step ${step}) is not what everybody's links make it.`,
    rest: ({ draw, step, person }) =>
      `Not true: draw ${draw} (step ${step}) has a link of player ${person + 1}, who was left out shortly before and has to sit out ${SIT_OUT_DRAWS} draws.`,
    record: ({ line, reason }) => `Not a match that can be played${lineOf('line', line)}: ${reason}.`,
  },
  nl: {
    verified: ({ checked }) =>
      checked.entries > 0
        ? `Gecontroleerd: ${logSums.nl(checked)}.${asides.nl(checked)}${tails.nl(checked)}`
        : `Gecontroleerd: ${sums.nl(checked)}. Elke trekking is wat de beloofde schakels van ${checked.people} mensen ervan maken.${asides.nl(checked)}`,
    incomplete: ({ checked, open }) =>
      checked.entries > 0
        ? `Nog niet gecontroleerd: ${counted('nl', open, 'logregel is', 'logregels zijn')} nog geheim.`
        : `Er is niets mis in ${sums.nl(checked)}, maar ${counted('nl', open, 'trekking is', 'trekkingen zijn')} niet te controleren: iemand ging weg met de laatste schakels.${asides.nl(checked)}`,
    alone: ({ checked }) =>
      checked.entries > 0
        ? `Niet bewezen: waar één persoon alleen trekt, kan die weten wat eruit komt.${asides.nl(checked)} Verder is er niets mis: ${logSums.nl(checked)}.${tails.nl(checked)}`
        : `Niet bewezen: er is niets mis in ${sums.nl(checked)}, maar waar één persoon alleen trekt, kan die weten wat eruit komt.${asides.nl(checked)}`,
    older: ({ checked }) =>
      `Ouder bewijs, niet gecontroleerd. De regels zijn gevolgd in ${sums.nl(checked)}.`,
    violation: ({ violation }) => `Niet bewezen: ${wrongOf('nl', violation)}.`,
    unproven: ({ checked }) =>
      `De regels zijn gevolgd in ${sums.nl(checked)}. De trekkingen hebben geen bewijs.`,
    chain: ({ person, kind }) =>
      `Niet waar: de ${kind === 'open' ? 'open' : 'gesloten'} ketting van speler ${person + 1} in het bewijs leidt niet naar wat beloofd is.`,
    draw: ({ draw, step }) =>
      `Niet waar: trekking ${draw} (stap ${step}) is niet wat de schakels van allen ervan maken.`,
    rest: ({ draw, step, person }) =>
      `Niet waar: in trekking ${draw} (stap ${step}) zit een schakel van speler ${person + 1}, die kort daarvoor is weggelaten en ${SIT_OUT_DRAWS} trekkingen moet overslaan.`,
    record: ({ line, reason }) => `Geen partij die gespeeld kan worden${lineOf('regel', line)}: ${reason}.`,
  },
  de: {
    verified: ({ checked }) =>
      checked.entries > 0
        ? `Geprüft: ${logSums.de(checked)}.${asides.de(checked)}${tails.de(checked)}`
        : `Geprüft: ${sums.de(checked)}. Jede Ziehung ist, was die versprochenen Glieder von ${checked.people} Leuten daraus machen.${asides.de(checked)}`,
    incomplete: ({ checked, open }) =>
      checked.entries > 0
        ? `Noch nicht geprüft: ${counted('de', open, 'Eintrag ist', 'Einträge sind')} noch geheim.`
        : `In ${sums.de(checked)} ist nichts falsch, aber ${counted('de', open, 'Ziehung lässt', 'Ziehungen lassen')} sich nicht prüfen: Jemand ist mit den letzten Gliedern gegangen.${asides.de(checked)}`,
    alone: ({ checked }) =>
      checked.entries > 0
        ? `Nicht bewiesen: Wo eine Person allein zieht, kann sie wissen, was herauskommt.${asides.de(checked)} Sonst ist nichts falsch: ${logSums.de(checked)}.${tails.de(checked)}`
        : `Nicht bewiesen: In ${sums.de(checked)} ist nichts falsch, aber wo eine Person allein zieht, kann sie wissen, was herauskommt.${asides.de(checked)}`,
    older: ({ checked }) =>
      `Älterer Beweis, nicht geprüft. Die Regeln wurden eingehalten: ${sums.de(checked)}.`,
    violation: ({ violation }) => `Nicht bewiesen: ${wrongOf('de', violation)}.`,
    unproven: ({ checked }) =>
      `In ${sums.de(checked)} wurden die Regeln eingehalten. Die Ziehungen haben keinen Beweis.`,
    chain: ({ person, kind }) =>
      `Nicht wahr: Die ${kind === 'open' ? 'offene' : 'verdeckte'} Kette von Spieler ${person + 1} im Beweis führt nicht zu dem, was versprochen war.`,
    draw: ({ draw, step }) =>
      `Nicht wahr: Ziehung ${draw} (Schritt ${step}) ist nicht, was die Glieder aller daraus machen.`,
    rest: ({ draw, step, person }) =>
      `Nicht wahr: In Ziehung ${draw} (Schritt ${step}) steckt ein Glied von Spieler ${person + 1}, der kurz zuvor ausgelassen wurde und ${SIT_OUT_DRAWS} Ziehungen aussetzen muss.`,
    record: ({ line, reason }) =>
      `Keine Partie, die gespielt werden kann${lineOf('Zeile', line)}: ${reason}.`,
  },
};

/** One or two sentences. */
export function tellVerdict(verdict: Verdict, language: Language): string {
  return (tell[language][verdict.type] as (verdict: Verdict) => string)(verdict);
}
