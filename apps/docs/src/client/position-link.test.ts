/** A link to a position leads back to the example and case that it was copied from. */
import { describe, expect, test } from 'vitest';
import { games } from '../data/games.ts';
import { readPositionLink, writePositionLink } from './position-link.ts';

const page = 'https://example.org/docs/en/games/some/rules/?in=other&at=old#other';
const switchedExamples = games
  .flatMap(({ rules }) => rules.flatMap(({ examples }) => examples))
  .filter(({ cases }) => cases.length > 1);

test('some examples have cases that do not differ in an option', () => {
  const optionsOf = (position: string): string => position.split('/')[2]!;
  const examplesWithEqualCases = switchedExamples.filter(({ cases }) => {
    return new Set(cases.map(({ position }) => optionsOf(position))).size < cases.length;
  });
  expect(examplesWithEqualCases.length).toBeGreaterThan(5);
});

describe.each(switchedExamples.map((example) => [example.id, example] as const))(
  'example %s',
  (id, { cases }) => {
    test('every case has a link that leads back to it', () => {
      const links = cases.map(({ position }, index) =>
        writePositionLink(page, { example: `example-${id}`, case: index, at: position }),
      );
      expect(new Set(links).size).toBe(cases.length);
      for (const [index, link] of links.entries()) {
        const { search, hash, pathname } = new URL(link);
        expect(pathname).toBe(new URL(page).pathname);
        expect(hash).toBe(`#example-${id}`);
        expect(readPositionLink(search)).toEqual({
          example: `example-${id}`,
          case: index,
          at: cases[index]!.position,
        });
      }
    });
  },
);

test('an incomplete link is null, and an unreadable case is the first', () => {
  expect(readPositionLink('')).toBeNull();
  expect(readPositionLink('?in=example-dg-5')).toBeNull();
  expect(readPositionLink('?at=david-goliath.1')).toBeNull();
  for (const caseText of ['', '-1', '1.5', 'x', '999'])
    expect(readPositionLink(`?in=example-dg-5&case=${caseText}&at=a`)).toMatchObject({ case: 0 });
});
