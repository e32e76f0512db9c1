// Generates custom-elements.json, editor data for VS Code and JetBrains, and JSX types.
import { jsxTypesPlugin } from '@wc-toolkit/jsx-types';
import { customElementJetBrainsPlugin } from 'custom-element-jet-brains-integration';
import { customElementVsCodePlugin } from 'custom-element-vs-code-integration';
import { importEventTypes } from './build/jsx.mjs';
import { asPublished } from './build/manifest.mjs';

const outdir = 'dist';

export default {
  globs: ['src/**/*.ts'],
  exclude: ['**/*.test.ts', 'src/games/*/gallery*.ts'],
  outdir,
  litelement: true,
  packagejson: false,
  plugins: [
    asPublished(),
    customElementVsCodePlugin({ outdir, hideLogs: true }),
    customElementJetBrainsPlugin({ outdir, packageJson: false, hideLogs: true }),
    jsxTypesPlugin({
      outdir,
      fileName: 'jsx.d.ts',
      stronglyTypedEvents: true,
      componentTypePath: (_name, _tag, path) => path.replace(/^dist\//, './'),
    }),
    importEventTypes(`${outdir}/jsx.d.ts`),
  ],
};
