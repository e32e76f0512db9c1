import { join } from 'node:path';
import type { Plugin } from 'vite';
import { serve, signallingPath } from '../server/serve.ts';

/** Makes Vite pass signalling and `config.json` on to the server that `npm start` uses, while developing. */
export function signalling(): Plugin {
  return {
    name: 'signalling',
    apply: (_config, { command, isPreview }) => command === 'serve' && !isPreview,
    async config() {
      const folder = join(import.meta.dirname, '..', 'public');
      const { port } = await serve({ folder, port: 0, host: '127.0.0.1' });
      const target = `http://127.0.0.1:${port}`;
      return { server: { proxy: { [signallingPath]: { target, ws: true }, '/config.json': target } } };
    },
  };
}
