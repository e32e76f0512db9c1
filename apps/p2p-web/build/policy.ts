import type { Plugin } from 'vite';

/**
 * The Content-Security-Policy. Connections may go to any encrypted server, because readers can add their own signalling
 * servers, and to plain servers on the local network, which have no certificates.
 */
export const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' data: blob:",
  "font-src 'self'",
  "manifest-src 'self'",
  "connect-src 'self' https: wss: http: ws:",
  "base-uri 'none'",
  "form-action 'none'",
  // Trusted Types: only Lit's templates create markup; src/boot.ts has the policy for workers.
  "require-trusted-types-for 'script'",
  'trusted-types lit-html default',
].join('; ');

/** Writes the policy into the built page. Not in development, where Vite needs inline styles. */
export function contentSecurityPolicy(): Plugin {
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
