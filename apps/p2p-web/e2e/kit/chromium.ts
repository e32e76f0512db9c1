/** How a browser is started for a test. */
const executablePath = process.env.CHEESEBOARD_BROWSER;

const args = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // A name that is not this machine's own: a page there is what a guest on the network at home gets, plain http and nothing secure.
  '--host-resolver-rules=MAP at-home.test 127.0.0.1',
];
// Chromium cannot sandbox itself when it runs as root.
if (process.getuid?.() === 0) args.push('--no-sandbox');

export const chromium = { args, ...(executablePath ? { executablePath } : {}) };
