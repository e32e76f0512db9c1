import { css } from 'lit';

/** The pace of what goes on and on: nothing moves at speed 0, and nothing flickers at any other. */
export const lively = css`max(var(--_cb-speed), min(9999 * var(--_cb-speed), 0.4))`;
