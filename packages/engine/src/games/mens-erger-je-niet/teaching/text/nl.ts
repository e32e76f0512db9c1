import type { LessonText } from '../../../../core/teaching.ts';
import type { LessonId } from './en.ts';

export const nl: LessonText<LessonId> = {
  goal: 'Leg zes kaarten op elk van je vier stapels. Wie ze alle vier als eerste vol heeft, wint.',
  'lay-out': 'Je gooide het nummer van een lege stapel: leg de eerste kaart ervan uit.',
  'six-opens': 'Met een zes mag je een stapel naar keuze beginnen.',
  'roll-again': 'Je gooide een zes, dus je mag nog een keer gooien.',
  add: 'Leg kaarten bij op begonnen stapels. Op stapel 3 kost elke kaart 3. Maak de hele worp op.',
  'one-or-the-other': 'Een stapel beginnen of kaarten bijleggen: met één worp kan het een of het ander.',
  'send-home': 'Wordt jouw stapel even hoog als een andere met hetzelfde nummer, dan moet de andere terug.',
  'sent-home': 'Een stapel met hetzelfde nummer werd even hoog. Daarom moest die van jou terug.',
  'nothing-fits': 'Met deze worp kun je niets, dus je beurt is voorbij.',
  five: 'Er is geen stapel 5. Met een vijf kun je alleen bijleggen op begonnen stapels.',
  full: 'Een stapel met zes kaarten is vol. Die is veilig: niemand kan hem nog terugsturen.',
  'missed-capture': 'Met deze worp kun je een stapel van een ander terugsturen. Maak de jouwe even hoog.',
};
