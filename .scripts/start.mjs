// npm start: brings what is missing, builds what has changed, then serves the app with its own signalling.
import { ask, giveUp, prepare, run, say } from './toolchain.mjs';

const env = prepare();
say('Building (the first time, a minute or so)…');
const { code, all } = ask('pnpm', ['--silent', 'run', 'build'], env);
if (code !== 0) giveUp(`${all}\n\nIt could not be built, for the reason above.`);

// Ctrl+C belongs to the server: wait for it to say goodbye.
process.on('SIGINT', () => {});
const server = ['--disable-warning=ExperimentalWarning', 'apps/p2p-web/server/main.ts', '--folder', 'site'];
process.exitCode = run('node', [...server, ...process.argv.slice(2)], env);
