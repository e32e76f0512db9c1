/** Sends a person's name, or their claim to a seat. */
import { settings } from '../../storage/settings.ts';
import type { Answer, Table } from '../../tables/table.ts';

/** Sends a person's name. The first time, it also takes an open seat for them. */
export async function joinTable(table: Table, name: string): Promise<Answer> {
  const personBefore = meAt(table);
  const profileAnswer = await table.act({ kind: 'profile', name, colour: personBefore?.colour ?? null });
  // Somebody with a name and no seat wants to watch.
  if (!profileAnswer.ok || personBefore?.name !== '') return profileAnswer;
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

/** Claims a seat that this person had under another key. Somebody without a name takes the seat's name. */
export async function claimSeat(table: Table, seat: number, name: string): Promise<Answer> {
  if (meAt(table)?.name === '') {
    settings.set('name', name);
    const answer = await table.act({ kind: 'profile', name, colour: null });
    if (!answer.ok) return answer;
  }
  return table.act({ kind: 'claim-seat', seat });
}

const meAt = ({ state }: Table) => state?.people.find(({ id }) => id === state.me);
