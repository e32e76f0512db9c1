import { createServer } from 'node:net';
import { defineConfig } from '@playwright/test';
import { chromium } from '../../.scripts/chromium.ts';
import { playwrightReports } from '../../.scripts/reports.ts';

/** A port that is not in use. Workers load this file again and take the port from the environment. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
process.env.DOCS_PORT ??= String(await freePort());
const port = process.env.DOCS_PORT;

export default defineConfig({
  ...playwrightReports,
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 45_000 },
  webServer: {
    command: `node e2e/serve.ts ${port}`,
    url: `http://127.0.0.1:${port}${process.env.DOCS_BASE ?? '/docs'}/`,
    reuseExistingServer: false,
  },
  use: {
    ...playwrightReports.use,
    // Snapshots of a rulebook, which has thousands of nodes, would take longer than the tests themselves.
    trace: { ...playwrightReports.use.trace, snapshots: false },
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: chromium,
    contextOptions: { reducedMotion: 'reduce' },
  },
});
