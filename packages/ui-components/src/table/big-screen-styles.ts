/** A television: the page sets the size of all text, the story stands beside the table, and there is no row of buttons. */
import { css } from 'lit';

export const bigScreenStyles = css`
  :host([layout='big-screen']) {
    --_cb-bar: 0px;
  }
  :host([layout='big-screen']) .panel {
    inset-block: 0;
    gap: 0.5rem;
    padding: 0.75rem 0 0;
  }
  :host([layout='big-screen']) .panel h2 {
    padding-inline: 1rem;
  }
  :host([layout='big-screen']) .ask > p {
    font-size: 1.55rem;
  }
`;
