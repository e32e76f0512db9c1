/** Decides which of several people on one device is next, without revealing who might step in. */
import type { Seat } from '@cheeseboard/engine';
import type { AnyGameTexts, Language } from '@cheeseboard/engine/text';
import type { Table } from '../../tables/table.ts';
import { isAsked } from './seats.ts';

export interface Seated {
  readonly seat: Seat;
  readonly table: Table;
}

export const seatedAt = (tables: readonly (Table | null)[]): Seated[] =>
  tables.flatMap((table, seat) => (table ? [{ seat, table }] : []));

/**
 * Who must act: the holder of the device if possible, else the next one around the table. Never names somebody who only might
 * step in (DD-10); in a power window names everybody with a token, playable or not (GG-13).
 */
export function nextToAct(people: readonly Seated[], holder: Seat | null): Seat | null {
  const askedSeats = people
    .filter(({ table }) => table.state && isAsked(table.state))
    .map(({ seat }) => seat);
  if (holder !== null && askedSeats.includes(holder)) return holder;
  return askedSeats.find((seat) => holder === null || seat > holder) ?? askedSeats[0] ?? null;
}

/** Whether anybody has a secret. Without secrets there is no pass-device screen. */
export function hasSecrets(people: readonly Seated[], text: AnyGameTexts[Language]): boolean {
  const views = people.flatMap(({ table }) => (table.state?.match ? [table.state.match.view] : []));
  const faces = new Set(views.map((view) => JSON.stringify({ ...view, viewer: null })));
  return faces.size > 1 || views.some((view) => text.hand(view).length > 0);
}
