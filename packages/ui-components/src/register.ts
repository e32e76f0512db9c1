/** Registers an element. A second registration, by another copy of this package on the page, is harmless. */
export function register(name: string, element: CustomElementConstructor): void {
  const first = customElements.get(name);
  if (!first) customElements.define(name, element);
  else if (first !== element) console.warn(`<${name}> is registered already: the first one stays.`);
}
