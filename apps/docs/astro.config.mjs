// The site: Starlight in three languages, under any path. `DOCS_BASE` is where it will lie (`/docs` beside the app), `DOCS_SITE`
// the address of the whole, if one is known.
import starlight from '@astrojs/starlight';
import { defineConfig, passthroughImageService } from 'astro/config';
import { fromSource } from '../../.scripts/source-condition.ts';
import { tightTemplates } from '../../packages/ui-components/build/tight-templates.mjs';
import { codeColours } from './code-colours.mjs';
import { sidebar } from './sidebar.mjs';

const { DOCS_BASE = '/docs', DOCS_SITE } = process.env;

export default defineConfig({
  base: DOCS_BASE,
  ...(DOCS_SITE ? { site: DOCS_SITE } : {}),
  trailingSlash: 'always',
  devToolbar: { enabled: false },
  // All that is drawn here is SVG: nothing to be made smaller.
  image: { service: passthroughImageService() },
  // Scripts stay files of their own, so that a content security policy can name them; the components' templates lose their white space.
  vite: {
    ...fromSource,
    build: { assetsInlineLimit: 0 },
    plugins: [tightTemplates()],
  },
  markdown: { shikiConfig: codeColours },
  integrations: [
    starlight({
      title: { en: 'Cheeseboard', nl: 'Cheeseboard', de: 'Cheeseboard' },
      defaultLocale: 'en',
      locales: {
        en: { label: 'English', lang: 'en' },
        nl: { label: 'Nederlands', lang: 'nl' },
        de: { label: 'Deutsch', lang: 'de' },
      },
      favicon: '/favicon.svg',
      logo: { src: './src/assets/cheese.svg', alt: '' },
      customCss: ['./src/styles/site.css', './src/styles/code.css'],
      components: { Search: './src/components/Search.astro' },
      // Its blocks are not valid HTML.
      expressiveCode: false,
      credits: false,
      lastUpdated: false,
      sidebar,
    }),
  ],
});
