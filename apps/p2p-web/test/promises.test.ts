/** A host that begins a match a second time would know everybody's links in advance: nobody goes along with it. */
import { expect, test } from 'vitest';
import { type Promises, promisesInMemory } from '../src/fair/promised.ts';
import { FairPlay } from '../src/guest/fair-play.ts';
import type { Picture } from '../src/protocol/picture.ts';
import { seededBytes } from './kit/means.ts';

type Fair = NonNullable<NonNullable<Picture['match']>['fair']>;

const seed = new Uint8Array(32).fill(7);
const host = { id: 'host', open: 'a'.repeat(64), sealed: 'b'.repeat(64) };
const page = (promises: Promises, random: string) =>
  new FairPlay({
    invitation: { secret: 'secret', host: 'hash' },
    seed,
    random: seededBytes(random),
    promises,
  });

const picture = (number: number, fair: Partial<Fair> | null, version = 0, people = ['host', 'guest']) =>
  ({
    me: 'guest',
    people: people.map((id) => ({ id, host: id === 'host' })),
    policy: { clock: null },
    chairs: people.map((person) => ({ kind: 'person', person, standIn: false })),
    match: {
      number,
      version,
      view: { viewer: 1 },
      record: null,
      fair: fair && { roster: null, asked: null, last: null, draws: 0, without: [], excluded: [], ...fair },
    },
  }) as unknown as Picture;

function pledgeTo(fair: FairPlay, match: number) {
  const [said] = fair.look(picture(match, {}));
  return said?.t === 'pledge' ? { id: 'guest', open: said.open, sealed: said.sealed } : null;
}

function linkTo(fair: FairPlay, match: number, roster: Fair['roster']) {
  const [said] = fair.look(picture(match, { roster, asked: { draw: 1, kind: 'open', index: 1 } }));
  return said?.t === 'link' ? said.link : undefined;
}

test('each match, and each table of the same link, has other chains', () => {
  const promises = promisesInMemory();
  const fair = page(promises, 'one');
  const first = pledgeTo(fair, 1)!;
  linkTo(fair, 1, [host, first]);
  expect(pledgeTo(fair, 2)!.open).not.toBe(first.open);
  expect(pledgeTo(page(promisesInMemory(), 'another day'), 1)!.open).not.toBe(first.open);
});

test('a match that was played is not pledged to again, in this page or after a reload', () => {
  const promises = promisesInMemory();
  const fair = page(promises, 'one');
  expect(linkTo(fair, 1, [host, pledgeTo(fair, 1)!])).toMatch(/^[0-9a-f]{64}$/);
  const second = pledgeTo(fair, 2)!;
  linkTo(fair, 2, [host, second]);
  for (const now of [fair, page(promises, 'two')]) {
    expect(pledgeTo(now, 1)).toBeNull();
    expect(now.look(picture(1, { roster: [host, second], asked: null }))).toEqual([]);
    expect(now.state?.finding).toEqual({ type: 'roster' });
  }
});

test('the match goes on after a reload, with the same people only', () => {
  const promises = promisesInMemory();
  const fair = page(promises, 'one');
  const mine = pledgeTo(fair, 1)!;
  const link = linkTo(fair, 1, [host, mine]);
  expect(linkTo(page(promises, 'two'), 1, [host, mine])).toBe(link);
  const other = { ...host, open: 'c'.repeat(64) };
  const again = page(promises, 'three');
  expect(linkTo(again, 1, [other, mine])).toBeNull();
  expect(again.state?.finding).toEqual({ type: 'roster' });
  const anew = page(promises, 'four');
  expect(pledgeTo(anew, 1)).toBeNull();
});

test('who lost what it promised says so, and nobody waits for it', () => {
  const fair = page(promisesInMemory(), 'one');
  const mine = pledgeTo(fair, 1)!;
  expect(linkTo(page(promisesInMemory(), 'two'), 1, [host, mine])).toBeNull();
});

test('a host that draws alone though somebody pledged is found out, at the start and in the middle', () => {
  for (const middle of [false, true]) {
    const promises = promisesInMemory();
    const fair = page(promises, 'one');
    const mine = pledgeTo(fair, 1)!;
    if (middle) linkTo(fair, 1, [host, mine]);
    expect(fair.state?.finding ?? null).toBeNull();
    for (const now of [fair, page(promises, 'after a reload')]) {
      now.look(picture(1, null, 5));
      expect(now.state?.finding).toEqual({ type: 'alone' });
    }
  }
});

test('a host that never asks for a pledge is found out', () => {
  const fair = page(promisesInMemory(), 'one');
  fair.look(picture(1, null));
  expect(fair.state?.finding).toEqual({ type: 'alone' });
});

test.each([
  ['one person and bots', ['guest'], 0],
  ['others, whom the reader only watches', ['host', 'somebody'], 0],
  ['one person, until the reader came', ['host', 'guest'], 7],
])('a table of %s is drawn for without ado', (_, people, version) => {
  const fair = page(promisesInMemory(), 'one');
  fair.look(picture(1, null, version, people));
  expect(fair.state).toBeNull();
});

test('who pledged and is not in the roster is told, also after a reload', () => {
  const promises = promisesInMemory();
  const fair = page(promises, 'one');
  pledgeTo(fair, 1);
  const crony = { ...host, id: 'crony' };
  for (const now of [fair, page(promises, 'two')]) {
    expect(linkTo(now, 1, [host, crony])).toBeUndefined();
    expect(now.state?.finding).toEqual({ type: 'outside' });
  }
});

test('who is excluded knows whether it gave a wrong link or had none any more', () => {
  const promises = promisesInMemory();
  const fair = page(promises, 'one');
  const mine = pledgeTo(fair, 1)!;
  const forgetful = page(promisesInMemory(), 'two');
  for (const [now, why] of [
    [fair, 'wrong'],
    [forgetful, 'forgotten'],
  ] as const) {
    linkTo(now, 1, [host, mine]);
    expect(now.state?.excluded).toBeNull();
    now.look(picture(1, { roster: [host, mine], excluded: ['guest'] }));
    expect(now.state?.excluded).toBe(why);
  }
});

test('who sits out gives no link', () => {
  const fair = page(promisesInMemory(), 'one');
  const roster = [host, pledgeTo(fair, 1)!, { ...host, id: 'third' }];
  const asked = { draw: 2, kind: 'open', index: 2 } as const;
  const without: Fair['without'] = [[1, [1]]];
  expect(fair.look(picture(1, { roster, draws: 1, without, asked }, 1))).toEqual([]);
});
