/** The interface texts of the pages. The games' own words come from the engine. */
import type { Origin } from '@cheeseboard/engine';
import type { Group } from './search/search-sections.ts';
import type { Language } from './site.ts';

interface Words {
  readonly lesson: (game: string) => string;
  readonly lessonAbout: (game: string) => string;
  readonly rules: (game: string) => string;
  readonly rulesAbout: (game: string) => string;
  readonly challenges: (game: string) => string;
  readonly challengesAbout: (game: string) => string;
  readonly strategy: (game: string) => string;
  readonly strategyAbout: (game: string) => string;
  readonly exploreAbout: (game: string) => string;
  readonly summary: (game: string) => string;
  readonly summaryAbout: (game: string) => string;
  readonly play: (game: string) => string;
  readonly playAbout: (game: string) => string;
  readonly withFriends: string;
  /** The note on the pages of a game whose texts are not all translated. */
  readonly untranslated: string;
  readonly tableRules: string;
  readonly tableRulesAbout: string;
  /** Where a rule comes from. */
  readonly origin: { readonly [O in Origin]: string };
  readonly originsAbout: (source: string) => string;
  readonly example: string;
  readonly toTry: string;
  readonly tryIt: string;
  readonly tryThis: (moves: string) => string;
  readonly refused: string;
  readonly inWords: string;
  readonly link: string;
  readonly copied: string;
  /** The game on the first page: who plays, and the button to take over. */
  readonly botsPlay: string;
  readonly youPlay: string;
  readonly takeOver: string;
  readonly openTable: string;
  readonly embed: string;
  readonly embedCopied: string;
  /** The note that appears after the embed code was copied. */
  readonly embedNote: string;
  readonly copyByHand: string;
  readonly noScript: string;
  readonly loading: string;
  readonly needsScript: string;
  readonly failed: string;
  readonly tryAgain: string;
  readonly goal: string;
  readonly hint: string;
  readonly solution: string;
  readonly solved: string;
  /** `{what}` becomes what the reader's move led to, in sentences. */
  readonly notSolved: string;
  readonly showSolution: string;
  readonly right: string;
  /** `{what}` becomes what the answer overlooks. */
  readonly wrong: string;
  readonly progress: (done: string, total: string) => string;
  readonly forget: string;
  readonly step: (number: number) => string;
  /** The label of the list of steps. */
  readonly steps: string;
  /** Stands after the title of a step that is solved. */
  readonly done: string;
  readonly next: string;
  readonly lookAt: string;
  readonly goTo: string;
  readonly print: string;
  /** Buttons above sections that fold. */
  readonly openAll: string;
  readonly closeAll: string;
  readonly level: string;
  readonly players: string;
  readonly seats: string;
  readonly minutes: string;
  readonly luck: string;
  readonly bluff: string;
  readonly audience: string;
  readonly amount: readonly [string, string, string, string];
  readonly compare: string;
  readonly compareAbout: string;
  /** The words by which readers search for the comparison. */
  readonly compareKeywords: string;
  readonly search: {
    readonly label: string;
    readonly close: string;
    readonly none: string;
    readonly one: string;
    readonly some: string;
    readonly failed: string;
    /** The headings of the groups of results. */
    readonly groups: { readonly [G in Group]: string };
  };
  readonly bots: { readonly easy: string; readonly steady: string; readonly sharp: string };
}

export const words: { readonly [L in Language]: Words } = {
  en: {
    lesson: (game) => `Learn ${game}`,
    lessonAbout: (game) => `${game} in five minutes: you make the moves.`,
    rules: (game) => `Rules of ${game}`,
    rulesAbout: (game) =>
      `Every rule of ${game}, each with a position to try it in. Try anything, even illegal moves.`,
    challenges: (game) => `Challenges: ${game}`,
    challengesAbout: (game) => `Small puzzles from ${game}, checked by the engine.`,
    strategy: (game) => `Strategy: ${game}`,
    strategyAbout: (game) => `How to play ${game} well, with games to step through.`,
    exploreAbout: (game) => `Move the sliders and see what happens in ${game}.`,
    summary: (game) => `${game} on one page`,
    summaryAbout: (game) => `Everything you need at the table for ${game}, on one printable page.`,
    play: (game) => `Play ${game}`,
    playAbout: (game) => `A whole game of ${game} against bots, here and now.`,
    withFriends: 'Play',
    untranslated: 'Some of the text isn’t translated yet.',
    tableRules: 'At every table',
    origin: { source: 'from the rulebook', reading: 'our reading', option: 'option' },
    originsAbout: (source) =>
      `Source: ${source}. Each rule says whether it is the rulebook’s own, our reading of something it leaves open, or an option.`,
    tableRulesAbout: 'These rules apply to all games: they are about the table, not about the cards.',
    example: 'Example',
    toTry: 'Try this',
    tryIt: 'Show me',
    tryThis: (moves) => `Show me: ${moves}`,
    refused: 'Refused',
    inWords: 'The position in words',
    link: 'Copy a link to this position',
    copied: 'Link copied.',
    botsPlay: 'Three bots are playing. Touch the table, and the cards in front are yours.',
    youPlay: 'You are playing now.',
    takeOver: 'Let me play',
    openTable: 'Play on against bots',
    embed: 'Copy the embed code',
    embedCopied: 'Code copied.',
    embedNote: 'It loads a script from this site. Better still, host your own copy.',
    copyByHand: 'Copy it from here:',
    noScript: 'With JavaScript, you can play this position.',
    loading: 'Setting the table …',
    needsScript: 'You need JavaScript in your browser to try this.',
    failed: 'The table couldn’t be loaded. Check your connection.',
    tryAgain: 'Try again',
    goal: 'Your task',
    hint: 'Hint',
    solution: 'Solution',
    solved: 'Solved.',
    notSolved: 'Not solved. {what} Take it back and try another move.',
    showSolution: 'Show it on the table',
    right: 'That’s right.',
    wrong: 'No. {what} Look again.',
    progress: (done, total) => `${done} of ${total} solved`,
    forget: 'Reset my progress',
    step: (number) => `Step ${number}`,
    steps: 'Steps of the lesson',
    done: 'done',
    next: 'Continue',
    lookAt: 'Key moments',
    goTo: 'Go to this step',
    print: 'Print this page',
    openAll: 'Open all',
    closeAll: 'Close all',
    level: 'Bots',
    players: 'Players',
    seats: 'Seats',
    minutes: 'Minutes',
    luck: 'Luck',
    bluff: 'Bluffing',
    audience: 'Who will like it',
    amount: ['none', 'a little', 'some', 'a lot'],
    compare: 'Which game?',
    compareAbout: 'The games side by side: players, minutes, luck and bluffing.',
    compareKeywords: 'players, number of players, minutes, how long, age, children, luck, bluff',
    search: {
      label: 'Search',
      close: 'Close',
      none: 'Nothing found. Try another word.',
      one: 'One section found.',
      some: '{count} sections found.',
      failed: 'The search couldn’t be loaded.',
      groups: { rules: 'Rules', howTo: 'Playing and hosting', embed: 'Embedding', engine: 'Building games' },
    },
    bots: { easy: 'Easy', steady: 'Steady', sharp: 'Sharp' },
  },
  nl: {
    lesson: (game) => `Leer ${game}`,
    lessonAbout: (game) => `${game} in vijf minuten: jij doet de zetten.`,
    rules: (game) => `Regels van ${game}`,
    rulesAbout: (game) =>
      `Elke regel van ${game}, met een stelling om hem uit te proberen. Probeer alles, ook wat niet mag.`,
    challenges: (game) => `Puzzels: ${game}`,
    challengesAbout: (game) => `Kleine puzzels uit ${game}, nagekeken door de engine.`,
    strategy: (game) => `Strategie: ${game}`,
    strategyAbout: (game) => `Hoe je ${game} goed speelt, met partijen om te bekijken.`,
    exploreAbout: (game) => `Verschuif de schuifjes en kijk wat er gebeurt bij ${game}.`,
    summary: (game) => `${game} op één blad`,
    summaryAbout: (game) => `Alles wat je aan tafel nodig hebt voor ${game}, om te printen.`,
    play: (game) => `Speel ${game}`,
    playAbout: (game) => `Een hele partij ${game} tegen bots, hier en nu.`,
    withFriends: 'Spelen',
    untranslated: 'Nog niet alles is vertaald. Wat ontbreekt, staat er in het Engels.',
    tableRules: 'Aan elke tafel',
    origin: { source: 'uit de spelregels', reading: 'onze uitleg', option: 'optie' },
    originsAbout: (source) =>
      `Bron: ${source}. Bij elke regel staat of hij uit de spelregels komt, onze uitleg is van iets wat ze openlaten, of een optie is.`,
    tableRulesAbout: 'Deze gelden voor alle spellen: ze gaan over de tafel, niet over de kaarten.',
    example: 'Voorbeeld',
    toTry: 'Probeer dit',
    tryIt: 'Laat zien',
    tryThis: (moves) => `Laat zien: ${moves}`,
    refused: 'Mag niet',
    inWords: 'De stelling in woorden',
    link: 'Kopieer een link naar deze stelling',
    copied: 'De link is gekopieerd.',
    botsPlay: 'Drie bots spelen. Raak de tafel aan, en de kaarten vooraan zijn van jou.',
    youPlay: 'Nu speel jij.',
    takeOver: 'Laat mij spelen',
    openTable: 'Speel verder tegen bots',
    embed: 'Kopieer de code om in te bouwen',
    embedCopied: 'De code is gekopieerd.',
    embedNote: 'De code laadt een script van deze site. Nog beter: zet een kopie op je eigen site.',
    copyByHand: 'Kopieer het hier:',
    noScript: 'Met JavaScript kun je deze stelling spelen.',
    loading: 'De tafel wordt gedekt.',
    needsScript: 'Zonder JavaScript kun je dit hier niet proberen.',
    failed: 'De tafel kon niet worden geladen. Kijk of je verbinding hebt.',
    tryAgain: 'Opnieuw proberen',
    goal: 'Jouw opdracht',
    hint: 'Tip',
    solution: 'Oplossing',
    solved: 'Opgelost.',
    notSolved: 'Nog niet opgelost. {what} Neem je zet terug en probeer iets anders.',
    showSolution: 'Laat het op tafel zien',
    right: 'Dat klopt.',
    wrong: 'Nee. {what} Kijk nog eens.',
    progress: (done, total) => `${done} van ${total} opgelost`,
    forget: 'Wis mijn voortgang',
    step: (number) => `Stap ${number}`,
    steps: 'Stappen van de les',
    done: 'klaar',
    next: 'Verder',
    lookAt: 'Sleutelmomenten',
    goTo: 'Ga erheen',
    print: 'Print dit blad',
    openAll: 'Alles openen',
    closeAll: 'Alles sluiten',
    level: 'Bots',
    players: 'Spelers',
    seats: 'Plaatsen',
    minutes: 'Minuten',
    luck: 'Geluk',
    bluff: 'Bluf',
    audience: 'Voor wie',
    amount: ['geen', 'weinig', 'wat', 'veel'],
    compare: 'Welk spel?',
    compareAbout: 'De spellen naast elkaar: spelers, minuten, geluk en bluf.',
    compareKeywords: 'spelers, aantal spelers, minuten, hoe lang, leeftijd, kinderen, geluk, bluf',
    search: {
      label: 'Zoeken',
      close: 'Sluiten',
      none: 'Niets gevonden. Probeer een ander woord.',
      one: 'Eén resultaat gevonden.',
      some: '{count} resultaten gevonden.',
      failed: 'De zoekfunctie kon niet worden geladen.',
      groups: { rules: 'Regels', howTo: 'Spelen en hosten', embed: 'Inbouwen', engine: 'Spellen bouwen' },
    },
    bots: { easy: 'Makkelijk', steady: 'Degelijk', sharp: 'Scherp' },
  },
  de: {
    lesson: (game) => `${game} lernen`,
    lessonAbout: (game) => `${game} in fünf Minuten: Du machst die Züge.`,
    rules: (game) => `Regeln von ${game}`,
    rulesAbout: (game) =>
      `Jede Regel von ${game}, mit einer Stellung zum Ausprobieren. Probier alles aus, auch was nicht erlaubt ist.`,
    challenges: (game) => `Knobeleien: ${game}`,
    challengesAbout: (game) => `Kleine Aufgaben aus ${game}, von der Engine geprüft.`,
    strategy: (game) => `Strategie: ${game}`,
    strategyAbout: (game) => `Wie man ${game} gut spielt, mit Partien zum Anschauen.`,
    exploreAbout: (game) => `Beweg die Regler und schau, was sich bei ${game} ändert.`,
    summary: (game) => `${game} auf einem Blatt`,
    summaryAbout: (game) => `Alles, was man am Tisch für ${game} braucht, zum Ausdrucken.`,
    play: (game) => `${game} spielen`,
    playAbout: (game) => `Eine ganze Partie ${game} gegen Bots, hier und jetzt.`,
    withFriends: 'Spielen',
    untranslated: 'Noch nicht alles ist übersetzt. Was fehlt, steht auf Englisch da.',
    tableRules: 'An jedem Tisch',
    origin: { source: 'aus der Anleitung', reading: 'unsere Lesart', option: 'Option' },
    originsAbout: (source) =>
      `Quelle: ${source}. Bei jeder Regel steht, ob sie aus der Anleitung stammt, unsere Lesart einer offenen Stelle ist oder zu einer Option gehört.`,
    tableRulesAbout: 'Diese Regeln gelten für alle Spiele: Es geht um den Tisch, nicht um die Karten.',
    example: 'Beispiel',
    toTry: 'Probier das aus',
    tryIt: 'Zeig es',
    tryThis: (moves) => `Zeig es: ${moves}`,
    refused: 'Nicht erlaubt',
    inWords: 'Die Stellung in Worten',
    link: 'Link zu dieser Stellung kopieren',
    copied: 'Der Link ist kopiert.',
    botsPlay: 'Drei Bots spielen. Berühr den Tisch, und die Karten vorn gehören dir.',
    youPlay: 'Jetzt spielst du.',
    takeOver: 'Lass mich spielen',
    openTable: 'Gegen Bots weiterspielen',
    embed: 'Code zum Einbetten kopieren',
    embedCopied: 'Der Code ist kopiert.',
    embedNote:
      'Der Code lädt ein Skript von dieser Website. Besser: Leg eine Kopie des Skripts auf deine eigene.',
    copyByHand: 'Hier kannst du den Text kopieren:',
    noScript: 'Mit JavaScript lässt sich diese Stellung spielen.',
    loading: 'Der Tisch wird gedeckt.',
    needsScript: 'Um das auszuprobieren, braucht dein Browser JavaScript.',
    failed: 'Der Tisch ließ sich nicht laden. Prüf deine Verbindung.',
    tryAgain: 'Noch einmal versuchen',
    goal: 'Deine Aufgabe',
    hint: 'Tipp',
    solution: 'Lösung',
    solved: 'Gelöst.',
    notSolved: 'Noch nicht gelöst. {what} Nimm den Zug zurück und probier etwas anderes.',
    showSolution: 'Auf dem Tisch zeigen',
    right: 'Das stimmt.',
    wrong: 'Nein. {what} Schau noch einmal hin.',
    progress: (done, total) => `${done} von ${total} gelöst`,
    forget: 'Meinen Fortschritt löschen',
    step: (number) => `Schritt ${number}`,
    steps: 'Schritte der Lektion',
    done: 'geschafft',
    next: 'Weiter',
    lookAt: 'Schlüsselmomente',
    goTo: 'Dorthin',
    print: 'Diese Seite drucken',
    openAll: 'Alles öffnen',
    closeAll: 'Alles schließen',
    level: 'Bots',
    players: 'Spieler',
    seats: 'Plätze',
    minutes: 'Minuten',
    luck: 'Glück',
    bluff: 'Bluff',
    audience: 'Für wen',
    amount: ['keins', 'ein wenig', 'etwas', 'viel'],
    compare: 'Welches Spiel?',
    compareAbout: 'Die Spiele nebeneinander: Spieler, Minuten, Glück und Bluff.',
    compareKeywords: 'Spieler, Spielerzahl, Minuten, Dauer, Alter, Kinder, Glück, Bluff',
    search: {
      label: 'Suchen',
      close: 'Schließen',
      none: 'Nichts gefunden. Versuch es mit einem anderen Wort.',
      one: 'Ein Abschnitt gefunden.',
      some: '{count} Abschnitte gefunden.',
      failed: 'Die Suche ließ sich nicht laden.',
      groups: { rules: 'Regeln', howTo: 'Spielen und hosten', embed: 'Einbetten', engine: 'Spiele bauen' },
    },
    bots: { easy: 'Leicht', steady: 'Solide', sharp: 'Scharf' },
  },
};
