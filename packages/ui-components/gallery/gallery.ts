/** Every piece in every state. Choices in the address (?lang=nl&theme=slate&only=cards), so that a picture can be taken of each. */
import { html, render, type TemplateResult } from 'lit';
import '../src/define.ts';
import { boardParts } from './sections/boards.ts';
import { cards } from './sections/cards.ts';
import { gouda } from './sections/gouda.ts';
import { hands } from './sections/hands.ts';
import { pieces } from './sections/pieces.ts';
import { boards } from './sections/table.ts';

const sections: { readonly [name: string]: () => TemplateResult } = {
  cards,
  hands,
  pieces,
  table: boards,
  gouda,
  boards: boardParts,
};
const choices = {
  theme: ['kitchen-table', 'night-pantry', 'slate'],
  scheme: ['light dark', 'light', 'dark'],
  lang: ['en', 'nl', 'de'],
} as const;

const wanted = new URLSearchParams(location.search);

function choose(name: string, value: string): void {
  const root = document.documentElement;
  if (name === 'theme') root.dataset.cbTheme = value;
  if (name === 'scheme') root.style.colorScheme = value === 'light dark' ? '' : value;
  if (name === 'lang') root.lang = value;
}

for (const name of Object.keys(choices)) {
  const value = wanted.get(name);
  if (value) choose(name, value);
}

render(
  Object.entries(choices).map(
    ([name, values]) =>
      html`<label
        >${name}
        <select @change=${(event: Event) => choose(name, (event.target as HTMLSelectElement).value)}>
          ${values.map((value) => html`<option ?selected=${wanted.get(name) === value}>${value}</option>`)}
        </select></label
      >`,
  ),
  document.querySelector<HTMLElement>('#choices')!,
);

const only = wanted.get('only');
render(
  Object.entries(sections)
    .filter(([name]) => !only || only.split(',').includes(name))
    .map(([, section]) => section()),
  document.querySelector<HTMLElement>('#gallery')!,
);
