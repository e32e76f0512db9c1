/** The kit itself: it can play every table to its end, and its signalling dies and comes back. */
import { autoplay, expect, test } from '../kit/index.ts';

const games = [
  ['david-goliath', '3', { deals: 1 }],
  ['gouda-gouda', '2', { cheeseAt: 'purple-box', tokensPerPlayer: 2, firstPlayer: 0 }],
  ['daumen-drauf', '2', { rounds: 1 }],
  ['mens-erger-je-niet', '2', {}],
] as const;

for (const [game, players, options] of games) {
  test(`plays ${game} to the end through what lights up`, async ({ people }) => {
    const [anna] = await people('Anna');
    const query = new URLSearchParams({
      game,
      players,
      options: JSON.stringify(options),
      bots: 'easy',
      seed: 'kit',
    });
    await anna!.goto(`pages/solo.html?${query}`);
    const [touches] = await autoplay([anna!]);
    expect(touches).toBeGreaterThan(8);
    await expect(anna!.page.getByRole('dialog')).toBeVisible();
  });
}

test('signalling stops, and starts again at the same address', async ({ site, signalling, request }) => {
  const { url } = signalling;
  expect((await request.get(url)).ok()).toBe(true);
  await signalling.stop();
  await expect(request.get(url)).rejects.toThrow('ECONNREFUSED');
  await signalling.start();
  expect(signalling.url).toBe(url);
  expect((await request.get(url)).ok()).toBe(true);
  const config = (await (await request.get(`${site.url}config.json`)).json()) as { brokers: string[] };
  expect(config.brokers).toEqual([url]);
});
