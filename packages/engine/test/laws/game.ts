/** Laws that every game obeys in every reachable state. */
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
import {
  anyChoices,
  anySetup,
  endlessNumbers,
  pickMove,
  playRandomly,
  playToEnd,
  takeStep,
  viewers,
} from '../random-games.ts';
import { runs } from '../runs.ts';

const json = (value: unknown): string => JSON.stringify(value);

/** Checks a property at every step of random games. The fixed seed makes failures repeatable. */
const property = (
  count: number,
  game: AnyGame,
  test: (match: Match, number: number) => void,
  limit = 400,
) => {
  fc.assert(
    fc.property(anySetup(game), anyChoices, (setup, choices) => {
      let number = 0;
      playRandomly(game, setup, choices, (match) => test(match, number++), limit);
    }),
    { seed: 20261116, numRuns: runs(count) },
  );
};

export function gameLaws(game: AnyGame, positions: AnyPositions): void {
  const ruleIds = new Set<string>([...game.rules, ...tableRules]);

  it('ends with any players and options', () => {
    fc.assert(
      fc.property(anySetup(game), anyChoices, (setup, choices) => {
        const match = playRandomly(game, setup, choices);
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
      { seed: 1, numRuns: runs(40) },
    );
  });

  it('waits for a draw, or for players, or is over, and never two of these', () => {
    property(15, game, (match) => {
      const waitingStates = [match.chance !== null, match.actors.length > 0, match.result !== null];
      expectSame(waitingStates.filter(Boolean).length, 1);
      const actors = [...match.actors];
      expectEqual(
        actors,
        [...new Set(actors)].sort((a, b) => a - b),
      );
      for (const seat of actors) expectSame(match.legalMoves(seat).length > 0, true);
    });
  });

  it('always has a seat that must act, and the turn is one of the seats', () => {
    property(8, game, (match) => {
      const waits = match.actors.map((seat) =>
        mayWait({ view: match.view(seat), moves: match.legalMoves(seat), log: [] }),
      );
      expectSame(waits.length === 0 || waits.includes(false), true);
      const { turn = null } = match.view('spectator');
      if (turn !== null) expectSame(viewers(match.seats).slice(0, -1).includes(turn), true);
    });
  });

  it('accepts the moves it lists and refuses all others with a rule', () => {
    // Legal moves from all positions of random games, to be tried in other positions.
    const pool = new Map<string, MoveBase>();
    fc.assert(
      fc.property(anySetup(game), anyChoices, (setup, choices) => {
        playRandomly(game, setup, choices, (match) => {
          for (const seat of match.actors)
            for (const move of match.legalMoves(seat)) pool.set(json(move), move);
        });
      }),
      { seed: 2, numRuns: runs(10) },
    );
    const allMoves = [...pool];
    property(12, game, (match, number) => {
      const draw = seededDraw(number);
      for (let seat = 0; seat < match.seats; seat++) {
        const legalMoves = match.legalMoves(seat).map(json);
        expectSame(new Set(legalMoves).size, legalMoves.length);
        for (const text of legalMoves) expectSame(match.refusal(seat, JSON.parse(text)), null);
        for (let times = 0; times < 12; times++) {
          const [text, move] = allMoves[draw(allMoves.length)]!;
          const refusal = match.refusal(seat, move);
          if (legalMoves.includes(text)) expectSame(refusal, null);
          else expectMember(ruleIds, refusal?.rule);
        }
      }
    });
  });

  it('replays to the same states and events, under immer and in place', () => {
    property(15, game, (match) => {
      if (match.length === 0) return;
      const replayedMatch = new Match(game, { seats: match.seats, options: match.options });
      const inPlace = copyOf(replayedMatch.start);
      // Each check covers the whole history, so a few checks per match are enough.
      if (match.length % 97 !== 0 && !match.result) return;
      for (const { step: taken } of match.history) {
        if ('outcome' in taken) {
          replayedMatch.resolve(taken.outcome);
          game.resolve(inPlace, taken.outcome);
        } else {
          replayedMatch.play(taken.seat, JSON.parse(json(taken.move)));
          game.play(inPlace, taken.seat, taken.move);
        }
      }
      expectEqual(replayedMatch.state, match.state);
      expectEqual(inPlace, match.state);
      expectEqual(
        replayedMatch.history.map(({ events }) => events),
        match.history.map(({ events }) => events),
      );
    });
  });

  it('has states that are plain, frozen JSON', () => {
    property(10, game, ({ state }) => {
      expectEqual(JSON.parse(json(state)), state);
      const isFrozen = (value: unknown): boolean =>
        typeof value !== 'object' ||
        value === null ||
        (Object.isFrozen(value) &&
          [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value)) &&
          Object.values(value).every(isFrozen));
      expectSame(isFrozen(state), true);
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
      fc.property(anySetup(game), anyChoices, fc.nat(300), (setup, choices, limit) => {
        const match = playRandomly(game, setup, choices, () => {}, limit);
        const text = writeRecord(match);
        const rereadMatch = readRecord(text, [game]);
        expectEqual(rereadMatch.state, match.state);
        expectEqual(rereadMatch.history, match.history);
        expectSame(writeRecord(rereadMatch), text);
      }),
      { seed: 3, numRuns: runs(15) },
    );
  });

  it('undoes only what CB-4 allows, and restores the exact state', () => {
    property(10, game, (match, number) => {
      const actors = match.actors;
      if (actors.length === 0) return;
      const before = match.state;
      const events = match.history.length;
      const { seat, move } = pickMove(game, before, number);
      const reveals = game.revealsSecret(before, seat, move);
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

  it('samples states that look the same to the viewer', () => {
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
          // The views must be equal byte for byte, because they are sent over the network.
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

  it(
    game.secrets
      ? 'has secrets: some view hides part of the state'
      : 'has no secrets: every view shows the whole state',
    () => {
      let hiddenCount = 0;
      property(15, game, ({ state, seats }, number) => {
        if (game.secrets && hiddenCount > 0) return;
        const texts = viewers(seats).map((viewer) => {
          const view = game.view(state, viewer);
          const stateBehind = game.determinize(view, seededDraw(number));
          return { view: json({ ...view, viewer: null }), isWhole: json(stateBehind) === json(state) };
        });
        const isSame = texts.every(({ view, isWhole }) => isWhole && view === texts[0]!.view);
        if (!isSame) hiddenCount += 1;
        if (!game.secrets)
          expectEqual(
            texts,
            texts.map(() => ({ view: texts[0]!.view, isWhole: true })),
          );
      });
      expectSame(hiddenCount > 0, game.secrets);
    },
  );

  it('pauses only where a move is allowed in the pause', () => {
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

  it('refuses without revealing secrets', () => {
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

  it('allows undo only of moves that reveal nothing to others', () => {
    property(15, game, (match, number) => {
      if (match.actors.length === 0) return;
      const { seat, move } = pickMove(game, match.state, number);
      if (game.revealsSecret(match.state, seat, move)) return;
      const stateAfter = copyOf(match.state);
      game.play(stateAfter, seat, move);
      for (const viewer of viewers(match.seats)) {
        if (viewer === seat) continue;
        const other = copyOf(game.determinize(game.view(match.state, viewer), seededDraw(number)));
        expectSame(refusalOf(game, other, seat, move), null);
        game.play(other, seat, move);
        expectSame(json(game.view(other, viewer)), json(game.view(stateAfter, viewer)));
      }
    });
  });

  it('can be played to the end from any sampled state', () => {
    property(10, game, (match, number) => {
      if (number % 25 !== 0) return;
      for (const viewer of viewers(match.seats)) {
        const view = game.view(match.state, viewer);
        playToEnd(game, game.determinize(view, seededDraw(number)), number);
      }
    });
  });

  it('tells listeners about each step and keeps past states', () => {
    fc.assert(
      fc.property(anySetup(game), anyChoices, (setup, choices) => {
        const match = new Match(game, setup);
        const notifications: unknown[] = [];
        const unsubscribe = match.subscribe((change) => notifications.push(change.taken.state));
        const states: unknown[] = [match.state];
        for (const number of endlessNumbers(choices)) {
          if (match.length >= 60 || !takeStep(match, number)) break;
          states.push(match.state);
        }
        unsubscribe();
        expectEqual(notifications, states.slice(1));
        states.forEach((state, length) => {
          expectSame(match.at(length), state);
        });
      }),
      { seed: 4, numRuns: runs(10) },
    );
  });
}
