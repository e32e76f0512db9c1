import { css } from 'lit';

/** Duration factor of repeated animations: 0 at speed 0, otherwise at least 0.4 so that nothing flickers. */
export const loopSpeed = css`max(var(--_cb-speed), min(9999 * var(--_cb-speed), 0.4))`;
