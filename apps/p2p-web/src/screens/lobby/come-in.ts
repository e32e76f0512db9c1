/** Somebody says who they are for the first time at a table: they get a chair with it, where one is open. */
import type { Answer, Table } from '../../tables/table.ts';

export async function comeIn(table: Table, name: string): Promise<Answer> {
  const before = meAt(table);
  const told = await table.act({ kind: 'profile', name, colour: before?.colour ?? null });
  // Who had a name and no chair wants to watch.
  if (!told.ok || before?.name !== '') return told;
  // Others may come in at the same moment: each chair is tried as long as it looks open.
  for (let tries = 0; tries < 10 && table.state?.phase === 'lobby' && meAt(table)?.seat === null; tries++) {
    const seat = table.state.chairs.findIndex(({ kind }) => kind === 'open');
    if (seat < 0) break;
    const sat = await table.act({ kind: 'sit', seat });
    if (!sat.ok && !('why' in sat && sat.why === 'taken')) break;
  }
  return told;
}

const meAt = ({ state }: Table) => state?.people.find(({ id }) => id === state.me);
