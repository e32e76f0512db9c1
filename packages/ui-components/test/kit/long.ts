/** True in `vitest run --mode long`, which adds the pictures, frameworks and moves that the short run omits. */
export const isLong = import.meta.env.MODE === 'long';
