/**
 * The Content-Security-Policy of every built page. App, docs and gallery share one origin, so a weak policy on one of them would
 * weaken all.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Allowances {
  /** Sources for `script-src`: hashes of inline scripts, and keywords. */
  readonly scripts?: readonly string[];
  readonly styles?: readonly string[];
  readonly styleAttributes?: readonly string[];
  readonly connections?: readonly string[];
}

export function policyWith({
  scripts = [],
  styles = [],
  styleAttributes = [],
  connections = [],
}: Allowances): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    "worker-src 'self'",
    ["style-src 'self'", ...styles].join(' '),
    ...(styleAttributes.length > 0 ? [["style-src-attr 'unsafe-hashes'", ...styleAttributes].join(' ')] : []),
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "font-src 'self'",
    "manifest-src 'self'",
    ["connect-src 'self'", ...connections].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
    // Trusted Types: only Lit's templates create markup. The default policy is for worker URLs.
    "require-trusted-types-for 'script'",
    'trusted-types lit-html default',
  ].join('; ');
}

/** Allows workers of the same origin only, like src/boot.ts of the app. */
const defaultTrustedTypes = `window.trustedTypes?.createPolicy('default', {
  createScriptURL(text) {
    if (new URL(text, document.baseURI).origin === location.origin) return text;
    throw new TypeError(text + ' is not ours');
  },
});`;

const charset = /<meta charset="utf-8"\s*\/?>/i;

/** Writes a policy into a page that allows exactly the inline scripts and styles which the page has now. */
export function addPolicy(html: string): string {
  if (!charset.test(html)) throw new Error('The page does not declare its character set.');
  const extended = html.replace(charset, (meta) => `${meta}<script>${defaultTrustedTypes}</script>`);
  const policy = policyWith({
    scripts: hashesOf(extended, /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g),
    styles: hashesOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g),
    styleAttributes: hashesOf(html, /<[^>]*\sstyle="([^"&]*)"/g),
  });
  // The policy goes after the character set, which must be within the first kilobyte.
  return extended.replace(
    charset,
    (meta) => `${meta}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}

/** Writes a policy into every page of a folder. */
export function addPolicies(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const file = join(folder, name);
    writeFileSync(file, addPolicy(readFileSync(file, 'utf8')));
  }
}

function hashesOf(html: string, pattern: RegExp): string[] {
  const hashes = [...html.matchAll(pattern)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return [...new Set(hashes)].sort();
}
