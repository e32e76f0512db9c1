/**
 * Writes golden proofs, valid and invalid, for `cheeseboard verify`. Never changes existing files. `older.txt` has a
 * proof in the first format, which the engine no longer writes.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { writeLogProof } from '../../src/core/fair/index.ts';
import { writeRecord } from '../../src/core/record.ts';
import { games } from '../../src/games/index.ts';
import { eventfulTable, LogTable } from './log-table.ts';

const game = games.find(({ id }) => id === 'mens-erger-je-niet')!;
const recordOf = ({ match, log }: LogTable): string => writeRecord(match) + writeLogProof(log.entries);
const logOf = (id: string): LogTable => eventfulTable(games.find((game) => game.id === id)!, 'golden');
const soloMatch = new LogTable({ game, seats: ['person', 'person'] }).play(8);
while (!soloMatch.match.chance) soloMatch.step();
soloMatch.draw([1]);

const records = {
  'log-dice': recordOf(logOf('mens-erger-je-niet')),
  'log-undo': recordOf(logOf('gouda-gouda')),
  'log-cards': recordOf(logOf('david-goliath')),
  'log-alone': recordOf(soloMatch),
  // Entry 9 names another person as its signer.
  'log-signature': recordOf(logOf('gouda-gouda')).replace(
    /^(# log 9 .*) (\d)\./m,
    (_, start, who) => `${start} ${1 - who}.`,
  ),
  unproven: writeRecord(logOf('mens-erger-je-niet').match),
};
for (const [name, text] of Object.entries(records)) {
  const file = new URL(`golden/${name}.txt`, import.meta.url);
  if (!existsSync(file)) writeFileSync(file, text);
}
