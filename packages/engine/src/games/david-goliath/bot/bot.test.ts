import { describe, expect, it } from 'vitest';
import type { Bot, Level, Observation } from '../../../core/bots/bot.ts';
import { explain } from '../../../core/bots/reasons.ts';
import type { Language } from '../../../core/text/language.ts';
import { seededDraw, shuffle } from '../../../index.ts';
import { type Card, colourOf, deckOf, readCard, writeCard } from '../cards.ts';
import { type DavidGoliath, davidGoliath } from '../index.ts';
import { davidGoliathText } from '../text/index.ts';
import type { View } from '../view.ts';
import { davidGoliathBots as bots, type Reason } from './index.ts';
import { reasonFor } from './reason-for.ts';
import { davidGoliathReasons } from './text/index.ts';

const toCard = (text: string): Card => readCard(text)!;
const cards = (text: string): Card[] => (text === '' ? [] : text.split(' ').map(toCard));

interface Sketch {
  seats: number;
  /** The hand of the viewer, seat 0. */
  hand: string;
  trick: string;
  /** Won cards by seat. */
  won: readonly string[];
  /** Cards that the others hold between them; any cards by default. */
  held?: string;
}

/** Seat 0 is to play after the cards of the trick. */
function observationOf({ seats, hand, trick, won, held = '' }: Sketch): Observation<DavidGoliath> {
  const ownCards = cards(hand);
  const trickCards = cards(trick);
  const piles = Array.from({ length: seats }, (_, seat) => cards(won[seat] ?? ''));
  const leader = (seats - trickCards.length) % seats;
  const handCounts = Array.from({ length: seats }, (_, seat) =>
    seat === 0 || seat < leader || trickCards.length === 0 ? ownCards.length : ownCards.length - 1,
  );
  const unseen = shuffle(
    deckOf(seats).filter((card) => ![...ownCards, ...trickCards, ...piles.flat()].includes(card)),
    seededDraw(1),
  );
  const inHands = cards(held);
  const room = handCounts.reduce((sum, count) => sum + count, 0) - ownCards.length;
  // Seats 1 and up won all cards that are neither listed nor in a hand, but in no colour that the sketch gives them.
  const coloursByPile = piles.map((pile) => new Set(pile.map(colourOf)));
  const wonCards =
    held === '' ? unseen.slice(0, unseen.length - room) : unseen.filter((card) => !inHands.includes(card));
  wonCards.forEach((card, index) => {
    const takers = piles.filter((_, seat) => seat > 0 && !coloursByPile[seat]!.has(colourOf(card)));
    takers[index % takers.length]!.push(card);
  });
  const view: View = {
    viewer: 0,
    seats,
    options: { deals: 1, firstDealer: 0 },
    phase: 'trick',
    deal: 0,
    deals: 1,
    dealer: 0,
    leader,
    turn: 0,
    hand: ownCards,
    handCounts,
    trick: trickCards.map((card, place) => ({ seat: (leader + place) % seats, card })),
    won: piles,
    scores: [],
    totals: Array.from({ length: seats }, () => 0),
  };
  const state = davidGoliath.determinize(view, seededDraw(1));
  return { view, moves: davidGoliath.legalMoves(state, 0), log: [] };
}

const budget = { iterations: 300 };
const chosenMove = (level: Level, sketch: Sketch): string => {
  const bot: Bot<DavidGoliath, Reason> = bots[level];
  return writeCard(bot(observationOf(sketch), seededDraw(3), budget).move!.card);
};
const searchingLevels = ['steady', 'sharp'] as const;

describe.each(searchingLevels)('%s', (level) => {
  it('steals the 18 with its 1', () => {
    // Only small cards are left: the 1 has no better use later, and the 9 does no harm.
    const sketch = {
      seats: 6,
      hand: 'r1 r9',
      trick: 'r4 r18 r7 r12 r5',
      won: ['y17 y3 g16 b15', 'r2 r3 r6'],
      held: 'g1 b2 y1 p2 p1',
    };
    expect(chosenMove(level, sketch)).toBe('r1');
  });

  it('does not take the third card of a colour that is worth much', () => {
    // r12 would win most of the trick, and r1 would win the highest card: a third red one in both cases. r6 wins nothing.
    const sketch = { seats: 4, hand: 'r1 r6 r12', trick: 'r3 r9 r8', won: ['r10 r11', '', ''] };
    expect(chosenMove(level, sketch)).toBe('r6');
  });

  it('feeds a rival the third card of a colour', () => {
    // Seat 2 takes the trick and holds blue 11 and 12.
    const sketch = {
      seats: 4,
      hand: 'b5 g5',
      trick: 'r2 r12 r7',
      won: ['y11 y12 p12', '', 'b11 b12 g7 g8 g9'],
      held: 'p1 p2 y1',
    };
    expect(chosenMove(level, sketch)).toBe('b5');
  });
});

it('sharp with a budget of one millisecond chooses like steady', () => {
  // Red 1 steals the 18. With one playout per card, chance decides, and often otherwise.
  const observation = observationOf({
    seats: 6,
    hand: 'r1 r9 r16',
    trick: 'r4 r18 r7 r12 r5',
    won: ['r10'],
  });
  for (let seed = 0; seed < 20; seed++) {
    let time = 0;
    // One playout takes 0.3 ms of this clock.
    const now = (): number => {
      time += 0.3;
      return time;
    };
    const { move } = bots.sharp(observation, seededDraw(seed), { milliseconds: 1, now });
    expect(writeCard(move!.card)).toBe('r1');
  }
});

it('sharp works from a view alone', () => {
  const sketch = { seats: 3, hand: 'r1 r6', trick: 'r9', won: [] };
  expect(['r1', 'r6']).toContain(chosenMove('sharp', sketch));
});

describe('the reason', () => {
  const cast = { names: ['Ann', 'Ben', 'Cas', 'Dee', 'Emma', 'Finn'], you: 0 };
  const sentence = (sketch: Sketch, language: Language = 'en'): string => {
    const observation = observationOf(sketch);
    const choice = bots.steady(observation, seededDraw(1), budget);
    return explain(
      choice,
      observation.view,
      language,
      davidGoliathText[language],
      davidGoliathReasons[language],
      cast,
    );
  };

  it('names what is stolen and what it is worth', () => {
    const sketch = { seats: 6, hand: 'r1 r9 r16', trick: 'r4 r18 r7 r12 r5', won: ['r10'] };
    expect(sentence(sketch)).toBe(
      'Play red 1: the lowest card takes the red 18, the second of its colour, worth 18 points.',
    );
    expect(sentence(sketch, 'nl')).toBe(
      'Speel rood 1: de laagste kaart pakt rood 18, de tweede van die kleur, goed voor 18 punten.',
    );
    expect(sentence(sketch, 'de')).toBe(
      'Rot 1 spielen: die niedrigste Karte holt Rot 18, die zweite dieser Farbe; das bringt 18 Punkte.',
    );
  });

  it('names the rival whose colour is spoilt', () => {
    const sketch = { seats: 4, hand: 'b5 g5 p5', trick: 'r2 r12 r7', won: ['', '', 'b11 b12 r1 r3 r4'] };
    expect(sentence(sketch)).toBe('Play blue 5: spoils blue for Cas and costs them 18 points.');
  });

  it('says what a trick that is not full yet would bring by the colours', () => {
    const cases = [
      ['', null, ''],
      ['g5 g4', 9, ', worth 9 points so far'],
      ['r5 r4', -17, ', though it costs 17 points so far'],
    ] as const;
    for (const [trick, worth, end] of cases) {
      const observation = observationOf({ seats: 4, hand: 'r2 r12', trick, won: ['r10 r11'] });
      const reason = reasonFor(observation, { type: 'play', card: toCard('r12') });
      expect(reason).toEqual({ type: 'high', worth });
      if (reason.type === 'high')
        expect(davidGoliathReasons.en.high(reason, cast)).toBe(`high enough to take the trick${end}`);
    }
  });

  it('says if there was only one legal move', () => {
    const sketch = { seats: 3, hand: 'r6 g2', trick: 'r9', won: [] };
    expect(sentence(sketch)).toBe('Play red 6: it is the only legal move.');
  });
});
