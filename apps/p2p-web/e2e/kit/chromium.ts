/** How a browser is started for a test. */
import { chromium as plain } from '../../../../.scripts/chromium.ts';

// A name that is not this machine's own: a page there is what a guest on the network at home gets, plain http and nothing secure.
const atHome = '--host-resolver-rules=MAP at-home.test 127.0.0.1';

export const chromium = { ...plain, args: [...plain.args, atHome] };
