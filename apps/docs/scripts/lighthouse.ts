/**
 * Runs Lighthouse on one page of each kind, after `pnpm build`: `pnpm lighthouse`, or `pnpm lighthouse nl/` for one page. npx downloads
 * Lighthouse. Exits with 1 if accessibility, best practices or SEO is below 100, or the performance of a rulebook below 95.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@cheeseboard/engine/games';
import { languages } from '@cheeseboard/engine/text';
import { chromium } from '../../../.scripts/chromium.ts';

interface Report {
  readonly categories: Record<
    string,
    { title: string; score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  readonly audits: Record<
    string,
    { title: string; score: number | null; details?: { items?: { node?: { selector?: string } }[] } }
  >;
}

const representatives = [
  'en/',
  'nl/',
  'de/',
  'en/games/',
  ...games.flatMap(({ id }, index) => {
    const language = languages[index % languages.length]!;
    const page = ['', 'challenges/', 'strategy/', 'summary/', 'play/'][index % 5]!;
    return [`${language}/games/${id}/rules/`, `${language}/games/${id}/${page}`];
  }),
  'en/embed/',
  'de/embed/elements/',
  'en/embed/elements/cb-card/',
  'nl/embed/themes/',
  'en/engine/',
  'nl/engine/fifth-game/',
  'de/engine/api/',
  'en/hosting/',
  'nl/hosting/connection/',
  'de/hosting/fairness/',
  'en/architecture/',
];

const base = process.env.DOCS_BASE ?? '/docs';
const port = 4829;
const paths = process.argv.length > 2 ? process.argv.slice(2) : representatives;
const folder = await mkdtemp(join(tmpdir(), 'docs-lighthouse-'));
const server = spawn(process.execPath, [join(import.meta.dirname, '../e2e/serve.ts'), String(port)], {
  stdio: 'inherit',
});

async function audit(url: string): Promise<Report> {
  const output = join(folder, 'report.json');
  const lighthouse = spawn(
    'npx',
    [
      '--yes',
      'lighthouse@13',
      url,
      `--chrome-flags=${['--headless=new', ...chromium.args].join(' ')}`,
      '--only-categories=performance,accessibility,best-practices,seo',
      '--output=json',
      `--output-path=${output}`,
      '--quiet',
    ],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...(chromium.executablePath ? { CHROME_PATH: chromium.executablePath } : {}) },
    },
  );
  const [code] = await once(lighthouse, 'exit');
  if (code !== 0) throw new Error('Lighthouse could not be downloaded or did not finish.');
  return JSON.parse(await readFile(output, 'utf8')) as Report;
}

/** Performance depends on the machine, so only the rulebooks, which are the longest pages, have a limit. */
function leastScore(category: string, page: string): number {
  if (category !== 'performance') return 1;
  return page.endsWith('/rules/') ? 0.95 : 0;
}

let failures = 0;
try {
  for (const page of paths) {
    const { categories, audits } = await audit(`http://127.0.0.1:${port}${base}/${page}`);
    const scores = Object.values(categories).map(
      ({ title, score }) => `${title} ${Math.round((score ?? 0) * 100)}`,
    );
    console.log(`${page}: ${scores.join(', ')}`);
    for (const [category, { score, auditRefs }] of Object.entries(categories)) {
      if ((score ?? 0) >= leastScore(category, page)) continue;
      failures += 1;
      for (const { id, weight } of auditRefs) {
        const auditResult = audits[id];
        if (weight === 0 || !auditResult || auditResult.score === null || auditResult.score === 1) continue;
        const selectors =
          auditResult.details?.items?.map(({ node }) => node?.selector ?? '').slice(0, 3) ?? [];
        console.log(`  ${id}: ${auditResult.title} ${selectors.join(' | ')}`);
      }
    }
  }
} finally {
  server.kill();
  await rm(folder, { recursive: true, force: true });
}
process.exit(failures === 0 ? 0 : 1);
