// npm start: installs what is missing, builds what has changed, then serves the app with its own signalling.
import { exitWithError, prepare, printStep, run, runQuietly } from './toolchain.mjs';

const env = prepare();
if (run('node', ['--conditions=@cheeseboard/source', '.scripts/generate.mjs'], env) !== 0)
  exitWithError('The lists of games could not be made.');
printStep('Building (the first time, a minute or so)…');
const { code, all } = runQuietly('pnpm', ['--silent', 'run', 'build'], env);
if (code !== 0) exitWithError(`${all}\n\nThe build failed, for the reason above.`);

// Ctrl+C stops the server; this process waits until it has closed.
process.on('SIGINT', () => {});
const server = ['--disable-warning=ExperimentalWarning', 'apps/p2p-web/server/main.ts', '--folder', 'site'];
process.exitCode = run('node', [...server, ...process.argv.slice(2)], env);
