import { capturesOf, type MensErgerJeNiet } from '@cheeseboard/engine/mens-erger-je-niet';
import { hasHappened, type Phase, type Standing } from '../../../gallery/phases/phase.ts';

type MatchState = Standing<MensErgerJeNiet>;

const hasMove = ({ moves }: MatchState, type: string): boolean => moves.some((move) => move.type === type);
const canCapture = ({ view, moves }: MatchState): boolean =>
  moves.some((move) => move.type === 'layOut' && capturesOf(view, move).length > 0);
const isWellUnderWay = ({ view }: MatchState): boolean => view.cards.every((count) => count > 4);

export const phases: { readonly [name: string]: Phase<MensErgerJeNiet> } = {
  layOut: {
    title: 'You lay out, or add',
    seats: 4,
    until: (standing) => hasMove(standing, 'layOut') && hasMove(standing, 'add') && isWellUnderWay(standing),
  },
  add: {
    title: 'You add over several piles',
    seats: 4,
    until: (standing) =>
      !hasMove(standing, 'layOut') && standing.moves.length > 3 && isWellUnderWay(standing),
  },
  sends: {
    title: 'Laying out sends somebody home',
    seats: 4,
    until: (standing) => canCapture(standing) && isWellUnderWay(standing),
  },
  hint: {
    title: 'A hint: the sentence, and a ring around the next pile',
    seats: 4,
    until: (standing) => hasMove(standing, 'add') && standing.moves.length > 2 && isWellUnderWay(standing),
    hinted: ({ moves }) => moves.find(({ type }) => type === 'add')!,
  },
  refused: {
    title: 'Refused: this does not make the roll',
    seats: 4,
    until: (standing) => hasMove(standing, 'add') && standing.view.roll === 5 && isWellUnderWay(standing),
    refused: () => ({ type: 'layOut', pile: 1 }),
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
  full: {
    title: 'Full piles are sealed',
    seats: 3,
    until: (standing) =>
      standing.moves.length > 0 && standing.view.piles[0]!.filter((height) => height === 6).length > 1,
  },
  places: {
    title: 'Somebody has finished; the others play for places',
    seats: 4,
    options: { playForPlaces: 'on' },
    until: (standing) =>
      standing.view.finished.length === 1 && !standing.view.finished.includes(0) && standing.moves.length > 0,
  },
  scores: {
    title: 'How it stands',
    seats: 4,
    panel: 'scores',
    until: (standing) => standing.moves.length > 0 && isWellUnderWay(standing),
  },
  few: { title: 'Two players, the first card', seats: 2, until: (standing) => hasMove(standing, 'layOut') },
  spectator: {
    title: 'Watching four players',
    seats: 4,
    viewer: 'spectator',
    until: (standing) => standing.view.roll !== null && isWellUnderWay(standing),
  },
  over: {
    title: 'The end of the game',
    seats: 4,
    animatesLastStep: true,
    until: (standing) => hasHappened(standing, 'over'),
  },
  ranking: {
    title: 'The end, played for places',
    seats: 4,
    options: { playForPlaces: 'on' },
    animatesLastStep: true,
    until: (standing) => hasHappened(standing, 'over'),
  },
};

export const samples = { position: 'sends', record: 'over' };
