/**
 * A host that wants sixes, sees all links first and then says whose came too late: how many draws it can turn, and who notices. Three guests, 300 dice
 * an evening.
 */

import { SIT_OUT_DRAWS } from '@cheeseboard/engine/fair';
import { expect, test } from 'vitest';
import { type Books, Dealer, newBooks } from './dealer.ts';
import { OwnChains } from './own-chains.ts';
import { Witness } from './witness.ts';

const names = ['host', 'anna', 'ben', 'cas'];
const guests = [1, 2, 3];
const DICE = 300;
const EVENINGS = 4;
const die = { kind: 'dice', count: 1, faces: 6, sealed: false } as const;

interface Greed {
  /** Does not keep the rule that whoever was left out sits out. */
  readonly restless?: boolean;
  /** How often it leaves out each guest at most. */
  readonly most: number;
}

interface Evening {
  readonly sixes: number;
  /** Draws that would have come out otherwise with everybody's links. */
  readonly turned: number;
  readonly findings: readonly (string | null)[];
}

function evening(seed: number, { restless = false, most }: Greed): Evening {
  const chains = names.map(
    (_, number) => new OwnChains(new Uint8Array(32).fill(seed * 8 + number), 'room', 1, ''),
  );
  const roster = names.map((id, number) => ({ id, ...chains[number]!.pledge }));
  const witnesses = names.map((id) => new Witness(id, 'room', 1));
  for (const [number, witness] of witnesses.entries()) {
    witness.draws.pledged(chains[number]!.pledge);
    witness.draws.announced(roster);
  }
  const told: Books['without'] = [];
  const missed = names.map(() => 0);
  let books = newBooks('room', 1, roster);
  let [sixes, turned] = [0, 0];
  for (let draw = 1; draw <= DICE; draw++) {
    const forgets = (): Books => (restless ? { ...books, without: [] } : books);
    const due = guests.filter((number) => {
      const dealer = new Dealer(forgets());
      dealer.begin(die);
      return dealer.waiting('host').includes(names[number]!);
    });
    const tries = masksOf(
      due.filter((number) => missed[number]! < most),
      due.length,
    ).map((out) => {
      const dealer = new Dealer(forgets());
      dealer.begin(die);
      for (const number of [0, ...due]) {
        if (!out.includes(number)) dealer.give(names[number]!, draw, chains[number]!.link('open', draw)!);
      }
      return { out, dealer, ...dealer.end('host') };
    });
    const fair = tries[0]!;
    const best = tries.find(({ outcome }) => outcome[0] === 5) ?? fair;
    if (best.outcome[0] === 5) sixes += 1;
    if (best !== fair) turned += 1;
    for (const number of best.out) missed[number]! += 1;
    books = best.dealer.books;
    told.push(...books.without.filter(([number]) => number === draw));
    for (const number of due) witnesses[number]!.draws.gave(draw);
    for (const witness of witnesses) {
      witness.draws.told(draw, told);
      witness.draws.drew(draw, draw, die, best.outcome, best.links);
    }
  }
  return { sixes, turned, findings: witnesses.slice(1).map(({ finding }) => finding?.type ?? null) };
}

/** Whom to leave out, fewest first; never so many that the host would be alone. */
function masksOf(some: readonly number[], due: number): number[][] {
  const all = Array.from({ length: 2 ** some.length }, (_, mask) =>
    some.filter((_number, at) => Math.floor(mask / 2 ** at) % 2 === 1),
  );
  return all.filter((set) => set.length < due || set.length === 0).sort((a, b) => a.length - b.length);
}

function evenings(greed: Greed) {
  const all = Array.from({ length: EVENINGS }, (_, seed) => evening(seed, greed));
  const sum = (of: (one: Evening) => number): number => all.reduce((total, one) => total + of(one), 0);
  return {
    share: sum(({ sixes }) => sixes) / (DICE * EVENINGS),
    turned: Math.max(...all.map((one) => one.turned)),
    findings: new Set(all.flatMap(({ findings }) => findings)),
  };
}

/** What a fair die strays from one in six: four times its spread over all evenings. */
const SPREAD = 4 * Math.sqrt(5 / 36 / (DICE * EVENINGS));

test('a host that leaves nobody out has one six in six', () => {
  const { share, turned, findings } = evenings({ most: 0 });
  expect(Math.abs(share - 1 / 6)).toBeLessThan(SPREAD);
  expect(turned).toBe(0);
  expect(findings).toEqual(new Set([null]));
});

test('a host that chooses every time whom to leave out has six sixes in ten, and everybody finds it', () => {
  const { share, findings } = evenings({ most: Number.POSITIVE_INFINITY, restless: true });
  expect(share).toBeGreaterThan(0.6);
  expect(findings).toEqual(new Set(['rest']));
});

test('a host that keeps the rule turns one draw in 21 with each guest at most, and each of them finds it', () => {
  const { share, turned, findings } = evenings({ most: Number.POSITIVE_INFINITY });
  const bound = guests.length * Math.ceil(DICE / (SIT_OUT_DRAWS + 1));
  expect(turned).toBeGreaterThan(0);
  expect(turned).toBeLessThanOrEqual(bound);
  expect(share).toBeLessThan(1 / 6 + bound / DICE + SPREAD);
  expect(findings).toEqual(new Set(['left-out']));
});

test('a host that nobody is to notice turns two draws with each guest at most, in a whole match', () => {
  const { share, turned, findings } = evenings({ most: 2 });
  expect(turned).toBeGreaterThan(0);
  expect(turned).toBeLessThanOrEqual(2 * guests.length);
  expect(share).toBeLessThan(1 / 6 + (2 * guests.length) / DICE + SPREAD);
  expect(findings).toEqual(new Set([null]));
});
