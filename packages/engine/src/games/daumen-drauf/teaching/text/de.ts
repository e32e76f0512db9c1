import type { LessonText } from '../../../../core/teaching.ts';
import type { LessonId } from './en.ts';

export const de: LessonText<LessonId> = {
  goal: 'Gewinne Schlangen ohne Giftzahn: Jede bringt 1 Punkt. Jede mit Giftzahn kostet dich 1 Punkt.',
  thumb: 'Der rote Zahn ist giftig. Nur du siehst ihn: Zeigst du die Karte, liegt dein Daumen darauf.',
  higher: 'Zeig in der höchsten Farbe eine höhere Zahl oder eine Farbe, die noch fehlt. Oder passe.',
  pass: 'Du hast nichts Höheres: Passe. Bist du noch einmal dran, darfst du wieder eine Karte zeigen.',
  'dead-colour': 'Überbotene Farben sind raus. Erst im nächsten Stich gelten sie wieder.',
  parry: 'Du hast den Zwilling der höchsten Schlange. Parierst du, gewinnst du den Stich sofort.',
  parried: 'Das war eine Parade. Wer den Zwilling der höchsten Schlange zeigt, gewinnt den Stich sofort.',
  'laid-open': 'Wer eine zweite Karte zeigt, legt die erste offen hin. Jetzt sehen alle, ob sie giftig ist.',
  'wins-all': 'Alle anderen haben gepasst. Die höchste Schlange gewinnt alle Karten, auch die giftigen.',
  refill: 'Nach jedem Stich ziehen alle wieder auf fünf Karten nach, solange es noch welche gibt.',
  'last-hand': 'Es gibt keine Karten mehr. Wer am Ende noch Karten hat, verliert für jede 1 Punkt.',
  'own-fang': 'Höher als diese Karte kommt niemand. Vielleicht gewinnst du so dein eigenes Gift.',
};
