import type { LobbyWords } from './types.ts';

export const en: LobbyWords = {
  title: (game) => `${game}: the table`,
  hostLead: 'Send the link around. The game begins when you say so.',
  guestLead: (host) => `You sit at the table of ${host}.`,

  invite: 'Invite the others',
  inviteHint: 'Whoever opens this link sits down with you.',
  link: 'Link to this table',
  copy: 'Copy the link',
  copied: 'Copied.',
  notCopied: 'It could not be copied. Mark the link and copy it yourself.',
  share: 'Share',
  shareText: (game) => `Play ${game} with me.`,
  qr: 'QR code of the link',
  listening: {
    opening: 'The table is being announced.',
    open: 'The table can be found.',
    lost: 'The server that introduces newcomers cannot be reached just now. Whoever is here stays; it is tried again by itself.',
    taken:
      'The address of this table is still held by an earlier visit. It comes free in a moment, keep this page open.',
  },
  pairFor: 'Let somebody in without a server',

  seats: 'Around the table',
  chair: (number) => `Seat ${number}`,
  open: 'open',
  you: 'you',
  host: 'host',
  bot: { easy: 'bot, easy', steady: 'bot, steady', sharp: 'bot, sharp' },
  ready: 'ready',
  notReady: 'not ready yet',
  connection: { here: 'here', shaky: 'connecting', away: 'away' },
  unnamed: 'somebody',
  sitHere: (number) => `Sit at seat ${number}`,
  watchers: 'Watching',
  sendAway: (name) => `Send ${name} away`,
  sendAwaySure: (name) => `Send ${name} away from this table?`,
  sendAwayYes: 'Yes, send away',
  whoSits: (number) => `Who sits at seat ${number}`,

  yourself: 'You',
  name: 'Your name',
  colour: 'Your colour',
  noColour: 'any',
  taken: (colour) => `${colour}, taken`,
  standUp: 'Only watch',
  watching: 'You are watching. Take an open seat to play.',
  allTaken: 'You are watching: all seats are taken.',
  beReady: 'I am ready',
  beNotReady: 'Not ready after all',
  nameFirst: 'First tell the others your name.',

  changeGame: 'Change the game or the rules',
  game: 'Game',
  rulesNow: 'What is being played',
  asInTheRules: 'as in the rulebook',

  start: 'Start the game',
  canStart: 'Everybody is ready.',
  missing: 'Still missing:',
  openChairs: (count) => (count === 1 ? 'One seat is open.' : `${count} seats are open.`),
  waitFor: (names) => `Not ready yet: ${names}.`,
  awayNow: (names) => `Away right now: ${names}.`,
  fill: 'Give the open seats to bots',
  hostStarts: (host) => `${host} starts the game.`,
  and: 'and',
  refused: {
    'not-host': 'Only the host can do that.',
    'not-seated': 'Take a seat first.',
    'not-now': 'That cannot be done now.',
    stale: 'The table had changed in the meantime. Look again.',
    paused: 'The game is paused.',
    taken: 'Somebody was faster: that is taken.',
    'not-ready': 'Somebody or something is still missing.',
    'too-fast': 'That was a bit much at once. Wait a moment.',
    offline: 'The host cannot be reached just now, so nothing was changed.',
    invalid: 'The host’s browser did not understand that.',
  },
  notAllowed: 'The rules do not allow that.',

  leave: 'Leave the table',
  closeTable: 'Close the table',
  closeSure: 'Close this table for everybody? The link stops working.',
  closeYes: 'Yes, close it',

  waiting: {
    first: { title: 'You are being connected', text: 'The host’s browser is being looked for.' },
    nobody: {
      title: 'Nobody is there yet',
      text: 'The host has not opened the table, or has closed the tab. As soon as they are back you sit down.',
    },
    signalling: {
      title: 'The introduction does not work',
      text: 'The server that introduces browsers to each other cannot be reached. Perhaps you are offline, or it is.',
    },
    blocked: {
      title: 'Your networks do not let each other through',
      text: 'The host was found, but no line between your two networks came about. That needs a TURN server, or the same Wi-Fi.',
    },
    lost: { title: 'The line broke', text: 'Your seat is kept. You are being connected again.' },
    older: {
      title: 'Perhaps your version is older',
      text: 'Whoever answers at this address plays a newer version of Cheeseboard. If that is the host, fetch it and come back: your link stays good.',
    },
    newer: {
      title: 'Perhaps your version is newer',
      text: 'Whoever answers at this address still plays an older version of Cheeseboard. If that is the host, they should reload their page: you sit down as soon as they have.',
    },
  },
  tries: (count) =>
    count === 1 ? 'Tried once, goes on by itself.' : `Tried ${count} times, goes on by itself.`,
  meanwhile: 'Other ways',
  toSettings: 'Set another server',
  byHand: 'Connect by hand, without a server',
  shaky: 'The line is shaky.',
  cut: 'The line to the host is down. You are being connected again.',

  ended: {
    closed: { title: 'The table is closed', text: 'The host has closed this table.' },
    'sent-away': { title: 'You were sent away', text: 'The host asked you to leave this table.' },
    'not-the-host': {
      title: 'Somebody else is at this address',
      text: 'Who answers here is not the one who made the link, so nothing was told to them. Ask for a new link.',
    },
    full: { title: 'The table is full', text: 'No more people fit at this table, not even to watch.' },
    elsewhere: {
      title: 'The table is open in another tab',
      text: 'You took this seat in another tab or window. It goes on there.',
    },
  },
  useHere: 'Use it here',
  tryAgain: 'Try again',
  reload: 'Fetch the new version',

  nameFirstTitle: 'The game has begun. Who are you?',
  goIn: 'Go in and watch',

  hostElsewhere: {
    title: 'You host this table in another tab',
    text: 'It runs there. Go to that tab, or let it go on here.',
  },
  noSuchRoom: {
    title: 'This table is no longer here',
    text: 'This browser does not host it. It was deleted, or it belongs to another browser.',
  },
  noSuchLocal: {
    title: 'This match is no longer here',
    text: 'It was deleted, or it was played in another browser.',
  },
  noInvitation: {
    title: 'This link is broken',
    text: 'A part of it is missing or was changed on the way. Ask for it again, and copy all of it.',
  },
  notOpened: {
    title: 'The table could not be opened',
    text: 'Something went wrong in this browser. Reload the page; what was played so far is kept.',
  },
};
