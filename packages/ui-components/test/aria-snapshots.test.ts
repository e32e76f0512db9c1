/** The accessibility tree of each table, from the first seat to the last button. David & Goliath has its own test file. */
import { expect, test } from 'vitest';
import '../src/games/daumen-drauf/define.ts';
import '../src/games/gouda-gouda/define.ts';
import { DaumenDraufFixture, stateOf } from './kit/daumen-drauf-table.ts';
import { GoudaGoudaFixture } from './kit/gouda-gouda-table.ts';
import { ariaSnapshot } from './kit/index.ts';
import { MensErgerJeNietFixture } from './kit/mens-erger-je-niet-table.ts';
import { queryAllDeep, until } from './kit/query.ts';

/** Waits until the prompt is announced, because announcements are batched for a moment. */
const isAnnounced = (table: Element, ask: string): Promise<boolean> =>
  until(() => queryAllDeep(table, '[role="status"]').some(({ textContent }) => textContent!.includes(ask)));

test('Gouda! Gouda!: token window after a roll', async () => {
  const fixture = new GoudaGoudaFixture({
    mice: [
      [2, 2, 1],
      [2, 1, 2],
      [1, 3, 1],
    ],
    tokens: [
      ['reroll', 'transfer'],
      ['worsen', 'cancel'],
      ['double', 'cancel'],
    ],
  });
  fixture.name('crate-left');
  fixture.roll('green', 'red', 'yellow', 'green', 'red');
  await fixture.render(0);
  await isAnnounced(fixture.table, 'play a token, or pass');
  expect(await ariaSnapshot('cb-gouda-gouda')).toMatchInlineSnapshot(`
    "- region "Gouda! Gouda!":
      - group "The others":
        - group "Ben": Ben 2 power tokens, face down still deciding
        - group "Cas": Cas 2 power tokens, face down still deciding
      - group "On the table":
        - group "The pantry":
          - 'button "the barrel, you: 2 red mice, Ben: 2 yellow mice, Cas: green mouse, forward to the left crate, the right crate and the bucket" [disabled]'
          - 'button "the left crate, named, you: 2 red mice, Ben: yellow mouse, Cas: 3 green mice, forward to the bucket" [disabled]'
          - 'button "the right crate, you: red mouse, Ben: 2 yellow mice, Cas: green mouse, forward to the bucket" [disabled]'
          - button "the bucket, no mice, forward to the tube and the yellow boxes" [disabled]
          - button "the tube, no mice, forward to the yellow boxes" [disabled]
          - button "the yellow boxes, no mice, forward to the rope and the purple box" [disabled]
          - button "the rope, no mice, forward to the purple box" [disabled]
          - button "the purple box, no mice, forward to the books and the newspapers" [disabled]
          - button "the books, no mice, forward to the newspapers" [disabled]
          - button "the newspapers, no mice, forward to the left stool and the right stool" [disabled]
          - button "the left stool, no mice, forward to the table" [disabled]
          - button "the right stool, no mice, forward to the table" [disabled]
          - button "the table, no mice, a cheese" [disabled]
      - paragraph: "You rolled for the left crate: play a token, or pass."
      - group "Yours":
        - group "Your power tokens":
          - button "re-roll"
          - button "transfer"
        - switch "No tokens this turn"
      - group "The dice":
        - 'img "1: green die, forward"'
        - 'img "2: red die, back"'
        - 'img "3: yellow die, nothing"'
        - 'img "4: green die, forward"'
        - 'img "5: red die, back"'
      - button "Pass"
      - button "Log"
      - button "Scores"
      - button "Help": "?"
      - link "Rules":
        - /url: /rules#gg-13
      - status: "You rolled for the left crate: play a token, or pass."
      - alert"
  `);
});

test('Daumen drauf: overtake, pass or parry', async () => {
  const fixture = new DaumenDraufFixture(
    stateOf({ hands: ['y1 y4 g2', 'y2f y4f b1', 'y3 g5f b5'], turn: 0 }),
    1,
  );
  await fixture.render();
  fixture.play(0, 'y4');
  await fixture.waitUntilSettled();
  await isAnnounced(fixture.table, 'Show something higher');
  // Earlier events may or may not be announced together with the prompt.
  const tree = (await ariaSnapshot('cb-daumen-drauf')).replace(/- status: .*/, '- status');
  expect(tree).toMatchInlineSnapshot(`
    "- region "Daumen drauf":
      - group "The others":
        - group "Cas": Cas 0 points 3 cards left 0 cards won
        - group "Ann": Ann 0 points 2 cards left 21 cards won
      - group "On the table":
        - text: The stock is empty
        - list "Still playable":
          - listitem: "yellow: over 4"
          - listitem: "green: any"
          - listitem: "black: any"
        - list "The trick":
          - listitem: yellow snake 4, thumb on it, from Ann, highest
      - paragraph: Show something higher than the yellow 4, or pass. You hold its twin, so you can parry.
      - group "Yours":
        - group "Ben": Ben you 0 points to play
        - text: 0 cards won
        - button "Parry with yellow snake 4, with a fang": Parry
        - button "Pass"
      - toolbar "Your hand, 3 cards":
        - button "yellow snake 2, with a fang, not now"
        - button "yellow snake 4, with a fang"
        - button "black snake 1, harmless"
      - button "Log"
      - button "Scores"
      - button "Help": "?"
      - link "Rules":
        - /url: /rules#dd-10
      - status
      - alert"
  `);
});

test('Mens erger je niet: adding a five', async () => {
  const fixture = await new MensErgerJeNietFixture('move/0/5/2310,1426,0531/').render();
  await fixture.tap(2);
  await isAnnounced(fixture.table, 'add cards');
  expect(await ariaSnapshot('cb-mens-erger-je-niet')).toMatchInlineSnapshot(`
    "- region "Mens erger je niet, the card game":
      - group "The others":
        - group "Ben":
          - text: Ben bot 11 cards left
          - group "Ben’s piles":
            - img "yellow, pile 1, 1 card on the new pile, 5 cards on the start pile":
              - img
            - img "yellow, pile 2, 4 cards on the new pile, 2 cards on the start pile":
              - img
            - text: would go home
            - img "yellow, pile 3, 2 cards on the new pile, 4 cards on the start pile":
              - img
            - img "yellow, pile 4, full and safe":
              - img
              - img
        - group "Clara":
          - text: Clara bot 15 cards left
          - group "Clara’s piles":
            - img "green, pile 1, new pile empty, 6 cards on the start pile":
              - img
            - img "green, pile 2, 5 cards on the new pile, 1 card on the start pile":
              - img
            - img "green, pile 3, 3 cards on the new pile, 3 cards on the start pile":
              - img
            - img "green, pile 4, 1 card on the new pile, 5 cards on the start pile":
              - img
      - group "On the table":
        - text: Your roll
        - img "die 5"
      - paragraph: "You have a 5: add cards."
      - group "Yours":
        - group "Anna": Anna you to play
        - paragraph: Sends Ben’s pile 2 home
      - group "The piles":
        - group "Your piles":
          - button "red, pile 1, 2 cards on the new pile, 4 cards on the start pile"
          - button "red, pile 2, 3 cards on the new pile, 1 more, 3 cards on the start pile"
          - button "one fewer on pile 2": −
          - button "red, pile 3, 1 card on the new pile, 5 cards on the start pile"
          - button "red, pile 4, not now, new pile empty, 6 cards on the start pile"
          - text: 2 of 5
          - button "Put down" [disabled]
      - button "Log"
      - button "Scores"
      - button "Help": "?"
      - link "Rules":
        - /url: /rules/me#me-5
      - status: "You have a 5: add cards."
      - alert: 2 of 5. Sends Ben’s pile 2 home."
  `);
});
