import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkOutcome } from '../../src/core/chance.ts';
import {
  Chain,
  follows,
  isLink,
  jointOutcome,
  linkBefore,
  Rests,
  readProof,
  SIT_OUT_DRAWS,
  tellVerdict,
  type Verdict,
  verify,
  verifyMatch,
  writeProof,
} from '../../src/core/fair/index.ts';
import type { ChanceRequest } from '../../src/core/game.ts';
import { Invalid } from '../../src/core/invalid.ts';
import { readRecord } from '../../src/core/record.ts';
import { languages } from '../../src/core/text/language.ts';
import { games } from '../../src/games/index.ts';
import { playFair } from './table.ts';

const seed = (byte: number): Uint8Array => new Uint8Array(32).fill(byte);
const place = { table: 'a1b2', match: 1, draw: 1 };

describe('a chain', () => {
  const chain = new Chain(seed(7), 200);
  it('has links that can each be checked against every earlier one', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.nat(200), (a, b) => {
        const [early, late] = a < b ? [a, b] : [b, a];
        expect(follows(chain.link(late), chain.link(early), late - early)).toBe(true);
        expect(linkBefore(chain.link(late), late)).toBe(chain.commitment);
        if (early < late) expect(follows(chain.link(early), chain.link(late), late - early)).toBe(false);
      }),
    );
  });
  it('depends only on its seed', () => {
    expect(new Chain(seed(7), 200).link(133)).toBe(chain.link(133));
    expect(new Chain(seed(8), 200).commitment).not.toBe(chain.commitment);
  });
  it('ends', () => {
    expect(isLink(chain.link(200))).toBe(true);
    for (const index of [201, -1, 0.5, Number.NaN]) expect(() => chain.link(index)).toThrow(RangeError);
  });
});

describe('a joint draw', () => {
  const [a, b, c] = [1, 2, 3].map((byte) => new Chain(seed(byte), 4).link(1)) as [string, string, string];
  const dice: ChanceRequest = { kind: 'dice', count: 5, faces: 6, sealed: false };

  it('keeps its published values, because later versions must read old proofs', () => {
    expect(jointOutcome(dice, place, [a, b, c])).toMatchInlineSnapshot(`
      [
        4,
        5,
        5,
        2,
        1,
      ]
    `);
    expect(
      jointOutcome({ kind: 'shuffle', size: 12, sealed: true }, place, [a, null, c]),
    ).toMatchInlineSnapshot(`
      [
        4,
        8,
        0,
        6,
        7,
        9,
        2,
        5,
        10,
        3,
        1,
        11,
      ]
    `);
  });

  it('answers every request', () => {
    const requests = fc.oneof(
      fc.record({
        kind: fc.constant('dice' as const),
        count: fc.integer({ min: 1, max: 20 }),
        faces: fc.integer({ min: 1, max: 50 }),
        sealed: fc.boolean(),
      }),
      fc.record({
        kind: fc.constant('shuffle' as const),
        size: fc.integer({ min: 1, max: 120 }),
        sealed: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(requests, fc.integer({ min: 1, max: 999 }), (request, draw) => {
        checkOutcome(request, jointOutcome(request, { ...place, draw }, [a, b]));
      }),
    );
  });

  it('is refused at once if it is impossible', () => {
    const impossible = [
      { kind: 'shuffle', size: 2001 },
      { kind: 'shuffle', size: 1e9 },
      { kind: 'shuffle', size: 0.5 },
      { kind: 'shuffle' },
      { kind: 'dice', count: 1, faces: 2 ** 32 + 1 },
      { kind: 'dice', count: 1, faces: 0 },
      { kind: 'dice', count: 1, faces: -6 },
      { kind: 'dice', count: 1, faces: '6' },
      { kind: 'dice', count: 2001, faces: 6 },
      {},
    ];
    for (const request of impossible) {
      const what = JSON.stringify(request);
      expect(() => jointOutcome({ ...request, sealed: false } as never, place, [a]), what).toThrow(Invalid);
    }
    expect(jointOutcome({ kind: 'dice', count: 1, faces: 2 ** 32, sealed: false }, place, [a])).toHaveLength(
      1,
    );
  });

  it('depends on every link, on whose it is, on who is absent, and on its place', () => {
    const big: ChanceRequest = { kind: 'dice', count: 40, faces: 6, sealed: false };
    const outcomes = [
      jointOutcome(big, place, [a, b, c]),
      jointOutcome(big, place, [a, b, linkBefore(c, 1)]),
      jointOutcome(big, place, [b, a, c]),
      jointOutcome(big, place, [a, b, null]),
      jointOutcome(big, place, [a, null, b]),
      jointOutcome(big, { ...place, draw: 2 }, [a, b, c]),
      jointOutcome(big, { ...place, match: 2 }, [a, b, c]),
      jointOutcome(big, { ...place, table: 'a1b3' }, [a, b, c]),
    ].map(String);
    expect(new Set(outcomes).size).toBe(outcomes.length);
  });
});

describe.each(games)('$id, drawn together', (game) => {
  const { max } = game.seats;
  it('is verified from its text alone', () => {
    const { match, text, proof } = playFair({ game, seats: max, people: max, seed: game.id });
    expect(match.result).not.toBeNull();
    expect(readProof(text)).toEqual(proof);
    expect(readRecord(text, games).state).toEqual(match.state);
    expect(verify(text, games)).toMatchObject({ type: 'verified', checked: { people: max, without: 0 } });
  });

  it('goes on without people who do not answer, and says so', () => {
    const absent = (draw: number): number[] => (draw % 25 === 1 ? [1] : []);
    const { text, match } = playFair({ game, seats: max, people: 3, seed: game.id, absent });
    const draws = match.history.filter(({ step }) => 'outcome' in step).length;
    // Late in draws 1, 26, …, and sitting out the twenty draws after each.
    const without = Array.from({ length: draws }, (_, index) => index % 25 <= SIT_OUT_DRAWS).filter(
      Boolean,
    ).length;
    expect(verify(text, games)).toMatchObject({ type: 'verified', checked: { draws, without, alone: 0 } });
  });

  it('detects a host that changes any one draw', () => {
    const { match } = playFair({ game, seats: max, people: 2, seed: 'bent' });
    const draws = match.history.filter(({ step }) => 'outcome' in step).length;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: draws }), (bent) => {
        const { match: played, proof } = playFair({
          game,
          seats: max,
          people: 2,
          seed: 'bent',
          most: 400,
          bend: (outcome, draw, request) => {
            if (draw !== bent) return outcome;
            if (request.kind === 'dice') return [(outcome[0]! + 1) % request.faces, ...outcome.slice(1)];
            return [outcome[1]!, outcome[0]!, ...outcome.slice(2)];
          },
        });
        const verdict = verifyMatch(played, proof);
        // A shuffle of one card cannot be changed, nor can a draw after the game was stopped.
        const drawn = played.history.filter(({ step }) => 'outcome' in step).length;
        if (drawn >= bent) expect(verdict).toMatchObject({ type: 'draw', draw: bent });
      }),
      { numRuns: 12 },
    );
  });
});

describe('a proof', () => {
  const game = games.find(({ id }) => id === 'mens-erger-je-niet')!;
  const { text, proof, match } = playFair({ game, seats: 2, people: 2, seed: 'proof' });

  it('is refused if a chain does not lead back to its commitment', () => {
    const [first, second] = proof.people;
    const wrong = { ...second!, open: { ...second!.open, commitment: first!.open.commitment } };
    expect(verifyMatch(match, { ...proof, people: [first!, wrong] })).toEqual({
      type: 'chain',
      person: 1,
      kind: 'open',
    });
  });

  it('is refused if it leaves out a participant or includes an absent person', () => {
    expect(verifyMatch(match, { ...proof, without: new Map([[1, [1]]]) })).toMatchObject({
      type: 'draw',
      draw: 1,
    });
    expect(verifyMatch(match, { ...proof, people: [proof.people[0]!] })).toMatchObject({
      type: 'draw',
      draw: 1,
    });
    expect(verifyMatch(match, { ...proof, match: 2 })).toMatchObject({ type: 'draw', draw: 1 });
  });

  it('is refused if nobody took part in a draw', () => {
    const alone = playFair({
      game,
      seats: 2,
      people: 2,
      seed: 'nobody',
      absent: (draw) => (draw === 2 ? [0, 1] : []),
    });
    expect(verify(alone.text, games)).toMatchObject({ type: 'draw', draw: 2 });
  });

  it('is refused if a person who was left out takes part again too soon', () => {
    const steered = (back: number) =>
      verify(
        playFair({
          game,
          seats: 4,
          people: 4,
          seed: 'restless',
          restless: true,
          absent: (draw) => (draw >= 3 && draw < back ? [2] : []),
        }).text,
        games,
      );
    for (const back of [4, 3 + SIT_OUT_DRAWS]) {
      expect(steered(back)).toMatchObject({ type: 'rest', draw: back, person: 2 });
    }
    expect(steered(4 + SIT_OUT_DRAWS)).toMatchObject({
      type: 'verified',
      checked: { without: SIT_OUT_DRAWS + 1 },
    });
  });

  it('is not verified with only one person, or if one person drew alone', () => {
    const one = playFair({ game, seats: 2, people: 1, seed: 'one' });
    const verdict = verify(one.text, games);
    expect(verdict.type).toBe('alone');
    if (verdict.type === 'alone') expect(verdict.checked.alone).toBe(verdict.checked.draws);
    const once = playFair({
      game,
      seats: 2,
      people: 2,
      seed: 'once',
      absent: (draw) => (draw === 3 ? [1] : []),
    });
    // With two people nobody sits out: both take part in the next draw.
    expect(verify(once.text, games)).toMatchObject({ type: 'alone', checked: { alone: 1, without: 1 } });
  });

  it('is incomplete, not wrong, if its last links are missing', () => {
    const [first, second] = proof.people;
    const { open } = first!;
    const short = { ...open, count: open.count - 2, last: linkBefore(open.last!, 2) };
    const verdict = verifyMatch(match, { ...proof, people: [{ ...first!, open: short }, second!] });
    expect(verdict).toMatchObject({ type: 'incomplete', open: 2 });
  });

  it('is not required', () => {
    expect(verify(text.replace(/^# fair.*\n/gm, ''), games).type).toBe('unproven');
  });

  it('can be written and read', () => {
    expect(readProof(writeProof(proof))).toEqual(proof);
    expect(readProof('')).toBeNull();
  });

  it.each([
    ['# fair 2 a 1', 1],
    ['# fair 1 a/b 1', 1],
    ['# fair 1 a 1\n# fair person 1 open x 0 -', 2],
    ['# fair 1 a 1\n# fair person 0 open x 0 -', 2],
    [`# fair 1 a 1\n# fair person 0 open ${'0'.repeat(64)} 1 -`, 2],
    [`# fair 1 a 1\n# fair person 0 open ${'0'.repeat(64)} 0 -`, 1],
    [`# fair 1 a 1\n# fair without 1: 0`, 2],
    ['# fair 1 a 1\n# fair luck', 2],
  ])('that is malformed is refused with its line: %s', (lines, line) => {
    expect(() => readProof(lines)).toThrow(expect.objectContaining({ line }));
  });

  it('never makes verify throw after random changes to the text', () => {
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.string({ minLength: 1, maxLength: 3 }), (at, change) => {
        const verdict = verify(text.slice(0, at) + change + text.slice(at + 1), games);
        for (const language of languages)
          expect(tellVerdict(verdict, language)).not.toMatch(/undefined|NaN|\[object/);
      }),
    );
  });
});

it('tells a verdict in three languages', () => {
  const older = { entries: 0, signatures: 0, unconfirmed: 0 };
  const checked = { ...older, steps: 12, moves: 11, draws: 1, people: 3, without: 1, alone: 0 };
  const told = (verdict: Verdict) => languages.map((language) => tellVerdict(verdict, language));
  expect(told({ type: 'verified', checked })).toMatchInlineSnapshot(`
    [
      "Verified: 11 moves and 1 draw. Every draw is what the promised links of 3 people make it. 1 draw went on without somebody.",
      "Gecontroleerd: 11 zetten en 1 trekking. Elke trekking is wat de beloofde schakels van 3 mensen ervan maken. Bij 1 trekking ontbrak iemand.",
      "Geprüft: 11 Züge und 1 Ziehung. Jede Ziehung ist, was die versprochenen Glieder von 3 Leuten daraus machen. Bei 1 Ziehung fehlte jemand.",
    ]
  `);
  expect(told({ type: 'alone', checked: { ...checked, draws: 3, alone: 2 } })).toMatchInlineSnapshot(`
    [
      "Not verified: nothing is wrong in 11 moves and 3 draws, but where one person draws alone, that person can know what comes out. 1 draw went on without somebody. 2 draws were made by one person alone.",
      "Niet bewezen: er is niets mis in 11 zetten en 3 trekkingen, maar waar één persoon alleen trekt, kan die weten wat eruit komt. Bij 1 trekking ontbrak iemand. 2 trekkingen zijn door één persoon alleen gedaan.",
      "Nicht bewiesen: In 11 Züge und 3 Ziehungen ist nichts falsch, aber wo eine Person allein zieht, kann sie wissen, was herauskommt. Bei 1 Ziehung fehlte jemand. 2 Ziehungen hat eine Person allein gemacht.",
    ]
  `);
});

describe('a person who is left out', () => {
  it('sits out exactly twenty draws', () => {
    const rests = new Rests(3);
    expect(rests.drew(1, [1])).toEqual({ alone: false, early: null });
    for (let draw = 2; draw <= 1 + SIT_OUT_DRAWS; draw++) {
      expect(rests.at(draw)).toEqual([1]);
      expect(rests.drew(draw, [1])).toEqual({ alone: false, early: null });
    }
    expect(rests.at(2 + SIT_OUT_DRAWS)).toEqual([]);
  });

  it('comes back early if one person would draw alone, the longest absent first', () => {
    const rests = new Rests(3);
    rests.drew(1, [1]);
    expect(rests.drew(2, [1, 2])).toEqual({ alone: true, early: null });
    expect(rests.at(3)).toEqual([2]);
    expect(rests.drew(3, [1, 2])).toEqual({ alone: true, early: null });
    expect(rests.at(4)).toEqual([1]);
    expect(rests.drew(4, [1])).toEqual({ alone: false, early: null });
    const two = new Rests(2);
    expect(two.drew(1, [1])).toEqual({ alone: true, early: null });
    expect(two.at(2)).toEqual([]);
  });

  it('does not come back because one person drew alone', () => {
    const rests = new Rests(4);
    rests.drew(1, [1]);
    rests.drew(2, [1, 2, 3]);
    for (let draw = 3; draw <= 1 + SIT_OUT_DRAWS; draw++) {
      expect(rests.at(draw)).toEqual([2, 3]);
      expect(rests.drew(draw, [2, 3])).toEqual({ alone: false, early: null });
    }
  });

  it('cannot make a draw by one person look like a joint one', () => {
    const rests = new Rests(3);
    rests.drew(1, [1]);
    expect(rests.drew(2, [2])).toEqual({ alone: true, early: null });
  });
});
