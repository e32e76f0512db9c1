import { type Move, writeCard } from '@cheeseboard/engine/david-goliath';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { deep, focused, until } from '../../test/kit/deep.ts';
import { expectAccessible, settled, spoken } from '../../test/kit/index.ts';
import { Seated } from '../../test/kit/seated.ts';
import type { CbMoveStartEvent } from '../events/move.ts';

const cardButton = (seated: Seated, card: string): HTMLButtonElement =>
  deep<HTMLButtonElement>(seated.table, `button[data-card="${card}"]`)[0]!;
const urgent = (seated: Seated): string => deep(seated.table, '[role="alert"]')[0]!.textContent!.trim();
const polite = (seated: Seated): string => deep(seated.table, '[role="status"]')[0]!.textContent!.trim();
const askLine = (seated: Seated): string => deep(seated.table, '.ask > p')[0]!.textContent!.trim();
const trick = (seated: Seated): string[] =>
  deep(seated.table, 'cb-trick [data-card], [data-place="trick"]')
    .flatMap((place) => [...(place.shadowRoot?.querySelectorAll<HTMLElement>('[data-card]') ?? [])])
    .map(({ dataset }) => dataset.card!);

/** Seat 0 must follow and holds other colours too. */
async function bound(speed = 0): Promise<{ seated: Seated; illegal: string; legal: string }> {
  const seated = new Seated(4, 0, 3);
  seated.others();
  await seated.lay(speed);
  const legal = new Set(seated.match.legalMoves(0).map(({ card }) => writeCard(card)));
  const illegal = seated.match
    .view(0)
    .hand.map(writeCard)
    .find((card) => !legal.has(card))!;
  return { seated, illegal, legal: [...legal][0]! };
}

test('counts whole tricks while a card is in flight', async () => {
  const { seated } = await bound();
  const { table } = seated;
  expect(table.view!.trick.length).toBeGreaterThan(0);
  table.view = { ...table.view!, trick: table.view!.trick.slice(1) };
  await table.updateComplete;
  expect(deep(table, '.where')[0]!.textContent).toBe('Deal 1 of 1 · trick 1 of 15');
});

describe('a card that may not be played', () => {
  test('is refused with the rule, in writing, aloud and with a link; and stays', async () => {
    const { seated, illegal } = await bound();
    const button = cardButton(seated, illegal);
    button.click();
    button.click();
    await settled();
    expect(seated.wanted).toEqual([]);
    const note = deep(seated.table, '.note')[0]!;
    expect(note.textContent).toMatch(/so you must follow it/);
    expect(note.querySelector('a')!.getAttribute('href')).toBe('/rules/david-goliath#dg-5');
    expect(note.querySelector('a')!.textContent).toContain('DG-5');
    await until(() => urgent(seated).includes('so you must follow it'));
    expect(urgent(seated)).toContain('DG-5: Follow the colour if you can.');
    expect(button.classList.contains('refused')).toBe(true);
    expect(cardButton(seated, illegal)).toBe(button);
    // It goes when something else is tried.
    cardButton(
      seated,
      seated.match
        .view(0)
        .hand.map(writeCard)
        .find((card) => card !== illegal)!,
    ).click();
    await settled();
    expect(deep(seated.table, '.note')).toEqual([]);
  });

  test('out of turn: whose turn it is', async () => {
    const seated = new Seated(3);
    await seated.lay();
    const button = deep<HTMLButtonElement>(seated.table, 'button[data-card]')[0]!;
    button.click();
    button.click();
    await settled();
    expect(deep(seated.table, '.note')[0]!.textContent).toContain("It is Ben's turn.");
  });

  test('the page can refuse a legal one, and say why', async () => {
    const { seated, legal } = await bound();
    seated.accept = () => {
      seated.table.refuse({ reason: 'over', rule: 'CB-2' });
      return false;
    };
    seated.table.oneTap = true;
    await settled();
    cardButton(seated, legal).click();
    await settled();
    expect(deep(seated.table, '.note')[0]!.textContent).toContain('The game is over.');
    expect(cardButton(seated, legal).classList.contains('refused')).toBe(true);
  });
});

test.each([
  ['two taps', 2],
  ['one tap', 1],
] as const)('the life of a move with %s: start with its targets, wanted, finished', async (_, taps) => {
  const { seated, legal } = await bound();
  seated.table.oneTap = taps === 1;
  await settled();
  const heard: string[] = [];
  for (const name of ['cb-move-start', 'cb-move', 'cb-move-finished', 'cb-settled'] as const) {
    seated.table.addEventListener(name, (event) => {
      if (event.type !== 'cb-move-start') heard.push(name);
      else {
        const { piece, targets } = event as CbMoveStartEvent<Move>;
        heard.push(`${name} ${piece}: ${targets.map(({ card }) => writeCard(card))}`);
      }
    });
  }
  for (let tap = 0; tap < taps; tap++) cardButton(seated, legal).click();
  await until(() => heard.includes('cb-settled'));
  expect(heard).toEqual([`cb-move-start ${legal}: ${legal}`, 'cb-move', 'cb-move-finished', 'cb-settled']);
});

test('a lifted card and the focus survive what others do', async () => {
  const seated = new Seated(4);
  await seated.lay();
  await until(() => deep(seated.table, 'button[data-card]').length === 15);
  const button = deep<HTMLButtonElement>(seated.table, 'button[data-card]')[4]!;
  button.focus();
  button.click();
  await settled();
  for (let step = 0; step < 3; step++) {
    seated.others(1);
    seated.tell();
    await seated.table.updateComplete;
    await seated.settled();
    expect(focused()).toBe(button);
    expect(button.classList.contains('lifted')).toBe(true);
  }
  expect(trick(seated)).toHaveLength(3);
});

describe('what happened is told', () => {
  beforeEach(() => commands.motion('no-preference'));
  afterEach(() => commands.motion('reduce'));

  test('a full trick: everybody looks, the highest goes, the rest go; in step at the end', async () => {
    const { seated } = await bound(0.1);
    const lines: string[] = [];
    const marks = new Set<string>();
    let flying = 0;
    const watch = new MutationObserver(() => {
      const line = askLine(seated);
      if (lines.at(-1) !== line) lines.push(line);
    });
    watch.observe(seated.table.shadowRoot!, { subtree: true, childList: true, characterData: true });
    seated.table.oneTap = true;
    await settled();
    deep<HTMLButtonElement>(seated.table, 'button.legal')[0]!.click();
    await until(() => {
      for (const mark of deep(seated.table, '[part="mark"]')) marks.add(mark.textContent!.trim());
      flying = Math.max(flying, deep(seated.table, '.ghost').length);
      return !seated.table.busy;
    });
    watch.disconnect();
    const told = seated.match.history.at(-1)!.events.find(({ type }) => type === 'trick')!;
    expect(told).toBeDefined();
    expect([...marks].sort()).toEqual(['highest', 'led', 'lowest']);
    expect(flying).toBeGreaterThan(0);
    const at = (pattern: RegExp): number => lines.findIndex((line) => pattern.test(line));
    expect(at(/plays? /)).toBeGreaterThanOrEqual(0);
    expect(at(/the lowest and takes? /)).toBeGreaterThan(at(/plays? /));
    expect(at(/takes? the rest and leads?/)).toBeGreaterThan(at(/the lowest and takes? /));
    expect(deep(seated.table, '.ghost')).toEqual([]);
    expect(trick(seated)).toEqual([]);
  });

  test('a tap ends the story: the table shows where the game stands', async () => {
    const { seated } = await bound(50);
    seated.table.oneTap = true;
    await settled();
    deep<HTMLButtonElement>(seated.table, 'button.legal')[0]!.click();
    await until(() => deep(seated.table, '.ghost').length > 0);
    expect(seated.table.busy).toBe(true);
    await userEvent.click(deep(seated.table, '.ask')[0]!);
    await seated.settled();
    expect(deep(seated.table, '.ghost')).toEqual([]);
    expect(trick(seated)).toEqual([]);
    expect(askLine(seated)).toMatch(/^(You lead: play any card\.|It is \w+'s turn\.)$/);
  });

  test('who wants no motion sees none, but has the time to look', async () => {
    await commands.motion('reduce');
    const { seated } = await bound(0.05);
    let flew = false;
    let looked = false;
    seated.table.oneTap = true;
    await settled();
    deep<HTMLButtonElement>(seated.table, 'button.legal')[0]!.click();
    await until(() => {
      flew ||= deep(seated.table, '.ghost').length > 0;
      looked ||= deep(seated.table, '[part="mark"]').some((mark) => mark.textContent === 'highest');
      return !seated.table.busy;
    });
    expect([flew, looked]).toEqual([false, true]);
  });

  test('with speed 0 the new view is drawn at once, and everything is still said', async () => {
    const { seated } = await bound(0);
    seated.table.oneTap = true;
    await settled();
    deep<HTMLButtonElement>(seated.table, 'button.legal')[0]!.click();
    await seated.table.updateComplete;
    await settled();
    expect(trick(seated)).toEqual([]);
    await until(() => /You play .* has the lowest|You play .* You have the lowest/.test(polite(seated)));
  });
});

test('another match on the same table begins without a story', async () => {
  const { seated } = await bound(50);
  const other = new Seated(4, 0, 99);
  seated.table.view = other.match.view(0);
  seated.table.moves = [];
  seated.table.log = other.match.history.flatMap(({ events }) => events);
  await seated.table.updateComplete;
  expect(seated.table.busy).toBe(false);
  expect(trick(seated)).toEqual([]);
});

test('keys say hand, table, scores, moves and whose turn', async () => {
  const { seated } = await bound();
  cardButton(seated, deep(seated.table, 'button[data-card]')[0]!.dataset.card!).focus();
  const answer = async (key: string): Promise<string> => {
    const before = urgent(seated);
    await userEvent.keyboard(key);
    await until(() => urgent(seated) !== before);
    return urgent(seated);
  };
  expect(await answer('h')).toMatch(/^Your hand: red /);
  expect(await answer('t')).toMatch(/^In the trick: .*You have won nothing yet\./);
  expect(await answer('s')).toBe(
    'This deal so far: you 0, Ben 0, Clara 0, Dennis 0. Total: you 0, Ben 0, Clara 0, Dennis 0.',
  );
  expect(await answer('m')).toMatch(/^You have \d+ moves: Play /);
  expect(await answer('a')).toMatch(/^Follow /);
  await userEvent.keyboard('?');
  await settled();
  expect(deep(seated.table, '#panel dl')[0]!.textContent).toContain('hear your hand');
  await userEvent.keyboard('{Escape}');
  await settled();
  expect(deep(seated.table, '#panel')[0]!.hidden).toBe(true);
});

test('the last trick can be looked at again', async () => {
  const seated = new Seated(4);
  seated.until(() => seated.match.length > 5 && seated.match.actors[0] === 0);
  await seated.lay();
  const now = trick(seated);
  const played = seated.match.history.flatMap(({ events }) => events);
  const end = played.findLastIndex(({ type }) => type === 'trick');
  const last = played
    .slice(end - 4, end)
    .map((event) => (event.type === 'played' ? writeCard(event.card) : ''));
  await userEvent.click(deep(seated.table, '.look-back')[0]!);
  await until(() => trick(seated).join() === last.join());
  await userEvent.click(deep(seated.table, '.look-back')[0]!);
  await until(() => trick(seated).join() === now.join());
});

test('a spectator sees everybody and nobody’s hand', async () => {
  const seated = new Seated(3, 'spectator');
  seated.until(() => seated.match.length > 7);
  await seated.lay();
  expect(deep(seated.table, 'cb-seat')).toHaveLength(3);
  expect(deep(seated.table, 'cb-hand')).toEqual([]);
});

test('a log that grows by a whole deal at once is not a flood', async () => {
  const seated = new Seated(6, 0, 5);
  await seated.lay(1);
  seated.until(() => seated.match.result !== null);
  seated.tell();
  await seated.table.updateComplete;
  await until(() => deep(seated.table, '.sheet').length > 0);
  expect(trick(seated)).toEqual([]);
  await until(() => polite(seated).includes(seated.match.result!.winners.includes(0) ? 'You' : 'wins'));
  expect(polite(seated).split('. ').length).toBeLessThan(16);
});

test('says what it is', async () => {
  const seated = new Seated(3, 0, 2);
  seated.until(() => seated.match.length > 4 && seated.match.actors[0] === 0);
  await seated.lay();
  await settled();
  // The voice gathers what there is to say and speaks a moment later.
  await until(() => polite(seated) !== '');
  expect(await spoken('cb-david-goliath')).toMatchInlineSnapshot(`
    "- region "David & Goliath":
      - group "The others":
        - group "Ben":
          - text: Ben bot 4 points 13 cards left
          - list "Won by Ben":
            - listitem: red 1, 3, worth 4
        - group "Clara":
          - text: Clara bot 0 points 13 cards left
          - list "Won by Clara":
            - listitem: nothing won yet
      - group "On the table":
        - list "The trick":
          - listitem: yellow 3, from Ben, led
          - listitem: yellow 6, from Clara
          - listitem: nothing yet, from you
        - paragraph: Deal 1 of 1 · trick 2 of 15
        - button "Last trick"
      - paragraph: Follow yellow.
      - group "Yours":
        - group "Anna": Anna you 6 points to play
        - list "Won cards":
          - listitem: red 6, worth 6
      - toolbar "Your hand, 14 cards":
        - button "red 2, not now"
        - button "red 4, not now"
        - button "red 9, not now"
        - button "yellow 1"
        - button "yellow 2"
        - button "yellow 7"
        - button "green 3, not now"
        - button "green 5, not now"
        - button "green 6, not now"
        - button "green 7, not now"
        - button "purple 4, not now"
        - button "purple 5, not now"
        - button "purple 8, not now"
        - button "purple 9, not now"
      - button "Log"
      - button "Scores"
      - button "Help": "?"
      - link "Rules":
        - /url: /rules/david-goliath#dg-5
      - status: Follow yellow.
      - alert"
  `);
});

describe('is accessible', () => {
  const check = async (): Promise<void> => {
    await settled();
    await expectAccessible();
  };

  test('while others play, with each panel', async () => {
    const seated = new Seated(4);
    await seated.lay();
    seated.table.players = seated.table.players.map((player, seat) => ({ ...player, thinking: seat === 1 }));
    await check();
    for (const panel of ['log', 'scores', 'help']) {
      deep(seated.table, `[data-panel="${panel}"]`)[0]!.click();
      await check();
    }
  });

  test('with a colour to follow, and after a refusal', async () => {
    const { seated, illegal } = await bound();
    await check();
    seated.table.oneTap = true;
    await settled();
    cardButton(seated, illegal).click();
    await check();
    expect(deep(seated.table, '.note')).toHaveLength(1);
  });

  test('while all look at a full trick', async () => {
    const { seated } = await bound(60);
    seated.table.oneTap = true;
    await settled();
    deep<HTMLButtonElement>(seated.table, 'button.legal')[0]!.click();
    await until(() => deep(seated.table, '[part="mark"]').some((mark) => mark.textContent === 'highest'));
    await check();
    seated.table.skip();
  });

  test('at the end of a deal, and of the game', async () => {
    const seated = new Seated(4, 0, 4, { deals: 2 });
    await seated.lay();
    seated.until(() => seated.match.state.scores.length === 1);
    seated.tell();
    await until(() => deep(seated.table, '.sheet').length > 0);
    await check();
    seated.until(() => seated.match.result !== null);
    seated.tell();
    await until(() => deep(seated.table, '.sheet slot[name="after"]').length > 0);
    await check();
  });
});

test('nothing is wider than the smallest phone, and nothing moves when the hand shrinks', async () => {
  const seated = new Seated(6);
  await seated.lay();
  seated.table.style.inlineSize = '320px';
  await settled();
  const parts = deep(seated.table, '.rivals, .middle, .ask, .own, .hand, .bar');
  expect(parts).toHaveLength(6);
  const wide = parts.filter(
    (part) => part.getBoundingClientRect().right > seated.table.getBoundingClientRect().right + 1,
  );
  expect(wide.map(({ className }) => className)).toEqual([]);
  const tops = (): number[] =>
    deep(seated.table, '.middle, .ask, .own, .hand, .bar').map((part) => part.getBoundingClientRect().top);
  const before = tops();
  seated.until(() => seated.match.view(0).hand.length === 4 && seated.match.actors[0] === 0);
  seated.tell();
  await seated.table.updateComplete;
  await seated.settled();
  expect(tops()).toEqual(before);
});

test('while a sheet lies on the table nothing below it can be reached; then the focus is back in the hand', async () => {
  const seated = new Seated(4, 0, 4, { deals: 2 });
  await seated.lay();
  await until(() => deep(seated.table, 'button[data-card]').length > 0);
  deep(seated.table, 'button[data-card]')[0]!.focus();
  seated.until(() => seated.match.state.scores.length === 1);
  seated.match.resolveAll(seated.chance);
  seated.tell();
  const aside = await until(() => deep(seated.table, '.sheet .aside')[0]);
  await until(() => focused() === aside);
  for (let tabs = 0; tabs < 4; tabs++) {
    await userEvent.keyboard('{Tab}');
    expect(focused()?.matches('[data-card], .tab')).toBe(false);
  }
  aside.focus();
  await userEvent.keyboard('{Enter}');
  await until(() => focused()?.matches('button[data-card]'));
});

test('who comes back after a whole deal finds the right sheet', async () => {
  const away = new Seated(3, 0, 7, { deals: 2, firstDealer: 0 });
  await away.lay();
  const { match, table } = away;
  while (!match.result) {
    match.resolveAll(away.chance);
    const [seat] = match.actors;
    if (seat === undefined) continue;
    match.play(seat, match.legalMoves(seat)[0]!);
  }
  away.tell();
  const sums = await until(() =>
    deep(table, '.sums')
      .map(({ textContent }) => textContent)
      .join(' '),
  );
  const cards = sums.replace(/ = \d+/g, '').match(/\d+/g)!;
  expect(cards).toHaveLength(match.view(0).won.flat().length);
});
