import type { Board } from '@cheeseboard/engine';
import { html, type TemplateResult } from 'lit';
import { colours } from '../../src/art/colours.ts';
import type { CbBoard } from '../../src/board/board.ts';
import type { CbChooseEvent } from '../../src/events/piece.ts';

const board: Board = {
  places: [
    { id: 'barrel', at: [50, 100], tokens: [{ owner: 0, count: 3 }] },
    { id: 'crate', at: [10, 60], tokens: [{ owner: 1, count: 1 }] },
    { id: 'shelf', at: [90, 60], tokens: [] },
    { id: 'stool', at: [25, 10], tokens: [] },
    {
      id: 'table',
      at: [80, 5],
      tokens: [
        { owner: 0, count: 1 },
        { owner: 2, count: 2 },
      ],
    },
  ],
  links: [
    ['barrel', 'crate'],
    ['barrel', 'shelf'],
    ['crate', 'stool'],
    ['crate', 'shelf'],
    ['shelf', 'table'],
    ['stool', 'table'],
  ],
};
const players = [{ name: 'Anna' }, { name: 'Ben' }, { name: 'Clara' }];

const choose = (event: CbChooseEvent): void => {
  (event.currentTarget as CbBoard).chosen = [event.choice];
};

/** Pieces for any game: decks, dice and boards that nobody has drawn. */
export const plain = (): TemplateResult => html`
  <h2>Cards of any deck</h2>
  <div class="row">
    ${colours.map((colour, index) => html`<cb-card deck="plain" card="${colour}:${index * 2 + 1}"></cb-card>`)}
    ${['7', '12', 'Q', 'Joker'].map((card) => html`<cb-card deck="plain" card=${card}></cb-card>`)}
    <cb-card deck="plain"></cb-card>
  </div>
  <h3>A hand with equal cards</h3>
  <cb-hand deck="plain" cards="red:3 red:3 green:Q 8" legal="red:3 8" opening="red:3"></cb-hand>

  <h2>Dice of any kind</h2>
  <cb-dice-tray .dice=${['6', '12', '20', 'A']}></cb-dice-tray>

  <h2>A board of places and links</h2>
  <cb-board
    .board=${board}
    .players=${players}
    .choosable=${['crate', 'shelf']}
    .placeName=${(place: string) => place}
    @cb-choose=${choose}
  ></cb-board>
`;
