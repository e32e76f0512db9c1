// A browser starts no worker from another site's file, and that is what a file on a CDN is. A worker of one line that imports the
// file it does start.
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
