/** Before anything else in the page: which scripts it may start, and the service worker. */
import { keepForOffline } from './update.ts';

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown;
}

/** Workers come from where the page comes from. Nothing else makes scripts of texts: Lit brings a policy for its own templates. */
(globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
  createScriptURL(text) {
    if (new URL(text, document.baseURI).origin === location.origin) return text;
    throw new TypeError(`${text} is not ours`);
  },
});

void keepForOffline();
