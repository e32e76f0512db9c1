// npm start: brings what is missing, then plays.
import { prepare, run, say } from './toolchain.mjs';

/** What runs. When there is a web app, this is the line that changes. */
const app = ['node', '--disable-warning=ExperimentalWarning', 'packages/engine/src/cli/main.ts', 'play'];

const env = prepare();
say('Cheeseboard in your terminal. Ctrl+C leaves.');

// Ctrl+C belongs to the game: wait for it to say goodbye.
process.on('SIGINT', () => {});
const [command, ...args] = app;
process.exitCode = run(command, [...args, ...process.argv.slice(2)], env);
