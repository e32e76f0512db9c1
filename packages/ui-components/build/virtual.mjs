/** A rolldown plugin: a module that is written here. */
export const virtual = (name, source) => ({
  name: `virtual-${name}`,
  resolveId: (id) => (id === name ? `\0${name}` : null),
  load: (id) => (id === `\0${name}` ? source : null),
});

/** A rolldown plugin: this source instead of that of the modules whose id matches. */
export const replaced = (id, source) => ({
  name: 'replaced',
  load: { filter: { id }, handler: () => source },
});
