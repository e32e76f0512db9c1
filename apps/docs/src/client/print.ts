/** `<docs-print>`: a button for what the browser can do. */
class DocsPrint extends HTMLElement {
  connectedCallback(): void {
    this.querySelector('button')?.addEventListener('click', () => print());
  }
}

customElements.define('docs-print', DocsPrint);
