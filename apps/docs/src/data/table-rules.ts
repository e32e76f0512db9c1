/** The rules of the table, the same for every game. They end each rulebook, so that a refusal can link to them. */
import { type TableRule, tableRules } from '@cheeseboard/engine';
import type { Texts } from '../site.ts';

export { tableRules };

export const tableRuleTexts: { readonly [R in TableRule]: Texts } = {
  'CB-1': {
    en: 'The table accepts only moves that exist in this game. On the screen you cannot get this wrong, but a program that takes part can.',
    nl: 'De tafel accepteert alleen zetten die in dit spel bestaan. Op het scherm kun je dat niet fout doen; een programma dat meespeelt, kan dat wel.',
    de: 'Der Tisch nimmt nur Züge an, die es in diesem Spiel gibt. Am Bildschirm kannst du das nicht falsch machen, ein Programm, das mitspielt, schon.',
  },
  'CB-2': {
    en: 'When a game is over, nobody can move. Start a new one.',
    nl: 'Is een spel afgelopen, dan kan niemand meer een zet doen. Begin een nieuw spel.',
    de: 'Ist ein Spiel vorbei, kann niemand mehr ziehen. Fang ein neues an.',
  },
  'CB-3': {
    en: 'If cards must be dealt or dice rolled, that happens first. Nobody can move before then, so nobody can wait and see.',
    nl: 'Moeten er kaarten worden gedeeld of dobbelstenen worden gegooid, dan gebeurt dat eerst. Tot die tijd kan niemand een zet doen, dus kan ook niemand de uitkomst afwachten.',
    de: 'Muss gegeben oder gewürfelt werden, geschieht das zuerst. Vorher kann niemand ziehen, also kann auch niemand erst das Ergebnis abwarten.',
  },
  'CB-4': {
    en: 'You can take back your last move as long as nobody has learned anything from it: not after another player has moved, not across a roll or a deal, and not once the others have seen something secret. In the examples on these pages you can take everything back.',
    nl: 'Je kunt je laatste zet terugnemen zolang niemand er wijzer van is geworden: niet als een ander al een zet heeft gedaan, niet als er daarna is gegooid of gedeeld, niet als de anderen iets geheims hebben gezien. In de voorbeelden op deze pagina’s kun je alles terugnemen.',
    de: 'Du kannst deinen letzten Zug zurücknehmen, solange niemand etwas daraus erfahren hat: nicht, wenn schon jemand anderes gezogen hat, nicht, wenn danach gewürfelt oder gegeben wurde, nicht, wenn die anderen etwas Geheimes gesehen haben. In den Beispielen auf diesen Seiten lässt sich alles zurücknehmen.',
  },
};
