import type { Observation } from '../../../core/bots/bot.ts';
import type { DaumenDrauf } from '../index.ts';
import type { Move } from '../state.ts';
import type { Reason } from './reasons.ts';
import type { Table } from './table.ts';
export function because(_seen: Observation<DaumenDrauf>, _table: Table, _move: Move | null): Reason {
  return { type: 'only' };
}
