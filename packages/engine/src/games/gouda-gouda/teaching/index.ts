/** What Gouda! Gouda! explains during a first game. */
import type { Moment as AnyMoment, Explanation, Teaching } from '../../../core/teaching.ts';
import type { Event } from '../events.ts';
import type { GoudaGouda } from '../index.ts';
import type { Move } from '../moves.ts';
import type { LessonId } from './text/en.ts';

type Moment = AnyMoment<GoudaGouda>;
type Step = Extract<Move, { readonly type: 'move' }>;

const isInPhase = ({ view, moves }: Moment, phase: Moment['view']['phase']): boolean =>
  view.phase === phase && moves.length > 0;
const steps = ({ moves }: Moment): Step[] => moves.filter((move): move is Step => move.type === 'move');
const isOwn = ({ view }: Moment, { owner }: Step): boolean => owner === view.viewer;

const happened = <K extends Event['type']>(
  { events }: Moment,
  type: K,
): Extract<Event, { readonly type: K }>[] =>
  events.filter((event): event is Extract<Event, { readonly type: K }> => event.type === type);

/** Whether this die could move a rival's mouse as well as one of the reader's. */
const hasChoice = (moment: Moment, face: Step['face']): boolean => {
  const ofFace = steps(moment).filter((step) => step.face === face);
  return ofFace.some((step) => isOwn(moment, step)) && ofFace.some((step) => !isOwn(moment, step));
};

const leadsToCheese = ({ view }: Moment, { to }: Step): boolean =>
  view.cheeses.some(({ place }) => place === to);

/** A token is explained when its holder can play it. `type`: the move that plays it. */
const token = (
  id: Extract<LessonId, `token-${string}`>,
  rule: GoudaGouda['rule'],
  ...types: readonly Move['type'][]
): Explanation<GoudaGouda, LessonId> => ({
  id,
  rule,
  preset: 'with-powers',
  when: ({ moves }) => moves.some(({ type }) => types.includes(type)),
  known: (_, { type }) => types.includes(type),
});

/** Explanations and mistakes of Gouda! Gouda! */
export const goudaGoudaTeaching: Teaching<GoudaGouda, LessonId> = {
  explanations: [
    {
      id: 'goal',
      rule: 'GG-10',
      when: (moment) => isInPhase(moment, 'start') || isInPhase(moment, 'name'),
    },
    {
      id: 'start-places',
      rule: 'GG-2',
      when: (moment) => isInPhase(moment, 'start'),
      known: () => true,
    },
    {
      id: 'power-tokens',
      rule: 'GG-12',
      preset: 'with-powers',
      when: (moment) =>
        (isInPhase(moment, 'start') || isInPhase(moment, 'name')) &&
        moment.view.tokens.some((count) => count > 0),
    },
    {
      id: 'name-a-place',
      rule: 'GG-5',
      when: (moment) => isInPhase(moment, 'name'),
      known: ({ view }, move) =>
        move.type === 'name' && view.mice[move.place]!.reduce((sum, count) => sum + count, 0) > 1,
    },
    {
      id: 'dice',
      rule: 'GG-6',
      when: (moment) => isInPhase(moment, 'move'),
    },
    {
      id: 'any-mouse',
      rule: 'GG-7',
      when: (moment) => hasChoice(moment, 'green') || hasChoice(moment, 'red'),
      known: (moment, move) => move.type === 'move' && move.face === 'red' && !isOwn(moment, move),
    },
    {
      id: 'must-move',
      rule: 'GG-8',
      when: (moment) => {
        const red = steps(moment).filter(({ face }) => face === 'red');
        return red.length > 0 && red.every((step) => isOwn(moment, step));
      },
    },
    { id: 'stuck-on-barrel', rule: 'GG-8', when: (moment) => happened(moment, 'stuck').length > 0 },
    {
      id: 'moved-by-rival',
      rule: 'GG-7',
      when: (moment) =>
        happened(moment, 'moved').some(({ seat, owner }) => owner === moment.view.viewer && seat !== owner),
    },
    {
      id: 'window',
      rule: 'GG-13',
      preset: 'with-powers',
      when: ({ view, moves }) => view.window === 'a' && moves.some(({ type }) => type !== 'pass'),
      known: (_, move) => move.type !== 'pass',
    },
    token('token-reroll', 'GG-14', 'reroll'),
    token('token-double', 'GG-15', 'double'),
    token('token-transfer', 'GG-16', 'transfer'),
    token('token-improve', 'GG-17', 'improve'),
    token('token-worsen', 'GG-18', 'worsen'),
    token('token-cancel', 'GG-19', 'cancel', 'void'),
  ],
  mistakes: [
    {
      id: 'rival-wins',
      rule: 'GG-10',
      when: (moment, move) =>
        move.type === 'move' &&
        !isOwn(moment, move) &&
        leadsToCheese(moment, move) &&
        steps(moment).some((step) => isOwn(moment, step) || !leadsToCheese(moment, step)),
    },
    {
      id: 'own-back',
      rule: 'GG-7',
      when: (moment, move) =>
        move.type === 'move' && move.face === 'red' && isOwn(moment, move) && hasChoice(moment, 'red'),
    },
    {
      id: 'rival-forward',
      rule: 'GG-7',
      when: (moment, move) =>
        move.type === 'move' && move.face === 'green' && !isOwn(moment, move) && hasChoice(moment, 'green'),
    },
  ],
};
