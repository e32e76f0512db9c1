// Browsers refuse to start a worker from another origin, such as a CDN. A one-line blob worker that imports the file is allowed.
const original = `new Worker(new URL('./worker.js', import.meta.url), { type: 'module' })`;
const replacement = `new Worker(
  URL.createObjectURL(new Blob(['import ' + JSON.stringify(new URL('./worker.js', import.meta.url).href)], { type: 'text/javascript' })),
  { type: 'module' },
)`;

export const crossOriginWorker = () => ({
  name: 'cross-origin-worker',
  transform: {
    filter: { id: /\/src\/thinking\/thinking\.ts$/ },
    handler(code) {
      if (!code.includes(original))
        this.error('thinking.ts no longer contains the Worker call that this plugin replaces');
      return { code: code.replace(original, replacement), map: null };
    },
  },
});
