/** What a verdict says, in all languages. */
import type { Language } from '../text/types.ts';
import { REST } from './rest.ts';
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

/** What is to be known besides: how many draws went on without somebody, and how many were made by one alone. */
const asides: { readonly [L in Language]: (checked: Checked) => string } = {
  en: ({ without, alone }) =>
    [
      without > 0 && ` ${moreThanOne(without, 'draw', 'draws')} went on without somebody.`,
      alone > 0 && ` ${moreThanOne(alone, 'draw was', 'draws were')} made by one person alone.`,
    ]
      .filter(Boolean)
      .join(''),
  nl: ({ without, alone }) =>
    [
      without > 0 && ` Bij ${moreThanOne(without, 'trekking', 'trekkingen')} ontbrak iemand.`,
      alone > 0 && ` ${moreThanOne(alone, 'trekking is', 'trekkingen zijn')} door één persoon alleen gedaan.`,
    ]
      .filter(Boolean)
      .join(''),
  de: ({ without, alone }) =>
    [
      without > 0 && ` Bei ${moreThanOne(without, 'Ziehung', 'Ziehungen')} fehlte jemand.`,
      alone > 0 && ` ${moreThanOne(alone, 'Ziehung hat', 'Ziehungen hat')} eine Person allein gemacht.`,
    ]
      .filter(Boolean)
      .join(''),
};

const lineOf = (word: string, line: number | null): string => (line === null ? '' : `, ${word} ${line}`);

const tell: { readonly [L in Language]: Tell } = {
  en: {
    verified: ({ checked }) =>
      `Verified: ${sums.en(checked)}. Every draw is what the promised links of ${checked.people} people make it.${asides.en(checked)}`,
    incomplete: ({ checked, open }) =>
      `Nothing is wrong in ${sums.en(checked)}, but ${moreThanOne(open, 'draw', 'draws')} cannot be checked: somebody left with the last links.${asides.en(checked)}`,
    alone: ({ checked }) =>
      `Not verified: nothing is wrong in ${sums.en(checked)}, but where one person draws alone, that person can know what comes out.${asides.en(checked)}`,
    unproven: ({ checked }) => `The rules were kept in ${sums.en(checked)}. The draws carry no proof.`,
    chain: ({ person, kind }) =>
      `Not true: the ${kind === 'open' ? 'open' : 'sealed'} chain of player ${person + 1} in the proof does not lead to what was promised.`,
    draw: ({ draw, step }) => `Not true: draw ${draw} (step ${step}) is not what everybody's links make it.`,
    rest: ({ draw, step, person }) =>
      `Not true: draw ${draw} (step ${step}) has a link of player ${person + 1}, who was left out shortly before and has to sit out ${REST} draws.`,
    record: ({ line, reason }) => `Not a match that can be played${lineOf('line', line)}: ${reason}.`,
  },
  nl: {
    verified: ({ checked }) =>
      `Gecontroleerd: ${sums.nl(checked)}. Elke trekking is wat de beloofde schakels van ${checked.people} mensen ervan maken.${asides.nl(checked)}`,
    incomplete: ({ checked, open }) =>
      `Er is niets mis in ${sums.nl(checked)}, maar ${moreThanOne(open, 'trekking is', 'trekkingen zijn')} niet te controleren: iemand ging weg met de laatste schakels.${asides.nl(checked)}`,
    alone: ({ checked }) =>
      `Niet bewezen: er is niets mis in ${sums.nl(checked)}, maar waar één persoon alleen trekt, kan die weten wat eruit komt.${asides.nl(checked)}`,
    unproven: ({ checked }) =>
      `De regels zijn gevolgd in ${sums.nl(checked)}. De trekkingen hebben geen bewijs.`,
    chain: ({ person, kind }) =>
      `Niet waar: de ${kind === 'open' ? 'open' : 'gesloten'} ketting van speler ${person + 1} in het bewijs leidt niet naar wat beloofd is.`,
    draw: ({ draw, step }) =>
      `Niet waar: trekking ${draw} (stap ${step}) is niet wat de schakels van allen ervan maken.`,
    rest: ({ draw, step, person }) =>
      `Niet waar: in trekking ${draw} (stap ${step}) zit een schakel van speler ${person + 1}, die kort daarvoor is weggelaten en ${REST} trekkingen moet overslaan.`,
    record: ({ line, reason }) => `Geen partij die gespeeld kan worden${lineOf('regel', line)}: ${reason}.`,
  },
  de: {
    verified: ({ checked }) =>
      `Geprüft: ${sums.de(checked)}. Jede Ziehung ist, was die versprochenen Glieder von ${checked.people} Leuten daraus machen.${asides.de(checked)}`,
    incomplete: ({ checked, open }) =>
      `In ${sums.de(checked)} ist nichts falsch, aber ${moreThanOne(open, 'Ziehung lässt', 'Ziehungen lassen')} sich nicht prüfen: Jemand ist mit den letzten Gliedern gegangen.${asides.de(checked)}`,
    alone: ({ checked }) =>
      `Nicht bewiesen: In ${sums.de(checked)} ist nichts falsch, aber wo eine Person allein zieht, kann sie wissen, was herauskommt.${asides.de(checked)}`,
    unproven: ({ checked }) =>
      `In ${sums.de(checked)} wurden die Regeln eingehalten. Die Ziehungen haben keinen Beweis.`,
    chain: ({ person, kind }) =>
      `Nicht wahr: Die ${kind === 'open' ? 'offene' : 'verdeckte'} Kette von Spieler ${person + 1} im Beweis führt nicht zu dem, was versprochen war.`,
    draw: ({ draw, step }) =>
      `Nicht wahr: Ziehung ${draw} (Schritt ${step}) ist nicht, was die Glieder aller daraus machen.`,
    rest: ({ draw, step, person }) =>
      `Nicht wahr: In Ziehung ${draw} (Schritt ${step}) steckt ein Glied von Spieler ${person + 1}, der kurz zuvor ausgelassen wurde und ${REST} Ziehungen aussetzen muss.`,
    record: ({ line, reason }) =>
      `Keine Partie, die gespielt werden kann${lineOf('Zeile', line)}: ${reason}.`,
  },
};

/** One or two sentences. */
export function tellVerdict(verdict: Verdict, language: Language): string {
  return (tell[language][verdict.type] as (verdict: Verdict) => string)(verdict);
}
