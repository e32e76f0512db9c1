import type { Kind, Move } from '@cheeseboard/engine/gouda-gouda';
import { html } from 'lit';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import './define.ts';
import { GoudaGoudaFixture } from '../../../test/kit/gouda-gouda-table.ts';
import { expectAccessible, show, waitForUpdates } from '../../../test/kit/index.ts';
import { focusedElement, until } from '../../../test/kit/query.ts';

const miceOfThreePlayers = [
  [2, 2, 1],
  [2, 1, 2],
  [1, 3, 1],
] as const;
const threeHands: readonly (readonly Kind[])[] = [
  ['reroll', 'transfer'],
  ['worsen', 'cancel'],
  ['double', 'cancel'],
];

const click = async (button: Element | undefined): Promise<void> => {
  await userEvent.click(button!);
  await waitForUpdates();
};
const noteOf = (fixture: GoudaGoudaFixture): string =>
  fixture.all('.note')[0]?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
const dice = (fixture: GoudaGoudaFixture): HTMLButtonElement[] => fixture.all('button.die');

/** The table's HTML, shadow roots included. */
const pageOf = (fixture: GoudaGoudaFixture): string =>
  fixture
    .all<Element>('*')
    .map(({ outerHTML }) => outerHTML.replace(/lit\$\d+\$/g, ''))
    .join('\n');

/** Seat 0 has named the left crate, with two of its own mice, one of Ben's and three of Cas's, and has rolled five dice. */
function fixtureAfterRoll(
  tokens: typeof threeHands | undefined,
  ...faces: Parameters<GoudaGoudaFixture['roll']>
): GoudaGoudaFixture {
  const fixture = new GoudaGoudaFixture({ mice: miceOfThreePlayers, ...(tokens ? { tokens } : {}) });
  fixture.name('crate-left');
  fixture.roll(...faces);
  return fixture;
}
const mixedFaces = ['green', 'red', 'yellow', 'green', 'red'] as const;

describe('placing the mice', () => {
  test('spreads them over three places, takes one back, and confirms when all five are placed', async () => {
    const fixture = new GoudaGoudaFixture({ seats: 2, mice: [] });
    await fixture.render(0);
    for (const place of ['barrel', 'barrel', 'crate-left', 'crate-left'] as const)
      await click(fixture.placeButton(place));
    expect(fixture.placeButton('barrel').ariaLabel).toContain('you: 2 red mice');
    expect(fixture.mainButton.getAttribute('aria-disabled')).toBe('true');
    fixture.mainButton.click();
    expect(fixture.requestedMoves).toEqual([]);
    await click(fixture.all('.secondary-button')[0]);
    expect(fixture.placeButton('crate-left').ariaLabel).toContain('you: red mouse');
    await click(fixture.placeButton('crate-right'));
    await click(fixture.placeButton('crate-right'));
    expect(fixture.all('.mice .gone')).toHaveLength(5);
    expect(fixture.prompt).toBe('All five are placed. Take one back or press Done.');
    await click(fixture.mainButton);
    expect(fixture.requestedMoves).toEqual([{ type: 'start', mice: [2, 1, 2] }]);
  });

  test('a hint ends when the player puts a mouse elsewhere', async () => {
    const fixture = new GoudaGoudaFixture({ seats: 2, mice: [] });
    await fixture.render(0);
    fixture.table.suggest({
      move: { type: 'start', mice: [5, 0, 0] },
      text: 'All on the barrel: you roll more.',
    });
    await until(() => fixture.all('[data-hint]').includes(fixture.placeButton('barrel')));
    await click(fixture.placeButton('crate-left'));
    await until(() => fixture.all('[data-hint]').length === 0);
  });

  test('refuses other places and explains why', async () => {
    const fixture = new GoudaGoudaFixture({ seats: 2, mice: [] });
    await fixture.render(0);
    await click(fixture.placeButton('bucket'));
    expect(noteOf(fixture)).toBe('First put down your mice. GG-2 Putting down your mice');
  });
});

describe('naming a place', () => {
  test('one tap chooses and a second rolls; with single-tap the first rolls', async () => {
    const fixture = new GoudaGoudaFixture({ mice: miceOfThreePlayers });
    await fixture.render(0);
    await click(fixture.placeButton('crate-left'));
    expect(fixture.requestedMoves).toEqual([]);
    expect(fixture.mainButton.textContent).toContain('Roll 5 dice');
    await click(fixture.placeButton('crate-right'));
    expect(fixture.mainButton.textContent).toContain('Roll 4 dice');
    await click(fixture.placeButton('crate-right'));
    const secondFixture = new GoudaGoudaFixture({ mice: miceOfThreePlayers });
    await secondFixture.render(0, { singleTap: true });
    await click(secondFixture.placeButton('barrel'));
    expect([...fixture.requestedMoves, ...secondFixture.requestedMoves]).toEqual([
      { type: 'name', place: 2 },
      { type: 'name', place: 0 },
    ]);
  });

  test('refuses a place without an own mouse, with the rule and a link to it', async () => {
    const fixture = new GoudaGoudaFixture({ mice: miceOfThreePlayers });
    await fixture.render(0);
    await click(fixture.placeButton('bucket'));
    expect(noteOf(fixture)).toBe(
      'You have no mouse on the bucket. Name the barrel, the left crate or the right crate. GG-4 Name a place',
    );
    expect(fixture.all<HTMLAnchorElement>('.note a')[0]!.getAttribute('href')).toBe('/rules#gg-4');
    expect(fixture.placeButton('bucket').classList).toContain('refused');
    await until(() => fixture.all('[role="alert"]')[0]?.textContent?.includes('no mouse on the bucket'));
    expect(fixture.requestedMoves).toEqual([]);
  });

  test('rolls early with at most as many dice as the fullest place has mice', async () => {
    const fixture = new GoudaGoudaFixture({
      mice: [
        [2, 2, 1],
        [1, 1, 3],
      ],
      options: { earlyRoll: 'on' },
    });
    await commands.motion('no-preference');
    await fixture.render(0, { speed: 100 });
    await click(fixture.all('[data-early="5"]')[0]);
    expect(noteOf(fixture)).toContain('GG-9');
    expect(fixture.all('[data-early="5"]')[0]!.getAnimations()).toHaveLength(1);
    await commands.motion('reduce');
    await click(fixture.all('[data-early="2"]')[0]);
    await click(fixture.mainButton);
    expect(fixture.requestedMoves).toEqual([{ type: 'early', dice: 2 }]);
  });

  test('the others vote and see each other’s votes', async () => {
    const fixture = new GoudaGoudaFixture({ mice: miceOfThreePlayers, options: { earlyRoll: 'on' } });
    fixture.play(0, { type: 'early', dice: 5 });
    fixture.roll(...mixedFaces);
    fixture.play(1, { type: 'vote', place: 1 });
    await fixture.render(2);
    expect(fixture.placeButton('crate-left').ariaLabel).toContain('Ben voted for it');
    await click(fixture.placeButton('barrel'));
    expect(fixture.mainButton.textContent).toContain('Vote');
    await click(fixture.mainButton);
    expect(fixture.requestedMoves).toEqual([{ type: 'vote', place: 0 }]);
  });
});

test('help teaches the turn, and the power tokens where they are played', async () => {
  const helpOf = async (tokens?: typeof threeHands): Promise<string[]> => {
    const fixture = fixtureAfterRoll(tokens, ...mixedFaces);
    await fixture.render(0);
    // The second table is the same element, whose panel is still open.
    if (fixture.all('.how').length === 0) await click(fixture.all('[data-panel="help"]')[0]);
    return fixture.all('.how li').map(({ textContent }) => textContent!);
  };
  const [race, withPowers] = [await helpOf(), await helpOf(threeHands)];
  expect(race.join(' ')).toContain('You must use every die.');
  expect(race.join(' ')).toContain('or a rival’s');
  expect(withPowers.slice(0, race.length)).toEqual(race);
  expect(withPowers.slice(race.length)).toHaveLength(7);
});

describe('moving mice', () => {
  test('chooses a die, a mouse and a link', async () => {
    const fixture = fixtureAfterRoll(undefined, ...mixedFaces);
    await fixture.render(0);
    expect(fixture.prompt).toBe('Which die first?');
    expect(dice(fixture).map(({ classList }) => classList.contains('lit'))).toEqual([
      true,
      true,
      false,
      true,
      true,
    ]);
    expect(fixture.all('.pick')).toHaveLength(0);
    await click(dice(fixture)[3]);
    expect(fixture.prompt).toBe('Green: which mouse goes forward? Any colour will do.');
    expect(fixture.all('.pick')).toHaveLength(3);
    await click(fixture.all('.pick[data-owner="1"]')[0]);
    // Only one link leads forward from a crate, so there is nothing to choose.
    expect(fixture.requestedMoves).toEqual([{ type: 'move', face: 'green', owner: 1, to: 3 }]);
  });

  test('highlights both destinations of a fork, and lets the player choose another mouse', async () => {
    const fixture = new GoudaGoudaFixture({
      mice: [
        [2, 2, 1],
        [5, 0, 0],
      ],
    });
    fixture.name('barrel');
    fixture.roll('green', 'yellow', 'yellow', 'yellow', 'yellow');
    await fixture.render(0);
    await click(fixture.all('.pick[data-owner="1"]')[0]);
    expect(fixture.prompt).toBe('Where should Ben’s mouse go?');
    expect(fixture.all('.spot.target').map(({ dataset }) => dataset.place)).toEqual(['1', '2', '3']);
    await click(fixture.all('.which')[0]);
    await click(fixture.all('.pick[data-owner="0"]')[0]);
    await click(fixture.placeButton('bucket'));
    expect(fixture.requestedMoves).toEqual([{ type: 'move', face: 'green', owner: 0, to: 3 }]);
  });

  test('a refusal covers no place where the mouse can go', async () => {
    const fixture = new GoudaGoudaFixture({
      mice: [
        [2, 2, 1],
        [5, 0, 0],
      ],
    });
    fixture.name('barrel');
    fixture.roll('green', 'yellow', 'yellow', 'yellow', 'yellow');
    fixture.play(0, { type: 'move', face: 'green', owner: 1, to: fixture.place('bucket') });
    fixture.name('bucket');
    fixture.roll('green');
    await fixture.render(1);
    expect(fixture.all('.spot.target')).toHaveLength(2);
    const touched = fixture.placeButton('barrel');
    touched.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    await click(touched);
    const note = fixture.all('.note')[0]!.getBoundingClientRect();
    const covered = fixture.all('.spot.target').filter((place) => {
      const { top, bottom, left, right } = place.getBoundingClientRect();
      return top < note.bottom && bottom > note.top && left < note.right && right > note.left;
    });
    expect(covered.map(({ dataset }) => dataset.place)).toEqual([]);
  });

  test('refuses a die that is already used', async () => {
    const fixture = fixtureAfterRoll(undefined, ...mixedFaces);
    await fixture.render(0);
    fixture.table.renderRoot.querySelector('cb-dice-tray')!.style.setProperty('--_cb-speed', '100');
    await click(dice(fixture)[2]);
    expect(noteOf(fixture)).toBe(
      'This die is spent. Pick one that is lit. GG-6 Green forward, red back, yellow nothing',
    );
    expect(dice(fixture)[2]!.getAnimations()).toHaveLength(1);
    expect(fixture.requestedMoves).toEqual([]);
  });

  test('asks only for the destination if there is one mouse and one die', async () => {
    const fixture = new GoudaGoudaFixture({
      mice: [
        [4, 1, 0],
        [5, 0, 0],
      ],
    });
    fixture.name('crate-left');
    fixture.roll('red');
    await fixture.render(0);
    expect(fixture.requestedMoves).toEqual([]);
    expect(fixture.prompt).toBe('Where should your mouse go?');
    await click(fixture.placeButton('table'));
    expect(noteOf(fixture)).toContain('From the left crate you can go back to the barrel.');
    await click(fixture.placeButton('barrel'));
    expect(fixture.requestedMoves).toEqual([{ type: 'move', face: 'red', owner: 0, to: 0 }]);
  });
});

describe('power tokens', () => {
  test('selects dice for a token', async () => {
    const fixture = fixtureAfterRoll(threeHands, ...mixedFaces);
    await fixture.render(0);
    await click(fixture.token('reroll'));
    expect(fixture.prompt).toBe('Re-roll: roll some dice again. Pick one or more dice.');
    expect(fixture.mainButton.getAttribute('aria-disabled')).toBe('true');
    await click(dice(fixture)[1]);
    await click(dice(fixture)[4]);
    expect(noteOf(fixture)).toBe('');
    expect(fixture.mainButton.textContent!.replace(/\s+/g, ' ')).toContain('Play: Re-roll dice 2 and 5');
    await click(fixture.mainButton);
    expect(fixture.requestedMoves).toEqual([{ type: 'reroll', dice: [1, 4] }]);
  });

  test('explains why a token cannot be used on the selected dice', async () => {
    const fixture = fixtureAfterRoll([['improve'], ['cancel'], ['cancel']], ...mixedFaces);
    await fixture.render(0);
    await click(fixture.token('improve'));
    await click(dice(fixture)[0]);
    fixture.mainButton.click();
    await waitForUpdates();
    expect(noteOf(fixture)).toBe(
      'Green can’t get better. Pick a yellow or a red die as well. GG-20 A token must change something',
    );
    expect(fixture.requestedMoves).toEqual([]);
  });

  test('puts a token back and passes the window', async () => {
    const fixture = fixtureAfterRoll(threeHands, ...mixedFaces);
    await fixture.render(0);
    await click(fixture.token('reroll'));
    await click(dice(fixture)[0]);
    await click(fixture.all('.back')[0]);
    expect(fixture.all('.die[aria-pressed="true"]')).toHaveLength(0);
    await click(fixture.mainButton);
    expect(fixture.requestedMoves).toEqual([{ type: 'pass' }]);
  });

  test('selects a place for a transfer', async () => {
    const fixture = new GoudaGoudaFixture({
      mice: [
        [1, 2, 2],
        [0, 2, 3],
        [0, 2, 3],
      ],
      tokens: threeHands,
    });
    fixture.name('crate-left');
    fixture.roll(...mixedFaces);
    await fixture.render(0);
    await click(fixture.token('transfer'));
    await click(fixture.placeButton('barrel'));
    expect(noteOf(fixture)).toContain('GG-16');
    // The only possible place is already selected.
    await click(fixture.mainButton);
    expect(fixture.requestedMoves).toEqual([{ type: 'transfer', place: 2 }]);
  });

  test('a token that is not playable now says when it is', async () => {
    const fixture = fixtureAfterRoll(threeHands, ...mixedFaces);
    await fixture.render(2);
    await click(fixture.token('double'));
    expect(noteOf(fixture)).toBe(
      'Double turn: the player who just finished takes another turn. You can play “double turn” after the last die. GG-13 When tokens are played',
    );
    expect(fixture.requestedMoves).toEqual([]);
  });

  test('shows the stack, and its top can be cancelled', async () => {
    const fixture = fixtureAfterRoll(threeHands, ...mixedFaces);
    fixture.play(0, { type: 'reroll', dice: [1, 4] });
    await fixture.render(2);
    expect(
      fixture.all('.stack li').map(({ textContent }) => textContent!.replace(/\s+/g, ' ').trim()),
    ).toEqual(['Ann re-roll dice 2, 5']);
    await click(fixture.token('cancel'));
    expect(fixture.prompt).toBe('Cancel: take out some dice, or stop a rival’s token. Play it?');
    await click(fixture.token('cancel'));
    expect(fixture.requestedMoves).toEqual([{ type: 'cancel' }]);
    fixture.play(2, { type: 'cancel' });
    await fixture.render(1);
    expect(fixture.all('.stack li.top')[0]!.textContent).toContain('Cas');
    expect(fixture.all('.stack li')[1]!.textContent).toContain('against Ann');
  });

  test('shows at the seats who is still deciding', async () => {
    const fixture = fixtureAfterRoll(threeHands, ...mixedFaces);
    fixture.play(1, { type: 'pass' });
    await fixture.render(0);
    const seats = fixture.all('.rivals cb-seat').map((seat) => seat.textContent!);
    expect(seats[0]).toContain('passed');
    expect(seats[1]).toContain('still deciding');
  });

  test('keeps a selection while others answer, and clears it when it is no longer legal', async () => {
    const fixture = fixtureAfterRoll(threeHands, ...mixedFaces);
    await fixture.render(0);
    await click(fixture.token('reroll'));
    await click(dice(fixture)[1]);
    dice(fixture)[1]!.focus();
    fixture.play(1, { type: 'pass' });
    await fixture.render(0);
    expect(dice(fixture).map(({ ariaPressed }) => ariaPressed)).toEqual([
      'false',
      'true',
      'false',
      'false',
      'false',
    ]);
    expect(focusedElement()).toBe(dice(fixture)[1]);
    fixture.play(2, { type: 'void', dice: [1] });
    await fixture.render(0);
    expect(fixture.all('.back')).toHaveLength(0);
    expect(fixture.mainButton.textContent).toContain('Pass');
  });

  test('shows extra turns at the seat', async () => {
    const fixture = new GoudaGoudaFixture({ mice: miceOfThreePlayers, tokens: threeHands });
    fixture.name('barrel');
    fixture.roll('yellow', 'yellow', 'yellow', 'yellow', 'yellow');
    fixture.passAll();
    fixture.play(2, { type: 'double' });
    fixture.passAll();
    await fixture.render(1);
    expect(fixture.all('.rivals .turns')[0]!.textContent).toContain('1 more turn');
  });
});

describe('secrets', () => {
  test('the page does not depend on the tokens of the others', async () => {
    const pages: string[] = [];
    for (const others of [
      [
        ['worsen', 'cancel'],
        ['double', 'cancel'],
      ],
      [
        ['improve', 'improve'],
        ['transfer', 'worsen'],
      ],
    ] as const) {
      const fixture = fixtureAfterRoll([['reroll', 'reroll'], ...others], ...mixedFaces);
      fixture.play(1, { type: 'pass' });
      await fixture.render(0);
      await click(fixture.token('reroll'));
      pages.push(pageOf(fixture));
      await show(html`<p></p>`);
    }
    expect(pages[0]).toContain('re-roll');
    expect(pages[0]).not.toMatch(/worsen|improve|cancel|transfer|double/);
    // How much has been announced by now depends on the time.
    const [first, second] = pages.map((page) =>
      page.replace(/(<div class="spoken".*?>).*?(?=<\/div>)/gs, '$1'),
    );
    expect(first).toBe(second);
  });

  test('a spectator sees dice but no tokens', async () => {
    const fixture = fixtureAfterRoll(threeHands, ...mixedFaces);
    await fixture.render('spectator');
    expect(fixture.all('cb-die')).toHaveLength(5);
    expect(pageOf(fixture)).not.toMatch(/re-roll|worsen|improve|cancel|transfer|double turn/);
    expect(fixture.all('.deed, .auto')).toHaveLength(0);
  });
});

describe('automatic pass', () => {
  afterEach(() => vi.restoreAllMocks());

  /** Turns automatic pass on for a seat with these tokens; returns the delays in ms. */
  async function autoPassWith(
    ownTokens: readonly Kind[],
    speed: number,
  ): Promise<{ waits: number[]; fixture: GoudaGoudaFixture }> {
    const fixture = fixtureAfterRoll([ownTokens, ...threeHands.slice(1)], ...mixedFaces);
    await fixture.render(0, { speed });
    const waits: number[] = [];
    const timer = window.setTimeout.bind(window);
    const spy = vi.spyOn(window, 'setTimeout').mockImplementation(((act: () => void, wait?: number) => {
      waits.push(wait ?? 0);
      return timer(act, wait);
    }) as typeof window.setTimeout);
    await click(fixture.all('.auto')[0]);
    await until(() => fixture.requestedMoves.length > 0);
    spy.mockRestore();
    return { waits: waits.filter((wait) => wait === 400 * speed), fixture };
  }

  test('passes after the same delay, whichever tokens the seat holds', async () => {
    const passDelays = await autoPassWith(['reroll', 'transfer'], 1);
    await show(html`<p></p>`);
    const other = await autoPassWith(['double', 'double'], 1);
    expect(passDelays.fixture.requestedMoves).toEqual([{ type: 'pass' }]);
    expect(other.fixture.requestedMoves).toEqual([{ type: 'pass' }]);
    expect(passDelays.waits).toEqual([400]);
    expect(other.waits).toEqual([400]);
  });

  test('applies to every window of this turn, but not to the next turn', async () => {
    const fixture = fixtureAfterRoll(threeHands, 'yellow', 'yellow', 'yellow', 'yellow', 'yellow');
    const answer = async (): Promise<void> => {
      const before = fixture.requestedMoves.length;
      await fixture.render(0);
      await until(() => fixture.requestedMoves.length > before);
      fixture.play(0, fixture.requestedMoves.at(-1) as Move);
      fixture.passAll();
    };
    await fixture.render(0);
    await click(fixture.all('.auto')[0]);
    expect(fixture.all('.auto')[0]!.ariaChecked).toBe('true');
    await until(() => fixture.requestedMoves.length === 1);
    fixture.play(0, { type: 'pass' });
    fixture.passAll();
    // The table also passes in window (b) of the same turn, but not in the next turn.
    await answer();
    fixture.name('barrel');
    fixture.roll('yellow', 'yellow', 'yellow', 'yellow', 'yellow');
    await fixture.render(0);
    expect(fixture.all('.auto')[0]!.ariaChecked).toBe('false');
    expect(fixture.mainButton.textContent).toContain('Pass');
    expect(fixture.requestedMoves).toEqual([{ type: 'pass' }, { type: 'pass' }]);
  });

  test('`always` applies to every turn; the player can override it for one turn', async () => {
    const fixture = fixtureAfterRoll(threeHands, 'yellow', 'yellow', 'yellow', 'yellow', 'yellow');
    await fixture.render(0, { speed: 1 });
    fixture.table.autoPass = 'always';
    await fixture.table.updateComplete;
    expect(fixture.all('.auto')[0]!.ariaChecked).toBe('true');
    await click(fixture.all('.auto')[0]);
    expect(fixture.all('.auto')[0]!.ariaChecked).toBe('false');
    await click(fixture.all('.auto')[0]);
    await until(() => fixture.requestedMoves.length > 0);
    expect(fixture.requestedMoves).toEqual([{ type: 'pass' }]);
  });
});

describe('automatic pass after a `breath`, for games between people', () => {
  afterEach(() => vi.restoreAllMocks());

  /** The timers that the table set for a seat with these tokens, in ms. */
  async function delaysWithTokens(
    ownTokens: readonly Kind[],
  ): Promise<{ waits: number[]; fixture: GoudaGoudaFixture }> {
    const fixture = fixtureAfterRoll([ownTokens, ...threeHands.slice(1)], ...mixedFaces);
    await fixture.render(0);
    const waits: number[] = [];
    vi.spyOn(window, 'setTimeout').mockImplementation(((_: () => void, wait?: number) => {
      waits.push(wait ?? 0);
      return 1;
    }) as typeof window.setTimeout);
    fixture.table.autoPass = 'breath';
    await fixture.table.updateComplete;
    vi.restoreAllMocks();
    return { waits: waits.filter((wait) => wait > 1000), fixture };
  }

  test('takes the same time whether or not the seat can play a token', async () => {
    const delaysWithPlayableToken = await delaysWithTokens(['reroll', 'transfer']);
    expect(delaysWithPlayableToken.fixture.mainButton.textContent).toContain('automatically in a moment');
    await show(html`<p></p>`);
    const delaysWithoutReroll = await delaysWithTokens(['double', 'double']);
    expect(delaysWithoutReroll.fixture.mainButton.textContent).toContain('automatically in a moment');
    expect(delaysWithPlayableToken.waits).toEqual([6000]);
    expect(delaysWithoutReroll.waits).toEqual([6000]);
  });

  test('stops when the player uses the switch or touches a token, playable or not', async () => {
    for (const control of ['.auto', 'reroll', 'double'] as const) {
      const { fixture } = await delaysWithTokens(['reroll', 'double']);
      await click(control === '.auto' ? fixture.all('.auto')[0] : fixture.token(control));
      expect(fixture.all('.sand')).toHaveLength(0);
      if (control === 'reroll') await click(fixture.all('.back')[0]);
      expect(fixture.all('.auto')[0]!.ariaChecked).toBe('true');
      expect(fixture.mainButton.textContent).not.toContain('automatically in a moment');
      await show(html`<p></p>`);
    }
  });
});

describe('automatic pass when `idle`, for games against bots', () => {
  test('asks only a seat that can play a token', async () => {
    const withReroll = fixtureAfterRoll([['reroll'], ...threeHands.slice(1)], ...mixedFaces);
    await withReroll.render(0);
    withReroll.table.autoPass = 'idle';
    await withReroll.table.updateComplete;
    expect(withReroll.mainButton.textContent).toContain('Pass');
    expect(withReroll.requestedMoves).toEqual([]);
    await show(html`<p></p>`);
    const withoutReroll = fixtureAfterRoll([['double'], ...threeHands.slice(1)], ...mixedFaces);
    await withoutReroll.render(0);
    withoutReroll.table.autoPass = 'idle';
    await until(() => withoutReroll.requestedMoves.length > 0);
    expect(withoutReroll.requestedMoves).toEqual([{ type: 'pass' }]);
  });
});

test('the log does not say who passed', async () => {
  const fixture = fixtureAfterRoll(threeHands, 'green', 'yellow', 'yellow', 'yellow', 'yellow');
  fixture.passAll();
  await fixture.render(0);
  await click(fixture.all('[data-panel="log"]')[0]);
  const lines = fixture.all('.log li').map(({ textContent }) => textContent!.trim());
  expect(lines.filter((line) => /pass/.test(line))).toEqual([]);
  expect(lines.filter((line) => /^Nobody plays a token\./.test(line))).toHaveLength(1);
});

describe('animation', () => {
  afterEach(() => commands.motion('reduce'));

  test('a mouse walks along its link and dice roll; a tap skips to the current state', async () => {
    await commands.motion('no-preference');
    const fixture = new GoudaGoudaFixture({ mice: miceOfThreePlayers });
    fixture.name('crate-left');
    fixture.roll('green', 'yellow', 'yellow', 'yellow', 'yellow');
    await fixture.render(1, { speed: 1 });
    fixture.play(0, { type: 'move', face: 'green', owner: 0, to: 3 });
    await fixture.render(1, { speed: 1 });
    await until(() => fixture.all('.walker').length === 1);
    expect(fixture.table.busy).toBe(true);
    expect(fixture.prompt).toContain('forward from the left crate to the bucket');
    await userEvent.click(fixture.all('.rivals')[0]!);
    await until(() => !fixture.table.busy);
    expect(fixture.all('.walker')).toHaveLength(0);
    expect(fixture.placeButton('bucket').ariaLabel).toContain('Ann: red mouse');
  });

  test('a token flies onto the stack', async () => {
    await commands.motion('no-preference');
    const fixture = fixtureAfterRoll(threeHands, ...mixedFaces);
    await fixture.render(0, { speed: 1 });
    fixture.play(1, { type: 'worsen', dice: [0] });
    await fixture.render(0, { speed: 1 });
    await until(() => fixture.all('.ghost').length === 1);
    fixture.table.skip();
    await until(() => !fixture.table.busy);
    expect(fixture.all('.ghost')).toHaveLength(0);
    expect(fixture.all('.stack li')).toHaveLength(1);
  });
});

/** Every phase of the game. */
const phases: { readonly [phase: string]: () => Promise<GoudaGoudaFixture> } = {
  start: async () => {
    const fixture = new GoudaGoudaFixture({ seats: 3, mice: [], options: { festival: 'on' } });
    await fixture.render(0);
    await click(fixture.placeButton('barrel'));
    return fixture;
  },
  'name or roll first, on the long board': async () => {
    const fixture = new GoudaGoudaFixture({
      mice: miceOfThreePlayers,
      options: { board: 'long', earlyRoll: 'on', festival: 'scattered' },
    });
    await fixture.render(0);
    await click(fixture.placeButton('barrel'));
    return fixture;
  },
  vote: async () => {
    const fixture = new GoudaGoudaFixture({ mice: miceOfThreePlayers, options: { earlyRoll: 'on' } });
    fixture.play(0, { type: 'early', dice: 5 });
    fixture.roll(...mixedFaces);
    fixture.play(1, { type: 'vote', place: 1 });
    await fixture.render(2);
    return fixture;
  },
  'a token in hand': async () => {
    const fixture = fixtureAfterRoll(threeHands, ...mixedFaces);
    await fixture.render(0);
    await click(fixture.token('reroll'));
    await click(dice(fixture)[1]);
    return fixture;
  },
  'a token played': async () => {
    const fixture = fixtureAfterRoll(threeHands, ...mixedFaces);
    fixture.play(0, { type: 'reroll', dice: [1] });
    await fixture.render(2);
    return fixture;
  },
  'a refusal while choosing a mouse': async () => {
    const fixture = fixtureAfterRoll(undefined, 'green', 'yellow', 'yellow', 'yellow', 'yellow');
    await fixture.render(0);
    await click(fixture.placeButton('books'));
    return fixture;
  },
  over: async () => {
    const fixture = new GoudaGoudaFixture({ mice: miceOfThreePlayers, options: { cheeseAt: 'purple-box' } });
    await fixture.render(0);
    const { match } = fixture;
    while (!match.result) {
      if (match.chance)
        match.resolve(new Array(match.chance.kind === 'dice' ? match.chance.count : 0).fill(0));
      else {
        const [seat] = match.actors;
        const moves = match.legalMoves(seat!);
        fixture.play(seat!, moves.at(-1)!);
      }
    }
    await fixture.render(0);
    await until(() => fixture.all('.sheet')[0]);
    return fixture;
  },
};

test.each(Object.keys(phases))('%s: is accessible', async (phase) => {
  await phases[phase]!();
  await expectAccessible();
});

test('renders in Dutch and German', async () => {
  const fixture = fixtureAfterRoll(threeHands, ...mixedFaces);
  await fixture.render(0);
  fixture.table.lang = 'nl';
  await until(() => fixture.mainButton.textContent!.includes('Passen'));
  await click(fixture.token('reroll'));
  expect(fixture.prompt).toBe(
    'Opnieuw gooien: gooi een of meer dobbelstenen nog eens. Kies een of meer dobbelstenen.',
  );
  fixture.table.lang = 'de';
  await until(
    () =>
      fixture.prompt ===
      'Neuwurf: Wirf einen oder mehrere Würfel noch einmal. Wähl einen oder mehrere Würfel.',
  );
});

// Touch targets are 44 px high. With the long board on the smallest phones, a place may be a little lower, so that all
// places fit on the screen.
test.each([
  [360, 640, 'short', 44],
  [320, 568, 'short', 37],
  [360, 640, 'long', 40],
] as const)(
  'at %i × %i, the %s board: all of it, and room for a finger',
  async (width, height, board, minSize) => {
    await page.viewport(width, height);
    const fixture = new GoudaGoudaFixture({
      mice: miceOfThreePlayers,
      tokens: threeHands,
      options: { board },
    });
    fixture.name('crate-left');
    fixture.roll(...mixedFaces);
    await fixture.render(0);
    await until(() => fixture.table.getBoundingClientRect().width <= width);
    for (const control of fixture.all('button, .tray').filter((button) => button.checkVisibility())) {
      const { left, right, width: partWidth, height } = control.getBoundingClientRect();
      const markup = control.outerHTML.slice(0, 80);
      expect(partWidth, markup).toBeGreaterThanOrEqual(44);
      expect(height, markup).toBeGreaterThanOrEqual(control.matches('.spot') ? minSize : 44);
      expect(left, markup).toBeGreaterThanOrEqual(0);
      expect(right, markup).toBeLessThanOrEqual(width);
    }
    const pantryRoom = fixture.table.renderRoot.querySelector('.pantry')!;
    expect(pantryRoom.scrollHeight).toBeLessThanOrEqual(pantryRoom.clientHeight);
    await page.viewport(360, 640);
  },
);
