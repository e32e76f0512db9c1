// The lists of games are up to date.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { generatedFiles } from './games.mjs';
import { root } from './toolchain.mjs';

for (const [path, contents] of Object.entries(await generatedFiles(root))) {
  test(`${path} is up to date`, () => {
    assert.equal(readFileSync(join(root, path), 'utf8'), contents, 'run `pnpm generate`');
  });
}
