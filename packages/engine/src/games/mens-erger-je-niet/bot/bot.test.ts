import { describe, expect, it } from 'vitest';
import { levels, type Observation, observe } from '../../../core/bots/bot.ts';
import { explain } from '../../../core/bots/reasons.ts';
import { readOptions } from '../../../core/options.ts';
import { languages } from '../../../core/text/language.ts';
import { Match, seededChance, seededDraw } from '../../../index.ts';
import { type MensErgerJeNiet, mensErgerJeNiet } from '../index.ts';
import { writeMove } from '../moves.ts';
import type { State } from '../state.ts';
import { mensErgerJeNietText } from '../text/index.ts';
import { mensErgerJeNietBots as bots } from './index.ts';
import { mensErgerJeNietReasons } from './text/index.ts';

const budget = { iterations: 600 };

/** Seat 0 has a roll to spend. Each row is one seat's piles, like `0360`. */
function observationOf(roll: number, ...rows: string[]): Observation<MensErgerJeNiet> {
  const state: State = {
    seats: rows.length,
    options: readOptions(mensErgerJeNiet, rows.length, { firstPlayer: 0 }),
    phase: 'move',
    turn: 0,
    roll,
    heights: rows.flatMap((row) => [...row].map(Number)),
    targets: [],
    finished: [],
  };
  return { view: mensErgerJeNiet.view(state, 0), moves: mensErgerJeNiet.legalMoves(state, 0), log: [] };
}

describe.each(['steady', 'sharp'] as const)('%s', (level) => {
  const chosenMove = (roll: number, ...rows: string[]): string =>
    writeMove(bots[level](observationOf(roll, ...rows), seededDraw(7), budget).move!);

  it('captures two piles rather than one', () => {
    expect(chosenMove(5, '3333', '4444')).toBe('+1+4');
  });

  it('captures the pile that took longer to build', () => {
    expect(chosenMove(4, '1102', '0010', '5003', '0004')).toBe('+4');
  });

  it('fills pile 4 before piles 1 and 3, because few rolls fit it', () => {
    expect(chosenMove(4, '5555', '0000')).toBe('+4');
  });

  it('takes a high pile out of reach', () => {
    // A rival who rolls a 4 would send pile 4 back unless it grows now. Cards would also fit on the other piles.
    expect(chosenMove(4, '4402', '0001', '1100')).toBe('+4');
  });

  it('lays out pile 4 while the others can wait', () => {
    expect(chosenMove(4, '2100', '3004')).toBe('o4');
  });
});

it('easy sends others back more often than not', () => {
  const moves = Array.from({ length: 60 }, (_, seed) =>
    writeMove(bots.easy(observationOf(2, '2331', '4511'), seededDraw(seed), budget).move!),
  );
  expect(moves.filter((move) => move === '+1+1').length).toBeGreaterThan(35);
  expect(new Set(moves).size).toBe(2);
});

describe('sharp', () => {
  /** A clock that advances by a millisecond each time it is read, and counts the reads. */
  const tickingClock = () => {
    let time = 0;
    return { now: () => time++, callCount: () => time };
  };

  it('stops when its time is up', () => {
    const clock = tickingClock();
    const { move } = bots.sharp(observationOf(6, '1111', '2222'), seededDraw(1), {
      milliseconds: 100,
      now: clock.now,
    });
    expect(move).not.toBeNull();
    expect(clock.callCount()).toBeGreaterThan(50);
    expect(clock.callCount()).toBeLessThan(120);
  });

  it('chooses like steady with a budget of one millisecond', () => {
    const match = new Match(mensErgerJeNiet, { seats: 3, options: {} });
    const chance = seededChance(1);
    for (let step = 0; step < 60; step++) {
      match.resolveAll(chance);
      const seat = match.actors[0]!;
      const observation = observe(match, seat);
      const choice = bots.sharp(observation, seededDraw(step), { milliseconds: 1, now: tickingClock().now });
      expect(choice).toEqual(bots.steady(observation, seededDraw(step), budget));
      match.play(seat, choice.move);
    }
  });

  it('does not search if there is only one move', () => {
    const clock = tickingClock();
    bots.sharp(observationOf(1, '4666', '5000'), seededDraw(1), { milliseconds: 100, now: clock.now });
    expect(clock.callCount()).toBeLessThan(5);
  });
});

it.each(['off', 'on'])('all levels play to the end, with playForPlaces %s', (playForPlaces) => {
  const match = new Match(mensErgerJeNiet, { seats: 3, options: { playForPlaces } });
  const chance = seededChance(`places ${playForPlaces}`);
  for (let time = 0; !match.result && time < 3000; time++) {
    match.resolveAll(chance);
    const [seat] = match.actors;
    if (seat === undefined) continue;
    const choice = bots[levels[seat]!](observe(match, seat), seededDraw(time), { iterations: 20 });
    expect(choice.move).not.toBeNull();
    expect(match.play(seat, choice.move!).ok).toBe(true);
  }
  expect(match.result?.ranking).toContain(playForPlaces === 'on' ? 3 : 2);
});

describe('the reason', () => {
  const cast = { names: ['Ann', 'Ben', 'Cas'], you: 0 };
  const sentences = (roll: number, ...rows: string[]): string[] => {
    const observation = observationOf(roll, ...rows);
    const choice = bots.steady(observation, seededDraw(1), budget);
    return languages.map((language) =>
      explain(
        choice,
        observation.view,
        language,
        mensErgerJeNietText[language],
        mensErgerJeNietReasons[language],
        cast,
      ),
    );
  };

  it('names the piles that go back', () => {
    expect(sentences(5, '3333', '4444')).toEqual([
      'Add 1 card to pile 1 and 1 to pile 4, sending 2 piles home: that sends back Ben’s pile 1 with 4 cards and Ben’s pile 4 with 4 cards.',
      'Leg 1 kaart op stapel 1 en 1 op stapel 4 bij en sla 2 stapels: dat stuurt stapel 1 van Ben met 4 kaarten en stapel 4 van Ben met 4 kaarten terug.',
      '1 Karte auf Stapel 1 und 1 auf Stapel 4 anlegen und 2 Stapel schlagen: Stapel 1 von Ben mit 4 Karten und Stapel 4 von Ben mit 4 Karten müssen zurück.',
    ]);
  });

  it('names the pile that is full', () => {
    expect(sentences(4, '5555', '0000')[0]).toBe(
      'Add 1 card to pile 4: pile 4 is full, and a full pile is safe for good.',
    );
  });

  it('names the rival that a pile escapes', () => {
    expect(sentences(4, '4402', '0001', '1100')[0]).toMatch(/: pile 4 gets away from Ben\.$/);
  });

  it('says if there was only one legal move', () => {
    expect(sentences(1, '4666', '5000')).toEqual([
      'Add 1 card to pile 1, sending a pile home: it is the only legal move.',
      'Leg 1 kaart op stapel 1 bij en sla een stapel: iets anders kan niet.',
      '1 Karte auf Stapel 1 anlegen und einen Stapel schlagen: etwas anderes geht nicht.',
    ]);
  });
});
