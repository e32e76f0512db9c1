/**
 * Shows every element in every state, one section at a time. All settings are in the URL (?section=pieces&lang=nl&theme=slate), so that
 * each state can be linked to and screenshotted.
 */
import { html, render } from 'lit';
import '../src/define.ts';
import { languages } from '../src/language/language.ts';
import { tablesReady } from './sections/tables.ts';
import { elementsReady } from './sections/whole.ts';
import { sections } from './sections.ts';

const choices: { readonly [name: string]: { readonly title: string; readonly values: readonly string[] } } = {
  theme: { title: 'Theme', values: ['kitchen-table', 'night-pantry', 'slate'] },
  scheme: { title: 'Light', values: ['as the system', 'light', 'dark'] },
  lang: { title: 'Language', values: languages },
  width: { title: 'Width', values: ['phone', 'smallest', 'tablet', 'desk'] },
  motion: { title: 'Motion', values: ['as meant', 'none'] },
};
const names = Object.keys(sections);

let query = new URLSearchParams(location.search);
const chosenValue = (name: string): string => query.get(name) ?? choices[name]!.values[0]!;
const sectionName = (): string => {
  const name = query.get('section') ?? '';
  return names.includes(name) ? name : names[0]!;
};

/** The URL with some settings changed. */
function addressWith(change: { readonly [name: string]: string }): string {
  const changedQuery = new URLSearchParams(query);
  for (const [name, value] of Object.entries(change)) changedQuery.set(name, value);
  if ('section' in change) changedQuery.delete('phase');
  return `?${changedQuery}`;
}

function applySettings(): void {
  const root = document.documentElement;
  root.lang = chosenValue('lang');
  root.dataset.cbTheme = chosenValue('theme');
  root.dataset.width = chosenValue('width');
  root.style.colorScheme = chosenValue('scheme') === choices.scheme!.values[0] ? '' : chosenValue('scheme');
  if (chosenValue('motion') === 'none') root.style.setProperty('--cb-speed', '0');
  else root.style.removeProperty('--cb-speed');
}

function choose(name: string, value: string): void {
  history.replaceState(null, '', addressWith({ [name]: value }));
  query = new URLSearchParams(location.search);
  applySettings();
  renderHeader();
}

function renderHeader(): void {
  render(
    Object.entries(choices).map(
      ([name, { title, values }]) => html`<label
        >${title}
        <select @change=${(event: Event) => choose(name, (event.target as HTMLSelectElement).value)}>
          ${values.map((value) => html`<option .selected=${chosenValue(name) === value}>${value}</option>`)}
        </select></label
      >`,
    ),
    document.querySelector<HTMLElement>('#choices')!,
  );
  render(
    names.map(
      (name) =>
        html`<a href=${addressWith({ section: name })} aria-current=${name === sectionName() ? 'page' : 'false'}>${sections[name]!.title}</a>`,
    ),
    document.querySelector<HTMLElement>('#sections')!,
  );
}

applySettings();
renderHeader();
render(
  sections[sectionName()]!.show(query.get('phase') ?? undefined),
  document.querySelector<HTMLElement>('#gallery')!,
);
await tablesReady();
await elementsReady();
await document.fonts.ready;
document.documentElement.dataset.ready = '';
