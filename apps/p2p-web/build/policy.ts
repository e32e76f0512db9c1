import type { Plugin } from 'vite';

/** Writes the policy into the built page, but not in development, where Vite needs inline styles. */
export function contentSecurityPolicy(policy: string): Plugin {
  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
        injectTo: 'head-prepend',
      },
    ],
  };
}
