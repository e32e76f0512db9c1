/** The parts that `cb-game`, `cb-position` and `cb-replay` let through from whichever table lies in them. */
export const tableParts = 'card, die, note, panel, pile, place, seat, sheet, token';
