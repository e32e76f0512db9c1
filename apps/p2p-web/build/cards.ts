/**
 * Draws the pictures of link previews from the games' own pieces: `node build/cards.ts`. Run it for a new game, or when the
 * drawings change, and commit the result.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { createServer } from 'vite';
import { chromium as launch } from '../e2e/kit/chromium.ts';

const folder = join(import.meta.dirname, '..', 'public', 'cards');
/** The size that Open Graph recommends. */
const size = { width: 1200, height: 630 };

const styles = `
  .card { position: fixed; inset: 0; display: grid; grid-template-rows: 1fr auto; background: var(--cb-table); }
  .card .pictures { display: flex; align-items: end; justify-content: center; gap: 24px; padding: 40px 40px 0; overflow: hidden; }
  .card cbp-game-picture { inline-size: 1100px; --cbp-picture-size: 460px; --cbp-picture-card: 270px; --cbp-picture-die: 170px; --cbp-picture-cheese: 380px; }
  .card.all .pictures { display: grid; grid-template-columns: 1fr 1fr; gap: 20px; padding: 20px 60px; }
  .card.all cbp-game-picture { inline-size: 100%; --cbp-picture-size: 220px; --cbp-picture-card: 130px; --cbp-picture-die: 84px; --cbp-picture-cheese: 150px; }
  .card p { margin: 0; padding: 22px 48px; background: var(--cb-panel); color: var(--cb-text); font: 700 56px var(--cb-font); }
`;

const server = await createServer({ root: join(import.meta.dirname, '..'), server: { port: 0 } });
await server.listen();
const browser = await chromium.launch(launch);
const page = await browser.newPage({ viewport: size, reducedMotion: 'reduce', colorScheme: 'light' });
await page.goto(server.resolvedUrls!.local[0]!);
await page.locator('cbp-game-picture').first().waitFor();
const games = await page
  .locator('cbp-game-picture')
  .evaluateAll((pictures) => pictures.map((picture) => (picture as HTMLElement & { game: string }).game));
await page.addStyleTag({ content: styles });
await mkdir(folder, { recursive: true });
for (const [name, shownGames] of [
  ['cheeseboard', games] as const,
  ...games.map((game) => [game, [game]] as const),
]) {
  await page.evaluate((shownGames) => {
    document.querySelector('.card')?.remove();
    const card = document.createElement('div');
    card.className = shownGames.length > 1 ? 'card all' : 'card';
    const pictures = document.createElement('div');
    pictures.className = 'pictures';
    for (const game of shownGames)
      pictures.append(Object.assign(document.createElement('cbp-game-picture'), { game }));
    const title = document.createElement('p');
    title.textContent = 'Cheeseboard';
    card.append(pictures, title);
    document.body.append(card);
  }, shownGames);
  await page.waitForTimeout(500);
  await writeFile(join(folder, `${name}.png`), await page.screenshot());
}
await browser.close();
await server.close();
// The signalling server that Vite started for development would keep the process alive.
process.exit();
