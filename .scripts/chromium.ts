/** How every test and benchmark starts Chromium. `.scripts/browser.mjs` sets CHEESEBOARD_BROWSER. */
const executablePath = process.env.CHEESEBOARD_BROWSER;

// Chromium obeys only the last list of this kind, so ours repeats Playwright's own. `apps/p2p-web/e2e/site/chromium.spec.ts` compares them.
const disabledFeatures = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'msForceBrowserSignIn',
  // Two pages of the address bar, which nobody sees. Loading them takes more than twice as long as opening a window without them.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

const args = [
  `--disable-features=${disabledFeatures.join(',')}`,
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
