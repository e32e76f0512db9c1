/** Every game that somebody published offers presets, names its makers and says where its rules come from. */
import { describe, expect, it } from 'vitest';
import type { GameFacts } from '../src/core/manifest.ts';
import { gameFacts } from '../src/games/facts.ts';
import { manifests } from '../src/games/manifests.ts';
import { ruleOrigins } from '../src/games/origins.ts';
import { presetOf, readOptions } from '../src/index.ts';

const facts: readonly GameFacts[] = gameFacts;
const published = manifests.filter(({ credits }) => credits);

describe.each(published.map((manifest) => [manifest.game.id, manifest] as const))('%s', (id, manifest) => {
  const { game, credits, origins } = manifest;

  it('offers a first game, then classic, and at least two more', () => {
    const ids = game.presets?.map((preset) => preset.id) ?? [];
    expect(ids.slice(0, 2)).toEqual(['first-game', 'classic']);
    expect(ids.length).toBeGreaterThanOrEqual(4);
  });

  it('has a preset whoever begins, and none for other changes', () => {
    const [first] = game.presets!;
    const seats = game.seats.max;
    const beginner = Object.keys(game.options).find(
      (key) => game.options[key]!.values(seats)[0] === 'random',
    )!;
    const other = Object.keys(game.options).find((key) => key !== beginner)!;
    const options = readOptions(game, seats, { ...first!.options, [beginner]: 1 });
    expect(presetOf(game, seats, options)).toBe(first);
    expect(presetOf(game, seats, { ...options, [other]: 'something else' })).toBeUndefined();
  });

  it('names its makers in the facts', () => {
    expect(credits?.source.en).toBeTruthy();
    expect(facts.find((known) => known.id === id)?.credits).toEqual(credits);
  });

  it('says of each rule where it comes from; each option has a rule that says so', () => {
    expect(Object.keys(origins!)).toEqual([...game.rules]);
    expect(ruleOrigins[id]).toEqual(origins);
    for (const kinds of Object.values(origins!)) expect(kinds.length).toBeGreaterThan(0);
    for (const { rule } of Object.values(game.options)) expect(origins![rule]).toContain('option');
  });
});
