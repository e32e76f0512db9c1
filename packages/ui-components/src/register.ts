let hasWarned = false;

/** Registers an element. If another copy of this package has already registered it, that registration stays. */
export function register(name: string, element: CustomElementConstructor): void {
  const registered = customElements.get(name);
  if (!registered) customElements.define(name, element);
  else if (registered !== element && !hasWarned) {
    // Warn only once, because a page with several games has several copies on purpose.
    hasWarned = true;
    console.warn(`<${name}> is already registered; the first definition stays.`);
  }
}
