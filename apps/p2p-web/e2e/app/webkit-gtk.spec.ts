/** The WebKit of Debian and Ubuntu has no WebRTC, but plays against bots. */
import { seededDraw } from '@cheeseboard/engine';
import { test as base, expect } from '../kit/index.ts';
import { chooseShortestGame, type GameId } from '../kit/short-games.ts';
import { touchSomething } from '../kit/touch.ts';
import { hasWebKitGtk, WebKitGtk } from '../kit/webkit-gtk.ts';

const test = base.extend<{ webkit: WebKitGtk }>({
  webkit: async ({ site: _ }, use) => {
    const webkit = await WebKitGtk.start();
    await use(webkit);
    await webkit.close();
  },
});

test.skip(!hasWebKitGtk(), 'WebKitGTK (webkit2gtk-driver and xvfb) is not installed');

/** Starts a game against bots and plays until the end, or until the player has touched `maxTouches` things. */
async function play(webkit: WebKitGtk, site: string, game: GameId, maxTouches: number): Promise<boolean> {
  await webkit.goto(site);
  await webkit.evaluate(() => {
    localStorage.setItem('cheeseboard:pace', '"fast"');
    localStorage.setItem('cheeseboard:motion', '"less"');
  }, null);
  await webkit.goto(`${site}?${game}#/new/${game}/bots`);
  await expect.poll(() => webkit.click('Play')).toBe(true);
  const draw = seededDraw(game);
  for (let touches = 0; touches < maxTouches; ) {
    const { touched, over } = await webkit.evaluate(touchSomething, { chance: draw(10_000) / 10_000 });
    if (touched !== null) touches += 1;
    if (over) return true;
  }
  return false;
}

test('WebKitGTK says at the start what works without WebRTC, and plays against bots', async ({
  webkit,
  site,
}) => {
  await webkit.goto(site.url);
  await expect.poll(() => webkit.text()).toContain('Four games, one link');
  const hasWebRtc = await webkit.evaluate(() => typeof RTCPeerConnection !== 'undefined', null);
  const isTold = async () =>
    (await webkit.text()).includes('You can still play against bots and on one device.');
  await expect.poll(isTold).toBe(!hasWebRtc);
  await play(webkit, site.url, 'mens-erger-je-niet', 3);
});

for (const game of Object.keys(chooseShortestGame) as GameId[]) {
  test(`WebKitGTK plays ${game} against bots to the end`, { tag: '@long' }, async ({ webkit, site }) => {
    test.setTimeout(420_000);
    expect(await play(webkit, site.url, game, Number.POSITIVE_INFINITY)).toBe(true);
    await expect.poll(() => webkit.text()).toMatch(/ wins? /);
  });
}
