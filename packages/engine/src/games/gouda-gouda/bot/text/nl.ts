import type { ReasonText } from '../../../../core/bots/reasons.ts';
import { counted } from '../../../../core/text/plural.ts';
import { whom } from '../../../../core/text/types.ts';
import type { Reason } from '../reasons.ts';

const dice = (count: number): string => counted('nl', count, 'dobbelsteen', 'dobbelstenen');
const steps = (count: number): string => counted('nl', count, 'stap', 'stappen');
const green = (percent: number): string => `${percent} % kans op groen`;

export const nl: ReasonText<Reason> = {
  only: () => 'iets anders mag niet',
  together: () => 'muizen die samen beginnen, gooien met meer dobbelstenen',
  spread: () => 'zo blijft er meer dan één plek over om uit te kiezen',
  reach: ({ percent }) => `één groene dobbelsteen is genoeg voor de kaas: ${green(percent)}`,
  crowd: ({ dice: count, percent }) =>
    `${green(percent)} met ${dice(count)}, en er staan rivalen om rood op af te schuiven`,
  alone: ({ dice: count, percent }) => `${green(percent)} met ${dice(count)}, en er lift geen rivaal mee`,
  barrel: ({ dice: count, percent }) => `${green(percent)} met ${dice(count)}, en rood kost hier niets`,
  early: () => 'welke plek de anderen ook kiezen, deze worp kan weinig kwaad',
  vote: ({ seat }, cast) =>
    `daar ${cast.you === seat ? 'heb jij' : `heeft ${whom(cast, seat, 'jij')}`} het minst aan de worp`,
  eat: () => 'daar ligt de kaas',
  forward: ({ steps: stepsLeft }) => `dan is het nog maar ${steps(stepsLeft)} tot de kaas`,
  aside: () => 'een zijstap is veiliger: een stap terug maakt vanaf daar niets uit',
  give: ({ seat }, cast) => `groen moet op, en ${whom(cast, seat, 'jij')} wint er het minst mee`,
  hinder: ({ seat, steps: stepsLeft }, cast) =>
    `zo is het voor ${whom(cast, seat, 'jou')} weer ${steps(stepsLeft)} tot de kaas`,
  lose: () => 'rood moet op, en dit kost het minst',
  stop: ({ seat }, cast) => `houdt de kaas buiten bereik van ${whom(cast, seat, 'jou')}`,
  finish: () => 'brengt een muis bij de kaas',
  better: ({ from, to }) => `de kans om te winnen gaat van ongeveer ${from} % naar ${to} %`,
  try: () => 'gewoon om te zien wat er gebeurt',
  hold: () => 'een fiche levert hier te weinig op en wordt bewaard voor later',
};
