/**
 * All theme properties. A page sets, for example, `--cb-paper` on any element around ours. The drawings use the private `--_cb-paper`: the
 * public value, or the default of the kitchen table theme.
 */

interface ThemeProperty {
  readonly description: string;
  /** The default value. `light-dark()` follows the color-scheme of the page. */
  readonly value: string;
  /** The default value with `prefers-contrast: more`. */
  readonly contrast?: string;
}

export const themeProperties = {
  // Table and text
  table: {
    description: 'The table top',
    value: 'light-dark(#dcb98a, #3a291e)',
    contrast: 'light-dark(#f0dfc4, #000)',
  },
  panel: {
    description: 'Seats, score sheet, log and other panels',
    value: 'light-dark(#fdf3df, #4a3628)',
    contrast: 'light-dark(#fff, #000)',
  },
  text: { description: 'Text', value: 'light-dark(#35241a, #f6e8d0)', contrast: 'light-dark(#000, #fff)' },
  quiet: {
    description: 'Secondary text',
    value: 'light-dark(#563f2e, #d6bf9f)',
    contrast: 'light-dark(#000, #fff)',
  },
  edge: {
    description: 'Thin borders',
    value: 'light-dark(#b8946a, #7d6048)',
    contrast: 'light-dark(#000, #fff)',
  },
  glow: {
    description: 'Highlights: whose turn it is, what can be played',
    value: 'light-dark(#984404, #f4b860)',
    contrast: 'light-dark(#8a3b00, #ffd54a)',
  },
  focus: { description: 'The focus ring', value: 'light-dark(#174f86, #9fd0ff)' },
  danger: { description: 'Refused, lost, away', value: 'light-dark(#a62a1d, #ff9d8a)' },
  good: { description: 'Connected, won', value: 'light-dark(#3f6d28, #a9d58a)' },
  font: {
    description: 'The font',
    value: '"Iowan Old Style", "Palatino Linotype", Palatino, "URW Palladio L", P052, Georgia, serif',
  },
  radius: { description: 'Corner radius of panels', value: '0.75rem' },
  speed: { description: 'Duration of animations: 1 normal, 0.5 twice as fast, 0 none', value: '1' },
  line: { description: 'Thickness of outlines: 1 normal', value: '1', contrast: '1.35' },

  // Paints
  ink: { description: 'Outlines of all drawings', value: '#33231a', contrast: '#000' },
  paper: { description: 'The face of a card', value: 'light-dark(#fff8e8, #f3e6cb)', contrast: '#fff' },
  shadow: { description: 'The soft shadow', value: 'light-dark(#5b3a1e40, #0008)' },
  red: { description: 'Red: a circle, stripes', value: '#c9432f' },
  yellow: { description: 'Yellow: a diamond, dots', value: '#efbf3a' },
  green: { description: 'Green: a triangle, leaves', value: '#5d9440' },
  blue: { description: 'Blue: a square, waves', value: '#3a79ab' },
  purple: { description: 'Purple: a star, checks', value: '#86549f' },
  white: { description: 'White: a moon, a zigzag', value: '#f7efdf' },
  black: { description: 'Black: a cross, rings', value: '#4a4342' },
  pink: { description: 'Ears, paws and tails', value: '#eab0a4' },
  cheese: { description: 'Cheese', value: '#f5c64f' },
  rind: { description: 'The rind of the cheese, leather', value: '#cf7a2c' },
  wood: { description: 'Planks, spoons, pawns', value: '#c9935c' },
  tin: { description: 'Spoons, pans, thimbles', value: '#b9c2c4' },
  thumb: { description: 'The thumb on a snake card', value: '#e3a680' },
  fang: { description: 'The fang', value: '#d8121f' },
} as const satisfies { readonly [name: string]: ThemeProperty };

/** The name of a theme property, without `--cb-`. */
export type ThemePropertyName = keyof typeof themeProperties;
