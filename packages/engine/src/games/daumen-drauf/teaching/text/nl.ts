import type { LessonText } from '../../../../core/teaching.ts';
import type { LessonId } from './en.ts';

export const nl: LessonText<LessonId> = {
  goal: 'Win slangen zonder giftand: elke slang is 1 punt waard. Een slang met giftand kost er 1.',
  thumb: 'De rode giftand is gif. Alleen jij ziet hem: als je de kaart laat zien, zit je duim erop.',
  higher: 'Laat in de hoogste kleur een hoger cijfer zien, of een kleur die er nog niet ligt. Of pas.',
  pass: 'Je hebt niets hogers: pas. Kom je in deze slag nog eens aan de beurt, dan mag je weer.',
  'dead-colour': 'Kleuren die niet meer bovenop liggen, doen niet meer mee tot de volgende slag.',
  parry: 'Jij hebt de tweelingkaart van de hoogste slang. Pareer, dan win je meteen de slag.',
  parried: 'Dat was pareren: met de tweelingkaart van de hoogste slang win je meteen de slag.',
  'laid-open': 'Wie een tweede kaart laat zien, legt de eerste open. Nu ziet iedereen of die giftig is.',
  'wins-all': 'Alle anderen pasten. De hoogste slang wint alle kaarten van de slag, ook het gif.',
  refill: 'Na elke slag vult iedereen aan tot vijf kaarten, zolang er nog kaarten zijn.',
  'last-hand': 'De kaarten zijn op. Wie aan het eind nog kaarten heeft, verliest 1 punt per kaart.',
  'own-fang': 'Niemand kan hoger dan deze kaart, dus misschien win je je eigen gif.',
};
