// `DOCS_BASE` is the path of the docs on the site; `DOCS_SITE` is the address of the site, if it is known.
import { fileURLToPath } from 'node:url';
import starlight from '@astrojs/starlight';
import { languageNames, languages } from '@cheeseboard/engine/text';
import { defineConfig, passthroughImageService } from 'astro/config';
import { addPolicies } from '../../.scripts/content-security-policy.ts';
import { fromSource } from '../../.scripts/source-condition.ts';
import { tightTemplates } from '../../packages/ui-components/build/tight-templates.mjs';
import { codeColours } from './code-colours.mjs';
import { exampleAliases } from './examples/aliases.ts';
import { sidebar } from './sidebar.mjs';
import { writeSections } from './src/search/write-sections.ts';

const { DOCS_BASE = '/docs', DOCS_SITE } = process.env;

/**
 * Each group becomes one file for the browser: the modules that match `test` and all their imports, except modules of a group
 * with a higher priority. Without groups, the browser loads 50 files for the table of one example.
 */
const groups = [
  // Every page with an example loads this group at once, and the others when an example is near.
  { name: 'kits', test: /[/\\]kits[/\\](?:kits|registry|facts)\.ts$|preload-helper/, priority: 3 },
  { name: 'position', test: /[/\\]position[/\\]define\.ts$/, priority: 2 },
  {
    name: 'table',
    test: /[/\\](?:table[/\\](?:table-with-hints|large-pieces|scene)|(?:announcer|seat|table|log|die|mouse|dice-tray)[/\\]define|board[/\\]nearest|cards[/\\]styles|art[/\\](?:cheese|numerals|pattern|token))\.ts$|directives[/\\](?:guard|repeat)\.js$/,
    priority: 1,
  },
];

export default defineConfig({
  base: DOCS_BASE,
  ...(DOCS_SITE ? { site: DOCS_SITE } : {}),
  trailingSlash: 'always',
  devToolbar: { enabled: false },
  // All images are SVG, so there is nothing to optimize.
  image: { service: passthroughImageService() },
  // No script is inlined, because the content security policy would need a hash of each inline script.
  vite: {
    ...fromSource,
    resolve: { ...fromSource.resolve, alias: exampleAliases },
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
      // Expressive Code is off, because its code blocks are invalid HTML.
      expressiveCode: false,
      credits: false,
      lastUpdated: false,
      // The search is our own: src/search.
      pagefind: false,
      sidebar,
      routeMiddleware: './src/reference/api-contents.ts',
    }),
    {
      name: 'content-security-policy',
      hooks: { 'astro:build:done': ({ dir }) => addPolicies(fileURLToPath(dir)) },
    },
    {
      name: 'search',
      hooks: { 'astro:build:done': ({ dir }) => writeSections(fileURLToPath(dir), languages) },
    },
  ],
});
