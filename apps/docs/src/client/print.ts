/** `<docs-print>`: a button that prints the page. */
class DocsPrint extends HTMLElement {
  connectedCallback(): void {
    this.querySelector('button')?.addEventListener('click', () => print());
  }
}

customElements.define('docs-print', DocsPrint);
