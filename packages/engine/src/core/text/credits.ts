import type { Credits } from '../manifest.ts';
import { enumerate } from './types.ts';

/** "By Emma Smith and Ben Jones · Publisher 2008 · from 8 years", without the parts that nobody knows. */
export function creditLine(
  { authors, publisher, year, minAge }: Credits,
  by: string,
  and: string,
  from: (age: number) => string,
): string {
  return [
    authors.length > 0 ? `${by} ${enumerate(authors, and)}` : '',
    [publisher, year].filter((part) => part !== null).join(' '),
    minAge === null ? '' : from(minAge),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}
