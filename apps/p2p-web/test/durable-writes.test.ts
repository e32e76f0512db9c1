/** Votes and what is handed over are written to the disk itself before they are sent; moves are not. */
import { expect, test } from 'vitest';
import type { Saved } from '../src/host/room.ts';
import type { GuestSave } from '../src/tables/guest-save.ts';
import { playOn, startMatch } from './kit/table.ts';

test('a promise is kept firmly, and a move is not', async () => {
  const votes = new Map<string, boolean>();
  const firm = { moves: 0, handed: 0 };
  let said = false;
  const home = await startMatch('firm', 'daumen-drauf', ['Ada', 'Ben', 'Cas'], {
    watch: {
      // Before anybody hears of a vote it is on the disk.
      intercept: ({ from, text }) => {
        if (text.includes('"t":"vote"')) said = votes.get(from) === true;
        return [text];
      },
      saved: (name, role, save, isFirm) => {
        const voted = role === 'guest' ? (save as GuestSave).kept?.voted : null;
        if (voted && !votes.get(name)) votes.set(name, isFirm);
        if (role === 'host' && (save as Saved).room.handed) firm.handed += isFirm ? 1 : -100;
        else if (role === 'host' && (save as Saved).room.epoch === 0 && isFirm) firm.moves += 1;
      },
    },
  });
  const { clock, crash, tables } = home;
  await playOn(home, tables, 4);
  expect(firm.moves).toBe(0);
  crash('Ada');
  await clock.until(() => tables.slice(1).every(({ line }) => line.state === 'open'));
  expect([...votes.values()]).toEqual([true, true]);
  expect(said).toBe(true);
  const [host, guest] = tables[1]!.hosted ? [tables[1]!, tables[2]!] : [tables[2]!, tables[1]!];
  await host.act({ kind: 'hand-over', person: guest.state!.me });
  await clock.until(() => guest.hosted != null);
  expect(firm.handed).toBeGreaterThan(0);
});
