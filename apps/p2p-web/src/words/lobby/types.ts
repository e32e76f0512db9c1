/** The words of the lobby and of connecting to a table. */
import type { Level } from '@cheeseboard/engine/bots';
import type { Answer, ConnectionStatus, Ended, Person } from '../../tables/table.ts';
import type { ListeningState } from '../../transport/transport.ts';

type Refused = Extract<Answer, { readonly why: string }>['why'];
type Waiting = Extract<ConnectionStatus, { readonly state: 'connecting' }>['why'];

export interface Sentence {
  readonly title: string;
  readonly text: string;
}

export interface LobbyWords {
  readonly title: (game: string) => string;
  readonly hostLead: string;
  readonly guestLead: (host: string) => string;

  readonly invite: string;
  readonly inviteHint: string;
  readonly link: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly share: string;
  readonly shareText: (game: string, players: string, minutes: string) => string;
  readonly qr: string;
  readonly listening: { readonly [S in ListeningState]: string };
  readonly pairFor: string;
  readonly pairingDone: string;

  readonly seats: string;
  readonly chair: (number: number) => string;
  readonly open: string;
  readonly you: string;
  readonly host: string;
  readonly bot: { readonly [L in Level]: string };
  readonly ready: string;
  readonly notReady: string;
  readonly connection: { readonly [C in Person['connection']]: string };
  /** Who carries a connection that is not direct. */
  readonly via: (name: string) => string;
  readonly unnamed: string;
  /** Status of a person without a name yet. */
  readonly isJoining: string;
  /** Says that somebody is connecting. It names no number, because one person may call several times. */
  readonly connecting: string;
  readonly sitHere: (number: number) => string;
  readonly watchers: string;
  readonly sendAway: (name: string) => string;
  readonly sendAwayQuestion: (name: string) => string;
  readonly sendAwayConfirm: string;
  readonly seatHolderLabel: (number: number) => string;

  readonly yourself: string;
  readonly name: string;
  readonly colour: string;
  readonly noColour: string;
  readonly taken: (colour: string) => string;
  /** The switch for explanations during the game, which only the reader sees. */
  readonly explain: string;
  readonly explainHint: string;
  readonly standUp: string;
  readonly watching: string;
  /** The hint for a newcomer without a name. */
  readonly sitHint: string;
  readonly sitDown: string;
  readonly noSeatLeft: string;
  readonly setReady: string;
  readonly setNotReady: string;
  readonly nameRequired: string;

  readonly changeGame: string;
  readonly game: string;
  readonly currentRules: string;
  readonly standardRules: string;

  readonly start: string;
  readonly canStart: string;
  readonly openChairs: (count: number) => string;
  readonly waitFor: (names: string) => string;
  readonly peopleAway: (names: string) => string;
  /** Says that a seated person has no name. */
  readonly personWithoutName: string;
  readonly startQuestion: string;
  readonly startConfirm: string;
  readonly matchAborted: (host: string) => string;
  /** `chooser`: null if any player may choose. */
  readonly choosesGame: (chooser: string | null) => string;
  readonly newGame: (chooser: string | null, game: string) => string;
  readonly newRules: (chooser: string | null) => string;
  readonly fillWithBots: string;
  readonly hostStarts: (host: string) => string;
  /** Where a big screen hosts. */
  readonly startsByItself: string;
  readonly and: string;
  readonly refused: { readonly [R in Refused]: string };
  readonly notAllowed: string;

  readonly leave: string;
  readonly closeTable: string;
  readonly closeQuestion: string;
  readonly closeConfirm: string;

  readonly waiting: { readonly [W in Waiting]: Sentence };
  /** Shown instead of `waiting.nobody` to somebody who has been at this table before. */
  readonly asleep: { readonly title: string; readonly text: (game: string, names: string) => string };
  readonly askHost: {
    readonly title: string;
    readonly hint: string;
    readonly share: string;
    /** The message to the host; the link follows. */
    readonly text: string;
  };
  readonly attemptCount: (count: number) => string;
  readonly otherWaysToConnect: string;
  readonly toSettings: string;
  readonly pairByHand: string;
  readonly testConnection: string;
  /** Shown instead of connecting, in a browser without WebRTC. */
  readonly noWebRtc: Sentence;
  readonly hostNoWebRtc: string;
  /** Tells the host that a call came in and no connection could be established. */
  readonly someoneCannotJoin: string;
  readonly connectionShaky: string;
  readonly connectionLost: string;

  readonly ended: { readonly [E in Ended]: Sentence };
  readonly useHere: string;
  readonly tryAgain: string;

  readonly nameRequiredTitle: string;
  readonly enterTable: string;

  readonly hostElsewhere: Sentence;
  readonly noSuchRoom: Sentence;
  readonly noSuchLocal: Sentence;
  readonly noInvitation: Sentence;
  readonly notOpened: Sentence;
}
