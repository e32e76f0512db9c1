import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { policyWith } from '../../.scripts/content-security-policy.ts';
import { fromSource } from '../../.scripts/source-condition.ts';
import { groups } from './build/chunks.ts';
import { invitations } from './build/invitations.ts';
import { oneLanguage } from './build/languages.ts';
import { smallPeerjs } from './build/peerjs.ts';
import { contentSecurityPolicy } from './build/policy.ts';
import { precache } from './build/precache.ts';
import { preloadMain } from './build/preload.ts';
import { signalling } from './build/signalling.ts';

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'));

/** Readers can add signalling servers of their own: any encrypted one, or one in the local network without a certificate. */
const connections = ['https:', 'wss:', 'http:', 'ws:'];

export default defineConfig({
  ...fromSource,
  resolve: { ...fromSource.resolve, alias: smallPeerjs },
  // Every address is relative, so the site works under any sub-path.
  base: './',
  define: { __VERSION__: JSON.stringify(version) },
  plugins: [
    contentSecurityPolicy(policyWith({ connections })),
    oneLanguage(),
    preloadMain(),
    invitations(process.env.SITE_URL),
    precache(join(import.meta.dirname, 'service-worker', 'worker.ts')),
    signalling(),
  ],
  build: {
    target: 'es2022',
    // A data: address would need a wider policy, and hashed files are cached for ever anyway.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
