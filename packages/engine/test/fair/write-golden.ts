/** Writes golden proofs, valid and invalid, for `cheeseboard verify`. Existing files are never changed. */
import { existsSync, writeFileSync } from 'node:fs';
import { linkBefore, writeLogProof, writeProof } from '../../src/core/fair/index.ts';
import { writeRecord } from '../../src/core/record.ts';
import { games } from '../../src/games/index.ts';
import { eventfulTable, LogTable } from './log-table.ts';
import { type Evening, playFair } from './table.ts';

const game = games.find(({ id }) => id === 'mens-erger-je-niet')!;
const play = (more: Partial<Evening>) =>
  playFair({ game, seats: 3, people: 3, seed: 'golden', most: 60, ...more });
const fair = play({});
const [host, ...guests] = fair.proof.people;
const { open } = host!;
const cut = { ...open, count: open.count - 2, last: linkBefore(open.last!, 2) };
const foreign = { ...open, commitment: guests[0]!.open.commitment };
const withHost = (shown: typeof open): string =>
  writeRecord(fair.match) + writeProof({ ...fair.proof, people: [{ ...host!, open: shown }, ...guests] });

const recordOf = ({ match, log }: LogTable): string => writeRecord(match) + writeLogProof(log.entries);
const logOf = (id: string): LogTable => eventfulTable(games.find((each) => each.id === id)!, 'golden');
const alone = new LogTable({ game, seats: ['person', 'person'] }).play(8);
while (!alone.match.chance) alone.step();
alone.draw([1]);

const records = {
  'log-dice': recordOf(logOf('mens-erger-je-niet')),
  'log-undo': recordOf(logOf('gouda-gouda')),
  'log-cards': recordOf(logOf('david-goliath')),
  'log-alone': recordOf(alone),
  // Another person signed entry 9.
  'log-signature': recordOf(logOf('gouda-gouda')).replace(
    /^(# log 9 .*) (\d)\./m,
    (_, start, who) => `${start} ${1 - who}.`,
  ),
  verified: fair.text,
  without: play({ absent: (draw) => (draw === 4 ? [2] : []) }).text,
  incomplete: withHost(cut),
  alone: play({ people: 2, absent: (draw) => (draw === 4 ? [1] : []) }).text,
  'one-person': play({ people: 1 }).text,
  unproven: writeRecord(fair.match),
  die: play({ bend: (outcome, draw) => (draw === 5 ? [(outcome[0]! + 1) % 6] : outcome) }).text,
  chain: withHost(foreign),
  rest: play({ restless: true, absent: (draw) => (draw === 4 ? [2] : []) }).text,
};
for (const [name, text] of Object.entries(records)) {
  const file = new URL(`golden/${name}.txt`, import.meta.url);
  if (!existsSync(file)) writeFileSync(file, text);
}
