import type { LessonText } from '../../../../core/teaching.ts';
import type { LessonId } from './en.ts';

export const nl: LessonText<LessonId> = {
  goal: 'Win muizen. Eén of twee van een kleur zijn hun getal waard. Vanaf drie nog maar 1 per muis.',
  lead: 'Jij begint. Speel een kaart naar keuze: de anderen moeten die kleur bekennen.',
  follow: 'Kijk naar de eerste kaart. Heb je die kleur, dan moet je die kleur spelen.',
  'cannot-follow': 'Je hebt die kleur niet. Nu mag je elke kaart spelen die je wilt.',
  taking: 'De laagste muis pakt de hoogste. Wie de hoogste speelde, krijgt de rest en begint.',
  tie: 'Twee muizen hadden hetzelfde getal. Dan telt de muis die het laatst gespeeld is.',
  'last-to-play': 'Jij speelt als laatste en beslist: de laagste krijgt de dikste muis, de hoogste de rest.',
  'two-of-a-colour': 'Je hebt twee muizen van één kleur. Pak geen derde: dan zijn ze elk nog maar 1 waard.',
  'three-of-a-colour':
    'Je hebt er drie van een kleur: ze zijn elk 1 waard. Nog meer van die kleur kan geen kwaad.',
  'third-card': 'Met deze kaart krijg je de derde muis van een kleur. Ze zijn dan elk nog maar 1 waard.',
};
