import type { DavidGoliath } from '@cheeseboard/engine/david-goliath';
import { hasHappened, type Phase, type Standing } from '../../../gallery/phases/phase.ts';

type MatchState = Standing<DavidGoliath>;

/** True in the middle of a deal: some cards have been won, and it is the reader's turn. */
const isLateTurn = ({ view, moves }: MatchState): boolean => moves.length > 0 && view.won.flat().length > 20;
const isFollowing = (standing: MatchState): boolean => isLateTurn(standing) && standing.view.trick.length > 1;

export const phases: { readonly [name: string]: Phase<DavidGoliath> } = {
  lead: {
    title: 'You lead',
    seats: 4,
    until: (standing) => isLateTurn(standing) && standing.view.trick.length === 0,
  },
  follow: {
    title: 'You follow the colour',
    seats: 4,
    until: (standing) => isFollowing(standing) && standing.moves.length < standing.view.hand.length,
  },
  discard: {
    title: 'You cannot follow, and play what you like',
    seats: 5,
    until: (standing) =>
      isFollowing(standing) &&
      standing.moves.length === standing.view.hand.length &&
      standing.moves.length > 4,
  },
  refused: {
    title: 'Refused: it does not follow',
    seats: 4,
    until: (standing) => isFollowing(standing) && standing.moves.length < standing.view.hand.length,
    refused: ({ view, moves }) => ({
      type: 'play',
      card: view.hand.find((card) => moves.every((move) => move.card !== card))!,
    }),
  },
  waiting: {
    title: 'A bot thinks',
    seats: 4,
    until: ({ view, actors }) => actors[0] === 1 && view.won.flat().length > 8,
  },
  away: {
    title: 'Somebody who must act is away',
    seats: 4,
    until: ({ view, actors }) => actors[0] === 2 && view.won.flat().length > 8,
  },
  scores: {
    title: 'The scores',
    seats: 4,
    panel: 'scores',
    until: ({ view, moves }) => view.scores.length === 2 && moves.length > 0,
  },
  log: { title: 'The log', seats: 4, panel: 'log', until: isLateTurn },
  help: { title: 'The keys', seats: 4, panel: 'help', until: isLateTurn },
  hint: {
    title: 'A hint: the sentence, and a ring around the card',
    seats: 4,
    until: (standing) => isFollowing(standing) && standing.moves.length > 1,
    hinted: ({ moves }) => moves.at(-1)!,
  },
  unread: { title: 'Unread lines in the chat', seats: 4, unread: 3, until: isLateTurn },
  chat: { title: 'The chat', seats: 4, unread: 0, panel: 'chat', until: isLateTurn },
  back: {
    title: 'Looking back at the last trick',
    seats: 4,
    until: (standing) => isLateTurn(standing) && standing.view.trick.length === 0,
    touched: ['.look-back'],
  },
  few: { title: 'Three players, the first trick', seats: 3, until: ({ moves }) => moves.length > 0 },
  most: {
    title: 'Six players, 90 cards, the first trick',
    seats: 6,
    until: ({ view, moves }) => moves.length > 0 && view.trick.length === 5,
  },
  crowded: {
    title: 'Six players, late in the deal',
    seats: 6,
    until: ({ view, moves }) =>
      moves.length > 0 && view.trick.length > 2 && view.won.flat().length > 60 && view.won[0]!.length > 6,
  },
  spectator: {
    title: 'Watching six players',
    seats: 6,
    viewer: 'spectator',
    until: ({ view }) => view.trick.length === 4 && view.won.flat().length > 20,
  },
  deal: {
    title: 'The end of a deal',
    seats: 4,
    animatesLastStep: true,
    until: (standing) => hasHappened(standing, 'scored'),
  },
  over: {
    title: 'The end of the game',
    seats: 6,
    animatesLastStep: true,
    until: (standing) => hasHappened(standing, 'over'),
  },
};

export const samples = { position: 'follow', record: 'over' };
