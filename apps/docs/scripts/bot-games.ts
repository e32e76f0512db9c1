/**
 * Plays a game between bots and saves the record for a strategy page:
 *
 *   pnpm records <game> <name> --seats 3 --bots sharp,steady,easy --seed cheese --options '{"deals":1}'
 *
 * writes src/games/<game>/records/<name>.txt and prints each step, to help find interesting moments.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Match, seededChance, seededDraw } from '@cheeseboard/engine';
import { type Level, levels, observe, optionalFirst } from '@cheeseboard/engine/bots';
import { games } from '@cheeseboard/engine/games';
import { gameBots } from '@cheeseboard/engine/games/bots';
import { gameTexts } from '@cheeseboard/engine/games/text';
import { writeRecord } from '@cheeseboard/engine/records';
import { tellEvent } from '@cheeseboard/engine/text';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: 'string', default: '3' },
    bots: { type: 'string', default: 'sharp,steady' },
    seed: { type: 'string', default: '1' },
    options: { type: 'string', default: '{}' },
    iterations: { type: 'string', default: '400' },
  },
});
const [id = '', name = ''] = positionals;
const game = games.find((candidate) => candidate.id === id);
const botLevels = values.bots.split(',') as Level[];
if (!game || name === '' || botLevels.some((level) => !levels.includes(level))) {
  throw new Error(
    `pnpm records <${games.map((knownGame) => knownGame.id).join('|')}> <name> --bots ${levels.join(',')}`,
  );
}

const names = ['Edam', 'Brie', 'Feta', 'Gouda', 'Colby', 'Stilton', 'Tilsit'];
const seats = Number(values.seats);
const levelOf = (seat: number): Level => botLevels[seat % botLevels.length]!;
const players = Array.from({ length: seats }, (_, seat) => `${names[seat]} (${levelOf(seat)})`);
const match = new Match(game, { seats, options: JSON.parse(values.options), players });
const chance = seededChance(values.seed);
const draw = seededDraw(`${values.seed} bots`);
const bots = gameBots[id]!;

while (!match.result) {
  match.resolveAll(chance);
  let hasMoved = false;
  for (const observation of optionalFirst(match.actors.map((seat) => observe(match, seat)))) {
    const seat = observation.view.viewer as number;
    const { move } = bots[levelOf(seat)](observation, draw, { iterations: Number(values.iterations) });
    if (!move) continue;
    const result = match.play(seat, move);
    if (!result.ok) throw new Error(`${levelOf(seat)} plays an illegal move: ${result.refusal.rule}`);
    hasMoved = true;
    break;
  }
  if (!hasMoved && match.actors.length > 0) throw new Error('no bot makes a move');
}

const folder = new URL(`../src/games/${id}/records/`, import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(new URL(`${name}.txt`, folder), writeRecord(match));
const cast = { names: players, you: null };
for (const [index, { events }] of match.history.entries()) {
  console.log(index + 1, events.map((event) => tellEvent(gameTexts[id]!.en, event, cast)).join(' '));
}
