/** The words of the setup form, also used in the lobby. */

import type { Level } from '@cheeseboard/engine/bots';
import { counted } from '@cheeseboard/engine/text';
import type { Mode } from '../screens/app/route.ts';
import type { Policy } from '../tables/table.ts';
import type { ByLanguage } from './language.ts';

export interface SetupWords {
  readonly title: (game: string) => string;
  readonly mode: { readonly [M in Mode | 'teach']: string };
  readonly lead: { readonly [M in Mode]: string };
  readonly otherModes: string;
  readonly name: string;
  readonly nameHint: string;
  /** Hint of the name field against bots. */
  readonly nameOptional: string;
  readonly seats: string;
  readonly players: (count: number) => string;
  readonly chairs: string;
  readonly chair: (number: number) => string;
  readonly you: string;
  readonly person: string;
  readonly personName: (number: number) => string;
  /** The name of somebody on this device who entered none. */
  readonly player: (number: number) => string;
  readonly open: string;
  readonly bot: { readonly [L in Level]: string };
  readonly options: string;
  readonly optionsHint: string;
  readonly presets: string;
  /** The name of rules that are no preset. */
  readonly ownRules: string;
  readonly ownRulesHint: string;
  readonly singleOptions: string;
  readonly rule: (id: string, title: string) => string;
  readonly policy: string;
  readonly away: { readonly label: string; readonly wait: string; readonly bot: string };
  readonly undo: {
    readonly label: string;
    readonly ask: string;
    readonly free: string;
    readonly never: string;
  };
  readonly takeover: string;
  readonly clock: { readonly label: string; readonly hint: string; readonly none: string };
  readonly seconds: (count: number) => string;
  /** The choices of how many guests may elect a new host. */
  readonly quorum: { readonly [Q in NonNullable<Policy['quorum']> | 'label' | 'hint']: string };
  readonly patience: { readonly label: string; readonly hint: string };
  readonly create: { readonly [M in Mode]: string };
  readonly creating: string;
  readonly formErrorsTitle: string;
  readonly formErrorTexts: {
    readonly noName: string;
    readonly longName: (max: number) => string;
    readonly sameName: (name: string) => string;
    readonly nobody: string;
    readonly noOpenChair: string;
    readonly notCreated: string;
  };
  readonly loading: string;
}

export const setupWords: ByLanguage<SetupWords> = {
  en: {
    title: (game) => `A table for ${game}`,
    mode: { friends: 'with friends', bots: 'against bots', device: 'on one device', teach: 'teach me' },
    lead: {
      friends: 'You’re hosting this table. Once it is open, you get a link to send around.',
      bots: 'You against bots, in this browser. No connection needed.',
      device: 'Everybody plays on this device and passes it on. Hands stay hidden between turns.',
    },
    otherModes: 'Or:',
    name: 'Your name',
    nameHint: 'What the others call you at the table.',
    nameOptional: 'You can leave this empty.',
    seats: 'How many players?',
    players: (count) => `${count} players`,
    chairs: 'Who sits where?',
    chair: (number) => `Seat ${number}`,
    you: 'You',
    person: 'Somebody here',
    personName: (number) => `Name for seat ${number}`,
    player: (number) => `Player ${number}`,
    open: 'Open seat',
    bot: { easy: 'Bot, easy', steady: 'Bot, steady', sharp: 'Bot, sharp' },
    options: 'The rules',
    optionsHint: 'Each option links to its rule.',
    presets: 'How do you want to play?',
    ownRules: 'Your own rules',
    ownRulesHint: 'As set below.',
    singleOptions: 'Change individual rules',
    rule: (id, title) => `Rule ${id}: ${title}`,
    policy: 'At the table',
    away: {
      label: 'When somebody is away',
      wait: 'the table waits',
      bot: 'after a while a bot takes over',
    },
    undo: { label: 'Undo', ask: 'if everybody agrees', free: 'allowed', never: 'never' },
    takeover: 'Spectators may ask for an open or abandoned seat',
    clock: {
      label: 'Time per turn',
      hint: 'When time is up, a bot makes one move.',
      none: 'no limit',
    },
    seconds: (count) => counted('en', count, 'second', 'seconds'),
    quorum: {
      label: 'Who may continue without the host',
      majority: 'a majority of the guests',
      everybody: 'all guests together',
      nobody: 'nobody',
      hint: 'If the host is gone, this many guests can choose a new one. In a game with hidden cards, the same number could also get together and read all the cards during play.',
    },
    patience: {
      label: 'Patience',
      hint: 'If the host is gone for longer than this, the others will continue without them.',
    },
    create: { friends: 'Open the table', bots: 'Play', device: 'Play' },
    creating: 'Setting up the table …',
    formErrorsTitle: 'Something is missing',
    formErrorTexts: {
      noName: 'Enter your name so the others know who you are.',
      longName: (max) => `A name can have at most ${max} characters.`,
      sameName: (name) => `Two players are called ${name}. Give one of them another name.`,
      nobody: 'There are only bots here. Take a seat yourself.',
      noOpenChair: 'No seat is open, so nobody can join. Open one, or play against bots.',
      notCreated: 'The table couldn’t be set up. Try again.',
    },
    loading: 'Loading the game …',
  },
  nl: {
    title: (game) => `Een tafel voor ${game}`,
    mode: { friends: 'met vrienden', bots: 'tegen bots', device: 'op één apparaat', teach: 'leg het me uit' },
    lead: {
      friends: 'Jij bent de gastheer. Zodra de tafel staat, krijg je een link om rond te sturen.',
      bots: 'Jij tegen bots, in deze browser. Een verbinding is niet nodig.',
      device: 'Iedereen speelt hier en geeft het apparaat door. Een gordijn houdt de handen geheim.',
    },
    otherModes: 'Of:',
    name: 'Je naam',
    nameHint: 'Zo noemen de anderen je aan tafel.',
    nameOptional: 'Dit mag je leeg laten.',
    seats: 'Met hoeveel spelen jullie?',
    players: (count) => `${count} spelers`,
    chairs: 'Wie zit waar?',
    chair: (number) => `Plaats ${number}`,
    you: 'Jij',
    person: 'Iemand hier',
    personName: (number) => `Naam op plaats ${number}`,
    player: (number) => `Speler ${number}`,
    open: 'Vrije plaats',
    bot: { easy: 'Bot, makkelijk', steady: 'Bot, degelijk', sharp: 'Bot, scherp' },
    options: 'De spelregels',
    optionsHint: 'Bij elke optie staat een link naar de regel.',
    presets: 'Hoe wil je spelen?',
    ownRules: 'Eigen regels',
    ownRulesHint: 'Zoals hieronder gekozen.',
    singleOptions: 'Losse regels aanpassen',
    rule: (id, title) => `Regel ${id}: ${title}`,
    policy: 'Aan tafel',
    away: {
      label: 'Als er iemand weg is',
      wait: 'wacht de tafel',
      bot: 'speelt na een tijdje een bot verder',
    },
    undo: { label: 'Terugnemen', ask: 'als de anderen het goedvinden', free: 'mag', never: 'nooit' },
    takeover: 'Wie toekijkt, mag om een vrije of verlaten plaats vragen',
    clock: {
      label: 'Tijd per beurt',
      hint: 'Is die om, dan doet een bot één zet.',
      none: 'onbeperkt',
    },
    seconds: (count) => counted('nl', count, 'seconde', 'seconden'),
    quorum: {
      label: 'Wie mag zonder de gastheer verder',
      majority: 'de meerderheid van de gasten',
      everybody: 'alle gasten samen',
      nobody: 'niemand',
      hint: 'Is de gastheer weg, dan kiezen zoveel gasten een nieuwe. In een spel met verborgen kaarten kan datzelfde aantal gasten samen tijdens de partij ook alle kaarten lezen.',
    },
    patience: {
      label: 'Geduld',
      hint: 'Is de gastheer langer weg, dan gaan de anderen zonder gastheer verder.',
    },
    create: { friends: 'Tafel openen', bots: 'Spelen', device: 'Spelen' },
    creating: 'De tafel wordt gedekt.',
    formErrorsTitle: 'Er ontbreekt nog iets',
    formErrorTexts: {
      noName: 'Vul je naam in, dan weten de anderen wie je bent.',
      longName: (max) => `Een naam heeft hoogstens ${max} tekens.`,
      sameName: (name) => `Twee spelers heten ${name}. Geef een van hen een andere naam.`,
      nobody: 'Hier zitten alleen bots. Neem zelf ook plaats.',
      noOpenChair:
        'Er is geen plaats vrij, dus niemand kan aanschuiven. Maak er een vrij, of speel tegen bots.',
      notCreated: 'De tafel kon niet worden klaargezet. Probeer het nog eens.',
    },
    loading: 'Het spel wordt opgehaald.',
  },
  de: {
    title: (game) => `Ein Tisch für ${game}`,
    mode: { friends: 'mit Freunden', bots: 'gegen Bots', device: 'auf einem Gerät', teach: 'zeig es mir' },
    lead: {
      friends: 'Du bist Gastgeber. Sobald der Tisch steht, bekommst du einen Link zum Verschicken.',
      bots: 'Du spielst in diesem Browser gegen Bots. Eine Verbindung brauchst du nicht.',
      device: 'Alle spielen hier und reichen das Gerät weiter. Ein Vorhang hält die Karten geheim.',
    },
    otherModes: 'Oder:',
    name: 'Dein Name',
    nameHint: 'So nennen dich die anderen am Tisch.',
    nameOptional: 'Das kannst du leer lassen.',
    seats: 'Wie viele spielen mit?',
    players: (count) => `${count} Personen`,
    chairs: 'Wer sitzt wo?',
    chair: (number) => `Platz ${number}`,
    you: 'Du',
    person: 'Jemand hier',
    personName: (number) => `Name auf Platz ${number}`,
    player: (number) => `Spieler ${number}`,
    open: 'Freier Platz',
    bot: { easy: 'Bot, leicht', steady: 'Bot, solide', sharp: 'Bot, scharf' },
    options: 'Die Regeln',
    optionsHint: 'Bei jeder Option steht ein Link zur Regel.',
    presets: 'Wie wollt ihr spielen?',
    ownRules: 'Eigene Regeln',
    ownRulesHint: 'Wie unten eingestellt.',
    singleOptions: 'Einzelne Regeln ändern',
    rule: (id, title) => `Regel ${id}: ${title}`,
    policy: 'Am Tisch',
    away: {
      label: 'Wenn jemand weg ist',
      wait: 'wartet der Tisch',
      bot: 'spielt nach einer Weile ein Bot weiter',
    },
    undo: {
      label: 'Zurücknehmen',
      ask: 'wenn die anderen einverstanden sind',
      free: 'erlaubt',
      never: 'nie',
    },
    takeover: 'Wer zuschaut, darf um einen freien oder verlassenen Platz bitten',
    clock: {
      label: 'Zeit für einen Zug',
      hint: 'Ist die Zeit um, zieht ein Bot.',
      none: 'unbegrenzt',
    },
    seconds: (count) => counted('de', count, 'Sekunde', 'Sekunden'),
    quorum: {
      label: 'Wer ohne den Gastgeber weitermachen darf',
      majority: 'die Mehrheit der Gäste',
      everybody: 'alle Gäste zusammen',
      nobody: 'niemand',
      hint: 'Ist der Gastgeber weg, können so viele Gäste zusammen einen neuen wählen. Sind Karten verdeckt, könnten sie gemeinsam auch schon während der Partie alle lesen.',
    },
    patience: { label: 'Geduld', hint: 'Ist der Gastgeber länger weg, machen die anderen ohne ihn weiter.' },
    create: { friends: 'Tisch eröffnen', bots: 'Spielen', device: 'Spielen' },
    creating: 'Der Tisch wird gedeckt.',
    formErrorsTitle: 'Da fehlt noch etwas',
    formErrorTexts: {
      noName: 'Trag deinen Namen ein, damit die anderen wissen, wer du bist.',
      longName: (max) => `Ein Name hat höchstens ${max} Zeichen.`,
      sameName: (name) => `Zwei heißen ${name}. Gib einem von ihnen einen anderen Namen.`,
      nobody: 'Hier sitzen nur Bots. Setz dich selbst dazu.',
      noOpenChair:
        'Kein Platz ist frei, also könnte niemand dazukommen. Mach einen frei oder spiel gegen Bots.',
      notCreated: 'Der Tisch konnte nicht aufgebaut werden. Versuch es noch einmal.',
    },
    loading: 'Das Spiel wird geladen.',
  },
};
