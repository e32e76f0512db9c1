// A copy of the repository for tests that add games to it.
import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, runQuietly } from '../toolchain.mjs';

/** Copies the working tree without ignored files into a temporary folder, and runs `pnpm install` there. */
export function unbuiltCopy() {
  const folder = mkdtempSync(join(tmpdir(), 'cheeseboard-copy-'));
  const list = runQuietly(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    process.env,
  );
  for (const file of list.out.split('\0')) {
    if (file && existsSync(join(root, file))) cpSync(join(root, file), join(folder, file));
  }
  const args = ['install', '--frozen-lockfile', '--prefer-offline', '--dir', folder];
  const { code, all } = runQuietly('pnpm', args, { ...process.env, CI: 'true' });
  assert.equal(code, 0, all);
  return folder;
}

/** Runs `pnpm new-game` in a copy, and returns what it prints. */
export function newGame(copy, ...flags) {
  const { code, all } = runQuietly(
    process.execPath,
    [join(copy, '.scripts/new-game.mjs'), ...flags],
    process.env,
  );
  assert.equal(code, 0, all);
  return all;
}
