/** Runs before all other code. It is small, so that everything that the address needs loads in parallel. */
import { readRoute } from './screens/app/route.ts';
import { importScreen } from './screens/app/screen-code.ts';
import { texts } from './words/texts.ts';

/** The way from the page of an invitation to the site, such as `../`: see build/invitations.ts. */
const root = document.querySelector<HTMLMetaElement>('meta[name=cheeseboard-root]')?.content;
if (root) {
  // The browser reads these links again later, when their relative addresses would lead out of the site.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link:is([rel$=icon], [rel=manifest])'))
    link.setAttribute('href', link.href);
  // From here on, every address is relative to the site.
  history.replaceState(history.state, '', new URL(root, location.href).pathname + location.hash);
}

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

// If these texts cannot be loaded, the screen that needs them tries again.
texts.load('frame').catch(() => {});
// build/preload.ts lets the page load main.ts at the same time as this file.
void import('./main.ts');
// If something cannot be loaded, the screen that needs it says so.
prepare().catch(() => {});

async function prepare(): Promise<void> {
  const route = readRoute(location.hash);
  if (route.screen === 'join') {
    // Connecting takes several round trips, so the code for it loads first.
    const { callEarly } = await import('./tables/early-call.ts');
    callEarly(route.invitation);
  }
  if (route.screen === 'join' || route.screen === 'host' || route.screen === 'local')
    void import('./tables/open.ts').catch(() => {});
  await importScreen[route.screen]?.();
}
