/** `<docs-explorable>`: looks up what happens with the values of the sliders, and shows it. */
import { fillIn, indexOf } from '../study/outcomes.ts';
import { elementModules } from './element-modules.ts';

class DocsExplorable extends HTMLElement {
  #outcomes: readonly (readonly number[])[] = [];

  connectedCallback(): void {
    this.#outcomes = JSON.parse(this.dataset.outcomes!) as number[][];
    this.addEventListener('input', () => this.#show());
    void this.#loadPieces();
    this.#show();
  }

  get #sliders(): HTMLInputElement[] {
    return [...this.querySelectorAll<HTMLInputElement>('input[type=range]')];
  }

  #readData(name: 'sentences' | 'pieces'): readonly string[] {
    return JSON.parse(this.dataset[name]!) as string[];
  }

  async #loadPieces(): Promise<void> {
    const tags = new Set(this.#readData('pieces').map((piece) => tagIn(piece)));
    await Promise.all([...tags].map((tag) => elementModules[tag]?.()));
  }

  #show(): void {
    const sliders = this.#sliders;
    const values = sliders.map(({ valueAsNumber }) => valueAsNumber);
    const ranges = sliders.map(({ min, max }) => ({ from: Number(min), to: Number(max) }));
    const [sentence, ...numbers] = this.#outcomes[indexOf(ranges, values)]!;
    for (const [index, output] of this.querySelectorAll('[data-value]').entries())
      output.textContent = String(values[index]);
    for (const [index, meter] of this.querySelectorAll('meter').entries()) meter.value = numbers[index]!;
    for (const [index, number] of this.querySelectorAll('[data-number]').entries())
      number.textContent = String(numbers[index]);
    this.querySelector('[data-sentence]')!.textContent = fillIn(
      this.#readData('sentences')[sentence!]!,
      numbers,
    );
    this.#showPieces([...values, ...numbers]);
  }

  #showPieces(values: readonly number[]): void {
    const stage = this.querySelector('.pieces');
    stage?.replaceChildren(
      ...this.#readData('pieces')
        .filter((piece) => this.dataset.keepsEmpty !== undefined || values[placeIn(piece)] !== 0)
        .map((piece) => elementFrom(fillIn(piece, values))),
    );
  }
}

/** The first value that a piece shows; −1 if it always looks the same. */
const placeIn = (piece: string): number => Number(/\{(\d)\}/.exec(piece)?.[1] ?? -1);

const tagIn = (piece: string): string => /^<([a-z-]+)/.exec(piece)![1]!;

/** Makes an element from a tag. The page's policy forbids parsing it as HTML. */
function elementFrom(piece: string): HTMLElement {
  const element = document.createElement(tagIn(piece));
  for (const [, name, value] of piece.matchAll(/ ([a-z-]+)="([^"]*)"/g)) element.setAttribute(name!, value!);
  return element;
}

customElements.define('docs-explorable', DocsExplorable);
