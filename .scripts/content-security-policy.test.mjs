import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { addPolicy } from './content-security-policy.ts';

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const policyOf = (html) => {
  const [, content] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html);
  const directives = content.split('; ').map((directive) => directive.split(' '));
  return Object.fromEntries(directives.map(([name, ...values]) => [name, values]));
};

test('allows the inline scripts and styles of a page, and no others', () => {
  const page = addPolicy(`<head><meta charset="utf-8" /><script src="a.js"></script><style>p {}</style></head>
    <script type="module">run()</script><p style="--depth: 0;">`);
  const policy = policyOf(page);
  const [, inserted] = /<script>([\s\S]*?)<\/script>/.exec(page);
  assert.match(inserted, /createPolicy\('default'/);
  assert.deepEqual(policy['script-src'], ["'self'", ...[hashOf(inserted), hashOf('run()')].sort()]);
  assert.deepEqual(policy['style-src'], ["'self'", hashOf('p {}')]);
  assert.deepEqual(policy['style-src-attr'], ["'unsafe-hashes'", hashOf('--depth: 0;')]);
  assert.deepEqual(policy['connect-src'], ["'self'"]);
  // The policy comes before everything that it applies to, but after the character set.
  assert.match(page, /^<head><meta charset="utf-8" \/><meta http-equiv="Content-Security-Policy"/);
});

test('refuses a page without a character set', () => {
  assert.throws(() => addPolicy('<head></head>'), /character set/);
});
