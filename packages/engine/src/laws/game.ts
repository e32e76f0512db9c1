/** Laws that every game obeys in every reachable state. */
import fc from 'fast-check';
import { mayWait } from '../core/bots/index.ts';
import { type AnyPositions, readPosition, writePosition } from '../core/position.ts';
import { readRecord, writeRecord } from '../core/record.ts';
import {
  type AnyGame,
  copyOf,
  Match,
  type MoveBase,
  presetOf,
  presetOptions,
  refusalOf,
  type StateBase,
  seededDraw,
  tableRules,
  type Viewer,
} from '../index.ts';
import { eventsLaw } from './events.ts';
import { expectEqual, expectMatch, expectMember, expectSame, expectTrue } from './expect-fast.ts';
import { firstLaw } from './first-law.ts';
import { checkIn, forAll, law as lawOf } from './law.ts';
import {
  anyChoices,
  anySetup,
  endlessNumbers,
  pickMove,
  playRandomly,
  playToEnd,
  takeStep,
  viewers,
} from './random-games.ts';

const json = (value: unknown): string => JSON.stringify(value);

const sampleFrom = (viewer: Viewer, memory: readonly unknown[] | undefined): string =>
  `a state sampled from the view of ${viewer}${memory ? ' and the log' : ''}`;

export function gameLaws(game: AnyGame, positions: AnyPositions): void {
  const ruleIds = new Set<string>([...game.rules, ...tableRules]);
  const law = (title: string, todo: string, run: () => void): void => lawOf(game, title, todo, run);

  /** Checks a property at every step of random games. */
  const atEveryStep = (count: number, check: (match: Match, number: number) => void, limit = 400): void =>
    forAll(
      [anySetup(game), anyChoices],
      (setup, choices) => {
        let number = 0;
        playRandomly(game, setup, choices, (match) => checkIn(match, () => check(match, number++)), limit);
      },
      { seed: 20261116, count },
    );

  // First, because most other laws play the listed moves.
  law(
    firstLaw,
    'legalMoves() and refusal() must agree: list each legal move once, refuse everything else, and name a rule of `rules` in each refusal.',
    () => {
      // Legal moves from all positions of random games, to be tried in other positions.
      const pool = new Map<string, MoveBase>();
      forAll(
        [anySetup(game), anyChoices],
        (setup, choices) => {
          playRandomly(game, setup, choices, (match) => {
            for (const seat of match.actors)
              for (const move of match.legalMoves(seat)) pool.set(json(move), move);
          });
        },
        { seed: 2, count: 10 },
      );
      const allMoves = [...pool];
      atEveryStep(12, (match, number) => {
        const draw = seededDraw(number);
        for (let seat = 0; seat < match.seats; seat++) {
          const legalMoves = match.legalMoves(seat).map(json);
          expectSame(
            new Set(legalMoves).size,
            legalMoves.length,
            `different moves in legalMoves(seat ${seat})`,
          );
          for (const text of legalMoves)
            expectSame(
              match.refusal(seat, JSON.parse(text)),
              null,
              `refusal of the listed move ${text} of seat ${seat}`,
            );
          for (let times = 0; times < 12; times++) {
            const [text, move] = allMoves[draw(allMoves.length)]!;
            const refusal = match.refusal(seat, move);
            if (legalMoves.includes(text))
              expectSame(refusal, null, `refusal of the listed move ${text} of seat ${seat}`);
            else
              expectMember(
                ruleIds,
                refusal?.rule,
                `the rule that refuses ${text}, which is not listed for seat ${seat}`,
              );
          }
        }
      });
    },
  );

  law(
    'ends with any players and options',
    'Make sure that every move brings the end closer, that result() lists one score and one place for each seat, and that chance() and actors() answer null and [] once there is a result.',
    () =>
      forAll(
        [anySetup(game), anyChoices],
        (setup, choices) => {
          const match = playRandomly(game, setup, choices);
          checkIn(match, () => {
            const result = match.result!;
            expectEqual(match.actors, [], 'actors() after the end');
            expectSame(match.chance, null, 'chance() after the end');
            expectSame(result.scores.length, setup.seats, 'number of scores');
            expectSame(result.ranking.length, setup.seats, 'number of places in the ranking');
            const first = result.ranking.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
            expectEqual(
              result.winners,
              first,
              'winners, compared with the seats that the ranking puts first',
            );
            expectTrue(result.winners.length > 0, 'nobody wins');
          });
        },
        { seed: 1, count: 40 },
      ),
  );

  law(
    'has presets that are different and allowed with any players',
    'Give each preset its own id and options, and use only values that every number of players can choose.',
    () => {
      const presets = game.presets ?? [];
      expectSame(new Set(presets.map(({ id }) => id)).size, presets.length, 'the number of different ids');
      for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
        for (const preset of presets)
          expectSame(
            presetOf(game, seats, presetOptions(game, seats, preset)),
            preset,
            `preset ${preset.id}`,
          );
      }
    },
  );

  law(
    'waits for a draw, or for players, or is over, and never two of these',
    'chance(), actors() and result() must agree: one of them answers, the others answer null, [] and null. Every seat in actors() needs a legal move.',
    () =>
      atEveryStep(15, (match) => {
        const waiting = [
          match.chance !== null && 'a draw is pending',
          match.actors.length > 0 && `seats ${match.actors} may act`,
          match.result !== null && 'the game is over',
        ].filter(Boolean);
        expectSame(waiting.length, 1, `exactly one must be true, but: ${waiting.join(', ') || 'none is'}`);
        const actors = [...match.actors];
        const sorted = [...new Set(actors)].sort((a, b) => a - b);
        expectEqual(actors, sorted, 'actors(), compared with the same seats in order, each once');
        for (const seat of actors)
          expectTrue(match.legalMoves(seat).length > 0, `seat ${seat} may act but has no legal move`);
      }),
  );

  law(
    'always has a seat that must act, and the turn is one of the seats',
    'Set view.turn to the seat that the table waits for, or leave it out if every seat that may act must act.',
    () =>
      atEveryStep(8, (match) => {
        const mayWaitBySeat = match.actors.map((seat) =>
          mayWait({ view: match.view(seat), moves: match.legalMoves(seat), log: [] }),
        );
        expectTrue(
          mayWaitBySeat.length === 0 || mayWaitBySeat.includes(false),
          'every seat that may act may also wait',
        );
        const { turn = null } = match.view('spectator');
        if (turn !== null)
          expectMember(new Set(viewers(match.seats).slice(0, -1)), turn, 'view.turn among the seats');
      }),
  );

  law(
    'replays to the same states and events, under immer and in place',
    'play() and resolve() must depend only on state and move: no clock, no Math.random, no variable outside the state, and no field that is undefined.',
    () =>
      atEveryStep(15, (match) => {
        if (match.length === 0) return;
        // Each check covers the whole history, so a few checks per match are enough.
        if (match.length % 97 !== 0 && !match.result) return;
        const replayedMatch = new Match(game, { seats: match.seats, options: match.options });
        const inPlace = copyOf(replayedMatch.start);
        for (const { step: taken } of match.history) {
          if ('outcome' in taken) {
            replayedMatch.resolve(taken.outcome);
            game.resolve(inPlace, taken.outcome);
          } else {
            replayedMatch.play(taken.seat, JSON.parse(json(taken.move)));
            game.play(inPlace, taken.seat, taken.move);
          }
        }
        expectEqual(replayedMatch.state, match.state, 'the state of a replay');
        expectEqual(inPlace, match.state, 'the state of a replay without immer');
        expectEqual(
          replayedMatch.history.map(({ events }) => events),
          match.history.map(({ events }) => events),
          'the events of a replay',
        );
      }),
  );

  law(
    'has states that are plain, frozen JSON',
    'Keep only strings, finite numbers, booleans, null, lists and plain objects in the state; no undefined, Map, Set or class.',
    () =>
      atEveryStep(10, ({ state }) => {
        expectEqual(JSON.parse(json(state)), state, 'the state after a round trip through JSON');
        const isFrozen = (value: unknown): boolean =>
          typeof value !== 'object' ||
          value === null ||
          (Object.isFrozen(value) &&
            [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value)) &&
            Object.values(value).every(isFrozen));
        expectTrue(isFrozen(state), 'a part of the state is not frozen, or not a plain object or list');
      }),
  );

  law(
    'writes every position as a line and reads it back',
    'positions.write and positions.read must keep every field of the state, and positions.flaw must accept every state that play can reach.',
    () =>
      atEveryStep(15, ({ state }) => {
        expectSame(positions.flaw(state), null, 'flaw of a state that was reached by play');
        const text = writePosition(positions, state);
        expectMatch(text, /^[\w\-.~!*'(),;:@/?=+]*$/, 'the characters of a position');
        expectEqual(readPosition(text, [positions]), { game, state }, `the position ${text}, read back`);
      }),
  );

  law(
    'writes every match as a record and reads it back',
    'writeMove and readMove must be each other’s inverse for every legal move, also with changed options.',
    () =>
      forAll(
        [anySetup(game), anyChoices, fc.nat(300)],
        (setup, choices, limit) => {
          const match = playRandomly(game, setup, choices, () => {}, limit);
          checkIn(match, () => {
            const text = writeRecord(match);
            const rereadMatch = readRecord(text, [game]);
            expectEqual(rereadMatch.state, match.state, 'the state after reading the record');
            expectEqual(rereadMatch.history, match.history, 'the steps after reading the record');
            expectSame(writeRecord(rereadMatch), text, 'the record, written again');
          });
        },
        { seed: 3, count: 15 },
      ),
  );

  law(
    'undoes only what CB-4 allows, and restores the exact state',
    'revealsSecret() must be true for exactly the moves after which somebody knows more.',
    () =>
      atEveryStep(10, (match, number) => {
        if (match.actors.length === 0) return;
        const before = match.state;
        const steps = match.history.length;
        const { seat, move } = pickMove(game, before, number);
        const reveals = game.revealsSecret(before, seat, move);
        const moveText = `${json(move)} of seat ${seat}`;
        expectTrue(match.play(seat, move).ok, `the legal move ${moveText} is refused`);
        for (let other = 0; other < match.seats; other++) {
          if (other === seat) continue;
          const reason = match.undoRefusal(other)?.reason;
          expectSame(reason, 'undo-other', `why seat ${other} cannot undo ${moveText}`);
        }
        const reason = match.undoRefusal(seat)?.reason;
        expectSame(reason, reveals ? 'undo-secret' : undefined, `why ${moveText} cannot be undone`);
        if (reveals) return;
        expectTrue(match.undo(seat).ok, `the undo of ${moveText} is refused`);
        expectSame(match.state, before, `the state after the undo of ${moveText}`);
        expectSame(match.history.length, steps, `the number of steps after the undo of ${moveText}`);
      }),
  );

  law(
    'samples states that play can reach',
    'The sample cannot be reached by play: `flaw` says why. What the others did limits what they hold: read the trick in the view, and the `log`.',
    () =>
      atEveryStep(15, (match, number) => {
        if (number > 10 && number % 3 !== 0) return;
        for (const viewer of viewers(match.seats)) {
          const view = game.view(match.state, viewer);
          for (const memory of [undefined, match.events(viewer)]) {
            const other = game.determinize(view, seededDraw(number), memory);
            expectSame(positions.flaw(other), null, `flaw of ${sampleFrom(viewer, memory)}`);
          }
        }
      }),
  );

  law(
    'samples states that look the same to the viewer',
    'determinize() must keep everything that view() shows and fill in the rest; view() must build its answer from public things and the viewer’s own.',
    () => {
      atEveryStep(15, (match, number) => {
        if (number > 10 && number % 3 !== 0) return;
        const { state } = match;
        for (const viewer of viewers(match.seats)) {
          const log = match.events(viewer);
          const view = game.view(state, viewer);
          expectEqual(JSON.parse(json(view)), view, `the view of ${viewer} after a round trip through JSON`);
          for (const memory of [undefined, log]) {
            const other = game.determinize(view, seededDraw(number), memory);
            const sampled = sampleFrom(viewer, memory);
            // The views must be equal byte for byte, because they are sent over the network.
            expectSame(json(game.view(other, viewer)), json(view), `the view of ${sampled}`);
            expectEqual(game.chance(other), game.chance(state), `the pending draw in ${sampled}`);
            if (viewer !== 'spectator') expectSameChoices(state, other, viewer, sampled);
          }
        }
      });

      function expectSameChoices(state: StateBase, other: StateBase, seat: number, sampled: string): void {
        const mayAct = game.actors(state).includes(seat);
        expectSame(game.actors(other).includes(seat), mayAct, `whether the seat may act in ${sampled}`);
        if (mayAct)
          expectSame(
            json(game.legalMoves(other, seat)),
            json(game.legalMoves(state, seat)),
            `the legal moves in ${sampled}`,
          );
      }
    },
  );

  law(
    game.secrets
      ? 'has secrets: some view hides part of the state'
      : 'has no secrets: every view shows the whole state',
    game.secrets
      ? 'If everybody always sees everything, set secrets: false.'
      : 'If somebody can know what others do not, set secrets: true; else show the whole state in every view.',
    () => {
      let hiddenCount = 0;
      atEveryStep(15, ({ state, seats }, number) => {
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
            'the views of all seats, compared with that of seat 0 as a view of the whole state',
          );
      });
      expectSame(hiddenCount > 0, game.secrets, 'whether a view hides something');
    },
  );

  law(
    'pauses only where a move is allowed in the pause',
    'breath.after() may answer true only after steps that a player out of turn can answer with a move that breath.allows().',
    () => {
      let breaths = 0;
      atEveryStep(15, (match) => {
        const { breath } = game;
        const events = match.history.at(-1)?.events ?? [];
        if (!breath?.after(events, match.options)) return;
        expectMember(ruleIds, breath.rule, 'the rule of the breath');
        for (const seat of match.actors) breaths += match.legalMoves(seat).filter(breath.allows).length;
      });
      expectSame(breaths > 0, game.breath !== undefined, 'whether a move was allowed in a pause');
    },
  );

  law(
    game.standing ? 'says how each seat stands' : 'has no standings before the end',
    'standing() must give one number per seat from what everybody may know, and at the end the winners must have the most. Leave it out if nobody is ahead before the end.',
    () => {
      atEveryStep(15, (match) => {
        const standing = game.standing?.(match.state);
        if (!standing) return;
        expectSame(standing.length, match.seats, 'the number of standings');
        expectTrue(standing.every(Number.isFinite), 'each standing is a number');
        const { result } = match;
        if (!result) return;
        for (const winner of result.winners)
          expectSame(standing[winner], Math.max(...standing), 'the standing of a winner, and the most');
      });
    },
  );

  law(
    game.roller ? 'says who rolls open dice' : 'has nobody roll by hand',
    'roller() must name the seat in turn, and only while chance() asks for dice that everybody sees. Leave it out if nobody rolls by hand.',
    () => {
      let rolls = 0;
      atEveryStep(15, (match) => {
        const roller = game.roller?.(match.state) ?? null;
        if (roller === null) return;
        rolls += 1;
        const { chance } = match;
        expectTrue(chance?.kind === 'dice' && !chance.sealed, 'open dice are asked for');
        expectSame(roller, match.view('spectator').turn, 'the roller and the seat in turn');
      });
      expectSame(rolls > 0, game.roller !== undefined, 'whether somebody rolled by hand');
    },
  );

  law(
    game.endsRound ? 'ends rounds' : 'has no rounds to read',
    'endsRound() must answer true after some step of a match. Leave it out if there is nothing to read between rounds.',
    () => {
      let rounds = 0;
      atEveryStep(15, (match) => {
        if (game.endsRound?.(match.history.at(-1)?.events ?? [])) rounds += 1;
      });
      expectSame(rounds > 0, game.endsRound !== undefined, 'whether a round ended');
    },
  );

  law(
    'refuses without revealing secrets',
    'refusal() must depend only on what the seat can see: compare with its own hand and public things, never with the hands of others.',
    () => {
      const moves = new Map<string, MoveBase>();
      atEveryStep(8, (match, number) => {
        for (const seat of match.actors)
          for (const move of match.legalMoves(seat)) moves.set(json(move), move);
        const pool = [...moves.values()];
        const draw = seededDraw(number);
        for (let seat = 0; seat < match.seats && pool.length > 0; seat++) {
          const other = game.determinize(game.view(match.state, seat), draw);
          for (let times = 0; times < 5; times++) {
            const move = pool[draw(pool.length)]!;
            expectEqual(
              refusalOf(game, other, seat, move),
              match.refusal(seat, move),
              `why ${json(move)} of seat ${seat} is refused in a state that looks the same to it`,
            );
          }
        }
      });
    },
  );

  if (game.secrets) law(eventsLaw.title, eventsLaw.todo, () => eventsLaw.check(game));

  law(
    'allows undo only of moves that reveal nothing',
    'If any seat sees something new after this move, even the one that makes it, revealsSecret() must be true for it.',
    () =>
      atEveryStep(15, (match, number) => {
        if (match.actors.length === 0) return;
        const { seat, move } = pickMove(game, match.state, number);
        if (game.revealsSecret(match.state, seat, move)) return;
        const stateAfter = copyOf(match.state);
        game.play(stateAfter, seat, move);
        for (const viewer of viewers(match.seats)) {
          const other = copyOf(game.determinize(game.view(match.state, viewer), seededDraw(number)));
          const what = `${json(move)} of seat ${seat} in a state that looks the same to ${viewer}`;
          expectSame(refusalOf(game, other, seat, move), null, `refusal of ${what}`);
          game.play(other, seat, move);
          expectSame(
            json(game.view(other, viewer)),
            json(game.view(stateAfter, viewer)),
            `view after ${what}`,
          );
        }
      }),
  );

  law(
    'can be played to the end from any sampled state',
    'determinize() must return states that the rules can reach: the right number of cards, no card twice, nobody stuck.',
    () =>
      atEveryStep(10, (match, number) => {
        if (number % 25 !== 0) return;
        for (const viewer of viewers(match.seats)) {
          const view = game.view(match.state, viewer);
          playToEnd(game, game.determinize(view, seededDraw(number)), number);
        }
      }),
  );

  law(
    'tells listeners about each step and keeps past states',
    'Change only the draft that play() and resolve() get. A state that was returned before must stay as it was.',
    () =>
      forAll(
        [anySetup(game), anyChoices],
        (setup, choices) => {
          const match = new Match(game, setup);
          const notifications: unknown[] = [];
          const unsubscribe = match.subscribe((change) => notifications.push(change.taken.state));
          const states: unknown[] = [match.state];
          for (const number of endlessNumbers(choices)) {
            if (match.length >= 60 || !takeStep(match, number)) break;
            states.push(match.state);
          }
          unsubscribe();
          checkIn(match, () => {
            expectEqual(notifications, states.slice(1), 'the states that listeners got');
            states.forEach((state, length) => {
              expectSame(match.at(length), state, `the state after ${length} steps`);
            });
          });
        },
        { seed: 4, count: 10 },
      ),
  );

  if (game.recall) {
    law(
      'recalls everything once the match is over, and nothing that did not happen in its texts',
      'recall() must return all events after the last one, and events of the game’s own types before.',
      () =>
        atEveryStep(8, (match) => {
          for (const viewer of viewers(match.seats)) {
            const events = match.events(viewer);
            const recalled = game.recall!(events, match.options);
            for (const { rule } of recalled) expectMember(ruleIds, rule, 'the rule of a recalled event');
            if (match.result) expectEqual(recalled, events, `what ${viewer} recalls after the end`);
          }
        }),
    );
  }
}
