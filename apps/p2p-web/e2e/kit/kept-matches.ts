/** Finished matches, and the file of evenings that holds them. */
import { Match, seededChance, seededDraw } from '@cheeseboard/engine';
import { games } from '@cheeseboard/engine/games';
import { writeRecord } from '@cheeseboard/engine/records';
import type { Person } from './person.ts';

/** A random match, played to the end, as the file of evenings has it. */
export function finishedMatch(
  seed: string,
  names: readonly string[],
  at: number,
  gameId = 'mens-erger-je-niet',
) {
  const game = games.find(({ id }) => id === gameId)!;
  const match: Match = new Match(game, { seats: names.length, players: names });
  const [chance, draw] = [seededChance(seed), seededDraw(seed)];
  for (match.resolveAll(chance); !match.result; match.resolveAll(chance)) {
    const [seat] = match.actors;
    const moves = match.legalMoves(seat!);
    match.play(seat!, moves[draw(moves.length)]!);
  }
  const { scores, winners } = match.result;
  const seats = names.map((name) => ({ name, bot: false }));
  const id = 'A'.repeat(16);
  return { id, at, game: game.id, seats, scores, winners, own: 0, record: writeRecord(match) };
}

export type FinishedMatch = ReturnType<typeof finishedMatch>;

export const eveningsFile = (matches: readonly FinishedMatch[]) => ({
  format: 'cheeseboard evenings',
  version: 1,
  matches,
});

/** Opens a file on the screen of evenings. */
export const openEveningsFile = ({ page }: Person, text: string): Promise<void> =>
  page
    .locator('cbp-copies input[type=file]')
    .setInputFiles({ name: 'evenings.json', mimeType: 'application/json', buffer: Buffer.from(text) });
