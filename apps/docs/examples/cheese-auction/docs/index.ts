/** The pages of the game in the docs. */
export const pages = {
  id: 'cheese-auction',
  facts: {
    minutes: [5, 10],
    luck: 1,
    bluff: 2,
    audience: {
      en: 'Anyone who likes guessing what the others will pay.',
      nl: 'Iedereen die graag raadt wat de anderen willen betalen.',
      de: 'Alle, die gern raten, was die anderen bieten werden.',
    },
  },
  lesson: {
    intro: {
      en: 'The cheeses come up one by one. [Play a game against bots](~/games/cheese-auction/play/) to see how it works.',
      nl: 'De ene kaas na de andere komt op tafel. [Speel tegen bots](~/games/cheese-auction/play/) om te zien hoe het gaat.',
      de: 'Ein Käse nach dem anderen kommt auf den Tisch. [Spiel gegen Bots](~/games/cheese-auction/play/), um zu sehen, wie das geht.',
    },
    steps: [],
    outro: {
      en: 'The [rules](~/games/cheese-auction/rules/) fit on one page.',
      nl: 'De [regels](~/games/cheese-auction/rules/) passen op één blad.',
      de: 'Die [Regeln](~/games/cheese-auction/rules/) passen auf ein Blatt.',
    },
  },
  rules: [
    {
      rule: 'CA-1',
      text: {
        en: 'Seven cheeses, worth 1 to 7, are shuffled and come up one by one.',
        nl: 'Zeven kazen, 1 tot 7 punten waard, worden geschud en komen een voor een op tafel.',
        de: 'Sieben Käse, 1 bis 7 Punkte wert, werden gemischt und kommen einzeln auf den Tisch.',
      },
      examples: [],
    },
    {
      rule: 'CA-2',
      text: {
        en: 'Everybody has bids from 1 to 7 and places one face down. Each bid can be used only once.',
        nl: 'Iedereen heeft de biedingen 1 tot 7 en legt er een dicht neer. Elk bod kun je maar één keer gebruiken.',
        de: 'Alle haben die Gebote 1 bis 7 und legen eines davon verdeckt hin. Jedes Gebot lässt sich nur einmal verwenden.',
      },
      examples: [],
    },
    {
      rule: 'CA-3',
      text: {
        en: 'The highest bid takes the cheese. The bids of the round stay face up.',
        nl: 'Het hoogste bod krijgt de kaas. De biedingen van de ronde blijven open liggen.',
        de: 'Das höchste Gebot bekommt den Käse. Die Gebote der Runde bleiben offen liegen.',
      },
      examples: [],
    },
    {
      rule: 'CA-4',
      text: {
        en: 'If the highest bid is tied, nobody gets the cheese. With the “Tied bids” option, it can be added to the next one.',
        nl: 'Zijn de hoogste biedingen gelijk, dan krijgt niemand de kaas. Met een optie gaat de kaas mee naar de volgende veiling.',
        de: 'Sind die höchsten Gebote gleich, bekommt niemand den Käse. Mit einer Option kommt er zum nächsten Käse dazu.',
      },
      examples: [],
    },
    {
      rule: 'CA-5',
      text: {
        en: 'After seven cheeses, whoever has the most points wins. Tied players share the win.',
        nl: 'Na zeven kazen wint wie de meeste punten heeft. Wie gelijk eindigt, deelt de overwinning.',
        de: 'Nach sieben Käsen gewinnt, wer die meisten Punkte hat. Bei Gleichstand teilt man sich den Sieg.',
      },
      examples: [],
    },
  ],
  challenges: [],
  strategy: {
    text: {
      en: '## Lose cheaply\n\nIf you cannot win a cheese, bid your lowest number.',
      nl: '## Verlies goedkoop\n\nKun je een kaas niet winnen, bied dan je laagste getal.',
      de: '## Verlier billig\n\nKannst du einen Käse nicht gewinnen, dann biete deine niedrigste Zahl.',
    },
    replays: [],
  },
  summary: {
    en: '**2 to 5 players.** Everybody bids a number from 1 to 7; each number can be used once. The highest bid takes the cheese.',
    nl: '**2 tot 5 spelers.** Iedereen biedt een getal van 1 tot 7; elk getal mag maar één keer. Het hoogste bod krijgt de kaas.',
    de: '**2 bis 5 Spieler.** Alle bieten eine Zahl von 1 bis 7; jede Zahl darf einmal verwendet werden. Das höchste Gebot bekommt den Käse.',
  },
} as const;
