/** Tests that bots run in a worker if possible, and otherwise on the page. */
import { type AnyGame, Match, seededChance } from '@cheeseboard/engine';
import { observe } from '@cheeseboard/engine/bots';
import { afterEach, expect, test, vi } from 'vitest';
import { gameFacts, loadKit } from '../kits/kits.ts';
import { type Question, Thinking } from './thinking.ts';

const kit = await loadKit('david-goliath');
/** A kit whose bots fail the test if they are loaded in the page. */
const kitWithoutBots = { ...kit, bots: failTest };

function askOpening(): { match: Match; question: Question } {
  const match: Match = new Match(kit.game as AnyGame, { seats: 4, options: { firstDealer: 3 } });
  match.resolveAll(seededChance(1));
  const question: Question = {
    level: 'sharp',
    seen: observe(match, 0),
    budget: { milliseconds: 30 },
    seed: 1,
  };
  return { match, question };
}

afterEach(() => vi.unstubAllGlobals());

test.each(gameFacts)(
  '$id: a sharp bot runs in a worker and answers with a legal move and a reason',
  async ({ id }) => {
    const { game } = await loadKit(id);
    const thinking = new Thinking({ game, bots: failTest });
    const match: Match = new Match(game as AnyGame, { seats: game.seats.min, options: {} });
    match.resolveAll(seededChance(1));
    const seat = match.actors[0]!;
    const question = {
      level: 'sharp',
      seen: observe(match, seat),
      budget: { iterations: 8 },
      seed: 1,
    } as const;
    const { move, why } = await thinking.ask(question);
    expect(match.refusal(seat, move)).toBeNull();
    expect(why).toHaveProperty('type');
    expect(await thinking.ask(question)).toEqual({ move, why });
    thinking.stop();
  },
);

test('answers several questions at once, each with its own answer', async () => {
  const { match, question } = askOpening();
  const other: Match = new Match(kit.game as AnyGame, { seats: 3, options: { firstDealer: 2 } });
  other.resolveAll(seededChance(2));
  const thinking = new Thinking(kitWithoutBots);
  const [first, second] = await Promise.all([
    thinking.ask(question),
    thinking.ask({ ...question, seen: observe(other, 0) }),
  ]);
  expect(match.refusal(0, first.move)).toBeNull();
  expect(other.refusal(0, second.move)).toBeNull();
  thinking.stop();
});

test('a warm worker answers the first question; no other one is started', async () => {
  const started = vi.fn();
  vi.stubGlobal(
    'Worker',
    class extends Worker {
      constructor(...how: ConstructorParameters<typeof Worker>) {
        super(...how);
        started();
      }
    },
  );
  const { match, question } = askOpening();
  const thinking = new Thinking(kitWithoutBots);
  thinking.warm();
  expect(started).toHaveBeenCalledOnce();
  const { move } = await thinking.ask(question);
  expect(match.refusal(0, move)).toBeNull();
  expect(started).toHaveBeenCalledOnce();
  thinking.stop();
});

test('warming fails in silence where no worker can start', async () => {
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        throw new DOMException('forbidden', 'SecurityError');
      }
    },
  );
  const { match, question } = askOpening();
  const thinking = new Thinking(kit);
  thinking.warm();
  const { move } = await thinking.ask(question);
  expect(match.refusal(0, move)).toBeNull();
});

test('aborts a cancelled question at once and answers the next one', async () => {
  const { match, question } = askOpening();
  const thinking = new Thinking(kitWithoutBots);
  const controller = new AbortController();
  // The search would take an hour, so only terminating the worker can end it.
  const longSearch = thinking.ask({ ...question, budget: { milliseconds: 3_600_000 } }, controller.signal);
  const nextAnswer = thinking.ask(question);
  controller.abort(new Error('enough'));
  await expect(longSearch).rejects.toThrow('enough');
  expect(match.refusal(0, (await nextAnswer).move)).toBeNull();
  await expect(thinking.ask(question, controller.signal)).rejects.toThrow('enough');
  thinking.stop();
});

test('the steady bot answers if the page forbids workers', async () => {
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        throw new DOMException('forbidden', 'SecurityError');
      }
    },
  );
  const { match, question } = askOpening();
  const { move } = await new Thinking(kit).ask(question);
  expect(match.refusal(0, move)).toBeNull();
});

test('the steady bot answers if the worker file cannot be loaded', async () => {
  vi.stubGlobal(
    'Worker',
    class extends Worker {
      constructor() {
        super('/no-such-worker.js', { type: 'classic' });
      }
    },
  );
  const { match, question } = askOpening();
  const { move } = await new Thinking(kit).ask(question);
  expect(match.refusal(0, move)).toBeNull();
});

test('quick bots need no worker', async () => {
  vi.stubGlobal('Worker', failTest);
  const { match, question } = askOpening();
  const { move } = await new Thinking(kit).ask({ ...question, level: 'steady' });
  expect(match.refusal(0, move)).toBeNull();
});

function failTest(): never {
  throw new Error('not here');
}

test('runs a game that the worker does not know in the page, at full strength', async () => {
  const { match, question } = askOpening();
  const bots = await kit.bots();
  const sharp = vi.fn(bots.sharp);
  const thinking = new Thinking({
    game: { ...kit.game, id: 'whist' },
    bots: async () => ({ easy: failTest, steady: failTest, sharp }),
  });
  const answers = await Promise.all([thinking.ask(question), thinking.ask(question)]);
  answers.push(await thinking.ask(question));
  for (const { move } of answers) expect(match.refusal(0, move)).toBeNull();
  expect(sharp).toHaveBeenCalledTimes(3);
  thinking.stop();
});
