import { html, type TemplateResult } from 'lit';
import type { Deck } from '../../src/art/back.ts';

const numbers = Array.from({ length: 18 }, (_, index) => index + 1);
const letters = ['r', 'y', 'g', 'b', 'p'];

const row = (deck: Deck, cards: readonly string[]): TemplateResult =>
  html`<div class="row">${cards.map((card) => html`<cb-card deck=${deck} card=${card}></cb-card>`)}</div>`;

export const cards = (): TemplateResult => html`
  <h2>Mice</h2>
  <div class="wide">${row(
    'mice',
    numbers.map((number) => `${letters[number % 5]}${number}`),
  )}</div>
  <h3>Five colours, and without colour</h3>
  ${row(
    'mice',
    letters.map((letter) => `${letter}11`),
  )}
  <div class="grey">${row(
    'mice',
    letters.map((letter) => `${letter}5`),
  )}</div>

  <h2>Snakes</h2>
  <div class="wide">${row('snakes', ['y2', 'y2f', 'g6', 'g6f', 'b9', 'b9f'])}</div>
  <h3>Under the thumb</h3>
  <div class="row">
    <cb-card deck="snakes" card="y1?" owner="red"></cb-card>
    <cb-card deck="snakes" card="g4?" owner="blue"></cb-card>
    <cb-card deck="snakes" card="b7?" owner="purple"></cb-card>
    <cb-card deck="snakes" card="b3?"></cb-card>
  </div>
  <div class="grey">${row('snakes', ['y5', 'y5f', 'g5', 'g5f', 'b5', 'b5f'])}</div>

  <h2>Pawns</h2>
  ${row('pawns', ['r1.1', 'r1.2', 'y2.3', 'y2.4', 'g3.5', 'b4.6'])}

  <h2>Backs</h2>
  <div class="row">
    <cb-card></cb-card>
    <cb-card-back deck="mice"></cb-card-back>
    <cb-card-back deck="snakes" count="14"></cb-card-back>
    <cb-card-back deck="pawns" count="6"></cb-card-back>
  </div>
`;
