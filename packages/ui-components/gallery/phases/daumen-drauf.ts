import { type DaumenDrauf, daumenDrauf } from '@cheeseboard/engine/daumen-drauf';
import { happened, type Phase, type Standing } from './phase.ts';

export const game = daumenDrauf;

type MatchState = Standing<DaumenDrauf>;

const turn = ({ view }: MatchState): boolean => view.turn === 0;
const wonCount = ({ view }: MatchState): number => view.wonCounts.reduce((sum, count) => sum + count, 0);
const hasMove = ({ moves }: MatchState, type: string): boolean => moves.some((move) => move.type === type);

export const phases: { readonly [name: string]: Phase<DaumenDrauf> } = {
  lead: {
    title: 'You lead, after a trick that all may still look at',
    seats: 4,
    until: (now) =>
      turn(now) && now.view.trick.length === 0 && now.view.lastTrick !== null && wonCount(now) > 8,
  },
  show: {
    title: 'You show a higher one, or pass',
    seats: 4,
    until: (now) => turn(now) && now.view.trick.length > 1 && hasMove(now, 'show') && hasMove(now, 'pass'),
  },
  pass: {
    title: 'You can only pass',
    seats: 4,
    until: (now) => turn(now) && now.moves.length === 1 && hasMove(now, 'pass'),
  },
  parry: {
    title: 'You may parry, out of turn',
    seats: 4,
    until: (now) => !turn(now) && hasMove(now, 'parry') && now.view.trick.length > 1,
  },
  hint: {
    title: 'A hint: the sentence, and a ring around the card',
    seats: 4,
    until: (now) => turn(now) && now.view.trick.length > 1 && hasMove(now, 'show'),
    hinted: ({ moves }) => moves.find(({ type }) => type === 'show')!,
  },
  refused: {
    title: 'Refused: not high enough',
    seats: 4,
    until: (now) =>
      turn(now) &&
      now.view.trick.length > 1 &&
      !hasMove(now, 'parry') &&
      now.view.hand.length > now.moves.length,
    refused: ({ view, moves }) => ({
      type: 'show',
      card: view.hand.find((card) => moves.every((move) => move.type !== 'show' || move.card !== card))!,
    }),
  },
  waiting: {
    title: 'A bot thinks; some have passed',
    seats: 4,
    until: (now) => now.view.turn === 1 && now.view.trick.length > 1 && happened(now, 'passed'),
  },
  away: {
    title: 'Somebody who must act is away',
    seats: 4,
    until: (now) => now.view.turn === 2 && wonCount(now) > 8,
  },
  open: {
    title: 'Won cards lie open',
    seats: 5,
    options: { openWins: 'on' },
    until: (now) => turn(now) && wonCount(now) > 20,
  },
  scores: {
    title: 'The scores',
    seats: 4,
    panel: 'scores',
    options: { openWins: 'on' },
    until: (now) => turn(now) && now.view.scores.length === 2 && wonCount(now) > 12,
  },
  few: { title: 'Two players', seats: 2, until: (now) => turn(now) && wonCount(now) > 6 },
  most: { title: 'Seven players', seats: 7, until: (now) => turn(now) && now.view.trick.length > 4 },
  spectator: {
    title: 'Watching seven players',
    seats: 7,
    viewer: 'spectator',
    until: (now) => now.view.trick.length > 3 && wonCount(now) > 10,
  },
  round: {
    title: 'The end of a round',
    seats: 4,
    animatesLastStep: true,
    until: (now) => happened(now, 'scored'),
  },
  over: {
    title: 'The end of the game',
    seats: 7,
    animatesLastStep: true,
    until: (now) => happened(now, 'over'),
  },
};
