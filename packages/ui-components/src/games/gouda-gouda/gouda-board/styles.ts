import { css } from 'lit';
import { loopSpeed } from '../../../motion/loop-speed.ts';

export const boardStyles = css`
  :host {
    --_wall: color-mix(in srgb, var(--_cb-panel) 52%, color-mix(in srgb, var(--_cb-green) 42%, var(--_cb-tin)));
    --_groove: color-mix(in srgb, var(--_wall) 84%, var(--_cb-ink));
    --_shade: color-mix(in srgb, var(--_wall) 72%, var(--_cb-ink));
    --_stone: color-mix(in srgb, var(--_cb-table) 62%, var(--_cb-tin));
    --_joint: color-mix(in srgb, var(--_stone) 76%, var(--_cb-ink));
    --_paper: color-mix(in srgb, var(--_cb-panel) 86%, var(--_cb-cheese));
    --_print: color-mix(in srgb, var(--_paper) 80%, var(--_cb-rind));
    --_skirt: color-mix(in srgb, var(--_cb-wood) 46%, var(--_cb-panel));
    --_sky: light-dark(color-mix(in srgb, var(--_cb-blue) 40%, #fff), color-mix(in srgb, var(--_cb-blue) 42%, #0b1524));
    --_cat: light-dark(color-mix(in srgb, var(--_cb-black) 74%, var(--_cb-rind)), #17110d);
    user-select: none;
    touch-action: manipulation;
  }
  .board {
    position: relative;
    margin-inline: auto;
    isolation: isolate;
  }
  .room,
  .scene {
    position: absolute;
    inset: 0;
    display: block;
    contain: layout style;
  }
  .room {
    border-radius: var(--_cb-radius);
    box-shadow:
      0 0 0 2.5px var(--_cb-ink),
      0 3px 10px var(--_cb-shadow);
    overflow: hidden;
  }
  .light {
    position: absolute;
    inset: -18% -14%;
    border-radius: 50%;
    background: radial-gradient(closest-side, color-mix(in srgb, var(--_cb-cheese) 92%, #fff), transparent);
    pointer-events: none;
  }
  .places,
  .lights {
    position: absolute;
    inset: 0;
  }
  /* The lights are clipped, so that their glow does not widen the page. */
  .lights {
    overflow: clip;
    border-radius: var(--_cb-radius);
  }
  .spot,
  .glow {
    position: absolute;
  }
  .spot {
    border-radius: 14px;
  }
  /* The ring is behind the drawing, because it must not cross a mouse. */
  .ring {
    position: absolute;
    inset: 0;
    border-radius: 16px;
    border: 2.5px solid var(--_cb-ink);
    background: color-mix(in srgb, var(--_cb-cheese) 55%, transparent);
    box-shadow:
      inset 0 0 0 3px var(--_cb-cheese),
      0 0 0 2px var(--_cb-cheese);
  }
  .goal-ring {
    border-style: dashed;
  }
  .spot.target {
    z-index: 2;
  }
  .spot:focus-visible,
  .pick:focus-visible {
    outline: 4px solid var(--_cb-focus);
    outline-offset: 0;
    box-shadow: 0 0 0 6px var(--_cb-paper);
    z-index: 3;
  }
  .spot.refused {
    background: color-mix(in srgb, var(--_cb-fang) 26%, transparent);
    box-shadow:
      inset 0 0 0 3px var(--_cb-fang),
      inset 0 0 0 5px var(--_cb-paper);
  }
  .lit-way {
    stroke: var(--_cb-cheese);
    stroke-width: 9;
  }
  .lit-edge {
    stroke-width: 12;
  }
  .loupe {
    position: absolute;
    z-index: 1;
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 2px;
    padding: 3px;
    border: 2px solid var(--_cb-ink);
    border-radius: 14px;
    background: var(--_cb-paper);
    box-shadow: 0 3px 8px var(--_cb-shadow);
    translate: -50% -54%;
  }
  .loupe.refused {
    border-color: var(--_cb-fang);
    animation: none;
  }
  .pick {
    inline-size: 46px;
    block-size: 44px;
    padding: 2px 3px;
    border-radius: 10px;
    border: 2px solid var(--_cb-edge);
    background: color-mix(in srgb, var(--_cb-cheese) 30%, var(--_cb-paper));
  }
  .pick[aria-pressed='true'] {
    border: 3px solid var(--_cb-ink);
    background: var(--_cb-cheese);
  }
  .idle .spot {
    cursor: default;
  }
  :host([disabled]) .scene,
  :host([disabled]) .room {
    filter: saturate(0.55) brightness(0.92);
  }
  @media (prefers-reduced-motion: no-preference) {
    .refused {
      animation: shake calc(360ms * var(--_cb-speed)) ease-in-out;
    }
    .light {
      animation: breathe calc(1800ms * ${loopSpeed}) ease-in-out 3 alternate;
    }
    .goal {
      animation: nod calc(900ms * ${loopSpeed}) ease-in-out 5 alternate;
    }
  }
  @keyframes breathe {
    from {
      opacity: 0.62;
    }
  }
  @keyframes nod {
    from {
      transform: translateY(2px);
    }
  }
  @keyframes shake {
    20%,
    60% {
      translate: -6px 0;
    }
    40%,
    80% {
      translate: 6px 0;
    }
  }
  @media (forced-colors: active) {
    .room {
      outline: 2px solid CanvasText;
    }
    .spot.lit,
    .spot.target {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
    .spot.target {
      outline-style: dashed;
    }
    .spot:focus-visible {
      outline: 5px double Highlight;
    }
    .pick[aria-pressed='true'] {
      outline: 3px solid Highlight;
    }
  }
`;
