import type { GoudaGouda } from '@cheeseboard/engine/gouda-gouda';
import { hasHappened, type Phase, type Standing } from '../../../gallery/phases/phase.ts';
import { pantry } from './gallery-board.ts';

type MatchState = Standing<GoudaGouda>;

const hasMove = ({ moves }: MatchState, type: string): boolean => moves.some((move) => move.type === type);
/** True once the mice have left the start, which takes about 60 steps. */
const isWellUnderWay = ({ length }: MatchState): boolean => length > 60;

export const phases: { readonly [name: string]: Phase<GoudaGouda> } = {
  start: {
    title: 'You put down your mice',
    seats: 4,
    until: (standing) => hasMove(standing, 'start') && standing.length > 3,
  },
  name: {
    title: 'You name a place',
    seats: 4,
    until: (standing) => hasMove(standing, 'name') && isWellUnderWay(standing),
  },
  early: {
    title: 'You name a place, or roll first',
    seats: 4,
    options: { earlyRoll: 'on' },
    until: (standing) => hasMove(standing, 'early') && isWellUnderWay(standing),
  },
  vote: {
    title: 'You vote for a place',
    seats: 5,
    options: { earlyRoll: 'on' },
    until: (standing) => hasMove(standing, 'vote') && standing.view.votes.some((vote) => vote !== null),
  },
  rolled: {
    title: 'A window after a roll: play a token or pass',
    seats: 4,
    options: { powers: 'on' },
    until: (standing) =>
      standing.view.phase === 'rolled' && standing.view.dice.length > 2 && standing.moves.length > 1,
  },
  stack: {
    title: 'Tokens on tokens',
    seats: 4,
    options: { powers: 'on' },
    until: (standing) => standing.view.stack.length > 1 && hasMove(standing, 'pass'),
  },
  move: {
    title: 'You choose a die, a mouse and where it goes',
    seats: 4,
    until: (standing) =>
      isWellUnderWay(standing) &&
      ['green', 'red'].every((face) => standing.moves.some((m) => m.type === 'move' && m.face === face)),
  },
  token: {
    title: 'A token in your hand: which dice?',
    seats: 4,
    options: { powers: 'on' },
    until: (standing) => hasMove(standing, 'reroll') && standing.view.dice.length > 2,
    touched: ['cb-token-row', '[data-kind="reroll"]'],
  },
  breath: {
    title: 'The table passes by itself after a breath',
    seats: 4,
    options: { powers: 'on' },
    breath: true,
    until: (standing) =>
      standing.view.phase === 'rolled' && standing.moves.length > 1 && isWellUnderWay(standing),
  },
  hint: {
    title: 'A hint: the sentence, and a ring around the next step',
    seats: 4,
    until: (standing) => isWellUnderWay(standing) && hasMove(standing, 'move') && standing.moves.length > 2,
    hinted: ({ moves }) => moves.at(-1)!,
  },
  moved: {
    title: 'A window after the last die: a double turn?',
    seats: 4,
    options: { powers: 'on' },
    until: (standing) => standing.view.phase === 'moved' && standing.moves.length > 1,
  },
  refused: {
    title: 'Refused: nobody stands there',
    seats: 4,
    until: (standing) => hasMove(standing, 'name') && isWellUnderWay(standing),
    refused: ({ view }) => ({
      type: 'name',
      place: view.mice.findIndex((counts) => counts.every((count) => count === 0)),
    }),
  },
  waiting: {
    title: 'A bot thinks',
    seats: 4,
    until: (standing) => standing.actors[0] === 1 && isWellUnderWay(standing),
  },
  away: {
    title: 'Somebody who must act is away',
    seats: 4,
    until: (standing) => standing.actors[0] === 2 && isWellUnderWay(standing),
  },
  scores: {
    title: 'How the race stands',
    seats: 6,
    panel: 'scores',
    until: (standing) => hasMove(standing, 'name') && isWellUnderWay(standing),
  },
  full: {
    title: 'A full set of tokens, the long board',
    seats: 3,
    options: { board: 'long', powers: 'on', tokensPerPlayer: 'fullSet' },
    until: (standing) =>
      standing.view.phase === 'rolled' &&
      standing.moves.length > 3 &&
      standing.view.tokens.every((count) => count > 0),
  },
  few: {
    title: 'Two players, without powers',
    seats: 2,
    options: { powers: 'off' },
    until: (standing) => hasMove(standing, 'move') && standing.length > 30,
  },
  most: {
    title: 'Six players, thirty mice',
    seats: 6,
    until: (standing) => hasMove(standing, 'move') && standing.view.dice.length === 5,
  },
  spectator: {
    title: 'Watching six players',
    seats: 6,
    viewer: 'spectator',
    until: (standing) =>
      standing.view.phase === 'move' && standing.view.dice.length > 2 && isWellUnderWay(standing),
  },
  over: {
    title: 'The end of the race',
    seats: 4,
    animatesLastStep: true,
    until: (standing) => hasHappened(standing, 'over'),
  },
  festival: {
    title: 'The end of the festival',
    seats: 6,
    options: { festival: 'scattered' },
    animatesLastStep: true,
    until: (standing) => hasHappened(standing, 'over'),
  },
};

export const samples = { position: 'move', record: 'over' };

export const parts = { pantry: { title: 'The pantry', show: pantry } };
