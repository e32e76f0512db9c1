import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { assemble } from './site.mjs';

let tree;

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'cheeseboard-site-'));
});

afterEach(() => rmSync(tree, { recursive: true, force: true }));

function write(path, text) {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), text);
}

test('app, docs and gallery lie in one folder, and nothing of before', () => {
  write('apps/p2p-web/dist/index.html', 'app');
  write('apps/p2p-web/dist/assets/a.js', 'a');
  write('apps/docs/dist/en/index.html', 'docs');
  write('apps/docs/dist/404.html', 'lost');
  write('packages/ui-components/dist-gallery/index.html', 'gallery');
  write('site/old.html', 'old');
  const site = join(tree, 'site');
  assert.deepEqual(assemble(tree, site), { missing: [], files: 7, bytes: 23 });
  const texts = ['index.html', 'docs/en/index.html', 'gallery/index.html', '404.html'].map((path) =>
    readFileSync(join(site, path), 'utf8'),
  );
  assert.deepEqual(texts, ['app', 'docs', 'gallery', 'lost']);
  assert.equal(existsSync(join(site, 'old.html')), false);
});

test('without the app there is no site; without docs it says so', () => {
  assert.throws(() => assemble(tree, join(tree, 'site')), /apps\/p2p-web\/dist/);
  write('apps/p2p-web/dist/index.html', 'app');
  const { missing } = assemble(tree, join(tree, 'site'));
  assert.deepEqual(missing, ['apps/docs/dist', 'packages/ui-components/dist-gallery']);
});
