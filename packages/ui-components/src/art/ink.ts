/** Shared by all drawings: paints, line style, and paths with short numbers. */
import { css, type SVGTemplateResult } from 'lit';

export type Drawing = SVGTemplateResult;
export type Point = readonly [x: number, y: number];

/** Paints as custom properties, so that a theme can replace them. */
export const paint = {
  ink: 'var(--_cb-ink)',
  paper: 'var(--_cb-paper)',
  pink: 'var(--_cb-pink)',
  cheese: 'var(--_cb-cheese)',
  rind: 'var(--_cb-rind)',
  wood: 'var(--_cb-wood)',
  tin: 'var(--_cb-tin)',
  fang: 'var(--_cb-fang)',
  shadow: 'var(--_cb-shadow)',
} as const;

/** Rounds a coordinate to one decimal, which is precise enough at any size we draw. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** Template tag for SVG path data: rounds the numbers. */
export function path(strings: TemplateStringsArray, ...values: (number | string)[]): string {
  return strings.reduce((text, part, index) => {
    const value = values[index - 1]!;
    return `${text}${typeof value === 'number' ? round(value) : value}${part}`;
  });
}

/** Mixes two paints: `mix(red, 20, paper)` is 20 % red. */
export const mix = (colour: string, percent: number, base: string): string =>
  `color-mix(in srgb, ${colour} ${percent}%, ${base})`;

/** Base style of every drawing (class `art`): outlined in ink and unfilled by default. */
export const artStyles = css`
  .art {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    fill: none;
    stroke: var(--_cb-ink);
    stroke-width: calc(1.7px * var(--_cb-line));
    stroke-linecap: round;
    stroke-linejoin: round;
    /* Keep the colours in forced-colors mode: the game needs them. */
    forced-color-adjust: none;
    pointer-events: none;
    user-select: none;
  }
`;
