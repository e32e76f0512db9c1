/** The colours of cards and players. Each has its own shape and pattern, for people who cannot tell colours apart. */
import type { CardColour } from '@cheeseboard/engine';
import { mix, paint } from './ink.ts';
import type { Pattern } from './pattern.ts';
import type { Shape } from './shapes.ts';

/** The names of all colours of players and pieces. */
export const colours = [
  'red',
  'yellow',
  'green',
  'blue',
  'purple',
  'white',
  'black',
] as const satisfies readonly CardColour[];
/** The name of a colour. */
export type Colour = (typeof colours)[number];

/** Colours per game: mouse cards (DG-1), snakes (DD-1), pawns and racing mice. */
export const miceColours = colours.slice(0, 5) as readonly Colour[];
export const snakeColours = ['yellow', 'green', 'black'] as const satisfies readonly Colour[];
export const pawnColours = colours.slice(0, 4) as readonly Colour[];
export const racerColours = colours.slice(0, 6) as readonly Colour[];

interface ColourStyle {
  readonly shape: Shape;
  readonly pattern: Pattern;
  /** The colour itself. */
  readonly fill: string;
  /** The colour of the pattern on top. */
  readonly mark: string;
  /** Lighter tints of the colour, for walls and cloth. */
  readonly pale: string;
  readonly soft: string;
}

const colourStyle = (colour: Colour, shape: Shape, pattern: Pattern, mark: string): ColourStyle => {
  const fill = `var(--_cb-${colour})`;
  return { shape, pattern, mark, fill, pale: mix(fill, 20, paint.paper), soft: mix(fill, 45, paint.paper) };
};

export const colourStyles: { readonly [C in Colour]: ColourStyle } = {
  red: colourStyle('red', 'circle', 'stripes', paint.paper),
  yellow: colourStyle('yellow', 'diamond', 'dots', paint.ink),
  green: colourStyle('green', 'triangle', 'leaves', paint.paper),
  blue: colourStyle('blue', 'square', 'waves', paint.paper),
  purple: colourStyle('purple', 'star', 'checks', paint.paper),
  white: colourStyle('white', 'moon', 'zigzag', paint.ink),
  black: colourStyle('black', 'cross', 'rings', paint.paper),
};
