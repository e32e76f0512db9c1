/** The law to mend first: while it is broken, most other laws fail as well, for the same reason. */
export const firstLaw = 'accepts the moves it lists and refuses all others with a rule';
