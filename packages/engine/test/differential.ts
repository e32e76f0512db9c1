/**
 * Compares the engine with its oracles in many random games for each value of each option:
 * `pnpm differential 1000 <game> <option> powers=on`. All but the number of games can be left out; the last one sets other
 * options that the option needs. Prints the games and steps of each value.
 */
import { manifests } from '../src/games/manifests.ts';
import { seededDraw } from '../src/index.ts';
import { compareGame } from '../src/laws/oracle.ts';
import { randomOptions } from '../src/laws/random-games.ts';

const [gamesPerValue = '1000', id, onlyKey, fixed = ''] = process.argv.slice(2);
/** After so many refused sets of options, a value counts as impossible. */
const REFUSED_MAX = 1_000_000;
/** Options without which another one has no effect. */
const fixedOptions = Object.fromEntries(
  fixed.split(',').flatMap((text) => (text === '' ? [] : [text.split('=')])),
);

for (const { game } of manifests) {
  if (id !== undefined && game.id !== id) continue;
  const path = `../src/games/${game.id}/test/oracle-adapter.ts`;
  const adapter = Object.values(await import(path))[0] as never;
  const { min, max } = game.seats;
  const values = new Map<string, { key: string; value: string | number }>();
  for (let seats = min; seats <= max; seats++) {
    for (const [key, spec] of Object.entries(game.options)) {
      for (const value of spec.values(seats)) values.set(`${key}=${value}`, { key, value });
    }
  }
  for (const [name, { key, value }] of values) {
    if (onlyKey !== undefined && key !== onlyKey) continue;
    const draw = seededDraw(name);
    let steps = 0;
    let games = 0;
    // Some values go with no others, such as the nearest of three cheeses on the table.
    for (let refused = 0; games < Number(gamesPerValue) && refused < REFUSED_MAX; ) {
      const seats = min + draw(max - min + 1);
      if (!game.options[key]!.values(seats).includes(value as never)) continue;
      const options = { ...randomOptions(game, seats, draw), ...fixedOptions, [key]: value };
      if (game.optionsRefusal?.(options)) {
        refused += 1;
        continue;
      }
      steps += compareGame(game, adapter, seats, options, draw);
      games += 1;
    }
    console.log(`${game.id} ${name}: ${games} games, ${steps} steps, no difference`);
  }
}
