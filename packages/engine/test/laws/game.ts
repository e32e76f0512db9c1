/** What holds for every game, at every state that play can reach. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mayWait } from '../../src/core/bots/index.ts';
import { type AnyPositions, readPosition, writePosition } from '../../src/core/position.ts';
import { readRecord, writeRecord } from '../../src/core/record.ts';
import {
  type AnyGame,
  copyOf,
  Match,
  type MoveBase,
  refusalOf,
  type StateBase,
  seededDraw,
  tableRules,
} from '../../src/index.ts';
import { expectEqual, expectMatch, expectMember, expectSame } from '../expect-fast.ts';
import { choices, pick, playOut, runs, setups, step, stream, viewers, walk } from '../kit.ts';

const json = (value: unknown): string => JSON.stringify(value);

/** A property over walks through a game. Fixed seed: a failure is found again. */
const property = (
  count: number,
  game: AnyGame,
  test: (match: Match, number: number) => void,
  limit = 400,
) => {
  fc.assert(
    fc.property(setups(game), choices, (setup, chosen) => {
      let number = 0;
      walk(game, setup, chosen, (match) => test(match, number++), limit);
    }),
    { seed: 20261116, ...runs(count) },
  );
};

export function gameLaws(game: AnyGame, positions: AnyPositions): void {
  const ruleIds = new Set<string>([...game.rules, ...tableRules]);

  it('ends, whoever plays and with whatever options', () => {
    fc.assert(
      fc.property(setups(game), choices, (setup, chosen) => {
        const match = walk(game, setup, chosen);
        const result = match.result!;
        expectEqual(match.actors, []);
        expectSame(match.chance, null);
        expectSame(result.scores.length, setup.seats);
        expectSame(result.ranking.length, setup.seats);
        expectEqual(
          result.winners,
          result.ranking.flatMap((rank, seat) => (rank === 1 ? [seat] : [])),
        );
        expect(result.winners.length).toBeGreaterThan(0);
      }),
      { seed: 1, ...runs(40) },
    );
  });

  it('waits for a draw, for players, or for nothing: never for two of them', () => {
    property(15, game, (match) => {
      const waits = [match.chance !== null, match.actors.length > 0, match.result !== null];
      expectSame(waits.filter(Boolean).length, 1);
      const actors = [...match.actors];
      expectEqual(
        actors,
        [...new Set(actors)].sort((a, b) => a - b),
      );
      for (const seat of actors) expectSame(match.legalMoves(seat).length > 0, true);
    });
  });

  it('always has somebody who cannot just wait, and a turn is one seat of the table', () => {
    property(8, game, (match) => {
      const waits = match.actors.map((seat) =>
        mayWait({ view: match.view(seat), moves: match.legalMoves(seat), log: [] }),
      );
      expectSame(waits.length === 0 || waits.includes(false), true);
      const { turn = null } = match.view('spectator');
      if (turn !== null) expectSame(viewers(match.seats).slice(0, -1).includes(turn), true);
    });
  });

  it('accepts what it lists and refuses everything else with a rule', () => {
    // Moves from anywhere in a game, tried everywhere else in it.
    const pool = new Map<string, MoveBase>();
    fc.assert(
      fc.property(setups(game), choices, (setup, chosen) => {
        walk(game, setup, chosen, (match) => {
          for (const seat of match.actors)
            for (const move of match.legalMoves(seat)) pool.set(json(move), move);
        });
      }),
      { seed: 2, ...runs(10) },
    );
    const all = [...pool];
    property(12, game, (match, number) => {
      const draw = seededDraw(number);
      for (let seat = 0; seat < match.seats; seat++) {
        const listed = match.legalMoves(seat).map(json);
        expectSame(new Set(listed).size, listed.length);
        for (const text of listed) expectSame(match.refusal(seat, JSON.parse(text)), null);
        for (let times = 0; times < 12; times++) {
          const [text, move] = all[draw(all.length)]!;
          const refusal = match.refusal(seat, move);
          if (listed.includes(text)) expectSame(refusal, null);
          else expectMember(ruleIds, refusal?.rule);
        }
      }
    });
  });

  it('is the same match again from the same steps, under immer and in place', () => {
    property(15, game, (match) => {
      if (match.length === 0) return;
      const again = new Match(game as never, { seats: match.seats, options: match.options });
      const inPlace = copyOf(again.start);
      // Once a match is enough: at its last step.
      if (match.length % 97 !== 0 && !match.result) return;
      for (const { step: taken } of match.history) {
        if ('outcome' in taken) {
          again.resolve(taken.outcome);
          game.resolve(inPlace, taken.outcome);
        } else {
          again.play(taken.seat, JSON.parse(json(taken.move)));
          game.play(inPlace, taken.seat, taken.move);
        }
      }
      expectEqual(again.state, match.state);
      expectEqual(inPlace, match.state);
      expectEqual(
        again.history.map(({ events }) => events),
        match.history.map(({ events }) => events),
      );
    });
  });

  it('has states that are plain, frozen JSON', () => {
    property(10, game, ({ state }) => {
      expectEqual(JSON.parse(json(state)), state);
      const frozen = (value: unknown): boolean =>
        typeof value !== 'object' ||
        value === null ||
        (Object.isFrozen(value) &&
          [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value)) &&
          Object.values(value).every(frozen));
      expectSame(frozen(state), true);
    });
  });

  it('writes every position as a line and reads it back', () => {
    property(15, game, ({ state }) => {
      expectSame(positions.flaw(state), null);
      const text = writePosition(positions, state);
      expectMatch(text, /^[\w\-.~!*'(),;:@/?=+]*$/);
      expectEqual(readPosition(text, [positions]), { game, state });
    });
  });

  it('writes every match as a record and reads it back', () => {
    fc.assert(
      fc.property(setups(game), choices, fc.nat(300), (setup, chosen, limit) => {
        const match = walk(game, setup, chosen, () => {}, limit);
        const text = writeRecord(match);
        const again = readRecord(text, [game]);
        expectEqual(again.state, match.state);
        expectEqual(again.history, match.history);
        expectSame(writeRecord(again), text);
      }),
      { seed: 3, ...runs(15) },
    );
  });

  it('undoes by its policy and restores exactly', () => {
    property(10, game, (match, number) => {
      const actors = match.actors;
      if (actors.length === 0) return;
      const before = match.state;
      const events = match.history.length;
      const { seat, move } = pick(game, before, number);
      const reveals = game.reveals(before, seat, move);
      expectSame(match.play(seat, move).ok, true);
      for (let other = 0; other < match.seats; other++) {
        if (other !== seat) expectSame(match.undoRefusal(other)?.reason, 'undo-other');
      }
      expectSame(match.undoRefusal(seat)?.reason, reveals ? 'undo-secret' : undefined);
      if (reveals) return;
      expectSame(match.undo(seat).ok, true);
      expectSame(match.state, before);
      expectSame(match.history.length, events);
    });
  });

  it('shows every viewer a view that a state can be drawn behind, and the two look alike', () => {
    property(15, game, (match, number) => {
      if (number > 10 && number % 3 !== 0) return;
      const { state } = match;
      const log = match.history.flatMap(({ events }) => events);
      for (const viewer of viewers(match.seats)) {
        const view = game.view(state, viewer);
        expectEqual(JSON.parse(json(view)), view);
        for (const memory of [undefined, log]) {
          const other = game.determinize(view, seededDraw(number), memory);
          expectSame(positions.flaw(other), null);
          // Byte for byte: this is what goes over the wire.
          expectSame(json(game.view(other, viewer)), json(view));
          expectEqual(game.chance(other), game.chance(state));
          if (viewer !== 'spectator') expectSameChoices(state, other, viewer);
        }
      }
    });

    function expectSameChoices(state: StateBase, other: StateBase, seat: number): void {
      const mayAct = game.actors(state).includes(seat);
      expectSame(game.actors(other).includes(seat), mayAct);
      if (mayAct) expectSame(json(game.legalMoves(other, seat)), json(game.legalMoves(state, seat)));
    }
  });

  it(game.secrets ? 'has something to hide' : 'hides nothing: every view tells the whole state', () => {
    let hidden = 0;
    property(15, game, ({ state, seats }, number) => {
      if (game.secrets && hidden > 0) return;
      const told = viewers(seats).map((viewer) => {
        const view = game.view(state, viewer);
        const behind = game.determinize(view, seededDraw(number));
        return { view: json({ ...view, viewer: null }), isWhole: json(behind) === json(state) };
      });
      const same = told.every(({ view, isWhole }) => isWhole && view === told[0]!.view);
      if (!same) hidden += 1;
      if (!game.secrets)
        expectEqual(
          told,
          told.map(() => ({ view: told[0]!.view, isWhole: true })),
        );
    });
    expectSame(hidden > 0, game.secrets);
  });

  it('breathes where it says, and something can be done in a breath', () => {
    let breaths = 0;
    property(15, game, (match) => {
      const { breath } = game;
      const events = match.history.at(-1)?.events ?? [];
      if (!breath?.after(events, match.options)) return;
      expectMember(ruleIds, breath.rule);
      for (const seat of match.actors) breaths += match.legalMoves(seat).filter(breath.allows).length;
    });
    expectSame(breaths > 0, game.breath !== undefined);
  });

  it('refuses without telling what the seat cannot see', () => {
    const moves = new Map<string, MoveBase>();
    property(8, game, (match, number) => {
      for (const seat of match.actors) for (const move of match.legalMoves(seat)) moves.set(json(move), move);
      const pool = [...moves.values()];
      const draw = seededDraw(number);
      for (let seat = 0; seat < match.seats && pool.length > 0; seat++) {
        const other = game.determinize(game.view(match.state, seat), draw);
        for (let times = 0; times < 5; times++) {
          const move = pool[draw(pool.length)]!;
          expectEqual(refusalOf(game, other, seat, move), match.refusal(seat, move));
        }
      }
    });
  });

  it('calls a move harmless to take back only if the others learn nothing from it', () => {
    property(15, game, (match, number) => {
      if (match.actors.length === 0) return;
      const { seat, move } = pick(game, match.state, number);
      if (game.reveals(match.state, seat, move)) return;
      const after = copyOf(match.state);
      game.play(after, seat, move);
      for (const viewer of viewers(match.seats)) {
        if (viewer === seat) continue;
        const other = copyOf(game.determinize(game.view(match.state, viewer), seededDraw(number)));
        expectSame(refusalOf(game, other, seat, move), null);
        game.play(other, seat, move);
        expectSame(json(game.view(other, viewer)), json(game.view(after, viewer)));
      }
    });
  });

  it('can be played to the end from any state that lies behind a view', () => {
    property(10, game, (match, number) => {
      if (number % 25 !== 0) return;
      for (const viewer of viewers(match.seats)) {
        const view = game.view(match.state, viewer);
        playOut(game, game.determinize(view, seededDraw(number)), number);
      }
    });
  });

  it('takes a step at a time: listeners hear each, and the past stays as it was', () => {
    fc.assert(
      fc.property(setups(game), choices, (setup, chosen) => {
        const match = new Match(game as never, setup);
        const heard: unknown[] = [];
        const stop = match.subscribe((change) => heard.push(change.taken.state));
        const states: unknown[] = [match.state];
        for (const number of stream(chosen)) {
          if (match.length >= 60 || !step(match, number)) break;
          states.push(match.state);
        }
        stop();
        expectEqual(heard, states.slice(1));
        states.forEach((state, length) => {
          expectSame(match.at(length), state);
        });
      }),
      { seed: 4, ...runs(10) },
    );
  });
}
