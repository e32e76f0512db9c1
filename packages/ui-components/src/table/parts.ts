/** The CSS parts that `cb-game`, `cb-position` and `cb-replay` export from the table inside them. */
export const tableParts = 'bar, card, die, note, panel, pile, place, seat, sheet, token';
