// The diffs that the guide shows: from what `pnpm new-game` writes to the finished game in packages/engine/src/examples.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renamedFiles } from './new-game-files.mjs';

const template = 'template-dice';
const game = { id: 'cheese-dash', name: 'Cheese dash', players: { min: 2, max: 4 }, prefix: 'CD', order: 50 };
const engineFolder = `packages/engine/src/games/${game.id}/`;
const finishedFolder = `packages/engine/src/examples/${game.id}/`;
const diffFolder = `apps/docs/examples/${game.id}/`;

/** Unchanged lines that are shown before and after a change. */
const CONTEXT = 2;

/** The diff of every changed file, by path. */
export function guideDiffs(root) {
  const diffs = {};
  for (const [path, text] of Object.entries(renamedFiles(root, template, game))) {
    if (!path.startsWith(engineFolder)) continue;
    const file = path.slice(engineFolder.length);
    const finished = readFileSync(join(root, finishedFolder, file), 'utf8');
    if (finished !== text) diffs[`${diffFolder}${file.replaceAll('/', '-')}.diff`] = diffOf(text, finished);
  }
  return diffs;
}

/** A unified diff without line numbers; `@@` stands for lines that are left out. */
export function diffOf(before, after) {
  const lines = changes(before.trimEnd().split('\n'), after.trimEnd().split('\n'));
  const isShown = lines.map((_, index) =>
    lines.slice(Math.max(0, index - CONTEXT), index + CONTEXT + 1).some((line) => line[0] !== ' '),
  );
  const lastShown = isShown.lastIndexOf(true);
  const shown = lines.flatMap((line, index) => {
    if (isShown[index]) return [line];
    return isShown[index - 1] && index < lastShown ? ['@@'] : [];
  });
  return `${shown.join('\n')}\n`;
}

/** All lines of both texts, marked with `-`, `+` or a space, by their longest common subsequence. */
function changes(before, after) {
  const lengths = Array.from({ length: before.length + 1 }, () => new Array(after.length + 1).fill(0));
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      lengths[i][j] =
        before[i] === after[j] ? lengths[i + 1][j + 1] + 1 : Math.max(lengths[i + 1][j], lengths[i][j + 1]);
  const lines = [];
  for (let i = 0, j = 0; i < before.length || j < after.length; ) {
    if (i < before.length && before[i] === after[j]) {
      lines.push(` ${before[i]}`);
      i += 1;
      j += 1;
    } else if (i < before.length && (j === after.length || lengths[i + 1][j] >= lengths[i][j + 1])) {
      lines.push(`-${before[i]}`);
      i += 1;
    } else {
      lines.push(`+${after[j]}`);
      j += 1;
    }
  }
  return lines;
}
