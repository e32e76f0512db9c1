/** The outcomes of an explorable in one flat list, so that the page can look them up without the engine. */
import type { Explorable } from '../data/types.ts';

/** For every combination of slider values, the last slider changing fastest: the sentence, then the numbers. */
export function outcomesOf(explorable: Explorable): number[][] {
  const known = computed.get(explorable) ?? compute(explorable);
  computed.set(explorable, known);
  return known;
}

/** Every language shows the same outcomes. */
const computed = new WeakMap<Explorable, number[][]>();

function compute({ sliders, outcome }: Explorable): number[][] {
  return sliders
    .reduce<number[][]>(
      (lists, { from, to }) =>
        lists.flatMap((list) => Array.from({ length: to - from + 1 }, (_, step) => [...list, from + step])),
      [[]],
    )
    .map((values) => {
      const { numbers, sentence } = outcome(values);
      return [sentence, ...numbers];
    });
}

/** The place of these values in the list. */
export const indexOf = (
  sliders: readonly { readonly from: number; readonly to: number }[],
  values: readonly number[],
): number => sliders.reduce((index, { from, to }, at) => index * (to - from + 1) + values[at]! - from, 0);

/** Puts numbers into a text with places like `{0}`. */
export const fillIn = (text: string, numbers: readonly number[]): string =>
  text.replace(/\{(\d)\}/g, (_, place: string) => String(numbers[Number(place)]));
