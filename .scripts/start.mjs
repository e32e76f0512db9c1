// npm start: brings what is missing, builds what has changed, then serves the app with its own signalling.
import { giveUp, prepare, run, say } from './toolchain.mjs';

const env = prepare();
say('Building (the first time, a minute or so)…');
const build = ['turbo', 'run', 'build', 'build:gallery', '--output-logs=errors-only'];
const built = run('pnpm', ['--silent', 'exec', ...build], env) || run('node', ['.scripts/site.mjs'], env);
if (built !== 0) giveUp('It could not be built, for the reason above.');

// Ctrl+C belongs to the server: wait for it to say goodbye.
process.on('SIGINT', () => {});
const server = ['--disable-warning=ExperimentalWarning', 'apps/p2p-web/server/main.ts', '--folder', 'site'];
process.exitCode = run('node', [...server, ...process.argv.slice(2)], env);
