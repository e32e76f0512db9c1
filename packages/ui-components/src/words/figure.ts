/** A number as it is printed: with a minus, not a hyphen; a dash where there is none yet. */
export const figure = (number: number | null): string =>
  number === null ? '–' : String(number).replace('-', '−');
