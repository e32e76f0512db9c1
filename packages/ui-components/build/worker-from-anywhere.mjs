// Browsers refuse to start a worker from another origin, such as a CDN. A one-line blob worker that imports the file is allowed.
const before = `new Worker(new URL('./worker.js', import.meta.url), { type: 'module' })`;
const after = `new Worker(
  URL.createObjectURL(new Blob(['import ' + JSON.stringify(new URL('./worker.js', import.meta.url).href)], { type: 'text/javascript' })),
  { type: 'module' },
)`;

export const workerFromAnywhere = () => ({
  name: 'worker-from-anywhere',
  transform: {
    filter: { id: /\/src\/thinking\/thinking\.ts$/ },
    handler(code) {
      if (!code.includes(before))
        this.error('thinking.ts starts its worker in another way than this plugin knows');
      return { code: code.replace(before, after), map: null };
    },
  },
});
