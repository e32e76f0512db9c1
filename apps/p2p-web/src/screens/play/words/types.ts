/** The texts of a running game, in one language. */
import type { Language } from '@cheeseboard/engine/text';
import type { OwnViolation } from '../../../audit/audit.ts';
import type { Settings } from '../../../storage/settings.ts';
import type { Answer, ConnectionStatus } from '../../../tables/table.ts';
import type { Reaction } from '../reactions.ts';

type Refused = Extract<Answer, { readonly why: string }>['why'];
type DisconnectReason = Extract<ConnectionStatus, { readonly state: 'connecting' }>['why'];

export interface PlayWords {
  readonly language: Language;
  readonly loading: string;
  readonly loadFailed: string;
  /** Says that the host's data cannot be rendered. */
  readonly unreadable: string;
  readonly tryAgain: string;
  readonly close: string;
  readonly cancel: string;
  readonly leave: string;
  readonly toStart: string;

  // The line on top
  readonly yourTurn: string;
  /** What the status line adds in somebody else's turn, if I must answer. */
  readonly yourAnswer: string;
  readonly turnOf: (name: string) => string;
  /** Whose turn it will be once the table has shown what happens. */
  readonly nextIs: (name: string) => string;
  readonly youNext: string;
  /** While the table still shows the last move of the game. */
  readonly lastMove: string;
  readonly inProgress: string;
  /** Between two rounds, while people read the result. */
  readonly reading: string;
  readonly timeLeft: (time: string) => string;
  readonly watching: string;

  // Notices
  readonly notices: string;
  readonly pausedBy: (name: string) => string;
  readonly pausedByYou: string;
  readonly resume: string;
  readonly away: (names: string, many: boolean) => string;
  readonly botStandsIn: (names: string, many: boolean) => string;
  readonly playWithBot: string;
  readonly playWithBots: string;
  readonly waitInstead: string;
  readonly undoRequested: (name: string) => string;
  readonly undoAwaitsAnswers: (names: string) => string;
  readonly undoAll: string;
  readonly agree: string;
  readonly decline: string;
  readonly undone: string;
  readonly undoRefused: string;
  readonly seatRequested: (name: string, chair: string) => string;
  readonly seatRequestPending: (chair: string) => string;
  readonly takeBack: string;
  readonly admit: string;
  /** For somebody without a seat, who may have one under another key. */
  readonly claimOffer: string;
  readonly iAmWithBot: (name: string) => string;
  readonly justWatch: string;
  readonly claimRequested: (name: string, chair: string) => string;
  readonly claimConfirm: (chair: string) => string;
  readonly claimMustWait: string;
  readonly claimPending: (chair: string) => string;
  readonly claimWithoutHost: (chair: string) => string;
  readonly claimRefused: string;
  readonly claimOwnerBack: (chair: string) => string;
  readonly claimDone: string;
  readonly replaced: string;
  readonly shaky: string;
  /** Tells the host that the table could not be saved. */
  readonly unsaved: string;
  /** Like `unsaved`, for a game on one device. */
  readonly unsavedAlone: string;
  /** Says that the host is gone. A countdown follows this text. */
  readonly hostGone: string;
  /** Says that the host is gone and nobody can be elected. */
  readonly noElectionPossible: string;
  /** Label of the button that continues the match on this device. */
  readonly playAlone: string;
  readonly electionRunning: (votes: number, quorum: number) => string;
  readonly waitLonger: string;
  /** Tells the host that the table is being handed over to somebody. */
  readonly handingOver: (name: string) => string;
  readonly waitsFor: (names: string) => string;
  readonly disconnected: { readonly [C in DisconnectReason]: string };
  readonly reconnectsByItself: string;
  readonly hostOffline: string;
  readonly refused: { readonly [R in Refused]: string };
  readonly timeUp: (name: string) => string;
  readonly yourTimeUp: string;
  readonly notWhilePaused: (name: string) => string;

  // The menu
  readonly menu: string;
  /** Undo without asking, where only bots play along. */
  readonly undo: string;
  readonly askUndo: string;
  readonly pace: string;
  readonly paceOf: { readonly [P in Settings['pace']]: string };
  readonly rollForMe: string;
  readonly pause: string;
  readonly invite: string;
  /** Sends the link to the host, who is gone. */
  readonly sendLink: string;
  readonly inviteHelp: string;
  readonly showOnBigScreen: string;
  /** What somebody is called whose browser is a big screen. */
  readonly bigScreen: string;
  /** On a phone beside a big screen: shows the whole table, or the reader's own things. */
  readonly toTable: string;
  readonly toHand: string;
  readonly sound: string;
  readonly on: string;
  readonly off: string;
  readonly autoPass: string;
  readonly autoPassTo: { readonly [A in Settings['autoPass']]: string };
  readonly settings: string;
  readonly atTheTable: string;
  readonly bot: string;
  readonly host: string;
  readonly you: string;
  readonly isWatching: string;
  readonly open: string;
  readonly connection: { readonly here: string; readonly shaky: string; readonly away: string };
  /** Who carries a connection that is not direct. */
  readonly via: (name: string) => string;
  /** Label of the button that opens the host's commands for a person. */
  readonly moreCommands: (name: string) => string;
  readonly askSeat: (chair: string) => string;
  readonly sendAway: (name: string) => string;
  readonly sendAwayQuestion: (name: string) => string;
  readonly handOver: (name: string) => string;
  readonly handOverQuestion: (name: string) => string;
  readonly toLobby: string;
  readonly toLobbyQuestion: string;
  readonly closeTable: string;
  readonly closeTableQuestion: string;
  readonly confirm: string;
  readonly leaveHelp: string;
  readonly leaveHost: string;
  /** Warns a host who leaves a table with others. */
  readonly leaveOthers: string;

  // Explanations during a first game
  readonly teaching: {
    readonly label: string;
    /** Shown while there is nothing new. */
    readonly waiting: string;
    /** In the status line, while the reader reads an explanation. */
    readonly botsWait: string;
    readonly understood: string;
    /** Makes a move that was held back because it is a mistake. */
    readonly doAnyway: string;
    /** The switch in the menu. */
    readonly explain: string;
  };

  // Chat
  readonly chat: string;
  readonly chatPlaceholder: string;
  readonly send: string;
  readonly noChat: string;
  readonly unread: (count: number) => string;
  readonly react: string;
  readonly reactions: { readonly [R in Reaction]: string };
  readonly reacted: (name: string, what: string) => string;

  // The end
  readonly rematch: string;
  readonly otherGame: string;
  readonly rematchBegun: string;
  readonly toRematch: string;
  readonly hostChooses: (name: string) => string;
  readonly seeResult: string;
  readonly record: string;
  readonly recordHelp: string;
  readonly save: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyThis: string;
  readonly copyFailed: string;
  readonly replay: string;
  readonly share: string;
  readonly copyLink: string;
  readonly linkCopied: string;
  readonly linkTooLong: string;
  /** What the dialog offers at a step of a replay. */
  readonly shareHelp: (step: number) => string;
  readonly shareMoment: string;

  // Several people on one device
  readonly passDeviceTo: (name: string) => string;
  readonly iAm: (name: string) => string;
  readonly lookAway: string;
  readonly sinceYouLooked: string;
  readonly noNews: string;
  readonly stepIn: string;
  readonly stepInHelp: string;
  readonly undoTogether: (name: string) => string;

  // Replay
  readonly replayTitle: string;
  readonly replayIntro: string;
  readonly paste: string;
  readonly chooseFile: string;
  readonly show: string;
  readonly otherRecord: string;
  /** Of a record without a proof of its draws; then, when that is normal. */
  readonly rulesFollowed: string;
  readonly noProof: string;
  readonly viewpoint: string;
  readonly spectatorView: string;
  readonly badLink: string;
  readonly badFile: string;
  readonly badRecord: string;
  readonly badLine: (line: number) => string;
  readonly player: (number: number) => string;

  // The audit
  readonly fair: {
    readonly views: (count: number) => string;
    /** Violations that only this browser can find, with the number of the log entry. */
    readonly own: { readonly [K in OwnViolation['kind']]: (entry: number) => string };
    /** Names the host for a violation that names nobody. */
    readonly host: (name: string) => string;
    /** What the reader can do about a violation. */
    readonly whatToDo: string;
    readonly unchecked: string;
    readonly playOn: string;
  };
}
