/** The few signs on the buttons of a running game, in one ink. */
import { html, type SVGTemplateResult, svg, type TemplateResult } from 'lit';

const icon = (drawing: SVGTemplateResult): TemplateResult =>
  html`<svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${drawing}</svg>`;

const speaker = svg`<path d="M4 9.5V14.5H7.5L12 18.5V5.5L7.5 9.5Z"></path>`;

export const menuIcon = icon(svg`<path d="M4 6.5H20M4 12H20M4 17.5H20"></path>`);
export const soundIcon = icon(
  svg`${speaker}<path d="M15.5 9A4.2 4.2 0 0 1 15.5 15M18 6.5A8 8 0 0 1 18 17.5"></path>`,
);
export const muteIcon = icon(svg`${speaker}<path d="M16 9.5L21 14.5M21 9.5L16 14.5"></path>`);
export const closeIcon = icon(svg`<path d="M6 6L18 18M18 6L6 18"></path>`);
export const leaveIcon = icon(svg`<path d="M14 5H5V19H14M10 12H20M16.5 8L20.5 12L16.5 16"></path>`);
export const pauseIcon = icon(svg`<path d="M8 5.5V18.5M16 5.5V18.5"></path>`);
export const undoIcon = icon(svg`<path d="M8 5L4 9L8 13M4.5 9H14A5.5 5.5 0 0 1 14 20H9"></path>`);
