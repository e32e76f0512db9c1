// `DOCS_BASE` is the path of the docs on the site; `DOCS_SITE` is the address of the site, if it is known.
import { fileURLToPath } from 'node:url';
import starlight from '@astrojs/starlight';
import { languageNames, languages } from '@cheeseboard/engine/text';
import { defineConfig, passthroughImageService } from 'astro/config';
import { addPolicies } from '../../.scripts/content-security-policy.ts';
import { fromSource } from '../../.scripts/source-condition.ts';
import { tightTemplates } from '../../packages/ui-components/build/tight-templates.mjs';
import { codeColours } from './code-colours.mjs';
import { sidebar } from './sidebar.mjs';

const { DOCS_BASE = '/docs', DOCS_SITE } = process.env;

/**
 * What loads together in the browser: the roots of a group and everything that they import, except what an earlier group has.
 * Without groups, the table of an example is 50 files.
 */
const groups = [
  // Every page with an example has it; it loads the rest when an example is near.
  { name: 'kits', test: /[/\\]kits[/\\](?:kits|registry|facts)\.ts$|preload-helper/, priority: 3 },
  { name: 'position', test: /[/\\]position[/\\]define\.ts$/, priority: 2 },
  {
    name: 'table',
    test: /[/\\](?:table[/\\]table-with-hints|(?:seat|log|die|mouse|dice-tray)[/\\]define|art[/\\](?:cheese|numerals|pattern))\.ts$|directives[/\\](?:guard|repeat)\.js$/,
    priority: 1,
  },
];

export default defineConfig({
  base: DOCS_BASE,
  ...(DOCS_SITE ? { site: DOCS_SITE } : {}),
  trailingSlash: 'always',
  devToolbar: { enabled: false },
  // All images are SVG: there is nothing to optimize.
  image: { service: passthroughImageService() },
  // Scripts in files need no hashes in the content security policy.
  vite: {
    ...fromSource,
    build: { assetsInlineLimit: 0 },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
    plugins: [tightTemplates()],
  },
  markdown: { shikiConfig: codeColours },
  integrations: [
    starlight({
      title: 'Cheeseboard',
      defaultLocale: 'en',
      locales: Object.fromEntries(languages.map((lang) => [lang, { label: languageNames[lang], lang }])),
      favicon: '/favicon.svg',
      logo: { src: './src/assets/cheese.svg', alt: '' },
      customCss: ['./src/styles/site.css', './src/styles/code.css'],
      components: { Search: './src/components/Search.astro' },
      // Its code blocks are invalid HTML.
      expressiveCode: false,
      credits: false,
      lastUpdated: false,
      sidebar,
    }),
    {
      name: 'content-security-policy',
      // The search, Pagefind, is WebAssembly.
      hooks: { 'astro:build:done': ({ dir }) => addPolicies(fileURLToPath(dir), { allowWasm: true }) },
    },
  ],
});
