/** The signalling server of the test kit. */
import { expect, test } from '../kit/index.ts';

test('signalling stops and restarts at the same address', async ({ site, signalling, request }) => {
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
