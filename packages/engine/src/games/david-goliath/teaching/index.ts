/** What David & Goliath explains during a first game. */
import type { Moment as AnyMoment, Teaching } from '../../../core/teaching.ts';
import { type Card, COLOURS, colourOf, numberOf } from '../cards.ts';
import type { Event } from '../events.ts';
import type { DavidGoliath } from '../index.ts';
import { extremes } from '../rules.ts';
import type { LessonId } from './text/en.ts';

type Moment = AnyMoment<DavidGoliath>;

const isAsked = ({ moves }: Moment): boolean => moves.length > 0;
const hasTrick = ({ view }: Moment): boolean => view.trick.length > 0;
const isLast = ({ view }: Moment): boolean => view.trick.length === view.seats - 1;

const holdsColour = (hand: readonly Card[], colour: number): boolean =>
  hand.some((card) => colourOf(card) === colour);
const ledColour = ({ view }: Moment): number => colourOf(view.trick[0]!.card);

/** How many cards of each colour the reader has won in this deal. */
const wonByColour = ({ view }: Moment): number[] => {
  const won = view.viewer === 'spectator' ? [] : view.won[view.viewer]!;
  return Array.from(
    { length: COLOURS },
    (_, colour) => won.filter((card) => colourOf(card) === colour).length,
  );
};

const trickIn = ({ events }: Moment): Extract<Event, { type: 'trick' }> | undefined =>
  events.find((event) => event.type === 'trick');

/** Whether two cards of the finished trick shared the highest or the lowest number. */
const wasTied = (moment: Moment): boolean => {
  const trick = trickIn(moment);
  if (!trick || trick.rule === 'DG-8') return false;
  const numbers = [trick.highest.card, ...trick.rest].map(numberOf);
  return [trick.highest.card, trick.lowest.card].some(
    (card) => numbers.filter((number) => number === numberOf(card)).length > 1,
  );
};

/** The cards that the reader wins if they play this card as the last one of the trick. */
function winsWith({ view }: Moment, card: Card): readonly Card[] {
  const trick = [...view.trick.map((played) => played.card), card];
  const { highest, lowest } = extremes(trick);
  const own = trick.length - 1;
  if (lowest === own) return [trick[highest]!];
  return highest === own ? trick.filter((_, index) => index !== highest) : [];
}

/** Whether these cards make three of a colour of which the reader has one or two. */
function spoilsColour(moment: Moment, cards: readonly Card[]): boolean {
  return wonByColour(moment).some((count, colour) => {
    const more = cards.filter((card) => colourOf(card) === colour).length;
    return count > 0 && count < 3 && count + more >= 3;
  });
}

/** Explanations and mistakes of David & Goliath. */
export const davidGoliathTeaching: Teaching<DavidGoliath, LessonId> = {
  explanations: [
    {
      id: 'goal',
      rule: 'DG-11',
      when: (moment) => isAsked(moment) && wonByColour(moment).every((count) => count === 0),
    },
    {
      id: 'lead',
      rule: 'DG-4',
      when: (moment) => isAsked(moment) && !hasTrick(moment),
      known: () => true,
    },
    {
      id: 'follow',
      rule: 'DG-5',
      when: (moment) =>
        isAsked(moment) &&
        hasTrick(moment) &&
        holdsColour(moment.view.hand, ledColour(moment)) &&
        moment.moves.length < moment.view.hand.length,
      known: () => true,
    },
    {
      id: 'cannot-follow',
      rule: 'DG-5',
      when: (moment) =>
        isAsked(moment) && hasTrick(moment) && !holdsColour(moment.view.hand, ledColour(moment)),
      known: (moment, { card }) => colourOf(card) !== ledColour(moment),
    },
    { id: 'taking', rule: 'DG-9', when: (moment) => trickIn(moment) !== undefined },
    { id: 'tie', rule: 'DG-6', when: wasTied },
    {
      id: 'last-to-play',
      rule: 'DG-9',
      when: (moment) => isAsked(moment) && isLast(moment) && moment.moves.length > 1,
      known: (moment, { card }) => winsWith(moment, card).length === 1,
    },
    {
      id: 'two-of-a-colour',
      rule: 'DG-11',
      when: (moment) => isAsked(moment) && wonByColour(moment).includes(2),
    },
    {
      id: 'three-of-a-colour',
      rule: 'DG-11',
      when: (moment) => isAsked(moment) && wonByColour(moment).some((count) => count > 2),
    },
  ],
  mistakes: [
    {
      id: 'third-card',
      rule: 'DG-11',
      when: (moment, { card }) =>
        isLast(moment) &&
        spoilsColour(moment, winsWith(moment, card)) &&
        moment.moves.some((move) => !spoilsColour(moment, winsWith(moment, move.card))),
    },
  ],
};
