/** The shape of each colour, recognisable from 8 px up. */
import { svg } from 'lit';
import { type Drawing, path } from './ink.ts';

export type Shape = 'circle' | 'diamond' | 'triangle' | 'square' | 'star' | 'moon' | 'cross';

/** Path data of each shape, centred on (0, 0) and reaching about 10 in each direction. */
const shapes: { readonly [S in Shape]: string } = {
  circle: 'M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9Z',
  diamond: 'M0-11.5L8.5 0L0 11.5L-8.5 0Z',
  triangle: 'M0-10L10.5 8.5H-10.5Z',
  square: 'M-8.3-8.3H8.3V8.3H-8.3Z',
  star: 'M0-11L3.1-4L10.6-3.4L4.9 1.6L6.6 9L0 5L-6.6 9L-4.9 1.6L-10.6-3.4L-3.1-4Z',
  moon: 'M3.5-10A10 10 0 1 0 9.5 5.5A8.4 8.4 0 0 1 3.5-10Z',
  cross: 'M-3.4-10H3.4V-3.4H10V3.4H3.4V10H-3.4V3.4H-10V-3.4H-3.4Z',
};

export function shape(name: Shape, x: number, y: number, size: number, fill: string, line = 1.5): Drawing {
  const scale = size / 20;
  return svg`<path d=${shapes[name]} fill=${fill} stroke-width=${line / scale}
    transform=${path`translate(${x} ${y})scale(${String(scale)})`}></path>`;
}
