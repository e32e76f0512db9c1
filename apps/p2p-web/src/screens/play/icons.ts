/** Icons of the buttons of a running game. */
import { html, type SVGTemplateResult, svg, type TemplateResult } from 'lit';

const icon = (drawing: SVGTemplateResult): TemplateResult =>
  html`<svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${drawing}</svg>`;

const speaker = svg`<path d="M4 9.5V14.5H7.5L12 18.5V5.5L7.5 9.5Z"></path>`;

export const menuIcon = icon(svg`<path d="M4 6.5H20M4 12H20M4 17.5H20"></path>`);
export const soundIcon = icon(
  svg`${speaker}<path d="M15.5 9A4.2 4.2 0 0 1 15.5 15M18 6.5A8 8 0 0 1 18 17.5"></path>`,
);
export const muteIcon = icon(svg`${speaker}<path d="M16 9.5L21 14.5M21 9.5L16 14.5"></path>`);
export const undoIcon = icon(svg`<path d="M9 6L5 10L9 14M5 10H14.5A4.5 4.5 0 0 1 14.5 19H11"></path>`);
/** An arrow that leaves a box. */
export const shareIcon = icon(
  svg`<path d="M12 14.5V4.5M8.5 7.5L12 4L15.5 7.5M8 10.5H6V20H18V10.5H16"></path>`,
);
export const closeIcon = icon(svg`<path d="M6 6L18 18M18 6L6 18"></path>`);
/** A raised hand. */
export const stepInIcon = icon(
  svg`<path d="M8 12V6.5A1.5 1.5 0 0 1 11 6.5V11V4.5A1.5 1.5 0 0 1 14 4.5V11V6A1.5 1.5 0 0 1 17 6V14A6 6 0 0 1 11 20.5C8 20.5 7 19 5.5 16L4 13.2A1.4 1.4 0 0 1 6.4 11.8L8 14Z"></path>`,
);
