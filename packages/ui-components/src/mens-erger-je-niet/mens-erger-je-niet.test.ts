import { afterEach, describe, expect, test } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { deep, focused, until } from '../../test/kit/deep.ts';
import { expectAccessible } from '../../test/kit/index.ts';
import { SeatedPiles } from '../../test/kit/seated-piles.ts';

/** Piles 1, 2 and 3 are open and a 5 is to be spent; Ben's piles 2 and 3 are one higher. */
const five = 'move/0/5/2310,1426,0531/';

const urgent = (seated: SeatedPiles): string => seated.text('[role="alert"]');
const hits = (seated: SeatedPiles): string[] =>
  deep(seated.table, '.small.hit').map(({ dataset }) => dataset.place!);
const line = (seated: SeatedPiles): string => seated.text('.ask > p');

describe('adding over several piles', () => {
  test('shows the sum and who would go home, and goes down when it is the roll', async () => {
    const seated = await new SeatedPiles(five).lay();
    expect(seated.text('.total')).toBe('0 of 5');
    await seated.tap(2);
    expect(seated.text('.total')).toBe('2 of 5');
    expect(hits(seated)).toEqual(['pile:1:2']);
    await seated.tap(3);
    expect(seated.text('.total')).toBe('2 + 3 = 5 of 5');
    expect(hits(seated)).toEqual(['pile:1:2', 'pile:1:3']);
    expect(seated.text('.warn')).toBe('Sends home Ben’s pile 2 and Ben’s pile 3');
    await until(() => urgent(seated) === '2 + 3 = 5 of 5. Sends home Ben’s pile 2 and Ben’s pile 3.');
    expect(seated.wanted).toEqual([]);
    await seated.putDown();
    expect(seated.wanted).toEqual([{ type: 'add', cards: [0, 1, 1, 0] }]);
    expect(seated.state.heights).toEqual([2, 4, 2, 0, 1, 0, 0, 6, 0, 5, 3, 1]);
    expect(seated.board.piles).toEqual([[2, 4, 2, 0]]);
    expect(seated.board.adding).toEqual([0, 0, 0, 0]);
    expect(hits(seated)).toEqual([]);
  });

  test('a card can be taken back', async () => {
    const seated = await new SeatedPiles(five).lay();
    await seated.tap(1);
    const less = (): HTMLButtonElement => deep<HTMLButtonElement>(seated.board, '.less')[0]!;
    expect(less().getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    less().click();
    await seated.drawn();
    expect(seated.text('.total')).toBe('0 of 5');
    await seated.tap(3, 1, 1);
    await seated.putDown();
    expect(seated.wanted).toEqual([{ type: 'add', cards: [2, 0, 1, 0] }]);
  });

  test('the same view again, or other names, lose nothing of it', async () => {
    const seated = await new SeatedPiles(five).lay();
    await seated.tap(2);
    seated.pile(2).focus();
    seated.tell();
    await seated.settled();
    expect(seated.text('.total')).toBe('2 of 5');
    expect(focused()).toBe(seated.pile(2));
  });

  test('what the host refuses stays as it was put together', async () => {
    const seated = await new SeatedPiles(five).lay();
    seated.accept = false;
    await seated.tap(2, 3);
    await seated.putDown();
    expect(seated.text('.total')).toBe('2 + 3 = 5 of 5');
    expect(seated.text('.note')).toContain('Not now');
  });

  test('a new roll begins anew', async () => {
    const seated = await new SeatedPiles('move/0/6/2310,1426,0531/').lay();
    await seated.tap(3, 3);
    await seated.putDown();
    seated.roll(6);
    await seated.settled();
    expect(seated.text('.total')).toBe('0 of 6');
  });
});

describe('laying out', () => {
  test('the pile is lit, its prey is marked before, and one tap lays it out', async () => {
    const seated = await new SeatedPiles('move/0/3/1100,2210,0000/').lay();
    expect(deep(seated.board, '.pile.lit').map(({ dataset }) => dataset.pile)).toContain('3');
    expect(hits(seated)).toEqual(['pile:1:3']);
    await seated.tap(3);
    await seated.settled();
    expect(seated.wanted).toEqual([{ type: 'layOut', pile: 3 }]);
    expect(seated.board.piles).toEqual([[1, 1, 1, 0]]);
  });
});

describe('refused, with the rule and where it is written', () => {
  test.each([
    ['a sum that is too small', five, [2, 5], 'These cards cost 2, and you must spend exactly 5.', 'me-5'],
    ['nothing at all', five, [5], 'You have a 5: add cards.', 'me-5'],
    ['nothing, with a three', 'move/0/3/1100,0000/', [5], 'You have a 3: ', 'me-4'],
    [
      'a sum that is too large',
      'move/0/3/1100,0000/',
      [2, 2],
      'These cards cost 4, and you must spend exactly 3.',
      'me-5',
    ],
    ['a pile of another number', 'move/0/3/1100,0000/', [4], 'A 3 lays out pile 3, not pile 4.', 'me-4'],
    ['a five that lays out', five, [4], 'A 5 cannot lay out pile 4', 'me-6'],
  ])('%s', async (_, position, taps, sentence, anchor) => {
    const seated = await new SeatedPiles(position).lay();
    await seated.tap(...taps);
    expect(seated.wanted).toEqual([]);
    expect(seated.text('.note')).toContain(sentence);
    expect(deep(seated.table, '.note a')[0]!.getAttribute('href')).toBe(`/rules/me#${anchor}`);
    await until(() => urgent(seated).includes(sentence));
  });

  test('the pile shakes, and the next thing tried clears the sentence', async () => {
    const seated = await new SeatedPiles(five).lay();
    await seated.tap(4);
    expect(seated.pile(4).classList.contains('refused')).toBe(true);
    await seated.tap(2);
    expect(seated.text('.note')).toBe('');
  });

  test('so does the button that puts down too early', async () => {
    const seated = await new SeatedPiles(five).lay();
    await seated.tap(2);
    expect(seated.pile(5).classList.contains('refused')).toBe(false);
    await seated.tap(5);
    expect(seated.pile(5).classList.contains('refused')).toBe(true);
  });
});

test('a position without a past shows its roll', async () => {
  const seated = await new SeatedPiles(five).lay();
  expect(deep(seated.table, 'cb-die')[0]!.shadowRoot!.querySelector('[role="img"]')!.ariaLabel).toBe('die 5');
});

describe('what happens is told', () => {
  afterEach(() => commands.motion('reduce'));

  test('a turn that passes by itself: who, what roll, why', async () => {
    const seated = await new SeatedPiles('roll/1/0/1000,0000,0202/').lay(0.5);
    seated.roll(5);
    await until(() => line(seated) === 'Ben rolls a 5.');
    await until(() => line(seated) === 'Ben rolled a 5 with no pile to add to: the turn passes.');
    expect(deep(seated.table, 'cb-die')[0]!.shadowRoot!.querySelector('[role="img"]')!.ariaLabel).toBe(
      'die 5',
    );
    seated.table.skip();
    await seated.settled();
    seated.roll(3);
    seated.play(2, 'o3');
    seated.roll(1);
    seated.play(0, '+1');
    seated.roll(6);
    seated.table.skip();
    await seated.settled();
    expect(line(seated)).toBe('Ben has a 6 and is thinking.');
  });

  test('a pile that is just as high is looked at, then goes home card by card', async () => {
    await commands.motion('no-preference');
    const seated = await new SeatedPiles('move/1/2/0300,0200/').lay(0.5);
    seated.play(1, '+2');
    // They are equal for a breath, and it is seen which of them will go.
    await until(() => seated.board.captures.length > 0);
    expect(seated.board.captures).toEqual([{ seat: 0, pile: 2 }]);
    expect(hits(seated)).toEqual([]);
    expect(deep(seated.table, '.small.fresh').map(({ dataset }) => dataset.place)).toEqual(['pile:1:2']);
    expect(seated.board.piles).toEqual([[0, 3, 0, 0]]);
    await until(() => deep(seated.board, '.flying').length === 3);
    expect(seated.board.piles).toEqual([[0, 0, 0, 0]]);
    expect(line(seated)).toBe('Your pile 2 is just as high and goes home: 3 cards.');
    await seated.settled();
    expect(deep(seated.board, '.flying')).toEqual([]);
  });

  test('a rival’s pile goes home to their seat, and a tap ends it', async () => {
    await commands.motion('no-preference');
    const seated = await new SeatedPiles(five).lay(1);
    await seated.tap(2, 3);
    seated.pile(5).click();
    await until(() => deep(seated.table, '.ghost').length === 4);
    deep(seated.table, '.middle')[0]!.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await seated.settled();
    expect(deep(seated.table, '.ghost')).toEqual([]);
    expect(seated.table.view!.piles[1]).toEqual([1, 0, 0, 6]);
  });

  test('the die rolls, and nothing is lit before it lies still', async () => {
    await commands.motion('no-preference');
    const seated = await new SeatedPiles('roll/0/0/2310,1426/').lay(1);
    seated.roll(4);
    const die = (): HTMLElement => deep(seated.table, 'cb-die')[0]!;
    await until(() => die().hasAttribute('rolling'));
    expect(deep(seated.board, '.lit')).toEqual([]);
    await seated.settled();
    expect(deep(seated.board, '.lit').length).toBeGreaterThan(0);
  });

  test('after a six comes another roll', async () => {
    const seated = await new SeatedPiles('roll/1/0/0000,6665/').lay(0.5);
    seated.roll(6);
    await until(
      () => line(seated) === 'Ben rolled a 6. Pile 4 cannot take exactly that: but a 6 earns another roll.',
    );
    await until(() => line(seated) === 'A six: Ben rolls again.');
    await seated.settled();
    expect(line(seated)).toBe('Ben rolls the die.');
  });
});

describe('playing for places', () => {
  test('who has finished has their place at their seat; the sheet ranks all', async () => {
    const seated = await new SeatedPiles('move/0/4/6665,0000,6656/', 'playForPlaces=on').lay();
    await seated.tap(4);
    await seated.putDown();
    expect(seated.text('.won-place')).toBe('1st');
    expect(deep(seated.table, '.sheet')).toEqual([]);
    seated.roll(5);
    seated.roll(3);
    seated.play(2, '+3');
    await seated.settled();
    await until(() => deep(seated.table, '.sheet').length > 0);
    expect(seated.text('.sheet h2')).toBe('You win the game.');
    expect(
      deep(seated.table, '.sheet .standing li').map((row) => [
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

describe('by ear and by eye', () => {
  test('each key says its part', async () => {
    const seated = await new SeatedPiles(five).lay();
    seated.pile(1).focus();
    for (const [key, part] of [
      ['t', 'Ben: 1 on pile 1, 4 on pile 2'],
      ['s', 'Cards out of 24'],
      ['m', 'Add 1 card to pile 2 and 1 to pile 3, sending 2 piles home'],
      ['a', 'You have a 5: add cards.'],
    ]) {
      await userEvent.keyboard(key!);
      await until(() => urgent(seated).includes(part!));
    }
  });

  test('plus and minus are keys too', async () => {
    const seated = await new SeatedPiles(five).lay();
    seated.pile(2).focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await until(() => seated.text('.total') === '4 of 5');
    await userEvent.keyboard('-');
    await until(() => seated.text('.total') === '2 of 5');
  });

  test('every phase is accessible', async () => {
    const seated = await new SeatedPiles(five).lay();
    await seated.tap(2, 3);
    await expectAccessible();
    await seated.tap(4);
    await expectAccessible();
    const waiting = await new SeatedPiles('move/1/5/2310,1426,0531,6102/').lay();
    await expectAccessible();
    deep(waiting.table, '[data-panel="scores"]')[0]!.click();
    await waiting.drawn();
    await expectAccessible();
    const end = await new SeatedPiles('move/0/4/6665,1000/').lay();
    await end.tap(4);
    await end.putDown();
    await until(() => deep(end.table, '.sheet').length > 0);
    await expectAccessible();
  });

  test('everything that can be touched is large enough, and nothing moves from turn to turn', async () => {
    const seated = await new SeatedPiles(five).lay();
    await seated.tap(2);
    for (const button of deep(seated.table, 'button')) {
      const { width, height } = button.getBoundingClientRect();
      if (width > 0) expect([width >= 44, height >= 44], button.outerHTML).toEqual([true, true]);
    }
    const tops = (): number[] =>
      ['cb-pile:not([compact])', 'cb-die', '.bar'].map(
        (selector) => deep(seated.table, selector)[0]!.getBoundingClientRect().top,
      );
    const before = tops();
    expect(deep(seated.table, '.bar')[0]!.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      seated.table.getBoundingClientRect().bottom,
    );
    await seated.tap(3);
    await seated.putDown();
    expect(tops()).toEqual(before);
  });
});
