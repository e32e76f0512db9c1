/** Registers the elements every table uses. Import it where you register a table for your own game. */
import '../announcer/define.ts';
import '../log/define.ts';
import '../seat/define.ts';

export { TableElement } from './table.ts';
