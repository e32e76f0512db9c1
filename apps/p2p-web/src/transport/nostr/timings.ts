/** How long to gather candidates. Shorter than for pairing by hand, because somebody waits for the answer. */
export const GATHERING_MS = 1_500;
