// pnpm terminal: installs what is missing, then starts a game in the terminal.
import { exitWithError, prepare, printStep, run } from './toolchain.mjs';

const env = prepare();
if (run('node', ['--conditions=@cheeseboard/source', '.scripts/generate.mjs'], env) !== 0)
  exitWithError('The lists of games could not be made.');
printStep('Cheeseboard in your terminal. Ctrl+C leaves.');

// Ctrl+C stops the game; this process waits until it has ended.
process.on('SIGINT', () => {});
const game = [
  '--conditions=@cheeseboard/source',
  '--disable-warning=ExperimentalWarning',
  'packages/engine/src/cli/main.ts',
  'play',
];
process.exitCode = run('node', [...game, ...process.argv.slice(2)], env);
