/** A modal dialog over the table. */
import { css, html, type TemplateResult } from 'lit';
import { closeIcon } from './icons.ts';

export const sheetStyles = css`
  dialog {
    inline-size: min(30rem, calc(100vw - 1rem));
    max-block-size: min(44rem, calc(100svh - 1rem));
    padding: 0;
    border: 1.5px solid var(--cb-edge);
    border-radius: 1rem;
    background: var(--cb-panel);
    color: var(--cb-text);
    font-family: var(--cb-font);
    box-shadow: 0 10px 30px var(--cb-shadow);
    overflow: hidden;
  }
  dialog[open] {
    display: flex;
    flex-direction: column;
  }
  dialog::backdrop {
    background: color-mix(in srgb, var(--cb-table) 70%, transparent);
  }
  dialog > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: 0.4rem 0.4rem 0 1.1rem;
  }
  dialog .inside {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem;
    padding: 0.5rem 1.1rem 1.1rem;
    overflow: auto;
    overscroll-behavior: contain;
  }
  .icon {
    display: inline-grid;
    place-items: center;
    flex: none;
    inline-size: 44px;
    block-size: 44px;
    padding: 0;
    border: 0;
    border-radius: var(--cb-radius);
    background: none;
    color: inherit;
    cursor: pointer;
  }
  .icon svg {
    inline-size: 1.5rem;
    block-size: 1.5rem;
  }
  .column-of-buttons {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.5rem;
  }
`;

export function sheet(
  id: string,
  title: string,
  closeLabel: string,
  content: TemplateResult,
  closed: () => void = () => {},
): TemplateResult {
  const close = (event: Event): void => (event.currentTarget as Element).closest('dialog')?.close();
  return html`<dialog id=${id} aria-labelledby="${id}-title" @close=${closed}>
    <header>
      <h2 id="${id}-title">${title}</h2>
      <button class="icon" aria-label=${closeLabel} @click=${close}>${closeIcon}</button>
    </header>
    <div class="inside">${content}</div>
  </dialog>`;
}
