import { html, type TemplateResult } from 'lit';
import type { CbMouseEvent, CbPlaceEvent, CbTargetEvent } from '../../events/board.ts';
import type { CbGoudaBoard } from './gouda-board/gouda-board.ts';

const names = ['Jij', 'Andreas', 'Bo', 'Clara', 'Mehmet', 'Emma'];
const noMice = [0, 0, 0, 0, 0, 0];
type Mice = readonly (readonly number[])[];

/** Mice on a board of 13 places, by place index. */
const miceByPlace = (crowds: { readonly [place: number]: readonly number[] }, places = 13): Mice =>
  Array.from({ length: places }, (_, place) => crowds[place] ?? noMice);

const start = miceByPlace({ 0: [3, 2, 1, 5, 0, 2], 1: [1, 1, 4, 0, 2, 2], 2: [1, 2, 0, 0, 3, 1] });
const allOnBarrel = miceByPlace({ 0: [5, 5, 5, 5, 5, 5] });
const race = miceByPlace({
  0: [0, 1, 1, 0, 2, 1],
  2: [0, 0, 1, 0, 0, 0],
  3: [2, 1, 1, 1, 0, 1],
  4: [1, 0, 0, 0, 1, 0],
  5: [0, 1, 0, 2, 0, 0],
  7: [1, 1, 1, 0, 0, 1],
  8: [0, 0, 0, 1, 0, 0],
  9: [1, 0, 1, 0, 1, 0],
  10: [0, 1, 0, 0, 0, 1],
});
const oneCheese = [{ place: 12, points: 1, count: 1 }];

/** Accepts what is offered and refuses the rest, to demonstrate both. */
const place = (event: CbPlaceEvent): void => {
  const board = event.currentTarget as CbGoudaBoard;
  if (board.choosable?.includes(event.place)) board.place = event.place;
  else event.preventDefault();
};
const mouse = (event: CbMouseEvent): void => {
  const board = event.currentTarget as CbGoudaBoard;
  board.chosen = { owner: event.owner, place: event.place };
  board.targets = [4, 5];
};
const target = async (event: CbTargetEvent): Promise<void> => {
  const board = event.currentTarget as CbGoudaBoard;
  const { owner, place: from } = board.chosen ?? { owner: 0, place: 3 };
  board.mice = board.mice.map((counts, index) =>
    counts.map(
      (count, seat) => count + (seat === owner ? Number(index === event.place) - Number(index === from) : 0),
    ),
  );
  board.chosen = null;
  board.targets = [];
  board.movable = board.movable.filter(
    (movableMouse) => (board.mice[movableMouse.place]?.[movableMouse.owner] ?? 0) > 0,
  );
  await board.walk(owner, from, event.place);
};

const states: { readonly [title: string]: () => TemplateResult } = {
  'Everybody at the start; choose a place': () =>
    html`<cb-gouda-board id="start" .names=${names} you="0" .mice=${start} .cheeses=${oneCheese} .choosable=${[0, 1, 2]} @cb-place=${place}></cb-gouda-board>`,
  'Thirty mice on the barrel': () =>
    html`<cb-gouda-board id="barrel" .names=${names} you="0" .mice=${allOnBarrel} .cheeses=${oneCheese}></cb-gouda-board>`,
  'A named place; choose a mouse, then where it goes': () =>
    html`<cb-gouda-board id="mouse" .names=${names} you="0" .mice=${race} .cheeses=${oneCheese} .place=${3} face="green"
      .movable=${[0, 1, 2, 3, 5].map((owner) => ({ owner, place: 3 }))} @cb-mouse=${mouse} @cb-target=${target}></cb-gouda-board>`,
  'Goals forward': () =>
    html`<cb-gouda-board id="forward" .names=${names} you="0" .mice=${race} .cheeses=${oneCheese} .place=${7} .chosen=${{ owner: 0, place: 7 }}
      face="green" .targets=${[8, 9]}></cb-gouda-board>`,
  'Goals back': () =>
    html`<cb-gouda-board id="back" .names=${names} you="0" .mice=${race} .cheeses=${oneCheese} .place=${9} .chosen=${{ owner: 2, place: 9 }}
      face="red" .targets=${[7, 8]}></cb-gouda-board>`,
  Votes: () =>
    html`<cb-gouda-board id="votes" .names=${names} you="0" .mice=${race} .cheeses=${oneCheese} .choosable=${[3, 7]} .votes=${[null, 3, 3, 7, null, 3]}></cb-gouda-board>`,
  'The festival: three cheeses': () =>
    html`<cb-gouda-board id="festival" .names=${names} you="0" .mice=${race} .cheeses=${[{ place: 12, points: 1, count: 3 }]}></cb-gouda-board>`,
  'Scattered cheeses': () =>
    html`<cb-gouda-board id="scattered" .names=${names} you="0" .mice=${race}
      .cheeses=${[
        { place: 12, points: 4, count: 1 },
        { place: 8, points: 3, count: 1 },
        { place: 6, points: 2, count: 1 },
      ]}></cb-gouda-board>`,
  'The short race: cheese on the purple box': () =>
    html`<cb-gouda-board id="purple" .names=${names} .mice=${start} .cheeses=${[{ place: 7, points: 1, count: 1 }]}></cb-gouda-board>`,
  'The long board': () =>
    html`<cb-gouda-board id="long" board="long" .names=${names} you="1" .cheeses=${[{ place: 14, points: 1, count: 1 }]}
      .mice=${miceByPlace({ 0: [1, 1, 1, 1, 1, 1], 3: [1, 1, 0, 1, 0, 0], 4: [0, 2, 0, 0, 1, 0], 5: [2, 0, 1, 1, 0, 1], 8: [0, 0, 2, 0, 0, 0], 13: [1, 1, 1, 2, 0, 0] }, 15)}></cb-gouda-board>`,
  'Only to be looked at': () =>
    html`<cb-gouda-board id="disabled" disabled .names=${names} .mice=${race} .cheeses=${oneCheese} .choosable=${[3]}></cb-gouda-board>`,
};

export const pantry = (): TemplateResult => html`
  <h2>The pantry</h2>
  <div class="boards">
    ${Object.entries(states).map(([title, board]) => html`<div><h3>${title}</h3>${board()}</div>`)}
  </div>
`;
