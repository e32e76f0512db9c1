import type { Question } from '../../../data/types.ts';
import { position } from '../position.ts';

export const whoWins: Question = {
  kind: 'question',
  id: 'who-wins',
  title: { en: 'Who wins the festival?', nl: 'Wie wint het festival?', de: 'Wer gewinnt das Fest?' },
  goal: {
    en: 'Cheese festival: Clara ate the first cheese, and you ate the second. Only Ben’s mouse is on the left stool, and he has rolled green: he eats the last one. Who wins?',
    nl: 'Kaasfestival: Clara at de eerste kaas, jij de tweede. Op de linkerkruk staat alleen de muis van Ben, en hij heeft groen gegooid: hij eet de laatste. Wie wint er?',
    de: 'Käsefest: Clara hat den ersten Käse bekommen, du den zweiten. Auf dem linken Hocker steht nur Bens Maus, und er hat Grün geworfen: Er bekommt den letzten. Wer gewinnt?',
  },
  hint: {
    en: 'One cheese each. Who was the first to eat?',
    nl: 'Ieder één kaas. Wie at er het eerst?',
    de: 'Jeder hat dann einen Käse. Wer hat zuerst gefressen?',
  },
  why: {
    en: 'All three have one cheese. In a tie, whoever ate first wins, and that is Clara. Even at a festival, it pays to be early.',
    nl: 'Jullie hebben alle drie één kaas. Bij een gelijke stand wint wie het eerst at, en dat is Clara. Ook op een festival loont het om er vroeg bij te zijn.',
    de: 'Alle drei haben einen Käse. Bei Gleichstand gewinnt, wer zuerst gefressen hat, und das ist Clara. Auch beim Fest lohnt es sich, früh da zu sein.',
  },
  position: position({
    seats: 3,
    phase: 'move',
    turn: 1,
    options: { festival: 'on' },
    mice: { 'stool-left': '010' },
    dice: 'g',
    place: 'stool-left',
    eaten: '2:1.0:1',
  }),
  you: 0,
  answers: [
    { en: 'You', nl: 'Jij', de: 'Du' },
    { en: 'Ben', nl: 'Ben', de: 'Ben' },
    { en: 'Clara', nl: 'Clara', de: 'Clara' },
  ],
  right: 2,
  mistakes: {
    0: {
      en: 'You have one cheese, as many as Clara, but she ate first.',
      nl: 'Je hebt één kaas, net zoveel als Clara, maar zij at eerder.',
      de: 'Du hast einen Käse und Clara auch, aber sie hat früher gefressen.',
    },
    1: {
      en: 'The last cheese is Ben’s first. It only ties him with you and Clara.',
      nl: 'De laatste kaas is Bens eerste. Daarmee staat hij alleen maar gelijk met jou en Clara.',
      de: 'Der letzte Käse ist Bens erster. Damit zieht er nur mit dir und Clara gleich.',
    },
  },
  proof: { moves: ['@1 green 1>table'], causes: { type: 'over', winner: 2 } },
};
