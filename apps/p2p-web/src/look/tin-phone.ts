/** Two mice with a tin can telephone: the string is slack, taut or torn. */
import '@cheeseboard/ui-components/mouse/define';
import { css, html, type SVGTemplateResult, svg, type TemplateResult } from 'lit';

export type TinPhoneString = 'slack' | 'taut' | 'torn';

const strings: { readonly [S in TinPhoneString]: SVGTemplateResult } = {
  slack: svg`<path class="string swings" d="M33 17c26 20 68 20 94 0"></path>`,
  taut: svg`<path class="string" d="M33 17h94"></path>`,
  torn: svg`<path class="string" d="M33 17c12 0 20 3 22 15"></path><path class="string" d="M127 17c-14 0-21 4-20 17"></path>
    <path class="string spark" d="M74 12l-4 -6M80 10v-7M86 12l4 -6"></path>`,
};

/** The can on the left, open to its mouse. The right one is its mirror image. */
const can = svg`<path class="can" d="M10 6 31 8v18l-21 2Z"></path>
  <ellipse class="mouth" cx="10" cy="17" rx="4" ry="11"></ellipse>
  <path class="rib" d="M18 7v20M24.5 7.6v18.8"></path>
  <circle class="knot" cx="32" cy="17" r="2"></circle>`;

export const tinPhone = (state: TinPhoneString): TemplateResult =>
  html`<div class="tin-phone" aria-hidden="true">
    <cb-mouse colour="purple"></cb-mouse>
    <svg viewBox="0 0 160 38">${strings[state]}<g>${can}</g><g transform="translate(160)scale(-1 1)">${can}</g></svg>
    <cb-mouse class="facing" colour="blue"></cb-mouse>
  </div>`;

export const tinPhoneStyles = css`
  .tin-phone {
    display: flex;
    align-items: end;
    justify-content: center;
    gap: 0.25rem;
  }
  .tin-phone svg {
    flex: 0 1 15rem;
    min-inline-size: 0;
    margin-block-end: 0.1rem;
  }
  .tin-phone cb-mouse {
    --cb-mouse-size: clamp(3rem, 12vw, 4.2rem);
  }
  .tin-phone .facing {
    scale: -1 1;
  }
  .can,
  .mouth,
  .knot {
    fill: var(--cb-tin);
    stroke: var(--cb-ink);
    stroke-width: 1.3;
    stroke-linejoin: round;
  }
  .mouth {
    fill: color-mix(in srgb, var(--cb-tin) 55%, var(--cb-ink));
  }
  .rib {
    fill: none;
    stroke: var(--cb-ink);
    stroke-opacity: 0.35;
    stroke-width: 1;
  }
  .knot {
    fill: var(--cb-rind);
  }
  .string {
    fill: none;
    stroke: var(--cb-rind);
    stroke-width: 1.8;
    stroke-linecap: round;
  }
  .spark {
    stroke: var(--cb-danger);
  }
  @media (prefers-reduced-motion: no-preference) {
    .swings {
      transform-origin: 80px 17px;
      /* The setting for no motion sets the speed to zero. */
      animation: swing calc(0.9s * var(--cb-speed, 1)) ease-in-out infinite alternate;
    }
  }
  @keyframes swing {
    from {
      transform: scaleY(1);
    }
    to {
      transform: scaleY(0.55);
    }
  }
`;
