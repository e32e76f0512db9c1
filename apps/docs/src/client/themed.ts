/** `<docs-themed>`: pieces in a theme, whose code is loaded when they are near. */
import { elementModules } from './element-modules.ts';
import { whenNear } from './stage.ts';

class DocsThemed extends HTMLElement {
  #watch: IntersectionObserver | null = null;

  connectedCallback(): void {
    this.#watch = whenNear(this, () => {
      const tags = new Set(Array.from(this.querySelectorAll('*'), ({ localName }) => localName));
      for (const tag of tags) void elementModules[tag]?.().catch(() => {});
    });
  }

  disconnectedCallback(): void {
    this.#watch?.disconnect();
  }
}

customElements.define('docs-themed', DocsThemed);
