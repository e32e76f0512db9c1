import { html, type TemplateResult } from 'lit';
import type { CbDiceTray } from '../../src/dice-tray/dice-tray.ts';
import type { CbAddEvent, CbAddingEvent, CbLayOutEvent } from '../../src/events/board.ts';
import type { CbChooseEvent } from '../../src/events/piece.ts';
import type { CbPilesBoard } from '../../src/piles-board/piles-board.ts';
import type { CbTokenRow } from '../../src/token-row/token-row.ts';

const names = ['Jij', 'Andreas', 'Bo', 'Clara'];
const piles = [
  [2, 3, 1, 0],
  [1, 4, 2, 6],
  [0, 5, 3, 1],
  [6, 1, 0, 2],
];
/** All legal combinations for a 5 on the open piles 1, 2 and 3. */
const adds = [
  [2, 0, 1, 0],
  [0, 1, 1, 0],
  [1, 2, 0, 0],
  [3, 1, 0, 0],
];

/** Updates the board's `captures`, as a table would. */
const onAdding = (event: CbAddingEvent): void => {
  const board = event.currentTarget as CbPilesBoard;
  board.captures = board.piles.flatMap((row, seat) =>
    row.flatMap((height, index) => {
      const added = event.cards[index] ?? 0;
      const newHeight = (board.piles[0]![index] ?? 0) + added;
      return seat > 0 && added > 0 && newHeight < 6 && newHeight === height
        ? [{ seat, pile: index + 1 }]
        : [];
    }),
  );
};
const add = async (event: CbAddEvent): Promise<void> => {
  const board = event.currentTarget as CbPilesBoard;
  if (!board.adds.some((way) => way.join() === event.cards.join())) {
    event.preventDefault();
    return;
  }
  const home = board.captures;
  const pilesBefore = board.piles;
  board.piles = board.piles.map((row, seat) =>
    row.map((height, index) => {
      if (seat === 0) return height + event.cards[index]!;
      return home.some((pile) => pile.seat === seat && pile.pile === index + 1) ? 0 : height;
    }),
  );
  board.captures = [];
  board.roll = null;
  await Promise.all(home.map(({ seat, pile }) => board.sendHome(seat, pile, pilesBefore[seat]![pile - 1]!)));
};
const layOut = (event: CbLayOutEvent): void => {
  const board = event.currentTarget as CbPilesBoard;
  if (!board.layOuts.includes(event.pile)) event.preventDefault();
};
const rollAgain = (event: Event): void => {
  const tray = (event.currentTarget as HTMLElement)
    .closest('div')!
    .querySelector<CbDiceTray>('cb-dice-tray')!;
  tray.dice = tray.dice.map(() => 'rolling');
  void tray.updateComplete.then(() => {
    tray.dice = ['green', 'red', 'green', 'yellow', 'red'];
  });
};
const choose = (event: CbChooseEvent): void => {
  (event.currentTarget as CbTokenRow).chosen = event.choice as CbTokenRow['chosen'];
};

export const boardParts = (): TemplateResult => html`
  <h2>The dice on their tray</h2>
  <div class="row">
    <cb-dice-tray .dice=${['green', 'yellow', 'red', 'void', 'spent']}></cb-dice-tray>
    <button @click=${rollAgain}>Roll</button>
  </div>
  <h3>In the air</h3>
  <cb-dice-tray .dice=${['rolling', 'rolling', 'rolling']}></cb-dice-tray>
  <h3>Pick dice to improve; one is picked</h3>
  <cb-dice-tray .dice=${['green', 'yellow', 'red', 'red', 'green']} .choosable=${[1, 2, 3]} .chosen=${[2]}></cb-dice-tray>
  <h3>One die to spend</h3>
  <cb-dice-tray single .dice=${['green', 'spent', 'red']} .choosable=${[0, 2]} .chosen=${[0]}></cb-dice-tray>

  <h2>Power tokens in a row</h2>
  <h3>One's own; a re-roll and a cancel can be played</h3>
  <cb-token-row .tokens=${[1, 0, 2, 0, 0, 1]} .choosable=${['reroll', 'cancel']} @cb-choose=${choose}></cb-token-row>
  <h3>All kinds, nobody asks; none</h3>
  <cb-token-row .tokens=${[1, 1, 1, 1, 1, 1]}></cb-token-row>
  <cb-token-row></cb-token-row>
  <h3>Of rivals</h3>
  <div class="row"><cb-token-row face-down="3"></cb-token-row><cb-token-row face-down="1"></cb-token-row><cb-token-row face-down="0"></cb-token-row></div>

  <h2>The piles of all</h2>
  <div class="pile-boards">
    <div><h3>A five: two and three, and somebody would go home</h3>
      <cb-piles-board id="adding" .piles=${piles} .names=${names} you="0" turn="0" .roll=${5} .adds=${adds} .adding=${[0, 1, 1, 0]}
        .captures=${[
          { seat: 1, pile: 2 },
          { seat: 1, pile: 3 },
        ]} @cb-adding=${onAdding} @cb-add=${add} @cb-lay-out=${layOut}></cb-piles-board></div>
    <div><h3>A four: lay out, or add</h3>
      <cb-piles-board id="laying" .piles=${piles} .names=${names} you="0" turn="0" .roll=${4} .layOuts=${[4]}
        .adds=${[
          [4, 0, 0, 0],
          [0, 2, 0, 0],
          [2, 1, 0, 0],
          [1, 0, 1, 0],
        ]} @cb-adding=${onAdding} @cb-add=${add} @cb-lay-out=${layOut}></cb-piles-board></div>
    <div><h3>A rival's turn; two players</h3>
      <cb-piles-board id="waiting" .piles=${[
        [6, 6, 3, 0],
        [0, 0, 0, 0],
      ]} .names=${names} you="0" turn="1"></cb-piles-board></div>
    <div><h3>Watching</h3><cb-piles-board id="watching" .piles=${piles} .names=${names} turn="2"></cb-piles-board></div>
  </div>
`;
