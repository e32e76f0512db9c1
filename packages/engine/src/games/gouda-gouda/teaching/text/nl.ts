import type { LessonText } from '../../../../core/teaching.ts';
import type { LessonId } from './en.ts';

export const nl: LessonText<LessonId> = {
  goal: 'Jouw muis moet als eerste bij de kaas zijn. Wie hem daarheen brengt, maakt niet uit.',
  'start-places': 'Zet je vijf muizen op de ton en de twee kisten, bij elkaar of verspreid.',
  'power-tokens': 'Je hebt krachtfiches. Alleen jij ziet welke. Elke fiche werkt één keer en is dan weg.',
  'name-a-place':
    'Wijs een plek aan met een eigen muis. Gooi één dobbelsteen per muis die er staat, hooguit 5.',
  dice: 'Groen: een muis van deze plek gaat vooruit. Rood: er gaat een terug. Geel: er gebeurt niets.',
  'any-mouse': 'Jij kiest welke muis loopt. Groen voor die van jou, rood voor een ander: dat helpt jou.',
  'must-move': 'Hier staan alleen muizen van jou, dus een ervan moet terug. Rood moet altijd.',
  'stuck-on-barrel': 'Een muis op de ton kan niet verder terug. Een rode dobbelsteen doet daar niets.',
  'moved-by-rival':
    'Een ander heeft jouw muis verzet. Staan zijn muizen straks bij jou, dan mag jij dat ook.',
  window: 'Na een worp mag iedereen een fiche spelen of passen. Pas daarna gaan de muizen lopen.',
  'token-reroll': 'Opnieuw gooien: kies dobbelstenen die je niet bevallen en gooi ze nog eens.',
  'token-double': 'Dubbele beurt: wie net gespeeld heeft, moet nog een keer. Dat kun jij ook zijn.',
  'token-transfer': 'Verhuizen: de worp geldt voor een andere plek. Daar moeten genoeg muizen staan.',
  'token-improve': 'Verbeteren: kies dobbelstenen. Daarop wordt rood geel en geel groen.',
  'token-worsen': 'Verslechteren: kies dobbelstenen. Daarop wordt groen geel en geel rood.',
  'token-cancel': 'Annuleren: haal dobbelstenen uit de worp, of stop een fiche die een ander net speelde.',
  'rival-wins': 'Zo komt de muis van een ander bij de kaas. De kaas is voor de eigenaar, niet voor jou.',
  'own-back': 'Je stuurt je eigen muis terug. Er staan ook andere muizen: gebruik rood voor een daarvan.',
  'rival-forward': 'Je helpt een ander vooruit. Er staat hier ook een muis van jou: laat die lopen.',
};
