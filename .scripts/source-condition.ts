/**
 * Every entry of our packages has an export condition that leads to its TypeScript source. With that condition (in Vite,
 * `tsconfig.base.json` and `node --conditions`), edits show without a build. Nobody outside this repository sets it.
 */
import { defaultClientConditions, defaultServerConditions, type UserConfig } from 'vite';

export const sourceCondition = '@cheeseboard/source';

const server = { conditions: [sourceCondition, ...defaultServerConditions] };

/** The part of a Vite config that resolves our packages to their source. */
export const fromSource = {
  resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
  ssr: { resolve: { ...server, externalConditions: [sourceCondition, 'node'] } },
} satisfies UserConfig;
