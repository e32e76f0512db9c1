/** How every test and benchmark starts Chromium. `.scripts/browser.mjs` sets CHEESEBOARD_BROWSER. */
const executablePath = process.env.CHEESEBOARD_BROWSER;

const args = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
// Chromium cannot sandbox itself when it runs as root.
if (process.getuid?.() === 0) args.push('--no-sandbox');

/** Playwright's launch options. */
export const chromium = { args, ...(executablePath ? { executablePath } : {}) };
