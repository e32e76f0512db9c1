import { css } from 'lit';

/** Cards in a column overlap: all but the last show only their corner, with number, shape and fang. */
export const wonStyles = css`
  :host {
    container-type: inline-size;
  }
  ul {
    --_w: clamp(2.5rem, 15cqi, 4.5rem);
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 0.25rem;
  }
  .column {
    inline-size: var(--_w);
  }
  .column .card:not(:first-child) {
    position: relative;
    margin-block-start: calc(var(--_w) * -0.92);
  }
  .snakes .column .card:not(:first-child) {
    margin-block-start: calc(var(--_w) * -0.74);
  }
  .worth {
    min-inline-size: 1.9em;
    padding-inline: 0.4em;
    border-radius: 1em;
    background: var(--_cb-panel);
    border: 1.5px solid var(--_cb-edge);
    font-size: 0.85rem;
    font-weight: 700;
    text-align: center;
  }
  p {
    margin: 0;
    color: var(--_cb-quiet);
    font-size: 0.9rem;
  }
  :host([compact]) ul {
    gap: 0.1rem 0.5rem;
    font-size: 0.8rem;
    line-height: 1.3;
  }
  :host([compact]) li {
    flex-direction: row;
  }
  .line {
    display: inline-flex;
    align-items: center;
    gap: 0.22em;
    font-variant-numeric: tabular-nums;
  }
  .line svg {
    inline-size: 0.85em;
    block-size: 0.85em;
  }
`;
