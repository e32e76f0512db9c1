import type { Plugin } from 'vite';

/**
 * What the page may do. Connections go anywhere that is encrypted, because anybody may name a signalling server of their own in the
 * settings; and to plain servers on the network at home, where there are no certificates.
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
