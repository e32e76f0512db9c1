/** A graph of the wins of several people, match by match. */
import { css, html, svg, type TemplateResult } from 'lit';
import type { PersonFigures } from './figures.ts';

/** How many lines a reader can still tell apart. */
export const GRAPH_MAX_PEOPLE = 5;

/** Each line has a colour and a dash pattern, so that they differ in greyscale too. */
const lineStyles = [
  { colour: 'var(--cb-glow)', dashes: '' },
  { colour: 'color-mix(in srgb, var(--cb-blue) 60%, var(--cb-text))', dashes: '7 4' },
  { colour: 'color-mix(in srgb, var(--cb-green) 60%, var(--cb-text))', dashes: '2 4' },
  { colour: 'color-mix(in srgb, var(--cb-purple) 60%, var(--cb-text))', dashes: '10 3 2 3' },
  { colour: 'var(--cb-text)', dashes: '4 2' },
] as const;

export const graphStyles = css`
  .graph {
    display: grid;
    gap: 0.6rem;
  }
  .graph .plot {
    inline-size: 100%;
    block-size: 11rem;
    border-block-end: 1.5px solid var(--cb-edge);
    border-inline-start: 1.5px solid var(--cb-edge);
  }
  .graph polyline,
  .graph line {
    fill: none;
    stroke-width: 3;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  .graph ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.2rem 1.2rem;
  }
  .graph li {
    display: flex;
    align-items: center;
    gap: 0.5rem;
  }
  .graph li svg {
    inline-size: 2.2rem;
    block-size: 0.6rem;
  }
`;

export function winsGraph(people: readonly PersonFigures[], label: string): TemplateResult {
  const shownPeople = people.slice(0, GRAPH_MAX_PEOPLE);
  const matches = shownPeople[0]?.winsOverTime.length ?? 0;
  const maxWins = Math.max(1, ...shownPeople.map(({ wins }) => wins));
  /** The coordinates of a line, which starts with no wins before the first match. */
  const points = ({ winsOverTime }: PersonFigures): string =>
    [0, ...winsOverTime]
      .map((wins, index) => `${(100 * index) / matches},${98 - (95 * wins) / maxWins}`)
      .join(' ');
  const style = (index: number) => lineStyles[index]!;
  return html`<figure class="graph">
    <svg class="plot" viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label=${label}>
      ${shownPeople.map((person, index) => svg`<polyline points=${points(person)} stroke=${style(index).colour} stroke-dasharray=${style(index).dashes} />`)}
    </svg>
    <ul aria-hidden="true">
      ${shownPeople.map(
        ({ name, wins }, index) => html`<li>
          <svg viewBox="0 0 36 8">${svg`<line x1="0" y1="4" x2="36" y2="4" stroke=${style(index).colour} stroke-dasharray=${style(index).dashes} />`}</svg>
          <span>${name} ${wins}</span>
        </li>`,
      )}
    </ul>
  </figure>`;
}
