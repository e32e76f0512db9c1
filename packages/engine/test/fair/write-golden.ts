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
const tableOf = (id: string): LogTable => eventfulTable(games.find((game) => game.id === id)!, 'golden');
const soloTable = new LogTable({ game, seats: ['person', 'person'] }).play(8);
while (!soloTable.match.chance) soloTable.step();
soloTable.draw([1]);

const records = {
  'log-dice': recordOf(tableOf('mens-erger-je-niet')),
  'log-undo': recordOf(tableOf('gouda-gouda')),
  'log-cards': recordOf(tableOf('david-goliath')),
  'log-alone': recordOf(soloTable),
  // Entry 9 names another person as its signer.
  'log-signature': recordOf(tableOf('gouda-gouda')).replace(
    /^(# log 9 .*) (\d)\./m,
    (_, beforeSigner, signer) => `${beforeSigner} ${1 - signer}.`,
  ),
  unproven: writeRecord(tableOf('mens-erger-je-niet').match),
};
for (const [name, text] of Object.entries(records)) {
  const file = new URL(`golden/${name}.txt`, import.meta.url);
  if (!existsSync(file)) writeFileSync(file, text);
}
