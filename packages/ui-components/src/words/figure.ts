/** Formats a number with a typographic minus; null becomes a dash. */
export const figure = (number: number | null): string =>
  number === null ? '–' : String(number).replace('-', '−');
