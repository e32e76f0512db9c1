/** Sends a person's name. The first time, it also takes an open seat for them. */
import type { Answer, Table } from '../../tables/table.ts';

export async function joinTable(table: Table, name: string): Promise<Answer> {
  const before = meAt(table);
  const profileAnswer = await table.act({ kind: 'profile', name, colour: before?.colour ?? null });
  // Somebody with a name and no seat wants to watch.
  if (!profileAnswer.ok || before?.name !== '') return profileAnswer;
  // Others may join at the same moment, so try again while a seat looks open.
  for (
    let attempt = 0;
    attempt < 10 && table.state?.phase === 'lobby' && meAt(table)?.seat === null;
    attempt++
  ) {
    const seat = table.state.chairs.findIndex(({ kind }) => kind === 'open');
    if (seat < 0) break;
    const answer = await table.act({ kind: 'sit', seat });
    if (!answer.ok && !('why' in answer && answer.why === 'taken')) break;
  }
  return profileAnswer;
}

const meAt = ({ state }: Table) => state?.people.find(({ id }) => id === state.me);
