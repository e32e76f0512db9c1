/** What a verdict says, in all languages. */
import type { Language } from '../text/types.ts';
import type { Checked, Verdict } from './verify.ts';

type Tell = { readonly [T in Verdict['type']]: (verdict: Extract<Verdict, { readonly type: T }>) => string };

const moreThanOne = (count: number, one: string, more: string): string =>
  `${count} ${count === 1 ? one : more}`;

const sums: { readonly [L in Language]: (checked: Checked) => string } = {
  en: ({ moves, draws }) =>
    `${moreThanOne(moves, 'move', 'moves')} and ${moreThanOne(draws, 'draw', 'draws')}`,
  nl: ({ moves, draws }) =>
    `${moreThanOne(moves, 'zet', 'zetten')} en ${moreThanOne(draws, 'trekking', 'trekkingen')}`,
  de: ({ moves, draws }) =>
    `${moreThanOne(moves, 'Zug', 'Züge')} und ${moreThanOne(draws, 'Ziehung', 'Ziehungen')}`,
};

const absences: { readonly [L in Language]: (count: number) => string } = {
  en: (count) => (count === 0 ? '' : ` ${moreThanOne(count, 'draw', 'draws')} went on without somebody.`),
  nl: (count) =>
    count === 0 ? '' : ` ${moreThanOne(count, 'trekking ging', 'trekkingen gingen')} door zonder iemand.`,
  de: (count) =>
    count === 0 ? '' : ` ${moreThanOne(count, 'Ziehung ging', 'Ziehungen gingen')} ohne jemanden weiter.`,
};

const lineOf = (word: string, line: number | null): string => (line === null ? '' : `, ${word} ${line}`);

const tell: { readonly [L in Language]: Tell } = {
  en: {
    verified: ({ checked }) =>
      `Verified: ${sums.en(checked)}. Every draw is what the promised links make it.${absences.en(checked.without)}`,
    incomplete: ({ checked, open }) =>
      `Nothing is wrong in ${sums.en(checked)}, but ${moreThanOne(open, 'draw', 'draws')} cannot be checked: somebody left with the last links.`,
    unproven: ({ checked }) => `The rules were kept in ${sums.en(checked)}. The draws carry no proof.`,
    chain: ({ person, kind }) =>
      `Not true: the ${kind === 'open' ? 'open' : 'sealed'} chain of player ${person + 1} in the proof does not lead to what was promised.`,
    draw: ({ draw, step }) => `Not true: draw ${draw} (step ${step}) is not what everybody's links make it.`,
    record: ({ line, reason }) => `Not a match that can be played${lineOf('line', line)}: ${reason}.`,
  },
  nl: {
    verified: ({ checked }) =>
      `Gecontroleerd: ${sums.nl(checked)}. Elke trekking is wat de beloofde schakels ervan maken.${absences.nl(checked.without)}`,
    incomplete: ({ checked, open }) =>
      `Er is niets mis in ${sums.nl(checked)}, maar ${moreThanOne(open, 'trekking is', 'trekkingen zijn')} niet te controleren: iemand ging weg met de laatste schakels.`,
    unproven: ({ checked }) =>
      `De regels zijn gevolgd in ${sums.nl(checked)}. De trekkingen hebben geen bewijs.`,
    chain: ({ person, kind }) =>
      `Niet waar: de ${kind === 'open' ? 'open' : 'gesloten'} ketting van speler ${person + 1} in het bewijs leidt niet naar wat beloofd is.`,
    draw: ({ draw, step }) =>
      `Niet waar: trekking ${draw} (stap ${step}) is niet wat de schakels van allen ervan maken.`,
    record: ({ line, reason }) => `Geen partij die gespeeld kan worden${lineOf('regel', line)}: ${reason}.`,
  },
  de: {
    verified: ({ checked }) =>
      `Geprüft: ${sums.de(checked)}. Jede Ziehung ist, was die versprochenen Glieder daraus machen.${absences.de(checked.without)}`,
    incomplete: ({ checked, open }) =>
      `In ${sums.de(checked)} ist nichts falsch, aber ${moreThanOne(open, 'Ziehung lässt', 'Ziehungen lassen')} sich nicht prüfen: Jemand ist mit den letzten Gliedern gegangen.`,
    unproven: ({ checked }) =>
      `In ${sums.de(checked)} wurden die Regeln eingehalten. Die Ziehungen haben keinen Beweis.`,
    chain: ({ person, kind }) =>
      `Nicht wahr: Die ${kind === 'open' ? 'offene' : 'verdeckte'} Kette von Spieler ${person + 1} im Beweis führt nicht zu dem, was versprochen war.`,
    draw: ({ draw, step }) =>
      `Nicht wahr: Ziehung ${draw} (Schritt ${step}) ist nicht, was die Glieder aller daraus machen.`,
    record: ({ line, reason }) =>
      `Keine Partie, die gespielt werden kann${lineOf('Zeile', line)}: ${reason}.`,
  },
};

/** One or two sentences. */
export function tellVerdict(verdict: Verdict, language: Language): string {
  return (tell[language][verdict.type] as (verdict: Verdict) => string)(verdict);
}
