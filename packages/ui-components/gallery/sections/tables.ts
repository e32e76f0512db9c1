/** The table of each game in its phases, from fewest to most players, until the last sheet. */
import { html, type TemplateResult } from 'lit';
import { type Laid, layTable, phasesOf } from '../phases/table.ts';

/** Tables get to their phases when they are in the page. */
const laid: Laid[] = [];

export const tablesOf =
  (id: string) =>
  (only?: string): TemplateResult =>
    html`<div class="tables">
    ${Object.entries(phasesOf(id))
      .filter(([name]) => !only || name === only)
      .map(([name, { title }]) => {
        const one = layTable(id, name);
        laid.push(one);
        return html`<figure id="${id}-${name}"><figcaption>${title}</figcaption>${one.table}</figure>`;
      })}
  </div>`;

/** What no match needs to be there. */
export const emptyTables = (): TemplateResult => html`<h2>Before the first view arrives</h2>
  <div class="tables low"><cb-david-goliath></cb-david-goliath></div>`;

/** Resolves when every table that was rendered stands in its phase. */
export async function tablesReady(): Promise<void> {
  await Promise.all(laid.splice(0).map(({ ready }) => ready()));
}
