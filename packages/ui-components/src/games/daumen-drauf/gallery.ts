import type { DaumenDrauf } from '@cheeseboard/engine/daumen-drauf';
import { hasHappened, type Phase, type Standing } from '../../../gallery/phases/phase.ts';

type MatchState = Standing<DaumenDrauf>;

const isReadersTurn = ({ view }: MatchState): boolean => view.turn === 0;
const wonCount = ({ view }: MatchState): number => view.wonCounts.reduce((sum, count) => sum + count, 0);
const hasMove = ({ moves }: MatchState, type: string): boolean => moves.some((move) => move.type === type);

export const phases: { readonly [name: string]: Phase<DaumenDrauf> } = {
  lead: {
    title: 'You lead, after a trick that all may still look at',
    seats: 4,
    until: (standing) =>
      isReadersTurn(standing) &&
      standing.view.trick.length === 0 &&
      standing.view.lastTrick !== null &&
      wonCount(standing) > 8,
  },
  show: {
    title: 'You show a higher one, or pass',
    seats: 4,
    until: (standing) =>
      isReadersTurn(standing) &&
      standing.view.trick.length > 1 &&
      hasMove(standing, 'show') &&
      hasMove(standing, 'pass'),
  },
  pass: {
    title: 'You can only pass',
    seats: 4,
    until: (standing) => isReadersTurn(standing) && standing.moves.length === 1 && hasMove(standing, 'pass'),
  },
  parry: {
    title: 'You may parry, out of turn',
    seats: 4,
    until: (standing) =>
      !isReadersTurn(standing) && hasMove(standing, 'parry') && standing.view.trick.length > 1,
  },
  hint: {
    title: 'A hint: the sentence, and a ring around the card',
    seats: 4,
    until: (standing) =>
      isReadersTurn(standing) && standing.view.trick.length > 1 && hasMove(standing, 'show'),
    hinted: ({ moves }) => moves.find(({ type }) => type === 'show')!,
  },
  refused: {
    title: 'Refused: not high enough',
    seats: 4,
    until: (standing) =>
      isReadersTurn(standing) &&
      standing.view.trick.length > 1 &&
      !hasMove(standing, 'parry') &&
      standing.view.hand.length > standing.moves.length,
    refused: ({ view, moves }) => ({
      type: 'show',
      card: view.hand.find((card) => moves.every((move) => move.type !== 'show' || move.card !== card))!,
    }),
  },
  waiting: {
    title: 'A bot thinks; some have passed',
    seats: 4,
    until: (standing) =>
      standing.view.turn === 1 && standing.view.trick.length > 1 && hasHappened(standing, 'passed'),
  },
  away: {
    title: 'Somebody who must act is away',
    seats: 4,
    until: (standing) => standing.view.turn === 2 && wonCount(standing) > 8,
  },
  open: {
    title: 'The cards won lie face up',
    seats: 5,
    options: { openWins: 'on' },
    until: (standing) => isReadersTurn(standing) && wonCount(standing) > 20,
  },
  scores: {
    title: 'The scores',
    seats: 4,
    panel: 'scores',
    options: { openWins: 'on' },
    until: (standing) =>
      isReadersTurn(standing) && standing.view.scores.length === 2 && wonCount(standing) > 12,
  },
  few: {
    title: 'Two players',
    seats: 2,
    until: (standing) => isReadersTurn(standing) && wonCount(standing) > 6,
  },
  most: {
    title: 'Seven players',
    seats: 7,
    until: (standing) => isReadersTurn(standing) && standing.view.trick.length > 4,
  },
  spectator: {
    title: 'Watching seven players',
    seats: 7,
    viewer: 'spectator',
    until: (standing) => standing.view.trick.length > 3 && wonCount(standing) > 10,
  },
  round: {
    title: 'The end of a round',
    seats: 4,
    animatesLastStep: true,
    until: (standing) => hasHappened(standing, 'scored'),
  },
  over: {
    title: 'The end of the game',
    seats: 7,
    animatesLastStep: true,
    until: (standing) => hasHappened(standing, 'over'),
  },
};

export const samples = { position: 'show', record: 'round' };
