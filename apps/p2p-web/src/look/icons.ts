/** The app's own icons. Screens always use them with a text or a label. */
import { html, type SVGTemplateResult, svg, type TemplateResult } from 'lit';

const mark = (box: string, drawing: SVGTemplateResult): TemplateResult =>
  html`<svg viewBox=${box} aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">${drawing}</svg>`;

/** A cheese wedge on a board. */
export const cheeseMark = mark(
  '0 0 46 38',
  svg`<path d="M2 31h42v4a1.5 1.5 0 0 1-1.5 1.5h-39A1.5 1.5 0 0 1 2 35Z" fill="var(--cb-wood)" stroke="var(--cb-ink)"></path>
    <path d="M5 31V18L31 4c6 2 10 7 11 14v13Z" fill="var(--cb-cheese)" stroke="var(--cb-ink)"></path>
    <path d="M5 18h37" stroke="var(--cb-ink)"></path>
    <path d="M31 4c6 2 10 7 11 14H5Z" fill="var(--cb-rind)" fill-opacity=".35" stroke="none"></path>
    <circle cx="15" cy="25" r="3.2" fill="var(--cb-rind)" stroke="var(--cb-ink)" stroke-width="1.3"></circle>
    <circle cx="29" cy="23" r="2.2" fill="var(--cb-rind)" stroke="var(--cb-ink)" stroke-width="1.3"></circle>
    <path d="M36 31a3.4 3.4 0 0 1 6-2.4V31Z" fill="var(--cb-rind)" stroke="var(--cb-ink)" stroke-width="1.3"></path>`,
);

export const cogMark = mark(
  '0 0 24 24',
  svg`<circle cx="12" cy="12" r="3.2"></circle>
    <path d="M10.2 2.8h3.6l.6 2.7 1.9.8 2.4-1.5 2.5 2.5-1.5 2.4.8 1.9 2.7.6v3.6l-2.7.6-.8 1.9 1.5 2.4-2.5 2.5-2.4-1.5-1.9.8-.6 2.7h-3.6l-.6-2.7-1.9-.8-2.4 1.5-2.5-2.5 1.5-2.4-.8-1.9-2.7-.6v-3.6l2.7-.6.8-1.9-1.5-2.4 2.5-2.5 2.4 1.5 1.9-.8Z" transform="translate(1.2 1.2)scale(.9)"></path>`,
);
