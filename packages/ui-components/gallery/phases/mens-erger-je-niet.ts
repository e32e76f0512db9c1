import { capturesOf, type MensErgerJeNiet, mensErgerJeNiet } from '@cheeseboard/engine/mens-erger-je-niet';
import { happened, type Phase, type Standing } from './phase.ts';

export const game = mensErgerJeNiet;

type MatchState = Standing<MensErgerJeNiet>;

const hasMove = ({ moves }: MatchState, type: string): boolean => moves.some((move) => move.type === type);
const canCapture = ({ view, moves }: MatchState): boolean =>
  moves.some((move) => move.type === 'layOut' && capturesOf(view, move).length > 0);
const isWellUnderWay = ({ view }: MatchState): boolean => view.cards.every((count) => count > 4);

export const phases: { readonly [name: string]: Phase<MensErgerJeNiet> } = {
  layOut: {
    title: 'You lay out, or add',
    seats: 4,
    until: (now) => hasMove(now, 'layOut') && hasMove(now, 'add') && isWellUnderWay(now),
  },
  add: {
    title: 'You add over several piles',
    seats: 4,
    until: (now) => !hasMove(now, 'layOut') && now.moves.length > 3 && isWellUnderWay(now),
  },
  sends: {
    title: 'Laying out sends somebody home',
    seats: 4,
    until: (now) => canCapture(now) && isWellUnderWay(now),
  },
  hint: {
    title: 'A hint: the sentence, and a ring around the next pile',
    seats: 4,
    until: (now) => hasMove(now, 'add') && now.moves.length > 2 && isWellUnderWay(now),
    hinted: ({ moves }) => moves.find(({ type }) => type === 'add')!,
  },
  refused: {
    title: 'Refused: this does not make the roll',
    seats: 4,
    until: (now) => hasMove(now, 'add') && now.view.roll === 5 && isWellUnderWay(now),
    refused: () => ({ type: 'layOut', pile: 1 }),
  },
  waiting: { title: 'A bot thinks', seats: 4, until: (now) => now.actors[0] === 1 && isWellUnderWay(now) },
  away: {
    title: 'Somebody who must act is away',
    seats: 4,
    until: (now) => now.actors[0] === 2 && isWellUnderWay(now),
  },
  full: {
    title: 'Full piles are sealed',
    seats: 3,
    until: (now) => now.moves.length > 0 && now.view.piles[0]!.filter((height) => height === 6).length > 1,
  },
  places: {
    title: 'Somebody has finished; the others play for places',
    seats: 4,
    options: { playForPlaces: 'on' },
    until: (now) => now.view.finished.length === 1 && !now.view.finished.includes(0) && now.moves.length > 0,
  },
  scores: {
    title: 'How it stands',
    seats: 4,
    panel: 'scores',
    until: (now) => now.moves.length > 0 && isWellUnderWay(now),
  },
  few: { title: 'Two players, the first card', seats: 2, until: (now) => hasMove(now, 'layOut') },
  spectator: {
    title: 'Watching four players',
    seats: 4,
    viewer: 'spectator',
    until: (now) => now.view.roll !== null && isWellUnderWay(now),
  },
  over: {
    title: 'The end of the game',
    seats: 4,
    animatesLastStep: true,
    until: (now) => happened(now, 'over'),
  },
  ranking: {
    title: 'The end, played for places',
    seats: 4,
    options: { playForPlaces: 'on' },
    animatesLastStep: true,
    until: (now) => happened(now, 'over'),
  },
};
