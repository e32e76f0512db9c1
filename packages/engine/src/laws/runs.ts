/** The number of runs of a property. CHEESEBOARD_RUNS=10 multiplies it by ten. */
export const runs = (count: number): number =>
  Math.max(1, Math.round(count * Number(process.env.CHEESEBOARD_RUNS ?? 1)));
