/** The CSS parts that `cb-game`, `cb-position` and `cb-replay` export from the table inside them. */
export const tableParts = 'card, die, note, panel, pile, place, seat, sheet, token';
