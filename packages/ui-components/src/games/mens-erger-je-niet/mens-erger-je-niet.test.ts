import { afterEach, describe, expect, test } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/kit/index.ts';
import { MensErgerJeNietFixture } from '../../../test/kit/mens-erger-je-niet-table.ts';
import { focusedElement, queryAllDeep, until } from '../../../test/kit/query.ts';

/** Piles 1, 2 and 3 are open and the roll is 5; Ben's piles 2 and 3 are one card higher. */
const positionWithFive = 'move/0/5/2310,1426,0531/';

const urgentText = (fixture: MensErgerJeNietFixture): string => fixture.text('[role="alert"]');
const highlightedPiles = (fixture: MensErgerJeNietFixture): string[] =>
  queryAllDeep(fixture.table, '.small.hit').map(({ dataset }) => dataset.place!);
const line = (fixture: MensErgerJeNietFixture): string => fixture.text('.ask > p');

describe('adding to several piles', () => {
  test('shows the sum and the captures, and enables putting down when the sum is the roll', async () => {
    const fixture = await new MensErgerJeNietFixture(positionWithFive).render();
    expect(fixture.text('.total')).toBe('0 of 5');
    await fixture.tap(2);
    expect(fixture.text('.total')).toBe('2 of 5');
    expect(highlightedPiles(fixture)).toEqual(['pile:1:2']);
    await fixture.tap(3);
    expect(fixture.text('.total')).toBe('2 + 3 = 5 of 5');
    expect(highlightedPiles(fixture)).toEqual(['pile:1:2', 'pile:1:3']);
    expect(fixture.text('.warn')).toBe('Sends Ben’s piles 2 and 3 home');
    await until(() => urgentText(fixture) === '2 + 3 = 5 of 5. Sends Ben’s piles 2 and 3 home.');
    expect(fixture.requestedMoves).toEqual([]);
    await fixture.putDown();
    expect(fixture.requestedMoves).toEqual([{ type: 'add', cards: [0, 1, 1, 0] }]);
    expect(fixture.state.heights).toEqual([2, 4, 2, 0, 1, 0, 0, 6, 0, 5, 3, 1]);
    expect(fixture.board.piles).toEqual([[2, 4, 2, 0]]);
    expect(fixture.board.adding).toEqual([0, 0, 0, 0]);
    expect(highlightedPiles(fixture)).toEqual([]);
  });

  test('says what some move could send home before anything is chosen', async () => {
    const fixture = await new MensErgerJeNietFixture('move/0/4/2310,1426,0531/').render();
    expect(fixture.text('.warn')).toMatch(/^Can send \S+’s pile 4 home$/);
  });

  test('takes a card back', async () => {
    const fixture = await new MensErgerJeNietFixture(positionWithFive).render();
    await fixture.tap(1);
    const minusButton = (): HTMLButtonElement => queryAllDeep<HTMLButtonElement>(fixture.board, '.less')[0]!;
    expect(minusButton().getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    minusButton().click();
    await fixture.waitForUpdate();
    expect(fixture.text('.total')).toBe('0 of 5');
    await fixture.tap(3, 1, 1);
    await fixture.putDown();
    expect(fixture.requestedMoves).toEqual([{ type: 'add', cards: [2, 0, 1, 0] }]);
  });

  test('keeps the draft if the same view or other names are set', async () => {
    const fixture = await new MensErgerJeNietFixture(positionWithFive).render();
    await fixture.tap(2);
    fixture.pile(2).focus();
    fixture.update();
    await fixture.waitUntilSettled();
    expect(fixture.text('.total')).toBe('2 of 5');
    expect(focusedElement()).toBe(fixture.pile(2));
  });

  test('keeps the draft if the host refuses the move', async () => {
    const fixture = await new MensErgerJeNietFixture(positionWithFive).render();
    fixture.accept = false;
    await fixture.tap(2, 3);
    await fixture.putDown();
    expect(fixture.text('.total')).toBe('2 + 3 = 5 of 5');
    expect(fixture.text('.note')).toContain('Not now');
  });

  test('a new roll clears the draft', async () => {
    const fixture = await new MensErgerJeNietFixture('move/0/6/2310,1426,0531/').render();
    await fixture.tap(3, 3);
    await fixture.putDown();
    fixture.roll(6);
    await fixture.waitUntilSettled();
    expect(fixture.text('.total')).toBe('0 of 6');
  });
});

describe('laying out a pile', () => {
  test('highlights the pile, marks what it would capture, and takes one tap', async () => {
    const fixture = await new MensErgerJeNietFixture('move/0/3/1100,2210,0000/').render();
    expect(queryAllDeep(fixture.board, '.pile.lit').map(({ dataset }) => dataset.pile)).toContain('3');
    expect(highlightedPiles(fixture)).toEqual(['pile:1:3']);
    await fixture.tap(3);
    await fixture.waitUntilSettled();
    expect(fixture.requestedMoves).toEqual([{ type: 'layOut', pile: 3 }]);
    expect(fixture.board.piles).toEqual([[1, 1, 1, 0]]);
  });
});

describe('refuses, with the rule and a link to it', () => {
  test.each([
    [
      'a sum that is too small',
      positionWithFive,
      [2, 5],
      'These cards cost 2, but you must spend exactly 5.',
      'me-5',
    ],
    ['nothing at all', positionWithFive, [5], 'You have a 5: add cards.', 'me-5'],
    ['nothing, with a three', 'move/0/3/1100,0000/', [5], 'You have a 3: ', 'me-4'],
    [
      'a sum that is too large',
      'move/0/3/1100,0000/',
      [2, 2],
      'These cards cost 4, but you must spend exactly 3.',
      'me-5',
    ],
    ['a pile of another number', 'move/0/3/1100,0000/', [4], 'A 3 lays out pile 3, not pile 4.', 'me-4'],
    ['a five that lays out', positionWithFive, [4], 'A 5 can’t lay out pile 4', 'me-6'],
  ])('%s', async (_, position, taps, sentence, anchor) => {
    const fixture = await new MensErgerJeNietFixture(position).render();
    await fixture.tap(...taps);
    expect(fixture.requestedMoves).toEqual([]);
    expect(fixture.text('.note')).toContain(sentence);
    expect(queryAllDeep(fixture.table, '.note a')[0]!.getAttribute('href')).toBe(`/rules/me#${anchor}`);
    await until(() => urgentText(fixture).includes(sentence));
  });

  test('what is announced after a refusal does not vanish with its note', async () => {
    const fixture = await new MensErgerJeNietFixture(positionWithFive).render();
    await fixture.tap(4);
    await until(() => urgentText(fixture).includes('A 5 can’t lay out pile 4'));
    await fixture.tap(2);
    expect(fixture.text('.note')).toBe('');
    await until(() => urgentText(fixture).startsWith('2 of 5.'));
  });

  test('shakes the pile; the next attempt clears the message', async () => {
    const fixture = await new MensErgerJeNietFixture(positionWithFive).render();
    await fixture.tap(4);
    expect(fixture.pile(4).classList.contains('refused')).toBe(true);
    await fixture.tap(2);
    expect(fixture.text('.note')).toBe('');
  });

  test('shakes the button if cards are put down too early', async () => {
    const fixture = await new MensErgerJeNietFixture(positionWithFive).render();
    await fixture.tap(2);
    expect(fixture.pile(5).classList.contains('refused')).toBe(false);
    await fixture.tap(5);
    expect(fixture.pile(5).classList.contains('refused')).toBe(true);
  });
});

test('a position without a history shows its roll', async () => {
  const fixture = await new MensErgerJeNietFixture(positionWithFive).render();
  expect(queryAllDeep(fixture.table, 'cb-die')[0]!.shadowRoot!.querySelector('[role="img"]')!.ariaLabel).toBe(
    'die 5',
  );
});

describe('animates and announces events', () => {
  afterEach(() => commands.motion('reduce'));

  test('an automatic pass names the player, the roll and the reason', async () => {
    const fixture = await new MensErgerJeNietFixture('roll/1/0/1000,0000,0202/').render(0.5);
    fixture.roll(5);
    await until(() => line(fixture) === 'Ben rolls a 5.');
    await until(() => line(fixture) === 'Ben rolled a 5 with no pile to add to, so the turn passes.');
    expect(
      queryAllDeep(fixture.table, 'cb-die')[0]!.shadowRoot!.querySelector('[role="img"]')!.ariaLabel,
    ).toBe('die 5');
    fixture.table.skip();
    await fixture.waitUntilSettled();
    fixture.roll(3);
    fixture.play(2, 'o3');
    fixture.roll(1);
    fixture.play(0, '+1');
    fixture.roll(6);
    fixture.table.skip();
    await fixture.waitUntilSettled();
    expect(line(fixture)).toBe('Ben has a 6 and is thinking.');
  });

  test('a captured pile is shown first, then goes home card by card', async () => {
    await commands.motion('no-preference');
    const fixture = await new MensErgerJeNietFixture('move/1/2/0300,0200/').render(0.5);
    fixture.play(1, '+2');
    // Both piles are equally high for a moment, and the captured one is marked.
    await until(() => fixture.board.captures.length > 0);
    expect(fixture.board.captures).toEqual([{ seat: 0, pile: 2 }]);
    expect(highlightedPiles(fixture)).toEqual([]);
    expect(queryAllDeep(fixture.table, '.small.fresh').map(({ dataset }) => dataset.place)).toEqual([
      'pile:1:2',
    ]);
    expect(fixture.board.piles).toEqual([[0, 3, 0, 0]]);
    await until(() => queryAllDeep(fixture.board, '.flying').length === 3);
    expect(fixture.board.piles).toEqual([[0, 0, 0, 0]]);
    expect(line(fixture)).toBe('Your pile 2 is just as high and goes home: 3 cards.');
    await fixture.waitUntilSettled();
    expect(queryAllDeep(fixture.board, '.flying')).toEqual([]);
  });

  test('a rival’s pile flies to their seat, and a tap skips the animation', async () => {
    await commands.motion('no-preference');
    const fixture = await new MensErgerJeNietFixture(positionWithFive).render(1);
    await fixture.tap(2, 3);
    fixture.pile(5).click();
    await until(() => queryAllDeep(fixture.table, '.ghost').length === 4);
    queryAllDeep(fixture.table, '.middle')[0]!.dispatchEvent(
      new PointerEvent('pointerdown', { bubbles: true }),
    );
    await fixture.waitUntilSettled();
    expect(queryAllDeep(fixture.table, '.ghost')).toEqual([]);
    expect(fixture.table.view!.piles[1]).toEqual([1, 0, 0, 6]);
  });

  test('highlights nothing until the die has stopped', async () => {
    await commands.motion('no-preference');
    const fixture = await new MensErgerJeNietFixture('roll/0/0/2310,1426/').render(1);
    fixture.roll(4);
    const die = (): HTMLElement => queryAllDeep(fixture.table, 'cb-die')[0]!;
    await until(() => die().hasAttribute('rolling'));
    expect(queryAllDeep(fixture.board, '.lit')).toEqual([]);
    await fixture.waitUntilSettled();
    expect(queryAllDeep(fixture.board, '.lit').length).toBeGreaterThan(0);
  });

  test('a six gives another roll', async () => {
    const fixture = await new MensErgerJeNietFixture('roll/1/0/0000,6665/').render(0.5);
    fixture.roll(6);
    await until(
      () => line(fixture) === 'Ben rolled a 6. Pile 4 can’t take exactly that, but a 6 earns another roll.',
    );
    await until(() => line(fixture) === 'A six: Ben rolls again.');
    await fixture.waitUntilSettled();
    expect(line(fixture)).toBe('Ben rolls the die.');
  });
});

describe('playing for places', () => {
  test('shows the place of a finished player at the seat, and ranks everybody on the sheet', async () => {
    const fixture = await new MensErgerJeNietFixture('move/0/4/6665,0000,6656/', 'playForPlaces=on').render();
    await fixture.tap(4);
    await fixture.putDown();
    expect(fixture.text('.won-place')).toBe('1st');
    expect(queryAllDeep(fixture.table, '.sheet')).toEqual([]);
    fixture.roll(5);
    fixture.roll(3);
    fixture.play(2, '+3');
    await fixture.waitUntilSettled();
    await until(() => queryAllDeep(fixture.table, '.sheet').length > 0);
    expect(fixture.text('.sheet h2')).toBe('You win the game.');
    expect(
      queryAllDeep(fixture.table, '.sheet .standing li').map((row) => [
        row.querySelector('.place')!.textContent,
        row.querySelector('strong')!.textContent,
      ]),
    ).toEqual([
      ['1st', 'Anna'],
      ['2nd', 'Clara'],
      ['3rd', 'Ben'],
    ]);
  });
});

describe('accessibility', () => {
  test('each readout key announces its part', async () => {
    const fixture = await new MensErgerJeNietFixture(positionWithFive).render();
    fixture.pile(1).focus();
    for (const [key, part] of [
      ['t', 'Ben: 1 on pile 1, 4 on pile 2'],
      ['s', 'Cards laid out, of 24'],
      ['m', 'Add 1 card to pile 2 and 1 to pile 3, sending 2 piles home'],
      ['a', 'You have a 5: add cards.'],
    ]) {
      await userEvent.keyboard(key!);
      await until(() => urgentText(fixture).includes(part!));
    }
  });

  test('arrow and minus keys add and remove cards', async () => {
    const fixture = await new MensErgerJeNietFixture(positionWithFive).render();
    fixture.pile(2).focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await until(() => fixture.text('.total') === '4 of 5');
    await userEvent.keyboard('-');
    await until(() => fixture.text('.total') === '2 of 5');
  });

  test('every phase is accessible', async () => {
    const fixture = await new MensErgerJeNietFixture(positionWithFive).render();
    await fixture.tap(2, 3);
    await expectAccessible();
    await fixture.tap(4);
    await expectAccessible();
    const waitingFixture = await new MensErgerJeNietFixture('move/1/5/2310,1426,0531,6102/').render();
    await expectAccessible();
    queryAllDeep(waitingFixture.table, '[data-panel="scores"]')[0]!.click();
    await waitingFixture.waitForUpdate();
    await expectAccessible();
    const finalFixture = await new MensErgerJeNietFixture('move/0/4/6665,1000/').render();
    await finalFixture.tap(4);
    await finalFixture.putDown();
    await until(() => queryAllDeep(finalFixture.table, '.sheet').length > 0);
    await expectAccessible();
  });

  test('every button is at least 44 px, and nothing moves between turns', async () => {
    const fixture = await new MensErgerJeNietFixture(positionWithFive).render();
    await fixture.tap(2);
    for (const button of queryAllDeep(fixture.table, 'button')) {
      const { width, height } = button.getBoundingClientRect();
      if (width > 0) expect([width >= 44, height >= 44], button.outerHTML).toEqual([true, true]);
    }
    const topEdges = (): number[] =>
      ['cb-pile:not([compact])', 'cb-die', '.bar'].map(
        (selector) => queryAllDeep(fixture.table, selector)[0]!.getBoundingClientRect().top,
      );
    const before = topEdges();
    expect(queryAllDeep(fixture.table, '.bar')[0]!.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      fixture.table.getBoundingClientRect().bottom,
    );
    await fixture.tap(3);
    await fixture.putDown();
    expect(topEdges()).toEqual(before);
  });
});

describe('choices that the options give', () => {
  const choiceButtons = (fixture: MensErgerJeNietFixture): HTMLButtonElement[] =>
    queryAllDeep<HTMLButtonElement>(fixture.table, '.choice');
  const labels = (fixture: MensErgerJeNietFixture): string[] =>
    choiceButtons(fixture).map(({ textContent }) => textContent!.trim());

  test('rolls again or passes after a six (ME-13)', async () => {
    const fixture = await new MensErgerJeNietFixture('move/0/6/1000,0000/', 'extraRoll=may').render();
    expect(labels(fixture)).toEqual([]);
    await fixture.tap(2);
    await fixture.waitUntilSettled();
    expect(labels(fixture)).toEqual(['Roll again', 'Don’t roll again']);
    expect(line(fixture)).toBe('A six: roll again, if you like.');
    choiceButtons(fixture)[1]!.click();
    await fixture.waitUntilSettled();
    expect(fixture.requestedMoves.at(-1)).toEqual({ type: 'pass' });
    expect(fixture.state.turn).toBe(1);
    expect(labels(fixture)).toEqual([]);
  });

  test('sends one pile home and spares the other (ME-14)', async () => {
    const fixture = await new MensErgerJeNietFixture(
      'capture/0/3/2200,0200,2000//5.8',
      'severalCaptures=may',
    ).render();
    expect(labels(fixture)).toEqual(['Send Ben’s pile 2 home', 'Send Clara’s pile 1 home']);
    expect(highlightedPiles(fixture)).toEqual(['pile:1:2', 'pile:2:1']);
    await expectAccessible();
    choiceButtons(fixture)[0]!.click();
    await fixture.waitUntilSettled();
    expect(labels(fixture)).toEqual(['Send Clara’s pile 1 home', 'Spare the others']);
    choiceButtons(fixture)[1]!.click();
    await fixture.waitUntilSettled();
    expect(fixture.state.heights).toEqual([2, 2, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0]);
  });
});
