import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compress } from './compress.ts';
import { assemble, deadLinks } from './site.mjs';

let tree;

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'cheeseboard-site-'));
});

afterEach(() => rmSync(tree, { recursive: true, force: true }));

function write(path, text) {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), text);
}

test('assembles app, docs, gallery and CDN files in one folder and removes old files', () => {
  write('apps/p2p-web/dist/index.html', 'app');
  write('apps/p2p-web/dist/assets/a.js', 'a');
  write('apps/docs/dist/en/index.html', '<a href="/docs/nl/">');
  write('apps/docs/dist/404.html', '<a href="/docs/en/">');
  write('packages/ui-components/dist-gallery/index.html', 'gallery');
  write('packages/ui-components/cdn/game.js', 'cdn');
  write('site/old.html', 'old');
  const site = join(tree, 'site');
  const { missing, files } = assemble(tree, site);
  assert.deepEqual({ missing, files }, { missing: [], files: 7 });
  const texts = ['index.html', 'docs/en/index.html', 'gallery/index.html', 'cdn/game.js'].map((path) =>
    readFileSync(join(site, path), 'utf8'),
  );
  assert.deepEqual(texts, ['app', '<a href="../nl/">', 'gallery', 'cdn']);
  // The site has only one 404 page, without relative links.
  assert.equal(existsSync(join(site, 'docs/404.html')), false);
  assert.match(readFileSync(join(site, '404.html'), 'utf8'), /no such page/);
  assert.equal(existsSync(join(site, 'old.html')), false);
});

test('throws without the app and reports missing docs and gallery', () => {
  assert.throws(() => assemble(tree, join(tree, 'site')), /apps\/p2p-web\/dist/);
  write('apps/p2p-web/dist/index.html', 'app');
  const { missing } = assemble(tree, join(tree, 'site'));
  assert.deepEqual(missing, [
    'apps/docs/dist',
    'packages/ui-components/dist-gallery',
    'packages/ui-components/cdn',
  ]);
});

test('finds dead links', () => {
  write(
    'index.html',
    '<script src="./a.js"></script> <a href="docs/#x"> <a href="https://x/"> <a href="mailto:a@b">',
  );
  write('a.js', '');
  write('docs/index.html', '<a href="../"> <a href="../gallery/"> <a href="/docs/">');
  assert.deepEqual(deadLinks(tree), ['docs/index.html: ../gallery/', 'docs/index.html: /docs/']);
});

test('compresses text files that are worth it', () => {
  const text = 'cheese '.repeat(1000);
  write('assets/a.js', text);
  write('small.js', 'run()');
  write('mouse.png', text);
  compress(tree);
  assert.equal(brotliDecompressSync(readFileSync(join(tree, 'assets/a.js.br'))).toString(), text);
  assert.equal(gunzipSync(readFileSync(join(tree, 'assets/a.js.gz'))).toString(), text);
  for (const name of ['small.js.br', 'mouse.png.br']) assert.equal(existsSync(join(tree, name)), false);
});
