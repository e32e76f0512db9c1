import { css } from 'lit';

export const gameStyles = css`
  :host {
    block-size: clamp(34rem, 100svh, 72rem);
    background: var(--_cb-table);
  }
  .table {
    display: block;
    block-size: 100%;
  }
  p {
    margin: 0;
    padding: 1.5rem;
  }
  button {
    display: inline-grid;
    place-items: center;
    min-block-size: 44px;
    padding: 0 0.7rem;
    border-radius: var(--_cb-radius);
    color: var(--_cb-text);
    font-weight: 700;
    white-space: nowrap;
  }
  button[slot='after'] {
    border: 2px solid var(--_cb-text);
  }
`;
