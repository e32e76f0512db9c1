/** How a browser is started for a test. */
import { chromium as plain } from '../../../../.scripts/chromium.ts';

// `at-home.test` is not localhost, so its pages are not a secure context, like a guest's page over plain http in a home network.
const homeNetworkHost = '--host-resolver-rules=MAP at-home.test 127.0.0.1';

export const chromium = { ...plain, args: [...plain.args, homeNetworkHost] };
