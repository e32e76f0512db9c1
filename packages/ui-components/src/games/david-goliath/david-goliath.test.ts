import { type Move, writeCard } from '@cheeseboard/engine/david-goliath';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { DavidGoliathFixture } from '../../../test/kit/david-goliath-table.ts';
import { ariaSnapshot, expectAccessible, waitForUpdates } from '../../../test/kit/index.ts';
import { focusedElement, queryAllDeep, until } from '../../../test/kit/query.ts';
import { loadWideAndNarrow } from '../../../test/kit/wide-and-narrow.ts';
import type { CbMoveStartEvent } from '../../events/move.ts';

const cardButton = (fixture: DavidGoliathFixture, card: string): HTMLButtonElement =>
  queryAllDeep<HTMLButtonElement>(fixture.table, `button[data-card="${card}"]`)[0]!;
const urgentText = (fixture: DavidGoliathFixture): string =>
  queryAllDeep(fixture.table, '[role="alert"]')[0]!.textContent!.trim();
const politeText = (fixture: DavidGoliathFixture): string =>
  queryAllDeep(fixture.table, '[role="status"]')[0]!.textContent!.trim();
const statusLine = (fixture: DavidGoliathFixture): string =>
  queryAllDeep(fixture.table, '.ask > p')[0]!.textContent!.trim();
const trick = (fixture: DavidGoliathFixture): string[] =>
  queryAllDeep(fixture.table, 'cb-trick [data-card], [data-place="trick"]')
    .flatMap((place) => [...(place.shadowRoot?.querySelectorAll<HTMLElement>('[data-card]') ?? [])])
    .map(({ dataset }) => dataset.card!);

/** A table at which seat 0 must follow a colour and also holds other colours. */
async function fixtureThatMustFollow(
  speed = 0,
): Promise<{ fixture: DavidGoliathFixture; illegal: string; legal: string }> {
  const fixture = new DavidGoliathFixture(4, 0, 3);
  fixture.playOthers();
  await fixture.render(speed);
  const legal = new Set(fixture.match.legalMoves(0).map(({ card }) => writeCard(card)));
  const illegal = fixture.match
    .view(0)
    .hand.map(writeCard)
    .find((card) => !legal.has(card))!;
  return { fixture, illegal, legal: [...legal][0]! };
}

test('counts whole tricks while a card is in flight', async () => {
  const { fixture } = await fixtureThatMustFollow();
  const { table } = fixture;
  expect(table.view!.trick.length).toBeGreaterThan(0);
  table.view = { ...table.view!, trick: table.view!.trick.slice(1) };
  await table.updateComplete;
  expect(queryAllDeep(table, '.where')[0]!.textContent).toBe('Deal 1 of 1 · trick 1 of 15');
});

describe('an illegal card', () => {
  test('is refused with a written rule, an announcement and a link, and stays in the hand', async () => {
    const { fixture, illegal } = await fixtureThatMustFollow();
    const button = cardButton(fixture, illegal);
    button.click();
    button.click();
    await waitForUpdates();
    expect(fixture.requestedMoves).toEqual([]);
    const note = queryAllDeep(fixture.table, '.note')[0]!;
    expect(note.textContent).toMatch(/so you must follow: /);
    expect(note.querySelector('a')!.getAttribute('href')).toBe('/rules/david-goliath#dg-5');
    expect(note.querySelector('a')!.textContent).toContain('DG-5');
    await until(() => urgentText(fixture).includes('so you must follow: '));
    expect(urgentText(fixture)).toContain('DG-5: Follow the colour if you can.');
    expect(button.classList.contains('refused')).toBe(true);
    expect(cardButton(fixture, illegal)).toBe(button);
    // The message disappears with the next attempt.
    cardButton(
      fixture,
      fixture.match
        .view(0)
        .hand.map(writeCard)
        .find((card) => card !== illegal)!,
    ).click();
    await waitForUpdates();
    expect(queryAllDeep(fixture.table, '.note')).toEqual([]);
  });

  test('says whose turn it is if played out of turn', async () => {
    const fixture = new DavidGoliathFixture(3);
    await fixture.render();
    const button = queryAllDeep<HTMLButtonElement>(fixture.table, 'button[data-card]')[0]!;
    button.click();
    button.click();
    await waitForUpdates();
    expect(queryAllDeep(fixture.table, '.note')[0]!.textContent).toContain('It’s Ben’s turn.');
  });

  test('the page can refuse even a legal card and say why', async () => {
    const { fixture, legal } = await fixtureThatMustFollow();
    fixture.accept = () => {
      fixture.table.refuse({ reason: 'over', rule: 'CB-2' });
      return false;
    };
    fixture.table.singleTap = true;
    await waitForUpdates();
    cardButton(fixture, legal).click();
    await waitForUpdates();
    expect(queryAllDeep(fixture.table, '.note')[0]!.textContent).toContain('The game is over.');
    expect(cardButton(fixture, legal).classList.contains('refused')).toBe(true);
  });
});

test.each([
  ['two taps', 2],
  ['one tap', 1],
] as const)(
  'a move with %s fires cb-move-start with its targets, cb-move and cb-move-finished',
  async (_, taps) => {
    const { fixture, legal } = await fixtureThatMustFollow();
    fixture.table.singleTap = taps === 1;
    await waitForUpdates();
    const firedEvents: string[] = [];
    for (const name of ['cb-move-start', 'cb-move', 'cb-move-finished', 'cb-settled'] as const) {
      fixture.table.addEventListener(name, (event) => {
        if (event.type !== 'cb-move-start') firedEvents.push(name);
        else {
          const { piece, targets } = event as CbMoveStartEvent<Move>;
          firedEvents.push(`${name} ${piece}: ${targets.map(({ card }) => writeCard(card))}`);
        }
      });
    }
    for (let tap = 0; tap < taps; tap++) cardButton(fixture, legal).click();
    await until(() => firedEvents.includes('cb-settled'));
    expect(firedEvents).toEqual([
      `cb-move-start ${legal}: ${legal}`,
      'cb-move',
      'cb-move-finished',
      'cb-settled',
    ]);
  },
);

test('keeps the lifted card and the focus while others play', async () => {
  const fixture = new DavidGoliathFixture(4);
  await fixture.render();
  await until(() => queryAllDeep(fixture.table, 'button[data-card]').length === 15);
  const button = queryAllDeep<HTMLButtonElement>(fixture.table, 'button[data-card]')[4]!;
  button.focus();
  button.click();
  await waitForUpdates();
  for (let step = 0; step < 3; step++) {
    fixture.playOthers(1);
    fixture.update();
    await fixture.table.updateComplete;
    await fixture.waitUntilSettled();
    expect(focusedElement()).toBe(button);
    expect(button.classList.contains('lifted')).toBe(true);
  }
  expect(trick(fixture)).toHaveLength(3);
});

describe('animates and announces events', () => {
  beforeEach(() => commands.motion('no-preference'));
  afterEach(() => commands.motion('reduce'));

  test('a full trick pauses, then the highest card and the rest fly away, and the table shows the view', async () => {
    const { fixture } = await fixtureThatMustFollow(0.1);
    const lines: string[] = [];
    const marks = new Set<string>();
    let flyingCount = 0;
    const watch = new MutationObserver(() => {
      const line = statusLine(fixture);
      if (lines.at(-1) !== line) lines.push(line);
    });
    watch.observe(fixture.table.shadowRoot!, { subtree: true, childList: true, characterData: true });
    fixture.table.singleTap = true;
    await waitForUpdates();
    queryAllDeep<HTMLButtonElement>(fixture.table, 'button.legal')[0]!.click();
    await until(() => {
      for (const mark of queryAllDeep(fixture.table, '[part="mark"]')) marks.add(mark.textContent!.trim());
      flyingCount = Math.max(flyingCount, queryAllDeep(fixture.table, '.ghost').length);
      return !fixture.table.busy;
    });
    watch.disconnect();
    const trickEvent = fixture.match.history.at(-1)!.events.find(({ type }) => type === 'trick')!;
    expect(trickEvent).toBeDefined();
    expect([...marks].sort()).toEqual(['highest', 'led', 'lowest']);
    expect(flyingCount).toBeGreaterThan(0);
    const lineIndex = (pattern: RegExp): number => lines.findIndex((line) => pattern.test(line));
    expect(lineIndex(/plays? /)).toBeGreaterThanOrEqual(0);
    expect(lineIndex(/the lowest and takes? /)).toBeGreaterThan(lineIndex(/plays? /));
    expect(lineIndex(/takes? the rest and leads?/)).toBeGreaterThan(lineIndex(/the lowest and takes? /));
    expect(queryAllDeep(fixture.table, '.ghost')).toEqual([]);
    expect(trick(fixture)).toEqual([]);
  });

  test('a tap skips the animation to the current state', async () => {
    const { fixture } = await fixtureThatMustFollow(50);
    fixture.table.singleTap = true;
    await waitForUpdates();
    queryAllDeep<HTMLButtonElement>(fixture.table, 'button.legal')[0]!.click();
    await until(() => queryAllDeep(fixture.table, '.ghost').length > 0);
    expect(fixture.table.busy).toBe(true);
    await userEvent.click(queryAllDeep(fixture.table, '.ask')[0]!);
    await fixture.waitUntilSettled();
    expect(queryAllDeep(fixture.table, '.ghost')).toEqual([]);
    expect(trick(fixture)).toEqual([]);
    expect(statusLine(fixture)).toMatch(/^(You lead: play any card\.|It’s \w+’s turn\.)$/);
  });

  test('reduced motion keeps the pauses without animation', async () => {
    await commands.motion('reduce');
    const { fixture } = await fixtureThatMustFollow(0.05);
    let hasFlown = false;
    let hasLooked = false;
    fixture.table.singleTap = true;
    await waitForUpdates();
    queryAllDeep<HTMLButtonElement>(fixture.table, 'button.legal')[0]!.click();
    await until(() => {
      hasFlown ||= queryAllDeep(fixture.table, '.ghost').length > 0;
      hasLooked ||= queryAllDeep(fixture.table, '[part="mark"]').some(
        (mark) => mark.textContent === 'highest',
      );
      return !fixture.table.busy;
    });
    expect([hasFlown, hasLooked]).toEqual([false, true]);
  });

  test('speed 0 shows the new view at once and still announces everything', async () => {
    const { fixture } = await fixtureThatMustFollow(0);
    fixture.table.singleTap = true;
    await waitForUpdates();
    queryAllDeep<HTMLButtonElement>(fixture.table, 'button.legal')[0]!.click();
    await fixture.table.updateComplete;
    await waitForUpdates();
    expect(trick(fixture)).toEqual([]);
    await until(() => /You play .* has the lowest|You play .* You have the lowest/.test(politeText(fixture)));
  });
});

test('another match on the same table starts without animation', async () => {
  const { fixture } = await fixtureThatMustFollow(50);
  const other = new DavidGoliathFixture(4, 0, 99);
  fixture.table.view = other.match.view(0);
  fixture.table.moves = [];
  fixture.table.log = other.match.history.flatMap(({ events }) => events);
  await fixture.table.updateComplete;
  expect(fixture.table.busy).toBe(false);
  expect(trick(fixture)).toEqual([]);
});

test('keys announce hand, table, scores, moves and turn', async () => {
  const { fixture } = await fixtureThatMustFollow();
  cardButton(fixture, queryAllDeep(fixture.table, 'button[data-card]')[0]!.dataset.card!).focus();
  const answer = async (key: string): Promise<string> => {
    const before = urgentText(fixture);
    await userEvent.keyboard(key);
    await until(() => urgentText(fixture) !== before);
    return urgentText(fixture);
  };
  expect(await answer('h')).toMatch(/^Your hand: red /);
  expect(await answer('t')).toMatch(/^In the trick: .*You have won nothing yet\./);
  expect(await answer('s')).toBe(
    'This deal so far: you 0, Ben 0, Clara 0, Dennis 0. Total: you 0, Ben 0, Clara 0, Dennis 0.',
  );
  expect(await answer('m')).toMatch(/^You have \d+ moves: Play /);
  expect(await answer('a')).toMatch(/^Follow /);
  const played = fixture.match.legalMoves(0)[0]!;
  fixture.match.play(0, played);
  fixture.update();
  await until(() => urgentText(fixture) === '');
  await userEvent.keyboard('?');
  await waitForUpdates();
  expect(queryAllDeep(fixture.table, '#panel dl')[0]!.textContent).toContain('hear your hand');
  await userEvent.keyboard('{Escape}');
  await waitForUpdates();
  expect(queryAllDeep(fixture.table, '#panel')[0]!.hidden).toBe(true);
});

test('shows the last trick again', async () => {
  const fixture = new DavidGoliathFixture(4);
  fixture.playUntil(() => fixture.match.length > 5 && fixture.match.actors[0] === 0);
  await fixture.render();
  const currentTrick = trick(fixture);
  const events = fixture.match.history.flatMap(({ events }) => events);
  const lastTrickIndex = events.findLastIndex(({ type }) => type === 'trick');
  const lastSentence = events
    .slice(lastTrickIndex - 4, lastTrickIndex)
    .map((event) => (event.type === 'played' ? writeCard(event.card) : ''));
  await userEvent.click(queryAllDeep(fixture.table, '.look-back')[0]!);
  await until(() => trick(fixture).join() === lastSentence.join());
  await userEvent.click(queryAllDeep(fixture.table, '.look-back')[0]!);
  await until(() => trick(fixture).join() === currentTrick.join());
  // It takes the place of a note, and Escape closes it.
  fixture.table.refuse(null);
  await until(() => queryAllDeep(fixture.table, '.note')[0]);
  await userEvent.click(queryAllDeep(fixture.table, '.look-back')[0]!);
  await until(() => trick(fixture).join() === lastSentence.join());
  expect(queryAllDeep(fixture.table, '.note')).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await until(() => trick(fixture).join() === currentTrick.join());
});

test('a spectator sees every seat but no hand', async () => {
  const fixture = new DavidGoliathFixture(3, 'spectator');
  fixture.playUntil(() => fixture.match.length > 7);
  await fixture.render();
  expect(queryAllDeep(fixture.table, 'cb-seat')).toHaveLength(3);
  expect(queryAllDeep(fixture.table, 'cb-hand')).toEqual([]);
});

test('limits announcements when the log grows by a whole deal at once', async () => {
  const fixture = new DavidGoliathFixture(6, 0, 5);
  await fixture.render(1);
  fixture.playUntil(() => fixture.match.result !== null);
  fixture.update();
  await fixture.table.updateComplete;
  await until(() => queryAllDeep(fixture.table, '.sheet').length > 0);
  expect(trick(fixture)).toEqual([]);
  await until(() => politeText(fixture).includes(fixture.match.result!.winners.includes(0) ? 'You' : 'wins'));
  expect(politeText(fixture).split('. ').length).toBeLessThan(16);
});

test('has the expected accessibility tree', async () => {
  const fixture = new DavidGoliathFixture(3, 0, 2);
  fixture.playUntil(() => fixture.match.length > 4 && fixture.match.actors[0] === 0);
  await fixture.render();
  await waitForUpdates();
  // Announcements are batched for a moment.
  await until(() => politeText(fixture) !== '');
  expect(await ariaSnapshot('cb-david-goliath')).toMatchInlineSnapshot(`
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
        - list "Cards won":
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
    await waitForUpdates();
    await expectAccessible();
  };

  test('while others play, with each panel', async () => {
    const fixture = new DavidGoliathFixture(4);
    await fixture.render();
    fixture.table.players = fixture.table.players.map((player, seat) => ({
      ...player,
      thinking: seat === 1,
    }));
    await check();
    for (const panel of ['log', 'scores', 'help']) {
      queryAllDeep(fixture.table, `[data-panel="${panel}"]`)[0]!.click();
      await check();
    }
  });

  test('with a colour to follow, and after a refusal', async () => {
    const { fixture, illegal } = await fixtureThatMustFollow();
    await check();
    fixture.table.singleTap = true;
    await waitForUpdates();
    cardButton(fixture, illegal).click();
    await check();
    expect(queryAllDeep(fixture.table, '.note')).toHaveLength(1);
  });

  test('while all look at a full trick', async () => {
    const { fixture } = await fixtureThatMustFollow(60);
    fixture.table.singleTap = true;
    await waitForUpdates();
    queryAllDeep<HTMLButtonElement>(fixture.table, 'button.legal')[0]!.click();
    await until(() =>
      queryAllDeep(fixture.table, '[part="mark"]').some((mark) => mark.textContent === 'highest'),
    );
    await check();
    fixture.table.skip();
  });

  test('at the end of a deal, and of the game', async () => {
    const fixture = new DavidGoliathFixture(4, 0, 4, { deals: 2 });
    await fixture.render();
    fixture.playUntil(() => fixture.match.state.scores.length === 1);
    fixture.update();
    await until(() => queryAllDeep(fixture.table, '.sheet').length > 0);
    await check();
    fixture.playUntil(() => fixture.match.result !== null);
    fixture.update();
    await until(() => queryAllDeep(fixture.table, '.sheet slot[name="after"]').length > 0);
    await check();
  });
});

test.each(['Wide', 'Narrow'])(
  'fits the smallest phone, and nothing moves when the hand shrinks: %s',
  async (font) => {
    await loadWideAndNarrow();
    const fixture = new DavidGoliathFixture(6);
    await fixture.render();
    Object.assign(fixture.table.style, { inlineSize: '320px', blockSize: '568px' });
    fixture.table.style.setProperty('--cb-font', font);
    await waitForUpdates();
    const parts = queryAllDeep(fixture.table, '.rivals, .middle, .ask, .own, .hand, .bar');
    expect(parts).toHaveLength(6);
    const tooWide = parts.filter(
      (element) => element.getBoundingClientRect().right > fixture.table.getBoundingClientRect().right + 1,
    );
    expect(tooWide.map(({ className }) => className)).toEqual([]);
    // Wide numbers may need a third line in a seat, for which the middle gives way.
    const fixed = font === 'Wide' ? '.ask, .own, .hand, .bar' : '.middle, .ask, .own, .hand, .bar';
    const topEdges = (): number[] =>
      queryAllDeep(fixture.table, fixed).map((element) => element.getBoundingClientRect().top);
    const before = topEdges();
    fixture.playUntil(() => fixture.match.view(0).hand.length === 4 && fixture.match.actors[0] === 0);
    fixture.update();
    await fixture.table.updateComplete;
    await fixture.waitUntilSettled();
    expect(topEdges()).toEqual(before);
  },
);

test('an open sheet makes everything below it inert; closing it returns the focus to the hand', async () => {
  const fixture = new DavidGoliathFixture(4, 0, 4, { deals: 2 });
  await fixture.render();
  await until(() => queryAllDeep(fixture.table, 'button[data-card]').length > 0);
  queryAllDeep(fixture.table, 'button[data-card]')[0]!.focus();
  fixture.playUntil(() => fixture.match.state.scores.length === 1);
  fixture.match.resolveAll(fixture.chance);
  fixture.update();
  const sheetAside = await until(() => queryAllDeep(fixture.table, '.sheet .aside')[0]);
  await until(() => focusedElement() === sheetAside);
  for (let tabs = 0; tabs < 4; tabs++) {
    await userEvent.keyboard('{Tab}');
    expect(focusedElement()?.matches('[data-card], .tab')).toBe(false);
  }
  sheetAside.focus();
  await userEvent.keyboard('{Enter}');
  await until(() => focusedElement()?.matches('button[data-card]'));
});

test('shows the right sheet after a whole deal was missed', async () => {
  const fixtureAfterReconnect = new DavidGoliathFixture(3, 0, 7, { deals: 2, firstDealer: 0 });
  await fixtureAfterReconnect.render();
  const { match, table } = fixtureAfterReconnect;
  while (!match.result) {
    match.resolveAll(fixtureAfterReconnect.chance);
    const [seat] = match.actors;
    if (seat === undefined) continue;
    match.play(seat, match.legalMoves(seat)[0]!);
  }
  fixtureAfterReconnect.update();
  const sums = await until(() =>
    queryAllDeep(table, '.sums')
      .map(({ textContent }) => textContent)
      .join(' '),
  );
  const cards = sums.replace(/ = \d+/g, '').match(/\d+/g)!;
  expect(cards).toHaveLength(match.view(0).won.flat().length);
});
