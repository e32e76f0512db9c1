// pnpm terminal: installs what is missing, then starts a game in the terminal.
import { prepare, printStep, run } from './toolchain.mjs';

const env = prepare();
printStep('Cheeseboard in your terminal. Ctrl+C leaves.');

// Ctrl+C stops the game; this process waits until it has ended.
process.on('SIGINT', () => {});
const game = ['--disable-warning=ExperimentalWarning', 'packages/engine/src/cli/main.ts', 'play'];
process.exitCode = run('node', [...game, ...process.argv.slice(2)], env);
