/** What every drawing shares: one ink, one line, and paths with short numbers. */
import { css, type SVGTemplateResult } from 'lit';

export type Drawing = SVGTemplateResult;
export type Point = readonly [x: number, y: number];

/** Paints. They are custom properties, so that a theme can mix its own. */
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

/** One decimal is a tenth of a hair at any size that we draw. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** Writes the data of a path: numbers are rounded, commands stay. */
export function path(strings: TemplateStringsArray, ...values: (number | string)[]): string {
  return strings.reduce((text, part, index) => {
    const value = values[index - 1]!;
    return `${text}${typeof value === 'number' ? round(value) : value}${part}`;
  });
}

/** Some of a paint in another: `mix(red, 20, paper)`. */
export const mix = (one: string, percent: number, other: string): string =>
  `color-mix(in srgb, ${one} ${percent}%, ${other})`;

/** Every svg of ours has the class `art`: outlined in ink, not filled, unless a shape says otherwise. */
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
    /* A picture keeps its own colours: they are the game. */
    forced-color-adjust: none;
    pointer-events: none;
    user-select: none;
  }
`;
