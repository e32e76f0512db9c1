/** What lies on every table. A table for another game imports this where it registers itself. */
import '../announcer/define.ts';
import '../log/define.ts';
import '../seat/define.ts';

export { TableElement } from './table.ts';
