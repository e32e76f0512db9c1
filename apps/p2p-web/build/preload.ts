import type { Plugin } from 'vite';

/** src/boot.ts imports src/main.ts, which every page needs: the built page loads both, and their styles, at the same time. */
export function preloadMain(): Plugin {
  return {
    name: 'preload-main',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const main = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/src/main.ts')));
        if (!main) throw new Error('no chunk has src/main.ts');
        const preloadedNames = [main.fileName, ...main.imports];
        const preloadedChunks = chunks.filter(
          ({ fileName }) => preloadedNames.includes(fileName) && !html.includes(fileName),
        );
        const styles = preloadedChunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
        return [
          ...preloadedChunks.map(({ fileName }) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `./${fileName}` },
          })),
          ...styles.map((fileName) => ({
            tag: 'link',
            attrs: { rel: 'stylesheet', crossorigin: true, href: `./${fileName}` },
          })),
        ].map((tag) => ({ ...tag, injectTo: 'head' as const }));
      },
    },
  };
}
