/** Formats a number with a typographic minus; a dash for none. */
export const figure = (number: number | null): string =>
  number === null ? '–' : String(number).replace('-', '−');
