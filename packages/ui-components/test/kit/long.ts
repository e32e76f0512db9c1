/** `vitest run --mode long`: with every picture, framework and move that is left out of the short run. */
export const isLong = import.meta.env.MODE === 'long';
