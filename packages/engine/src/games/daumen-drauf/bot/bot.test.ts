import { describe, expect, it } from 'vitest';
import { type Budget, type Level, levels, type Observation, observe } from '../../../core/bots/index.ts';
import { explain } from '../../../core/bots/reasons.ts';
import { mayWait, optionalFirst } from '../../../core/bots/waiting.ts';
import { type Language, languages } from '../../../core/text/language.ts';
import { Match, seededChance, seededDraw } from '../../../index.ts';
import { type Card, deckOf, faceOf, isPoisonous, readCard, writeCard } from '../cards.ts';
import { determinize } from '../determinize.ts';
import type { Event } from '../events.ts';
import { flaw } from '../flaw.ts';
import { type DaumenDrauf, daumenDrauf } from '../index.ts';
import { daumenDraufText } from '../text/index.ts';
import type { View } from '../view.ts';
import { daumenDraufBots as bots, type Reason } from './index.ts';
import { makeRealistic } from './likely.ts';
import { LED, OpponentModel, RAISED } from './opponent-model.ts';
import { Table, tableOf } from './table.ts';
import { daumenDraufReasons } from './text/index.ts';

const toCard = (text: string): Card => readCard(text)!;
const cards = (text: string): Card[] => (text === '' ? [] : text.split(' ').map(toCard));
const budget = { iterations: 400 };

interface Sketch {
  seats: number;
  /** The hand of the viewer, seat 0. */
  hand: string;
  /** `1:g4f` is seat 1's poisonous green 4. The fang matters only if the card is seat 0's or laid open. */
  trick?: string;
  turn?: number;
  /** Cards that seat 1 won before this trick, seen by all. */
  won?: string;
  /** The number of cards in the other hands. */
  others?: number;
}

function observationOf({
  seats,
  hand,
  trick = '',
  turn = 0,
  won = '',
  others = 5,
}: Sketch): Observation<DaumenDrauf> {
  const shownCards = (trick === '' ? [] : trick.split(' ')).map((text) => ({
    seat: Number(text[0]),
    card: toCard(text.slice(2)),
  }));
  const ownCards = cards(hand);
  const pile = cards(won);
  const handCounts = Array.from({ length: seats }, (_, seat) => (seat === 0 ? ownCards.length : others));
  const stock =
    deckOf(seats).length -
    shownCards.length -
    pile.length -
    handCounts.reduce((sum, count) => sum + count, 0);
  const view: View = {
    viewer: 0,
    seats,
    options: { rounds: 1, firstLeader: 0, parry: 'anytime', openWins: 'off' },
    phase: 'trick',
    round: 0,
    rounds: 1,
    firstLeader: 0,
    turn,
    mayParry: shownCards.length > 0 && ownCards.includes(shownCards.at(-1)!.card ^ 1),
    hand: ownCards,
    handCounts,
    stock,
    trick: shownCards.map(({ seat, card }, place) => {
      const isLaidOpen = shownCards.slice(place + 1).some((laterCard) => laterCard.seat === seat);
      return {
        seat,
        ...faceOf(card),
        poisonous: seat === 0 || isLaidOpen ? isPoisonous(card) : null,
        open: isLaidOpen,
      };
    }),
    lastTrick: null,
    wonCounts: Array.from({ length: seats }, (_, seat) => (seat === 1 ? pile.length : 0)),
    won: null,
    lastHand: null,
    scores: [],
    totals: Array.from({ length: seats }, () => 0),
  };
  const log: Event[] = [
    { type: 'dealt', rule: 'DD-2', round: 0, leader: 0, stock },
    ...(pile.length === 0
      ? []
      : [
          { type: 'trick', rule: 'DD-9', winner: 1, cards: pile.map((card) => ({ seat: 1, card })) } as const,
        ]),
  ];
  const state = determinize(view, seededDraw(1), log);
  return { view, moves: daumenDrauf.legalMoves(state, 0), log };
}

const words = (move: DaumenDrauf['move'] | null): string =>
  move === null ? 'wait' : move.type === 'show' ? writeCard(move.card) : move.type;
const chosenMove = (level: Level, sketch: Sketch, seed = 3): string =>
  words(bots[level](observationOf(sketch), seededDraw(seed), budget).move);

/** Three harmless snakes lie open under a green 6. */
const longTrick = '1:y2 2:g1 1:g2 2:g3 1:g4 3:g6';
/** The same trick with poisonous snakes: three of them lie open. */
const poisonousTrick = '1:y2f 2:g1f 1:g2f 2:g3f 1:g4f 3:g6f';

describe.each(['steady', 'sharp'] as const)('%s', (level) => {
  it('parries a valuable trick, even out of turn', () => {
    const sketch = { seats: 4, hand: 'g6f y1f b2 b3', trick: longTrick };
    expect(chosenMove(level, { ...sketch, turn: 1 })).toBe('parry');
    expect(chosenMove(level, { ...sketch, turn: 0 })).toBe('parry');
  });

  it('does not parry a trick full of poison', () => {
    const sketch = { seats: 4, hand: 'g6 y1f b2 b3', trick: poisonousTrick };
    expect(chosenMove(level, { ...sketch, turn: 1 })).toBe('wait');
    expect(chosenMove(level, { ...sketch, turn: 0 })).not.toBe('parry');
  });

  it('keeps a harmless twin that would only win its poisonous brother', () => {
    expect(chosenMove(level, { seats: 4, hand: 'g5 y6 b5 b6', trick: '1:g5f', turn: 2 })).toBe('wait');
  });

  it('takes a trick of harmless snakes with a card that nobody can beat', () => {
    // The viewer has seen every other black card above 5, and black is the third colour.
    const sketch = { seats: 4, hand: 'b6 b1f y1', trick: '1:y2 2:g1 1:g2 2:g3 1:b1', won: 'b6f b5 b5f' };
    expect(chosenMove(level, sketch)).toBe('b6');
  });

  it('passes on a trick full of poison with a card that nobody can beat', () => {
    const sketch = {
      seats: 4,
      hand: 'b6 y1',
      trick: '1:y2f 2:g1f 1:g2f 2:g3f 1:b1f 2:b2',
      won: 'b6f b5 b5f',
    };
    expect(chosenMove(level, sketch)).toBe('pass');
  });
});

it('sharp bluffs: it varies its leads', () => {
  const sketch = { seats: 4, hand: 'y1 y2f g1f g3 b2' };
  const leads = new Set(Array.from({ length: 20 }, (_, seed) => chosenMove('sharp', sketch, seed)));
  expect(leads.size).toBeGreaterThan(1);
});

it.each(levels)('%s waits only if allowed, and plays legally under every option', (level) => {
  let waitCount = 0;
  for (const parry of ['anytime', 'onTurn']) {
    for (const openWins of ['off', 'on']) {
      for (const seats of [2, 4, 7]) {
        const match = new Match(daumenDrauf, { seats, options: { rounds: 1, parry, openWins } });
        const chance = seededChance(`${level} ${seats}`);
        const draw = seededDraw(seats);
        for (match.resolveAll(chance); !match.result; match.resolveAll(chance)) {
          const observations = optionalFirst(match.actors.map((seat) => observe(match, seat)));
          const hasActed = observations.some((observation) => {
            const { move } = bots[level](observation, draw, { iterations: 4 });
            if (move !== null) return match.play(observation.view.viewer as number, move).ok;
            waitCount += 1;
            expect(mayWait(observation)).toBe(true);
            return false;
          });
          expect(hasActed).toBe(true);
        }
      }
    }
  }
  expect(waitCount).toBeGreaterThan(0);
});

it('sharp stops by the given clock', () => {
  let time = 0;
  const now = (): number => {
    time += 1;
    return time;
  };
  const timedBudget: Budget = { milliseconds: 30, now };
  bots.sharp(observationOf({ seats: 4, hand: 'y1 y2f g1f g3 b2' }), seededDraw(1), timedBudget);
  expect(time).toBeGreaterThan(25);
  expect(time).toBeLessThan(40);
});

it('sharp with a budget of one millisecond chooses like steady', () => {
  const match = new Match(daumenDrauf, { seats: 3, options: { rounds: 1 } });
  const chance = seededChance(1);
  // However many draws the search took, steady gets the same ones.
  const sameDraw = (): number => 0;
  for (match.resolveAll(chance); !match.result; match.resolveAll(chance)) {
    const hasActed = optionalFirst(match.actors.map((seat) => observe(match, seat))).some((observation) => {
      let time = 0;
      // One playout takes 0.3 ms of this clock.
      const now = (): number => {
        time += 0.3;
        return time;
      };
      const choice = bots.sharp(observation, sameDraw, { milliseconds: 1, now });
      expect(choice).toEqual(bots.steady(observation, sameDraw, budget));
      return choice.move !== null && match.play(observation.view.viewer as number, choice.move).ok;
    });
    expect(hasActed).toBe(true);
  }
});

describe('what a seat knows', () => {
  it('includes the fang of a card whose twin it holds or has seen', () => {
    const tableWithTwin = tableOf(observationOf({ seats: 4, hand: 'g5 y6', trick: '1:g5f' }));
    expect(tableWithTwin).toMatchObject({ harmless: 0, poisonous: 1, covered: 0, trickValue: -1 });
    const rememberedTable = tableOf(observationOf({ seats: 4, hand: 'y6', trick: '1:g5', won: 'g5f g1' }));
    expect(rememberedTable).toMatchObject({ harmless: 1, poisonous: 0, covered: 0 });
    expect(tableOf(observationOf({ seats: 4, hand: 'y6', trick: '1:g5' }))).toMatchObject({ covered: 1 });
  });

  it('is the same in every state consistent with the view', () => {
    const { view, log } = observationOf({ seats: 4, hand: 'y6 b1f', trick: '1:g5 2:b3', won: 'y1 y2f' });
    const model = new OpponentModel(4, 0, log);
    const tables = [1, 2, 3, 4, 5].map((seed) => {
      const { highest, ...table } = new Table().readFrom(determinize(view, seededDraw(seed), log), 0, model);
      return { ...table, face: highest >> 1 };
    });
    expect(new Set(tables.map((table) => JSON.stringify(table))).size).toBe(1);
  });

  it('counts the higher cards among the unseen ones', () => {
    // Every yellow and green card (12 each) and both black 6 are higher than b5; the viewer holds one of these, y1.
    const table = tableOf(observationOf({ seats: 4, hand: 'b5 b1f y1' }));
    expect(table.higherThan(toCard('b5'))).toBe(11 + 12 + 2);
    expect(table.unseenCount).toBe(36 - 3);
  });
});

describe('the opponent model', () => {
  const trick = (...cardTexts: string[]): Event => ({
    type: 'trick',
    rule: 'DD-9',
    winner: 1,
    cards: cardTexts.map((text) => ({ seat: Number(text[0]), card: toCard(text.slice(2)) })),
  });

  it('trusts honest players and distrusts bluffers', () => {
    const log = [trick('1:y1', '2:y2f'), trick('1:g1', '2:g2f'), trick('1:b1', '2:b2f')];
    const model = new OpponentModel(3, 0, log);
    expect(model.expectedValue(1, LED)).toBeGreaterThan(0.2);
    expect(model.expectedValue(2, RAISED)).toBeLessThan(-0.2);
    expect(new OpponentModel(3, 0, []).expectedValue(1, LED)).toBe(0);
  });

  it('learns nothing from a parry, whose fang was never in doubt', () => {
    expect(new OpponentModel(3, 0, [trick('1:y1', '2:y1f')]).expectedValue(2, RAISED)).toBe(0);
  });

  it('weights the fang of a covered card, and keeps every card exactly once', () => {
    const match = new Match(daumenDrauf, { seats: 4, options: { firstLeader: 1 } });
    match.resolveAll(seededChance('habits'));
    match.play(1, match.legalMoves(1)[0]!);
    const { view, log } = observe(match, 0);
    expect(tableOf({ view, log, moves: [] }).covered).toBe(1);
    const bluffer = new OpponentModel(
      4,
      0,
      Array.from({ length: 60 }, () => trick('1:y1f', '2:y3')),
    );
    const draw = seededDraw(5);
    let poisonous = 0;
    for (let time = 0; time < 200; time++) {
      const state = makeRealistic(determinize(view, draw, log), view, bluffer, draw);
      expect(flaw(state)).toBeNull();
      if (isPoisonous(state.trick[0]!)) poisonous += 1;
    }
    expect(poisonous).toBeGreaterThan(160);
  });
});

describe('the reason', () => {
  const cast = { names: ['Ann', 'Ben', 'Cas', 'Dee'], you: 0 };
  const sentence = (sketch: Sketch, language: Language): string => {
    const observation = observationOf(sketch);
    const choice = bots.steady(observation, seededDraw(1), budget);
    return explain(
      choice,
      observation.view,
      language,
      daumenDraufText[language],
      daumenDraufReasons[language],
      cast,
    );
  };
  const sentencesInAllLanguages = (sketch: Sketch): string[] =>
    languages.map((language) => sentence(sketch, language));

  it('says what a parry wins', () => {
    expect(
      sentencesInAllLanguages({ seats: 4, hand: 'g6f y1f b2 b3', trick: longTrick, turn: 1 }),
    ).toMatchInlineSnapshot(`
      [
        "Parry with the poisonous green 6: wins the trick at once, with 4 harmless, 1 poisonous and 2 covered snakes.",
        "Pareer met de giftige groene 6: wint de slag meteen, met 4 ongiftige, 1 giftige en 2 verborgen slangen.",
        "Parieren: giftige grüne 6: holt den Stich sofort und damit 4 harmlose, 1 giftige und 2 verdeckte Schlangen.",
      ]
    `);
  });

  it('says why a parry is not worth it', () => {
    expect(
      sentencesInAllLanguages({ seats: 4, hand: 'g6 y1f b2 b3', trick: poisonousTrick, turn: 1 }),
    ).toMatchInlineSnapshot(`
      [
        "Wait: a parry would win 1 harmless, 4 poisonous and 2 covered snakes, and that’s too much poison.",
        "Wacht: pareren zou 1 ongiftige, 4 giftige en 2 verborgen slangen opleveren, en dat is te veel gif.",
        "Warten: eine Parade brächte 1 harmlose, 4 giftige und 2 verdeckte Schlangen ein, also zu viel Gift.",
      ]
    `);
    expect(
      sentencesInAllLanguages({ seats: 4, hand: 'g5 y6 b5 b6', trick: '1:g5f', turn: 2 }),
    ).toMatchInlineSnapshot(`
      [
        "Wait: keeps the twin to parry a better trick.",
        "Wacht: bewaart de tweelingkaart, want pareren moet meer opleveren dan deze slag.",
        "Warten: der Zwilling bleibt auf der Hand, denn eine Parade soll mehr einbringen als diesen Stich.",
      ]
    `);
  });

  it('names what is grabbed, shown or left', () => {
    const grab = { seats: 4, hand: 'b6 b1f y1', trick: '1:y2 2:g1 1:g2 2:g3 1:b1', won: 'b6f b5 b5f' };
    expect(sentencesInAllLanguages(grab)).toMatchInlineSnapshot(`
      [
        "Show the harmless black 6: goes for a trick with 4 harmless and 1 covered snake.",
        "Toon de ongiftige zwarte 6: gaat voor een slag met 4 ongiftige en 1 verborgen slang.",
        "Die harmlose schwarze 6 zeigen: will den Stich und damit 4 harmlose und 1 verdeckte Schlange.",
      ]
    `);
    expect(sentencesInAllLanguages({ seats: 4, hand: 'y1f g1f' })).toMatchInlineSnapshot(`
      [
        "Show the poisonous yellow 1: poison for somebody else to win, and 33 of the 34 unseen cards are higher.",
        "Toon de giftige gele 1: gif voor een ander, en 33 van de 34 ongeziene kaarten zijn hoger.",
        "Die giftige gelbe 1 zeigen: Gift für die anderen, und 33 der 34 noch unbekannten Karten sind höher.",
      ]
    `);
    expect(sentencesInAllLanguages({ seats: 4, hand: 'y1 g6' })).toMatchInlineSnapshot(`
      [
        "Show the harmless green 6: a snake worth winning, and 23 of the 34 unseen cards are higher.",
        "Toon de ongiftige groene 6: een slang om zelf te winnen, en 23 van de 34 ongeziene kaarten zijn hoger.",
        "Die harmlose grüne 6 zeigen: diese Schlange gewinnt man gern selbst, und 23 der 34 noch unbekannten Karten sind höher.",
      ]
    `);
    const leave = { seats: 4, hand: 'b6 y1', trick: '1:y2f 2:g1f 1:g2f 2:g3f 1:b1f 2:b2', won: 'b6f b5 b5f' };
    expect(sentencesInAllLanguages(leave)).toMatchInlineSnapshot(`
      [
        "Pass: leaves 4 poisonous and 2 covered snakes to somebody else.",
        "Pas: laat 4 giftige en 2 verborgen slangen aan een ander.",
        "Passen: 4 giftige und 2 verdeckte Schlangen überlässt man lieber anderen.",
      ]
    `);
    expect(sentencesInAllLanguages({ seats: 4, hand: 'y1', trick: '1:g6' })).toMatchInlineSnapshot(`
      [
        "Pass: the snake under the thumb is not worth the risk.",
        "Pas: de slang onder de duim is het risico niet waard.",
        "Passen: die Schlange unter dem Daumen ist das Risiko nicht wert.",
      ]
    `);
  });

  it('exists for every kind of choice', () => {
    const reasons: Reason[] = [
      { type: 'risk', covered: 1 },
      { type: 'risk', covered: 2 },
      { type: 'keep' },
      { type: 'stay', higher: 0, unseen: 9 },
      { type: 'stay', higher: 1, unseen: 9 },
    ];
    for (const language of languages) {
      const texts = reasons.map((why) =>
        (daumenDraufReasons[language][why.type] as (why: Reason) => string)(why),
      );
      expect(new Set(texts).size).toBe(reasons.length);
    }
  });
});
