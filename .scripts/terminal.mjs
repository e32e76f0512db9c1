// pnpm terminal: brings what is missing, then plays in the terminal.
import { prepare, run, say } from './toolchain.mjs';

const env = prepare();
say('Cheeseboard in your terminal. Ctrl+C leaves.');

// Ctrl+C belongs to the game: wait for it to say goodbye.
process.on('SIGINT', () => {});
const game = ['--disable-warning=ExperimentalWarning', 'packages/engine/src/cli/main.ts', 'play'];
process.exitCode = run('node', [...game, ...process.argv.slice(2)], env);
