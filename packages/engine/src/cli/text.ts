import type { DrawingWords } from '../core/text/drawing.ts';
import { type Language, languageNames, languages, numberWord, plural } from '../core/text/index.ts';
import { gameFacts } from '../games/facts.ts';

const gameIds = gameFacts.map(({ id }) => id).join(', ');

/** The command line's own texts. Games and table have theirs. */
export interface CliText extends DrawingWords {
  player(number: number): string;
  help: string;
  commands: string;
  // before the game
  chooseLanguage: string;
  chooseGame: string;
  choosePlayers(min: number, max: number, usual: number): string;
  chooseName: string;
  botName(name: string): string;
  chooseNumber(min: number, max: number): string;
  bot(name: string): string;
  seated(names: string): string;
  and: string;
  hint: string;
  inTurnOnly: string;
  // at the table
  pass(name: string): string;
  ready(name: string): string;
  offer: string;
  letGo: string;
  folded(count: number, kind: string): string;
  unknown(input: string, example: string): string;
  outOfRange(count: number): string;
  rule(id: string, title: string): string;
  undone: string;
  saved(file: string): string;
  saveWhere: string;
  logHow: string;
  ended: string;
  goOn(file: string): string;
  lookBack(file: string): string;
  placed(place: number, name: string, score: string | null): string;
  // records and positions
  ok(file: string, game: string, players: number, steps: number, result: string): string;
  running: string;
  /** After the number of the last complete line. */
  cutOff: string;
  choosePreset: string;
  line(file: string, line: number | undefined, reason: string): string;
  step(number: number, of: number): string;
  noStep(number: number, of: number): string;
  replayKeys: string;
  position: string;
  noSuchSeat(seats: number): string;
  seat(number: number, name: string): string;
  start: string;
}

/** "1 English, 2 Nederlands, 3 Deutsch" */
const languageChoices = languages
  .map((language, index) => `${index + 1} ${languageNames[language]}`)
  .join(', ');

const en: CliText = {
  you: 'You',
  player: (number) => `Player ${number}`,
  help: `cheeseboard: ${numberWord('en', gameFacts.length)} tabletop games in the terminal
(${gameIds})

  cheeseboard play [game]        play against bots and with friends at one keyboard
      --seats 4                  how many players
      --people Emma,Ben          the human players; bots take the other seats
      --bots easy                bot strength: easy, steady, sharp or random
      --preset first-game        a named set of rule options
      --option deals=2           a rule option; repeat it for more
      --seed x                   same x, same cards and dice
      --save file                where the game is saved
      --resume file              continue a saved game
  cheeseboard replay FILE        watch a saved game again
      --step 12                  only the table after this step
      --all                      everything at once
  cheeseboard validate FILE …    check saved games against the rules
  cheeseboard verify FILE …      also check every signature and every draw
                                 exit code 1: wrong, 3: no proof, 4: incomplete or older proof
  cheeseboard show POSITION      describe a position in words
      --seat 0                   as this seat sees it, counted from 0

  --lang en|nl|de   --words (no drawings)   --help   --version`,
  commands: `Type the number of a move, or the short form beside it. Or:
  ?          this help
  table      the whole table again
  log        everything that happened; log 10 for the last ten
  scores     the scores so far
  hint       what a sharp bot would do, and why
  undo       take your last move back
  save FILE  save a copy now
  quit       stop; the game is saved`,
  chooseLanguage: `Language? ${languageChoices}`,
  chooseGame: 'Which game?',
  choosePlayers: (min, max, usual) => `How many players, ${min} to ${max}? (${usual})`,
  chooseName: 'Your name?',
  botName: (name) => `${name} is a bot’s name. Choose another one.`,
  chooseNumber: (min, max) => `A number from ${min} to ${max}, please.`,
  bot: (name) => `${name} (bot)`,
  seated: (names) => `At the table: ${names}.`,
  and: 'and',
  hint: 'Type ? for help.',
  inTurnOnly: 'You share a keyboard, so you can act only on your turn.',
  pass: (name) => `Pass the keyboard to ${name}.`,
  ready: (name) => `${name}, press Enter when nobody else is looking. `,
  offer: 'It’s not your turn, but you may act now:',
  letGo: 'Let it go',
  folded: (count, kind) => `${count} ways: type ${kind} to see them`,
  unknown: (input, example) =>
    `“${input}” is not a move here. Type a number, a move such as ${example}, or ? for help.`,
  outOfRange: (count) =>
    plural('en', count, 'There is only move 1.', `The moves are numbered 1 to ${count}.`),
  rule: (id, title) => `Rule ${id}: ${title}.`,
  undone: 'Taken back.',
  cutOff: 'the record is cut off: steps are missing after this line',
  choosePreset: 'How do you want to play?',
  saved: (file) => `Saved in ${file}.`,
  saveWhere: 'Save where? Type save FILE.',
  logHow: 'Type log for everything, or log 10 for the last ten events.',
  ended: 'The game stops here.',
  goOn: (file) => `Continue with: cheeseboard play --resume ${file}`,
  lookBack: (file) => `Watch it again with: cheeseboard replay ${file}`,
  placed: (place, name, score) => `${place}. ${name}${score === null ? '' : `, ${score}`}`,
  words: {
    pile: 'pile',
    die: 'Die',
    trick: 'trick',
    won: 'won',
    points: 'points',
    hand: 'hand',
    total: 'total',
    stock: 'stock',
  },
  ok: (file, game, players, steps, result) =>
    `ok: ${file}: ${game}, ${players} players, ${steps} steps, ${result}`,
  running: 'not finished',
  line: (file, line, reason) =>
    line === undefined ? `${file}: ${reason}` : `${file}, line ${line}: ${reason}`,
  step: (number, of) => `Step ${number} of ${of}`,
  noStep: (number, of) => `There is no step ${number}: the record has ${of}.`,
  replayKeys: 'Enter next, b back, a number to jump, q quit: ',
  position: 'Position:',
  noSuchSeat: (seats) => `--seat must be 0 to ${seats - 1}.`,
  seat: (number, name) => `Seen from seat ${number}, ${name}.`,
  start: 'Before the first step.',
};

const nl: CliText = {
  you: 'Jij',
  player: (number) => `Speler ${number}`,
  help: `cheeseboard: ${numberWord('nl', gameFacts.length)} gezelschapsspellen in de terminal
(${gameIds})

  cheeseboard play [spel]        speel tegen bots en met vrienden aan één toetsenbord
      --seats 4                  met hoeveel er gespeeld wordt
      --people Emma,Ben          wie daarvan mensen zijn; de rest zijn bots
      --bots easy                hoe goed de bots spelen: easy, steady, sharp, random
      --preset first-game        een reeks spelregels met een naam
      --option deals=2           een spelregel naar keuze; mag meer dan één keer
      --seed x                   dezelfde kaarten en worpen bij dezelfde x
      --save bestand             waar het spel bewaard wordt
      --resume bestand           ga verder met een bewaard spel
  cheeseboard replay BESTAND     bekijk een bewaard spel opnieuw
      --step 12                  alleen de stand na deze stap
      --all                      alles in één keer
  cheeseboard validate BESTAND … controleer bewaarde spellen
  cheeseboard verify BESTAND …   controleer ook elke handtekening en trekking
                                 code 1: fout, 3: geen bewijs, 4: onvolledig of ouder bewijs
  cheeseboard show STELLING      een stelling in woorden
      --seat 0                   zoals deze plaats die ziet, geteld vanaf 0

  --lang en|nl|de   --words (zonder tekeningen)   --help   --version`,
  commands: `Typ het nummer van een zet, of de zet zelf zoals hij ernaast staat. Of:
  ?             deze hulp
  table         de hele tafel opnieuw
  log           alles wat er gebeurd is; log 10 voor de laatste tien
  scores        hoe iedereen ervoor staat
  hint          wat een scherpe speler zou doen, en waarom
  undo          neem je laatste zet terug
  save BESTAND  bewaar nu een kopie
  quit          stoppen; het spel wordt bewaard`,
  chooseLanguage: `Taal? ${languageChoices}`,
  chooseGame: 'Welk spel?',
  choosePlayers: (min, max, usual) => `Met hoeveel spelers, ${min} tot ${max}? (${usual})`,
  chooseName: 'Hoe heet je?',
  botName: (name) => `${name} is de naam van een bot. Neem een andere naam.`,
  chooseNumber: (min, max) => `Een getal van ${min} tot en met ${max}, graag.`,
  bot: (name) => `${name} (bot)`,
  seated: (names) => `Aan tafel: ${names}.`,
  and: 'en',
  hint: 'Typ ? voor hulp.',
  inTurnOnly: 'Jullie delen een toetsenbord, dus je kunt alleen iets doen als je aan de beurt bent.',
  pass: (name) => `Geef het toetsenbord aan ${name}.`,
  ready: (name) => `${name}, druk op Enter als niemand meekijkt. `,
  offer: 'Je bent niet aan de beurt, maar je mag ingrijpen:',
  letGo: 'Laat gaan',
  folded: (count, kind) => `${count} mogelijkheden: typ ${kind} om ze te zien`,
  unknown: (input, example) =>
    `“${input}” is hier geen zet. Typ een nummer, een zet zoals ${example}, of ? voor hulp.`,
  outOfRange: (count) =>
    plural('nl', count, 'Er is alleen zet 1.', `De zetten zijn genummerd van 1 tot en met ${count}.`),
  rule: (id, title) => `Regel ${id}: ${title}.`,
  undone: 'Teruggenomen.',
  cutOff: 'het verslag is afgebroken: na deze regel ontbreken stappen',
  choosePreset: 'Hoe wil je spelen?',
  saved: (file) => `Bewaard in ${file}.`,
  saveWhere: 'Waarheen? save BESTAND',
  logHow: 'Typ log voor alles wat er gebeurd is, log 10 voor de laatste tien.',
  ended: 'Het spel stopt hier.',
  goOn: (file) => `Ga verder met: cheeseboard play --resume ${file}`,
  lookBack: (file) => `Bekijk het opnieuw met: cheeseboard replay ${file}`,
  placed: (place, name, score) => `${place}. ${name}${score === null ? '' : `, ${score}`}`,
  words: {
    pile: 'stapel',
    die: 'Dobbelsteen',
    trick: 'slag',
    won: 'gewonnen',
    points: 'punten',
    hand: 'hand',
    total: 'totaal',
    stock: 'stapel',
  },
  ok: (file, game, players, steps, result) =>
    `ok: ${file}: ${game}, ${players} spelers, ${steps} stappen, ${result}`,
  running: 'niet afgelopen',
  line: (file, line, reason) =>
    line === undefined ? `${file}: ${reason}` : `${file}, regel ${line}: ${reason}`,
  step: (number, of) => `Stap ${number} van ${of}`,
  noStep: (number, of) => `Er is geen stap ${number}: het verslag heeft er ${of}.`,
  replayKeys: 'Enter verder, b terug, een nummer om te springen, q stoppen: ',
  position: 'Stelling:',
  noSuchSeat: (seats) => `--seat: 0 tot ${seats - 1}`,
  seat: (number, name) => `Gezien vanaf plaats ${number}, ${name}.`,
  start: 'Vóór de eerste stap.',
};

const de: CliText = {
  you: 'Du',
  player: (number) => `Spieler ${number}`,
  help: `cheeseboard: ${numberWord('de', gameFacts.length)} Gesellschaftsspiele im Terminal
(${gameIds})

  cheeseboard play [Spiel]       spiel gegen Bots und mit Freunden an einer Tastatur
      --seats 4                  wie viele mitspielen
      --people Emma,Ben          wer davon ein Mensch ist; die anderen sind Bots
      --bots easy                wie gut die Bots spielen: easy, steady, sharp, random
      --preset first-game        ein Regelsatz mit Namen
      --option deals=2           eine Regel nach Wahl; geht auch mehrmals
      --seed x                   dieselben Karten und Würfe bei demselben x
      --save Datei               wo das Spiel gespeichert wird
      --resume Datei             ein gespeichertes Spiel fortsetzen
  cheeseboard replay DATEI       ein gespeichertes Spiel noch einmal ansehen
      --step 12                  nur den Stand nach diesem Schritt
      --all                      alles auf einmal
  cheeseboard validate DATEI …   gespeicherte Spiele prüfen
  cheeseboard verify DATEI …     auch jede Unterschrift und jede Ziehung prüfen
                                 Code 1: falsch, 3: kein Beweis, 4: unvollständig oder älter
  cheeseboard show STELLUNG      eine Stellung in Worten
      --seat 0                   wie dieser Platz sie sieht, ab 0 gezählt

  --lang en|nl|de   --words (ohne Zeichnungen)   --help   --version`,
  commands: `Tipp die Nummer eines Zugs oder den Zug selbst, wie er daneben steht. Oder:
  ?           diese Hilfe
  table       noch einmal der ganze Tisch
  log         alles, was passiert ist; log 10 für die letzten zehn
  scores      wie es bei allen steht
  hint        was ein guter Spieler täte und warum
  undo        deinen letzten Zug zurücknehmen
  save DATEI  jetzt eine Kopie speichern
  quit        aufhören; das Spiel wird gespeichert`,
  chooseLanguage: `Sprache? ${languageChoices}`,
  chooseGame: 'Welches Spiel?',
  choosePlayers: (min, max, usual) => `Wie viele spielen mit, ${min} bis ${max}? (${usual})`,
  chooseName: 'Wie heißt du?',
  botName: (name) => `${name} heißt schon ein Bot. Nimm einen anderen Namen.`,
  chooseNumber: (min, max) => `Bitte eine Zahl von ${min} bis ${max}.`,
  bot: (name) => `${name} (Bot)`,
  seated: (names) => `Am Tisch: ${names}.`,
  and: 'und',
  hint: 'Tipp ? für Hilfe.',
  inTurnOnly: 'Ihr teilt euch eine Tastatur, also kannst du nur etwas tun, wenn du an der Reihe bist.',
  pass: (name) => `Gib die Tastatur an ${name}.`,
  ready: (name) => `${name}, drück Enter, wenn niemand sonst zusieht. `,
  offer: 'Du bist nicht an der Reihe, aber du darfst eingreifen:',
  letGo: 'Nicht eingreifen',
  folded: (count, kind) => `${count} Möglichkeiten: Tipp ${kind}, um sie zu sehen`,
  unknown: (input, example) =>
    `„${input}“ ist hier kein Zug. Tipp eine Nummer, einen Zug wie ${example} oder ? für Hilfe.`,
  outOfRange: (count) =>
    plural('de', count, 'Es gibt nur Zug 1.', `Die Züge sind von 1 bis ${count} nummeriert.`),
  rule: (id, title) => `Regel ${id}: ${title}.`,
  undone: 'Zurückgenommen.',
  cutOff: 'die Aufzeichnung bricht ab: Nach dieser Zeile fehlen Schritte',
  choosePreset: 'Wie wollt ihr spielen?',
  saved: (file) => `Gespeichert in ${file}.`,
  saveWhere: 'Wohin? save DATEI',
  logHow: 'log für alles, was passiert ist, log 10 für die letzten zehn.',
  ended: 'Das Spiel hört hier auf.',
  goOn: (file) => `Weiter geht es mit: cheeseboard play --resume ${file}`,
  lookBack: (file) => `Noch einmal ansehen mit: cheeseboard replay ${file}`,
  placed: (place, name, score) => `${place}. ${name}${score === null ? '' : `, ${score}`}`,
  words: {
    pile: 'Stapel',
    die: 'Würfel',
    trick: 'Stich',
    won: 'gewonnen',
    points: 'Punkte',
    hand: 'Hand',
    total: 'gesamt',
    stock: 'Stapel',
  },
  ok: (file, game, players, steps, result) =>
    `ok: ${file}: ${game}, ${players} Spieler, ${steps} Schritte, ${result}`,
  running: 'nicht beendet',
  line: (file, line, reason) =>
    line === undefined ? `${file}: ${reason}` : `${file}, Zeile ${line}: ${reason}`,
  step: (number, of) => `Schritt ${number} von ${of}`,
  noStep: (number, of) => `Schritt ${number} gibt es nicht: Die Aufzeichnung hat ${of}.`,
  replayKeys: 'Enter: weiter, b: zurück, Nummer: dorthin springen, q: beenden ',
  position: 'Stellung:',
  noSuchSeat: (seats) => `--seat: 0 bis ${seats - 1}`,
  seat: (number, name) => `Aus Sicht von Platz ${number}, ${name}.`,
  start: 'Vor dem ersten Schritt.',
};

export const cliText: { readonly [L in Language]: CliText } = { en, nl, de };
