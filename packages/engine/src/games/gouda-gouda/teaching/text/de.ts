import type { LessonText } from '../../../../core/teaching.ts';
import type { LessonId } from './en.ts';

export const de: LessonText<LessonId> = {
  goal: 'Deine Maus muss als Erste beim Käse sein. Wer sie dorthin zieht, ist egal.',
  'start-places': 'Stell deine fünf Mäuse aufs Fass und auf die zwei Kisten, zusammen oder verteilt.',
  'power-tokens': 'Du hast Chips. Nur du siehst, welche. Jeder wirkt einmal und ist dann weg.',
  'name-a-place':
    'Wähl einen Ort mit einer Maus von dir. Wirf für jede Maus dort einen Würfel, höchstens fünf.',
  dice: 'Grün: Eine Maus von diesem Ort geht vor. Rot: Eine geht zurück. Gelb: Es passiert nichts.',
  'any-mouse': 'Du wählst, welche Maus zieht. Nimm Grün für deine und Rot für eine fremde.',
  'must-move': 'Hier stehen nur deine eigenen Mäuse, also muss eine zurück. Rot gilt immer.',
  'stuck-on-barrel': 'Eine Maus auf dem Fass kann nicht weiter zurück. Ein roter Würfel bewirkt dort nichts.',
  'moved-by-rival':
    'Jemand hat deine Maus gezogen. Steht eine fremde an deinem Ort, darfst auch du sie ziehen.',
  window: 'Nach einem Wurf dürfen alle einen Chip spielen oder passen. Erst dann laufen die Mäuse.',
  'token-reroll': 'Neuwurf: Wähl Würfel, die dir nicht gefallen, und würfle sie noch einmal.',
  'token-double': 'Doppelzug: Wer gerade dran war, muss noch einmal spielen. Das kannst du auch selbst sein.',
  'token-transfer': 'Umzug: Der Wurf gilt für einen anderen Ort mit mindestens so vielen Mäusen wie Würfeln.',
  'token-improve': 'Verbessern: Auf gewählten Würfeln wird aus Rot Gelb und aus Gelb Grün.',
  'token-worsen': 'Verschlechtern: Auf gewählten Würfeln wird aus Grün Gelb und aus Gelb Rot.',
  'token-cancel': 'Aufheben: Nimm Würfel aus dem Wurf oder stopp einen Chip, den jemand gerade gespielt hat.',
  'rival-wins': 'So kommt eine fremde Maus zum Käse. Der Käse gehört dann jemand anderem, nicht dir.',
  'own-back': 'Du schickst deine eigene Maus zurück. Hier stehen auch andere: Nimm für Rot eine von ihnen.',
  'rival-forward': 'Du bringst jemand anderen voran. Hier steht auch eine Maus von dir: Lass sie laufen.',
};
