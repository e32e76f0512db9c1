// Finds browsers for the tests: Chromium, or any browser built on it, which is downloaded if it is missing; and Firefox, if it is installed.
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { printStep, root, runQuietly } from './toolchain.mjs';

const variable = 'CHEESEBOARD_BROWSER';

const firefoxVariable = 'CHEESEBOARD_FIREFOX';

/**
 * The environment with the paths of browsers in CHEESEBOARD_BROWSER and CHEESEBOARD_FIREFOX. If there is no Chromium, prints why and returns
 * null. If there is no Firefox, its tests are skipped.
 */
export function withBrowsers(env) {
  for (const name of [variable, firefoxVariable]) {
    if (!env[name] || canStart(env[name])) continue;
    console.error(`${name} is ${env[name]}, but no browser starts from there.`);
    return null;
  }
  const chromium =
    env[variable] || (fromPlaywright('chromium') ?? fromSystem() ?? downloadChromium(env) ?? fromDebian(env));
  if (!chromium) {
    console.error(
      `The browser tests need Chrome or Chromium: install one, or set ${variable} to the path of one.`,
    );
    return null;
  }
  const firefox = env[firefoxVariable] || (fromPlaywright('firefox') ?? systemFirefoxes().find(canStart));
  return { ...env, [variable]: chromium, ...(firefox ? { [firefoxVariable]: firefox } : {}) };
}

function playwright() {
  return createRequire(join(root, 'packages', 'engine', 'package.json'));
}

function fromPlaywright(browser) {
  const path = playwright()('playwright')[browser].executablePath();
  return canStart(path) ? path : null;
}

function fromSystem() {
  return systemChromiums().find(canStart) ?? null;
}

function systemFirefoxes() {
  if (process.platform === 'darwin') return ['/Applications/Firefox.app/Contents/MacOS/firefox'];
  // Playwright starts an installed Firefox through a script, which Windows cannot run as a program.
  if (process.platform === 'win32') return [];
  return inPath('firefox', 'firefox-esr').filter((path) => existsSync(path) && !isSnap(path));
}

/** Whether this is a snap, or Ubuntu's script that starts one. A snap cannot read the profile that Playwright makes in `/tmp`. */
function isSnap(path) {
  const file = realpathSync(path);
  const isScript = statSync(file).size < 10_000;
  return file.endsWith('/snap') || (isScript && readFileSync(file, 'utf8').includes('/snap/'));
}

function systemChromiums() {
  if (process.platform === 'darwin') {
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    );
  }
  if (process.platform === 'win32') {
    const folders = ['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData'].flatMap(
      (name) => process.env[name] ?? [],
    );
    const programs = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];
    return programs.flatMap((program) => folders.map((folder) => join(folder, program)));
  }
  // The headless shell has no windows, so each page costs a third less CPU time.
  return inPath(
    'chromium-headless-shell',
    'google-chrome-stable',
    'google-chrome',
    'chromium',
    'chromium-browser',
    'microsoft-edge',
  );
}

function inPath(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function downloadChromium(env) {
  printStep('Fetching a browser for the tests with Playwright (about 180 MB)…');
  const cli = join(dirname(playwright().resolve('playwright/package.json')), 'cli.js');
  const shortTimeout = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000', ...env };
  const { code } = runQuietly('node', [cli, 'install', 'chromium'], shortTimeout);
  const executable = fromPlaywright('chromium');
  if (!executable) console.log(code === 0 ? 'It does not start on this system.' : 'The download failed.');
  return executable;
}

function fromDebian(env) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return null;
  printStep('Installing Chromium’s headless shell with apt-get…');
  const aptEnv = { ...env, DEBIAN_FRONTEND: 'noninteractive' };
  const update = runQuietly('apt-get', ['update', '-qq'], aptEnv);
  const { code, all } = runQuietly(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'],
    aptEnv,
  );
  if (code !== 0) console.error(`${update.all}\n${all}`.trim());
  return fromSystem();
}

function canStart(path) {
  if (!existsSync(path)) return false;
  // On Windows, asking Chrome for its version opens a window.
  return process.platform === 'win32' || runQuietly(path, ['--version'], process.env, 30_000).code === 0;
}
