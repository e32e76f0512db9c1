let told = false;

/** Registers an element. A second registration, by another copy of this package on the page, is harmless. */
export function register(name: string, element: CustomElementConstructor): void {
  const first = customElements.get(name);
  if (!first) customElements.define(name, element);
  else if (first !== element && !told) {
    // Said once for all the elements of this copy: a page with several games has several on purpose.
    told = true;
    console.warn(`<${name}> is registered already: the first one stays.`);
  }
}
