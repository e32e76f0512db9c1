/** Lists the entries of a package in the table of contents of the page that <Api> generates. */
import { defineRouteMiddleware } from '@astrojs/starlight/route-data';
import { anchorOf, entriesToRead } from './api.ts';

export const onRequest = defineRouteMiddleware(({ locals }) => {
  const { entry, toc } = locals.starlightRoute;
  const [, part] = /^\w+\/(engine|embed)\/api$/.exec(entry.id) ?? [];
  if (!part || !toc) return;
  const entries = entriesToRead(part === 'engine' ? '@cheeseboard/engine' : '@cheeseboard/ui-components');
  toc.items.push(
    ...entries.map(({ name }) => ({
      depth: 2,
      slug: anchorOf(name),
      text: name.replace('@cheeseboard/', ''),
      children: [],
    })),
  );
});
