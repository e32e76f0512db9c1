export function percentile(values: readonly number[], share: number): number {
  const sortedValues = [...values].sort((a, b) => a - b);
  return (
    sortedValues[Math.min(sortedValues.length - 1, Math.floor(sortedValues.length * share))] ?? Number.NaN
  );
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

export const ms = (value: number): string => `${value.toFixed(1)} ms`;

/** Describes the rounds of one measurement: the median of all values, and the range of the rounds' medians. */
export function withSpread(rounds: readonly (readonly number[])[]): string {
  const values = rounds.flat();
  const medians = rounds.filter(({ length }) => length > 0).map(median);
  const spread = `${Math.min(...medians).toFixed(1)} to ${Math.max(...medians).toFixed(1)}`;
  return `median ${ms(median(values))} (rounds ${spread}), p95 ${ms(percentile(values, 0.95))}, n ${values.length}`;
}
