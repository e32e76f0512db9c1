/** The notices at a table, most urgent first. Computed from the state alone. */
import type { Act, Ask, ConnectionStatus, ElectionStatus, Table, TableState } from '../../tables/table.ts';
import { auditText, violationOf } from './fairness.ts';
import { claimableSeats, claimLabel, isHost, listOf, me, nameAt, personAt, personById } from './seats.ts';
import type { PlayWords } from './words/index.ts';

export interface Notice {
  readonly id: string;
  readonly text: string;
  readonly urgent: boolean;
  /** performance.now() at the end of a countdown after the text. */
  readonly until?: number;
  /** Label of the button for waiting longer. */
  readonly wait?: string;
  /** Label of the button for playing on alone. */
  readonly alone?: string;
  /** Label of the button that offers the table's link again. */
  readonly link?: string;
  /** Whether the notice offers to look for a newer version. */
  readonly fetch?: true;
  /** Labels of buttons that put the notice away, and that leave the table. */
  readonly dismiss?: string;
  readonly leave?: string;
  readonly choices: readonly Choice[];
}

interface Choice {
  readonly label: string;
  readonly act: Act;
  /** The same act for further people, done by the same button. */
  readonly furtherActs?: readonly Act[];
  readonly first?: boolean;
}

export function noticesOf(
  state: TableState,
  table: Pick<Table, 'connection' | 'election' | 'handedOverTo' | 'hosted' | 'continueAlone'>,
  words: PlayWords,
): Notice[] {
  const { connection, election, handedOverTo, hosted } = table;
  const isPlaying = state.phase === 'playing';
  const { waiting, asks } = state;
  // While disconnected from the host, the host's news about others is outdated.
  const isDisconnected = connection.state === 'connecting';
  const isOffline = isHostOffline(state, hosted);
  return [
    ...(election ? electionNotice(election, table, words) : connectionNotice(connection, words)),
    ...(isOffline ? [offlineNotice(words)] : []),
    ...(hosted?.unsaved ? [unsavedNotice(words.unsaved)] : []),
    ...(isPlaying ? [...fairNotice(state, words), ...pauseNotice(state, words)] : []),
    ...(isPlaying ? asks.flatMap((ask) => askNotice(state, ask, words, isDisconnected)) : []),
    ...(isPlaying && !isDisconnected ? claimNotice(state, words) : []),
    ...(isPlaying && !isDisconnected && !isOffline
      ? waiting.length > 0
        ? waitingNotice(state, words, handedOverTo)
        : awayNotice(state, words)
      : []),
  ];
}

/** Notices for a game on one device: a pause, and a warning that the game is not saved. */
export const noticesAlone = (state: TableState, unsaved: boolean, words: PlayWords): Notice[] => [
  ...(unsaved ? [unsavedNotice(words.unsavedAlone)] : []),
  ...(state.phase === 'playing' ? pauseNotice(state, words) : []),
];

const unsavedNotice = (text: string): Notice => ({ id: 'unsaved', text, urgent: true, choices: [] });

/** Whether this device is cut off: it reaches neither a signalling server nor anybody at the table. */
const isHostOffline = ({ people, me: myId }: TableState, hosted: Table['hosted']): boolean =>
  hosted?.listening === 'lost' &&
  people.length > 1 &&
  people.every(({ id, connection }) => id === myId || connection === 'away');

const offlineNotice = (words: PlayWords): Notice => ({
  id: 'connection',
  text: `${words.disconnected.signalling} ${words.hostOffline}`,
  urgent: true,
  choices: [],
});

function connectionNotice(connection: ConnectionStatus, words: PlayWords): Notice[] {
  if (connection.state === 'shaky')
    return [{ id: 'connection', text: words.shaky, urgent: false, choices: [] }];
  if (connection.state !== 'connecting') return [];
  const text = `${words.disconnected[connection.why]} ${words.reconnectsByItself}`;
  return [{ id: 'connection', text, urgent: true, choices: [], ...fetching(connection) }];
}

const fetching = (connection: ConnectionStatus): Partial<Notice> =>
  connection.state === 'connecting' && connection.why === 'older' ? { fetch: true } : {};

/** The notice that the host is gone: what happens next and when, and the connection's status. */
function electionNotice(
  election: ElectionStatus,
  { connection, continueAlone }: Pick<Table, 'connection' | 'continueAlone'>,
  words: PlayWords,
): Notice[] {
  const { until, votes, quorum } = election;
  const alone = continueAlone ? { alone: words.playAlone } : {};
  // A reader who is offline cannot be elected, and does not know whether the host is gone.
  if (connection.state === 'connecting' && connection.why === 'signalling')
    return connectionNotice(connection, words).map((notice) => ({ ...notice, ...alone }));
  // That the host is gone explains a lost connection already; any other cause is said first.
  const causeText =
    connection.state !== 'connecting' || ['first', 'nobody', 'lost'].includes(connection.why)
      ? ''
      : `${words.disconnected[connection.why]} `;
  const electionNoticeWith = (text: string, options: Partial<Notice> = {}): Notice[] => [
    {
      id: 'election',
      text: `${causeText}${text}`,
      urgent: true,
      choices: [],
      ...fetching(connection),
      ...options,
    },
  ];
  if (until === null) return electionNoticeWith(words.noElectionPossible, { ...alone, link: words.sendLink });
  const wait = words.waitLonger;
  if (votes > 0) return electionNoticeWith(words.electionRunning(votes, quorum), { wait });
  return electionNoticeWith(words.hostGone, { until, wait });
}

/** The notice that the host must wait for missing voters, or is handing the table over. */
function waitingNotice(
  state: TableState,
  words: PlayWords,
  nextHostId: Table['handedOverTo'] = null,
): Notice[] {
  const name = nextHostId === null ? undefined : personById(state, nextHostId)?.name;
  if (name) return [{ id: 'waiting', text: words.handingOver(name), urgent: true, choices: [] }];
  const names = state.waiting.map((id) => personById(state, id)?.name ?? '').filter(Boolean);
  return [{ id: 'waiting', text: words.waitsFor(names.join(', ')), urgent: true, choices: [] }];
}

function fairNotice({ match }: TableState, words: PlayWords): Notice[] {
  const violation = violationOf(match?.fair);
  if (!violation) return [];
  const text = auditText(match?.fair, words);
  return [
    {
      id: `fair ${violation.index}`,
      text,
      urgent: true,
      choices: [],
      dismiss: words.fair.playOn,
      leave: words.leave,
    },
  ];
}

function pauseNotice(state: TableState, words: PlayWords): Notice[] {
  const { paused } = state;
  if (paused === null) return [];
  const text =
    paused === state.me ? words.pausedByYou : words.pausedBy(personById(state, paused)?.name ?? words.host);
  const resumeChoice = { label: words.resume, act: { kind: 'pause', paused: false }, first: true } as const;
  return [
    {
      id: 'pause',
      text,
      urgent: false,
      choices: me(state)?.seat != null || isHost(state) ? [resumeChoice] : [],
    },
  ];
}

/** Offers the seats of people who are away to a reader without a seat: one may be theirs, under another key. */
function claimNotice(state: TableState, words: PlayWords): Notice[] {
  const ownPerson = me(state);
  const isAsking = state.asks.some((ask) => ask.kind !== 'undo' && ask.person === state.me);
  if (!ownPerson || ownPerson.seat !== null || ownPerson.board || isAsking) return [];
  const seats = isHost(state) ? [] : claimableSeats(state);
  const text = [ownPerson.replaced && words.replaced, seats.length > 0 && words.claimOffer]
    .filter(Boolean)
    .join(' ');
  if (text === '') return [];
  const choices = seats.map((claimable) => ({
    label: claimLabel(claimable, words),
    act: { kind: 'claim-seat', seat: claimable.seat } as const,
  }));
  return [{ id: 'claim', text, urgent: false, choices, dismiss: words.justWatch }];
}

function askNotice(state: TableState, ask: Ask, words: PlayWords, isDisconnected: boolean): Notice[] {
  const ownPerson = me(state);
  if (ask.kind === 'undo') {
    const id = `undo ${ask.seat}`;
    if (ask.seat === ownPerson?.seat) {
      const waiting = listOf(state, ask.waiting, words);
      return [
        { id, text: waiting ? words.undoAwaitsAnswers(waiting) : words.undoAll, urgent: false, choices: [] },
      ];
    }
    const isAsked = ownPerson?.seat != null && ask.waiting.includes(ownPerson.seat);
    return [
      {
        id,
        text: words.undoRequested(nameAt(state, ask.seat, words)),
        urgent: isAsked,
        choices: isAsked
          ? [
              { label: words.agree, act: { kind: 'answer-undo', yes: true }, first: true },
              { label: words.decline, act: { kind: 'answer-undo', yes: false } },
            ]
          : [],
      },
    ];
  }
  const id = `seat ${ask.person} ${ask.seat}`;
  const chair = nameAt(state, ask.seat, words);
  const isClaim = ask.kind === 'claim';
  if (ask.person === state.me) {
    const withdraw = { label: words.takeBack, act: { kind: 'ask-seat', seat: null } } as const;
    const claimText = isDisconnected ? words.claimWithoutHost(chair) : words.claimPending(chair);
    const text = isClaim ? claimText : words.seatRequestPending(chair);
    return [{ id, text, urgent: false, choices: isDisconnected ? [] : [withdraw] }];
  }
  if (!isHost(state)) return [];
  // While voters who could elect another host are missing, the list of voters cannot change.
  const mustWait = state.waiting.length > 0;
  const name = personById(state, ask.person)?.name ?? '';
  const request = isClaim ? words.claimRequested(name, chair) : words.seatRequested(name, chair);
  const answer = (yes: boolean): Act => ({ kind: 'answer-seat', person: ask.person, yes });
  return [
    {
      id,
      text: mustWait ? `${request} ${words.claimMustWait}` : request,
      urgent: true,
      choices: [
        ...(mustWait
          ? []
          : [{ label: isClaim ? words.claimConfirm(chair) : words.admit, act: answer(true), first: true }]),
        { label: words.decline, act: answer(false) },
      ],
    },
  ];
}

/** The notice of who is away and what happens to their seats. The host can switch between waiting and a bot. */
function awayNotice(state: TableState, words: PlayWords): Notice[] {
  const awayPeople = [...state.chairs.entries()].flatMap(([seat, chair]) => {
    const person = personAt(state, seat);
    if (chair.kind !== 'person' || person?.connection !== 'away' || person.id === state.me) return [];
    return [{ seat, name: person.name, standIn: chair.standIn }];
  });
  if (awayPeople.length === 0) return [];
  const sentences = [false, true].flatMap((isBot) => {
    const people = awayPeople.filter(({ standIn }) => standIn === isBot);
    const [firstAct, ...otherActs] = people.map(({ seat }) => standInAct(seat, !isBot));
    if (!firstAct) return [];
    const names = people.map(({ name }) => name).join(', ');
    const hasMany = otherActs.length > 0;
    const text = isBot ? words.botStandsIn(names, hasMany) : words.away(names, hasMany);
    const label = isBot ? words.waitInstead : hasMany ? words.playWithBots : words.playWithBot;
    return [{ text, choice: { label, act: firstAct, furtherActs: otherActs } }];
  });
  return [
    {
      id: 'away',
      text: sentences.map(({ text }) => text).join(' '),
      urgent: false,
      choices: isHost(state) ? sentences.map(({ choice }) => choice) : [],
    },
  ];
}

export const standInAct = (seat: number, isBot: boolean): Act => ({ kind: 'stand-in', seat, bot: isBot });
