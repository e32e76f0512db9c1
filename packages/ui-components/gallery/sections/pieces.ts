import { html, type TemplateResult } from 'lit';
import { pawnColours, racerColours } from '../../src/art/colours.ts';
import { dieFaces } from '../../src/art/die.ts';
import { tokenKinds } from '../../src/art/token.ts';
import type { CbDie } from '../../src/die/die.ts';

const roll = (event: Event): void => {
  for (const die of (event.currentTarget as HTMLElement).closest('div')!.querySelectorAll<CbDie>('cb-die')) {
    die.rolling = true;
  }
};

export const pieces = (): TemplateResult => html`
  <h2>Dice</h2>
  <div class="row">
    ${dieFaces.map((face) => html`<cb-die face=${face}></cb-die>`)}<cb-die></cb-die>
    <button @click=${roll}>Roll</button>
  </div>
  <h3>To choose from, and chosen</h3>
  <div class="row">
    <cb-die face="green" choosable></cb-die><cb-die face="red" choosable chosen></cb-die><cb-die face="6" choosable></cb-die>
  </div>

  <h2>Mice that race</h2>
  <div class="row large">${racerColours.map((colour) => html`<cb-mouse colour=${colour}></cb-mouse>`)}</div>
  <div class="row">
    ${racerColours.map((colour, index) => html`<cb-mouse colour=${colour} count=${index + 1}></cb-mouse>`)}
    <cb-mouse colour="red" choosable></cb-mouse><cb-mouse colour="blue" choosable chosen></cb-mouse>
  </div>
  <div class="row">${racerColours.map((colour) => html`<cb-mouse tiny colour=${colour}></cb-mouse>`)}</div>
  <div class="row grey">${racerColours.map((colour) => html`<cb-mouse colour=${colour}></cb-mouse>`)}</div>

  <h2>Cheese</h2>
  <div class="row large">
    <cb-cheese></cb-cheese><cb-cheese state="wedge" points="4"></cb-cheese><cb-cheese state="eaten"></cb-cheese>
  </div>

  <h2>Power tokens</h2>
  <div class="row large">
    ${tokenKinds.map((kind) => html`<cb-token kind=${kind}></cb-token>`)}<cb-token></cb-token>
    <cb-token kind="cancel" choosable></cb-token><cb-token kind="reroll" choosable chosen></cb-token>
  </div>

  <h2>Piles</h2>
  <div class="row">
    ${[0, 1, 3, 5, 6].map((height, index) => html`<cb-pile colour=${pawnColours[index % 4]!} pile=${(index % 4) + 1} height=${height}></cb-pile>`)}
    <cb-pile colour="blue" pile="2" height="2" adding="2" choosable></cb-pile>
  </div>
  <h3>Of rivals</h3>
  <div class="row">
    ${[0, 2, 5, 6].map((height, index) => html`<cb-pile compact colour="green" pile=${index + 1} height=${height}></cb-pile>`)}
    <cb-pile compact choosable colour="red" pile="2" height="3" adding="1"></cb-pile>
  </div>
`;
