/** Bots think in a worker where there is one, and on the page where there is not. */
import { Match, seededChance } from '@cheeseboard/engine';
import { observe } from '@cheeseboard/engine/bots';
import { davidGoliath } from '@cheeseboard/engine/david-goliath';
import { davidGoliathBots } from '@cheeseboard/engine/david-goliath/bots';
import { afterEach, expect, test, vi } from 'vitest';
import { type Question, Thinking } from '../src/thinking/thinking.ts';

function asked(): { match: Match; question: Question } {
  const match = new Match(davidGoliath, { seats: 4, options: { firstDealer: 3 } }) as unknown as Match;
  match.resolveAll(seededChance(1));
  const question: Question = {
    game: 'david-goliath',
    level: 'sharp',
    seen: observe(match, 0),
    milliseconds: 30,
    seed: 1,
  };
  return { match, question };
}

afterEach(() => vi.unstubAllGlobals());

test('a sharp bot thinks in a worker and answers with a legal move', async () => {
  const { match, question } = asked();
  const spare = { easy: never, steady: never, sharp: never };
  const thinking = new Thinking(async () => spare);
  const move = await thinking.ask(question);
  expect(match.refusal(0, move)).toBeNull();
  expect(match.refusal(0, await thinking.ask(question))).toBeNull();
  thinking.stop();
});

test('where a page forbids workers the answer comes all the same', async () => {
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        throw new DOMException('forbidden', 'SecurityError');
      }
    },
  );
  const { match, question } = asked();
  const move = await new Thinking(async () => davidGoliathBots).ask(question);
  expect(match.refusal(0, move)).toBeNull();
});

test('quick bots need no worker', async () => {
  vi.stubGlobal('Worker', never);
  const { match, question } = asked();
  const move = await new Thinking(async () => davidGoliathBots).ask({ ...question, level: 'steady' });
  expect(match.refusal(0, move)).toBeNull();
});

function never(): never {
  throw new Error('not here');
}

test('a game that the worker does not know is thought about here', async () => {
  const { match, question } = asked();
  const thinking = new Thinking(async () => davidGoliathBots);
  const move = await thinking.ask({ ...question, game: 'whist' });
  expect(match.refusal(0, move)).toBeNull();
  thinking.stop();
});
