import { plural } from '@cheeseboard/engine/text';
import type { LobbyWords } from './types.ts';

export const en: LobbyWords = {
  title: (game) => `${game}: the table`,
  hostLead: 'Send the link around. The game starts when you say so.',
  guestLead: (host) => `This is ${host}’s table.`,

  invite: 'Invite the others',
  inviteHint: 'Anyone who opens this link and enters a name joins your table.',
  link: 'Link to this table',
  copy: 'Copy the link',
  copied: 'Copied.',
  notCopied: 'Copying failed. Select the link and copy it yourself.',
  share: 'Share',
  shareText: (game, players, minutes) =>
    `Play ${game} with me: ${players}, ${minutes}. Open the link and take a seat.`,
  qr: 'QR code for the link',
  listening: {
    opening: 'Opening the table …',
    open: 'The table is open: others can join.',
    lost: 'The signalling server can’t be reached, so nobody new can join right now. Everybody here stays connected. Trying again …',
    taken:
      'An earlier visit still holds this table’s address. It will be free in a moment: keep this page open.',
  },
  pairFor: 'Let somebody in without a server',
  pairingDone: 'Go to the table',

  seats: 'Around the table',
  chair: (number) => `Seat ${number}`,
  open: 'open',
  you: 'you',
  host: 'host',
  bot: { easy: 'bot, easy', steady: 'bot, steady', sharp: 'bot, sharp' },
  ready: 'ready',
  notReady: 'not ready yet',
  connection: { here: 'here', shaky: 'weak connection', away: 'away' },
  via: (name) => `via ${name}`,
  unnamed: 'somebody',
  isJoining: 'is joining',
  connecting: 'Somebody is connecting…',
  sitHere: (number) => `Take seat ${number}`,
  watchers: 'Watching',
  sendAway: (name) => `Send ${name} away`,
  sendAwayQuestion: (name) => `Send ${name} away from this table?`,
  sendAwayConfirm: 'Yes, send them away',
  seatHolderLabel: (number) => `Who sits in seat ${number}`,

  yourself: 'You',
  name: 'Your name',
  colour: 'Your colour',
  noColour: 'any',
  taken: (colour) => `${colour}, taken`,
  explain: 'My first time: explain the game as I play',
  explainHint: 'Only you see it. It stops once you know the game.',
  standUp: 'Just watch',
  watching: 'You are watching. Take an open seat to play.',
  sitHint: 'Enter your name and sit down: the first open seat is yours.',
  sitDown: 'Sit down',
  noSeatLeft: 'You are watching: all seats are taken.',
  setReady: 'I am ready',
  setNotReady: 'Not ready after all',
  nameRequired: 'Tell the others your name first.',

  changeGame: 'Change the game or the rules',
  game: 'Game',
  currentRules: 'Game and rules',
  standardRules: 'as in the rulebook',

  start: 'Start the game',
  canStart: 'Everybody is ready.',
  openChairs: (count) => plural('en', count, 'One seat is open.', `${count} seats are open.`),
  waitFor: (names) => `Not ready yet: ${names}.`,
  peopleAway: (names) => `Away right now: ${names}.`,
  personWithoutName: 'Somebody at the table has no name yet.',
  startQuestion: 'Start anyway?',
  startConfirm: 'Yes, start',
  matchAborted: (host) => `${host} ended the game. You are back in the lobby.`,
  choosesGame: (chooser) =>
    chooser === null ? 'Choose the next game: any player can.' : `${chooser} is choosing another game.`,
  newGame: (chooser, game) =>
    chooser === null ? `The next game is ${game}.` : `${chooser} chose another game: ${game}.`,
  newRules: (chooser) => (chooser === null ? 'The rules have changed.' : `${chooser} changed the rules.`),
  fillWithBots: 'Fill open seats with bots',
  hostStarts: (host) => `${host} will start the game.`,
  startsByItself: 'The game starts once every seat is taken and everybody is ready.',
  and: 'and',
  refused: {
    'not-host': 'Only the host can do that.',
    'not-seated': 'Take a seat first.',
    'not-now': 'That can’t be done now.',
    stale: 'The table has changed. Have another look.',
    paused: 'The game is paused.',
    taken: 'Somebody got there first: it’s taken.',
    'not-ready': 'Somebody or something is still missing.',
    'too-fast': 'That was a bit too fast. Wait a moment.',
    offline: 'The host can’t be reached right now, so nothing changed.',
    invalid: 'The host’s browser didn’t understand that.',
  },
  notAllowed: 'The rules don’t allow that.',

  leave: 'Leave the table',
  closeTable: 'Close the table',
  closeQuestion: 'Close this table for everybody? The link will stop working.',
  closeConfirm: 'Yes, close it',

  waiting: {
    first: { title: 'Connecting', text: 'Looking for the host’s browser.' },
    nobody: {
      title: 'Nobody is here yet',
      text: 'The host hasn’t opened the table or has closed the tab. You’ll join as soon as they’re back.',
    },
    signalling: {
      title: 'You seem to be offline',
      text: 'Neither the host nor the server that introduces browsers to each other can be reached. You’ll join as soon as your network is back. If other sites load, that server is down.',
    },
    blocked: {
      title: 'Your networks block each other',
      text: 'The host was found, but your two networks block the connection. Once another guest is at the table, you may be able to join through them. You can also use the same Wi-Fi or set up a TURN server.',
    },
    lost: { title: 'Connection lost', text: 'Your seat is being kept for you. Reconnecting …' },
    older: {
      title: 'Your version may be too old',
      text: 'The device at this address is running a newer version of Cheeseboard. If that’s the host, get the new version and come back: your link still works.',
    },
    newer: {
      title: 'Your version may be too new',
      text: 'The device at this address is still running an older version of Cheeseboard. If that’s the host, ask them to reload and choose the new version. You’ll join as soon as they have.',
    },
    'not-the-host': {
      title: 'Somebody else is at this address',
      text: 'Whoever answered didn’t create your link, so nothing was sent to them. You’ll join as soon as the host is back. If this goes on, ask for a new link.',
    },
  },
  asleep: {
    title: 'The table is asleep',
    text: (game, names) =>
      `${game} with ${names}: nobody has it open right now. You’ll be back at the table as soon as the host opens it.`,
  },
  askHost: {
    title: 'Ask the host to open the table',
    hint: 'It’s still the same link for everybody. The host will find the table on the start page, under “Continue”.',
    share: 'Send the link',
    text: 'Can you open our table on Cheeseboard again?',
  },
  attemptCount: (count) =>
    plural('en', count, 'Tried once. Trying again …', `Tried ${count} times. Trying again …`),
  otherWaysToConnect: 'Other ways to connect',
  toSettings: 'Choose another server',
  pairByHand: 'Connect by hand, without a server',
  testConnection: 'Test my connection',
  noWebRtc: {
    title: 'This browser can’t join tables',
    text: 'It can’t connect to other browsers (no WebRTC). Open the link in another browser. Here you can play against bots and on one device.',
  },
  hostNoWebRtc:
    'This browser can’t connect to other browsers (no WebRTC), so nobody can join. Fill the seats with bots, or open a table in another browser.',
  someoneCannotJoin: 'Somebody tried to join but can’t reach you.',
  connectionShaky: 'The connection is weak.',
  connectionLost: 'The connection to the host is lost. Reconnecting …',

  ended: {
    closed: { title: 'The table is closed', text: 'The host closed this table.' },
    'sent-away': { title: 'You were sent away', text: 'The host asked you to leave this table.' },
    full: { title: 'The table is full', text: 'There is no room left at this table, not even to watch.' },
    elsewhere: {
      title: 'The table is open in another tab',
      text: 'You took this seat in another tab or window. The game continues there.',
    },
  },
  useHere: 'Use it here',
  tryAgain: 'Try again',

  nameRequiredTitle: 'The game has begun. Who are you?',
  enterTable: 'Join and watch',

  hostElsewhere: {
    title: 'You’re hosting this table in another tab',
    text: 'It is running there. Go to that tab, or continue here.',
  },
  noSuchRoom: {
    title: 'This table is no longer here',
    text: 'This browser isn’t hosting it. It was deleted, or it belongs to another browser.',
  },
  noSuchLocal: {
    title: 'This match is no longer here',
    text: 'It was deleted, or it was played in another browser.',
  },
  noInvitation: {
    title: 'This link is broken',
    text: 'Part of it is missing or has been changed. Ask for it again, and copy all of it.',
  },
  notOpened: {
    title: 'The table couldn’t be opened',
    text: 'Something went wrong in this browser. Reload the page: the game so far is saved.',
  },
};
