import { html, type TemplateResult } from 'lit';
import type { TrickPlace } from '../../src/trick/trick.ts';

const trick: readonly TrickPlace[] = [
  { card: 'g4', name: 'Andreas', colour: 'red', mark: 'led' },
  { card: 'g12', name: 'Ben', colour: 'yellow', mark: 'highest' },
  { card: 'g7', name: 'Clara', colour: 'green' },
  { card: 'r2', name: 'Dennis', colour: 'blue' },
  { card: 'g2', name: 'Emma', colour: 'purple', mark: 'lowest' },
];
const places: readonly TrickPlace[] = [
  { card: 'y3f', name: 'Jij', colour: 'red', mark: 'laid' },
  { card: 'y5?', name: 'Bo', colour: 'yellow' },
  { card: 'g1?', name: 'Mehmet', colour: 'green', mark: 'highest' },
];
const players = ['Andreas', 'Ben', 'Clara', 'Emma'].map((name, index) => ({
  name,
  colour: (['red', 'yellow', 'green', 'purple'] as const)[index]!,
}));
const won = 'r4 r10 r11 y8 g5 g9 b2 b3 b6 b10 b12 p10 p12';

export const boards = (): TemplateResult => html`
  <h2>Trick</h2>
  <cb-trick .places=${trick}></cb-trick>
  <h3>On a phone, in mid-trick</h3>
  <div class="phone"><cb-trick .places=${trick.map((place, index) => (index < 3 ? place : { ...place, card: '', mark: undefined! }))}></cb-trick></div>
  <h3>Snakes under thumbs</h3>
  <cb-trick deck="snakes" .places=${places}></cb-trick>

  <h2>Cards won</h2>
  <cb-won name="Dennis" cards=${won} .worth=${{ red: 3, yellow: 8, green: 14, blue: 5, purple: 22 }}></cb-won>
  <h3>Snakes</h3>
  <cb-won deck="snakes" cards="y2 y2f y5 g1f g4 b7f b7"></cb-won>
  <h3>Small, and none</h3>
  <cb-won compact cards=${won}></cb-won>
  <cb-won></cb-won>

  <h2>Seats</h2>
  <div class="seats">
    <cb-seat name="Andreas" colour="red" score="12" cards="7" connection="here" turn><cb-won compact cards="r4 r10 y8 b2"></cb-won></cb-seat>
    <cb-seat name="Emma" colour="yellow" score="31" cards="8" connection="connecting"></cb-seat>
    <cb-seat name="Wilhelmina van den Bergh" colour="blue" score="-2" cards="8" connection="away"></cb-seat>
    <cb-seat name="Ben" colour="green" bot score="0" cards="8"></cb-seat>
    <cb-seat name="Clara" colour="purple" you score="4" connection="here"></cb-seat>
    <cb-seat name="Bo" colour="white" bot turn></cb-seat>
  </div>

  <h2>Score sheet</h2>
  <cb-score-sheet .players=${players} .rounds=${[[52, 38, 41, 12], [9, 44, 17, 60], [22, null, null, null]]} .totals=${[83, 82, 58, 72]} .winners=${[0]}></cb-score-sheet>

  <h2>Log</h2>
  <cb-log rules-href="/rules" .entries=${[
    { text: 'Deal 1: 15 cards each. Andreas leads.', rule: 'DG-1' },
    { text: 'Andreas plays the green 4.', rule: 'DG-4' },
    { text: 'Ben plays the green 12.', rule: 'DG-4' },
    {
      text: 'Emma has the lowest, the green 2, and takes the highest, the green 12. Ben takes the green 4, green 7, red 2 and green 2, and leads.',
      rule: 'DG-9',
    },
  ]}></cb-log>
  <h3>Empty</h3>
  <cb-log class="low"></cb-log>
`;
