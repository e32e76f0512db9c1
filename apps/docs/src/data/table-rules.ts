/** The rules of the table itself, the same for every game: they stand at the end of each rulebook, where a refusal can link to them. */
import { type TableRule, tableRules } from '@cheeseboard/engine';
import type { Texts } from '../site.ts';

export { tableRules };

export const tableRuleTexts: { readonly [R in TableRule]: Texts } = {
  'CB-1': {
    en: 'The table takes only what is a move of this game. At the screen you cannot get this wrong; a program that plays along can.',
    nl: 'De tafel neemt alleen aan wat een zet in dit spel is. Op het scherm kun je dat niet fout doen; een programma dat meespeelt wel.',
    de: 'Der Tisch nimmt nur an, was in diesem Spiel ein Zug ist. Am Bildschirm kann man das nicht falsch machen; ein Programm, das mitspielt, schon.',
  },
  'CB-2': {
    en: 'When a game is over nobody can move any more. Begin another one.',
    nl: 'Is een spel afgelopen, dan kan niemand meer zetten. Begin een nieuw spel.',
    de: 'Wenn ein Spiel vorbei ist, zieht niemand mehr. Fang ein neues an.',
  },
  'CB-3': {
    en: 'Where cards are to be dealt or dice to be rolled, that happens first. Nobody can move before it, so that nobody can wait and see.',
    nl: 'Moeten er kaarten worden gedeeld of dobbelstenen worden gegooid, dan gebeurt dat eerst. Daarvoor kan niemand zetten: zo kan niemand afwachten.',
    de: 'Wo Karten zu geben oder Würfel zu werfen sind, geschieht das zuerst. Vorher kann niemand ziehen: So kann auch niemand abwarten.',
  },
  'CB-4': {
    en: 'You can take your last move back, as long as nobody has learned anything from it: not after somebody else has moved, not across dice or a deal, not when the others have seen what was secret. In the examples on these pages everything can be taken back.',
    nl: 'Je kunt je laatste zet terugnemen zolang niemand er wijzer van is geworden: niet als een ander al heeft gezet, niet over dobbelstenen of delen heen, niet als de anderen iets geheims hebben gezien. In de voorbeelden op deze pagina’s kan alles terug.',
    de: 'Du kannst deinen letzten Zug zurücknehmen, solange niemand etwas daraus gelernt hat: nicht, wenn schon jemand anderes gezogen hat, nicht über Würfel oder Geben hinweg, nicht, wenn die anderen etwas Geheimes gesehen haben. In den Beispielen auf diesen Seiten lässt sich alles zurücknehmen.',
  },
};
