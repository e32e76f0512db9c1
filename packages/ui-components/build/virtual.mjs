/** A rolldown plugin: a virtual module with this source. */
export const virtualModule = (name, source) => ({
  name: `virtual-${name}`,
  resolveId: (id) => (id === name ? `\0${name}` : null),
  load: (id) => (id === `\0${name}` ? source : null),
});

/** A rolldown plugin: replaces the source of the modules whose id matches. */
export const replaceModule = (id, source) => ({
  name: 'replaced',
  load: { filter: { id }, handler: () => source },
});
