/** Each game's table in all its phases, from fewest to most players. */
import { html, type TemplateResult } from 'lit';
import { gameIds, type PreparedTable, phasesOf, prepareTable } from '../phases/table.ts';

/** The rendered tables, which `tablesReady` brings into their phases once they are in the page. */
const preparedTables: PreparedTable[] = [];

export const tablesOf =
  (id: string) =>
  (onlyPhase?: string): TemplateResult =>
    html`<div class="tables">
    ${Object.entries(phasesOf(id))
      .filter(([name]) => !onlyPhase || name === onlyPhase)
      .map(([name, { title }]) => {
        const prepared = prepareTable(id, name);
        preparedTables.push(prepared);
        return html`<figure id="${id}-${name}"><figcaption>${title}</figcaption>${prepared.table}</figure>`;
      })}
  </div>`;

/** A table that has no match yet. */
export const emptyTables = (): TemplateResult => html`<h2>Before the first view arrives</h2>
  <div class="tables low">${document.createElement(`cb-${gameIds[0]}`)}</div>`;

/** Resolves when every rendered table has reached its phase. */
export async function tablesReady(): Promise<void> {
  await Promise.all(preparedTables.splice(0).map(({ ready }) => ready()));
}
