/**
 * When a table with the capability `autoPass` passes for its player: after a fixed time (`breath`), soon (`always`), soon if there
 * is nothing else to do (`idle`, only against bots), or `never`.
 */
export type AutoPass = 'never' | 'idle' | 'breath' | 'always';
