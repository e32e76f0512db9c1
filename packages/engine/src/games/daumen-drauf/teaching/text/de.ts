import type { LessonText } from '../../../../core/teaching.ts';
import type { LessonId } from './en.ts';

export const de: LessonText<LessonId> = {
  goal: 'Gewinne Schlangen ohne Giftzahn: Jede bringt 1 Punkt. Jede mit Giftzahn kostet dich 1 Punkt.',
  thumb: 'Der rote Zahn ist giftig. Nur du siehst ihn: Zeigst du die Karte, liegt dein Daumen darauf.',
  higher:
    'Zeig eine höhere Zahl in der obersten Farbe oder eine Farbe, die noch nicht im Stich liegt. Oder passe.',
  pass: 'Du hast nichts Höheres, also passe. Kommst du in diesem Stich wieder dran, darfst du wieder zeigen.',
  'dead-colour':
    'Farben, die nicht mehr oben liegen, sind raus. Du kannst sie erst im nächsten Stich zeigen.',
  parry:
    'Du hast den Zwilling der obersten Schlange: gleiche Farbe, gleiche Zahl. Pariere, und der Stich ist dein.',
  parried: 'Das war eine Parade. Wer den Zwilling der obersten Schlange zeigt, gewinnt den Stich sofort.',
  'laid-open':
    'Wer eine zweite Karte zeigt, legt die erste offen hin. Jetzt sehen alle, ob sie einen Giftzahn hat.',
  'wins-all':
    'Alle anderen haben gepasst: Die oberste Schlange gewinnt alle Karten des Stichs, auch die giftigen.',
  refill: 'Nach jedem Stich ziehen alle wieder auf fünf Karten nach, solange es noch welche gibt.',
  'last-hand': 'Es gibt keine Karten mehr. Wer am Ende noch Karten hat, verliert für jede 1 Punkt.',
  'own-fang': 'Höher als diese Karte kommt niemand. Vielleicht gewinnst du so dein eigenes Gift.',
};
