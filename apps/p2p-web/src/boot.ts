/** Runs first: the Trusted Types policy and the service worker. */
import { registerServiceWorker } from './update.ts';

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown;
}

/** Allows workers of the same origin only. Lit has a policy for its own templates. */
(globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
  createScriptURL(text) {
    if (new URL(text, document.baseURI).origin === location.origin) return text;
    throw new TypeError(`${text} is not ours`);
  },
});

void registerServiceWorker();
