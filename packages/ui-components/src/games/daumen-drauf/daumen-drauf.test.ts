/** The Daumen drauf table: legal moves, secrets and explanations, tested position by position. */
import { seededChance, seededDraw, type Viewer } from '@cheeseboard/engine';
import { type Event, daumenDrauf as rules, type View } from '@cheeseboard/engine/daumen-drauf';
import { expect, test } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import './define.ts';
import { DaumenDraufFixture, stateOf } from '../../../test/kit/daumen-drauf-table.ts';
import { ariaSnapshot, expectAccessible } from '../../../test/kit/index.ts';
import { focusedElement, htmlWithAllShadows, queryAllDeep, until } from '../../../test/kit/query.ts';
import { languages } from '../../language/language.ts';
import { passedSeats, scenesOf } from './scenes.ts';

const threePlayers = (changes: object = {}) =>
  stateOf({ hands: ['y1 y4 g2 b3f b5', 'y2 y5f g1f g3 b1', 'y1f y3 g2f g5 b5f'], ...changes });

const parry = (fixture: DaumenDraufFixture): HTMLElement => queryAllDeep(fixture.table, '.parry')[0]!;
const isVisible = (element: HTMLElement): boolean => getComputedStyle(element).visibility === 'visible';
const note = (fixture: DaumenDraufFixture): HTMLElement | undefined =>
  queryAllDeep(fixture.table, '.note')[0];
const handCard = (fixture: DaumenDraufFixture, card: string): HTMLElement =>
  queryAllDeep(fixture.table, `cb-hand, [data-place="hand"]`)[0]!.shadowRoot!.querySelector<HTMLElement>(
    `[data-card="${card}"]`,
  )!;
/** The page's HTML without the announcer, whose timing varies. */
const pageOf = (fixture: DaumenDraufFixture): string => {
  const { shadowRoot } = queryAllDeep(fixture.table, 'cb-announcer')[0]!;
  return htmlWithAllShadows(fixture.table)
    .replace(shadowRoot!.innerHTML, '')
    .replace(/<!--.*?-->/g, '');
};
/** Fails with the first difference only, because a whole page is too long for a message. */
function expectSamePage(html: string, otherHtml: string): void {
  const index = [...html].findIndex((letter, index) => letter !== otherHtml[index]);
  expect([html.slice(index - 60, index + 60), html.length]).toEqual([
    otherHtml.slice(index - 60, index + 60),
    otherHtml.length,
  ]);
}
const cardsInTrick = (fixture: DaumenDraufFixture): string[] =>
  queryAllDeep(fixture.table, '.trick [data-card]').map(({ dataset }) => dataset.card!);

test('the parry button appears out of turn and wins the trick', async () => {
  const fixture = new DaumenDraufFixture(threePlayers(), 2);
  await fixture.render();
  expect(isVisible(parry(fixture))).toBe(false);
  fixture.play(0, 'y1');
  await fixture.waitUntilSettled();
  expect(queryAllDeep(fixture.table, 'cb-seat[turn]')[0]!.getAttribute('name')).toBe('Ben');
  expect(isVisible(parry(fixture))).toBe(true);
  expect(parry(fixture).getAttribute('aria-label')).toContain('yellow snake 1, with a fang');
  await userEvent.click(parry(fixture));
  await fixture.waitUntilSettled();
  expect(fixture.requestedMoves).toEqual([{ type: 'parry' }]);
  expect(cardsInTrick(fixture)).toEqual(['y1', 'y1f']);
  expect(queryAllDeep(fixture.table, '.taken')[0]!.textContent).toContain('You win the trick');
  expect(isVisible(parry(fixture))).toBe(false);
  expect(focusedElement()?.matches('cb-hand button, button[data-card]')).toBe(true);
});

test('the log forgets the cards of earlier tricks, unless the whole log is asked for', async () => {
  const fixture = new DaumenDraufFixture(threePlayers(), 1);
  await fixture.render();
  queryAllDeep(fixture.table, '.tab')[0]!.click();
  const log = async (): Promise<string> => {
    await fixture.waitUntilSettled();
    return queryAllDeep(fixture.table, 'cb-log')[0]!.shadowRoot!.textContent!;
  };
  fixture.play(0, 'b5');
  fixture.play(1, 'pass');
  fixture.play(2, 'pass');
  expect(await log()).toContain('wins the trick: harmless black 5');
  fixture.play(0, 'y1');
  expect(await log()).toContain('wins the trick: 1 card.');
  expect(await log()).not.toContain('black');
  fixture.table.fullLog = true;
  fixture.play(1, 'pass');
  expect(await log()).toContain('black');
});

test('parries with the key and by showing the twin', async () => {
  for (const way of ['key', 'card']) {
    const fixture = new DaumenDraufFixture(threePlayers(), 2);
    await fixture.render();
    fixture.play(0, 'y1');
    await fixture.waitUntilSettled();
    handCard(fixture, 'y1f').focus();
    await userEvent.keyboard(way === 'key' ? 'x' : '{Enter}');
    await fixture.waitUntilSettled();
    expect(fixture.requestedMoves).toEqual([{ type: 'parry' }]);
  }
});

test.each(languages)(
  'a possible parry shifts no layout and is visible only to its player (%s)',
  async (lang) => {
    // Seat 1 is in turn, seat 2 is not. `other` observes.
    for (const [chair, other] of [
      [1, 2],
      [2, 1],
    ] as const) {
      const boxes: string[] = [];
      const pages: string[] = [];
      for (const twin of [true, false]) {
        const hands = ['y1 g1', 'y3 g2', 'y3f b1', 'b2 b3'];
        hands[chair] = twin ? 'y1f b4' : 'y2f b4';
        const state = () => stateOf({ hands: hands, won: [twin ? 'y2f' : 'y1f'] });
        const fixture = new DaumenDraufFixture(state(), chair);
        // A wide font, so that the prompt needs as many lines as possible.
        await fixture.render({ lang, width: '320px', font: 'monospace' });
        fixture.play(0, 'y1');
        await fixture.waitUntilSettled();
        expect(isVisible(parry(fixture))).toBe(twin);
        const places = queryAllDeep(fixture.table, '.rivals, .middle, .trick, .ask, .own, .act, .hand, .bar');
        boxes.push(
          places
            .map(
              (placeElement) =>
                `${placeElement.classList[0]} ${JSON.stringify(placeElement.getBoundingClientRect())}`,
            )
            .join('\n'),
        );
        // All others see the same page.
        const otherFixture = new DaumenDraufFixture(state(), other);
        await otherFixture.render({ lang });
        otherFixture.play(0, 'y1');
        await otherFixture.waitUntilSettled();
        pages.push(pageOf(otherFixture));
      }
      expect(boxes[0]).toBe(boxes[1]);
      expectSamePage(pages[0]!, pages[1]!);
    }
  },
);

test('keeps a fang under another player’s thumb out of the page', async () => {
  const pageAfter = async (card: string, viewer: Viewer): Promise<string> => {
    const fixture = new DaumenDraufFixture(
      stateOf({ hands: ['y4 b3 b3f', 'g1 y2', 'b1 g4'], turn: 0 }),
      viewer,
    );
    await fixture.render();
    queryAllDeep(fixture.table, '[data-panel="log"]')[0]!.click();
    fixture.play(0, card);
    await fixture.waitUntilSettled();
    return pageOf(fixture);
  };
  for (const viewer of [1, 2, 'spectator'] as const) {
    expectSamePage(await pageAfter('b3', viewer), await pageAfter('b3f', viewer));
  }
  const [harmless, poisonous] = [await pageAfter('b3', 0), await pageAfter('b3f', 0)];
  expect(harmless === poisonous).toBe(false);
  expect(poisonous.includes('black snake 3, with a fang, from you, your thumb on it')).toBe(true);
});

test('shows cards when they are laid open and won', async () => {
  const fixture = new DaumenDraufFixture(threePlayers(), 1);
  await fixture.render();
  fixture.play(0, 'y1');
  fixture.play(1, 'y2');
  fixture.play(2, 'y3');
  await fixture.waitUntilSettled();
  expect(cardsInTrick(fixture)).toEqual(['y1?', 'y2', 'y3?']);
  fixture.play(0, 'y4');
  await fixture.waitUntilSettled();
  expect(cardsInTrick(fixture)).toEqual(['y1', 'y2', 'y3?', 'y4?']);
  const trick = await ariaSnapshot('.trick');
  expect(trick).toContain('yellow snake 1, harmless, from Ann, revealed');
  expect(trick).toContain('yellow snake 4, thumb on it, from Ann, highest');
  const colourTexts = queryAllDeep(fixture.table, '.alive li').map(({ textContent }) =>
    textContent!.trim().replace(/\s+/g, ' '),
  );
  expect(colourTexts).toEqual(['yellow: over 4', 'green: any', 'black: any']);
  fixture.play(1, 'g3');
  fixture.play(2, 'pass');
  await fixture.waitUntilSettled();
  expect(queryAllDeep(fixture.table, '.alive .dead')).toHaveLength(1);
  expect(queryAllDeep(fixture.table, '.passed')).toHaveLength(1);
  fixture.play(0, 'pass');
  await fixture.waitUntilSettled();
  // The trick stays visible until the next card is shown.
  expect(cardsInTrick(fixture)).toEqual(['y1', 'y2', 'y3', 'y4', 'g3']);
  expect(queryAllDeep(fixture.table, '.own [data-place="won:1"]')[0]!.textContent).toContain('5 cards won');
  fixture.play(1, 'b1');
  await fixture.waitUntilSettled();
  expect(cardsInTrick(fixture)).toEqual(['b1']);
  expect(/yellow snake [1-4]/.test(pageOf(fixture))).toBe(false);
});

test('a refusal names the rule and links to it', async () => {
  const fixture = new DaumenDraufFixture(threePlayers(), 1);
  await fixture.render();
  fixture.play(0, 'y4');
  await fixture.waitUntilSettled();
  handCard(fixture, 'y2').focus();
  await userEvent.keyboard('{Enter}');
  await until(() => note(fixture));
  expect(note(fixture)!.textContent).toContain('higher number or a new colour');
  expect(note(fixture)!.querySelector('a')!.getAttribute('href')).toBe('/rules#dd-6');
  expect(fixture.requestedMoves).toEqual([]);
  await userEvent.keyboard('x');
  expect(note(fixture)!.querySelector('a')!.getAttribute('href')).toBe('/rules#dd-10');
  await userEvent.keyboard('p');
  expect(fixture.requestedMoves).toEqual([{ type: 'pass' }]);
  await userEvent.click(queryAllDeep(fixture.table, '.pass')[0]!);
  await until(() => note(fixture));
  expect(note(fixture)!.querySelector('a')!.getAttribute('href')).toBe('/rules#dd-5');
  expect(queryAllDeep(fixture.table, '.pass')[0]!.getAttribute('aria-label')).toBe('Pass, not now');
});

test('shows won cards in the drawer and at the seats with openWins', async () => {
  const fixture = new DaumenDraufFixture(
    threePlayers({ options: { openWins: 'on' }, won: ['y5', 'g1 g4f', ''] }),
    0,
  );
  await fixture.render();
  expect(queryAllDeep(fixture.table, '.more .tally')).toHaveLength(2);
  queryAllDeep(fixture.table, '[data-panel="scores"]')[0]!.click();
  await fixture.table.updateComplete;
  const ben = queryAllDeep(fixture.table, '.lookup li')[1]!.textContent!.replace(/\s+/g, ' ');
  expect(ben).toMatch(/Won by Ben 1 harmless: \+1 ?green 1 1 poisonous: −1 ?green 4/);
  const fixtureWithHiddenWins = new DaumenDraufFixture(threePlayers({ won: ['y5', 'g1 g4f', ''] }), 0);
  await fixtureWithHiddenWins.render();
  queryAllDeep(fixtureWithHiddenWins.table, '[data-panel="scores"]')[0]!.click();
  await fixtureWithHiddenWins.table.updateComplete;
  expect(queryAllDeep(fixtureWithHiddenWins.table, '.tally, .lookup')).toEqual([]);
});

/** A position for every phase. */
const phases: { readonly [name: string]: () => Promise<DaumenDraufFixture> } = {
  async 'leading a trick'() {
    const fixture = new DaumenDraufFixture(threePlayers({ stocked: true }), 0);
    await fixture.render();
    return fixture;
  },
  async 'a possible parry'() {
    const fixture = new DaumenDraufFixture(threePlayers({ stocked: true }), 2);
    await fixture.render();
    fixture.play(0, 'y1');
    fixture.play(1, 'pass');
    return fixture;
  },
  async 'looking at the last trick'() {
    const fixture = await phases['a possible parry']!();
    fixture.play(2, 'parry');
    return fixture;
  },
  async 'the end of a round'() {
    const fixture = new DaumenDraufFixture(stateOf({ hands: ['y1', 'y2 y3f'], options: { rounds: 2 } }), 0);
    await fixture.render();
    fixture.play(0, 'y1');
    fixture.play(1, 'pass');
    return fixture;
  },
  async 'the end of the game'() {
    const fixture = new DaumenDraufFixture(stateOf({ hands: ['y1', 'y2'], options: { openWins: 'on' } }), 1);
    await fixture.render();
    fixture.play(0, 'y1');
    fixture.play(1, 'y2');
    return fixture;
  },
};

test.each(Object.keys(phases))('%s: is accessible', async (name) => {
  const fixture = await phases[name]!();
  await fixture.waitUntilSettled();
  await expectAccessible();
});

test('the sheets explain the scores', async () => {
  const round = await phases['the end of a round']!();
  await round.waitUntilSettled();
  const accountTexts = queryAllDeep(round.table, '.accounts li').map(({ textContent }) =>
    textContent!.replace(/\s+/g, ' '),
  );
  expect(accountTexts[0]).toContain('Ann 0');
  expect(accountTexts[0]).toContain('11 harmless: +11');
  expect(accountTexts[0]).toContain('11 poisonous: −11');
  expect(accountTexts[1]).toContain('Ben −2');
  expect(accountTexts[1]).toContain('2 left in hand: −2 yellow 2 yellow 3');
  expect(queryAllDeep(round.table, '.sheet .aside')[0]!.textContent).toBe('Next round');
  const finalTable = await phases['the end of the game']!();
  await finalTable.waitUntilSettled();
  expect(queryAllDeep(finalTable.table, '.sheet h2')[0]!.textContent).toContain('You win with 2 points');
});

test('scenes end at the next view, for every viewer', () => {
  const draw = seededDraw('stories');
  const chance = seededChance('stories');
  const shownIn = ({
    trick,
    lastTrick,
    hand,
    handCounts,
    wonCounts,
    stock,
    scores,
    totals,
    phase,
  }: View) => ({
    trick,
    lastTrick,
    hand,
    handCounts,
    wonCounts,
    stock,
    scores,
    totals,
    phase,
  });
  let sceneCount = 0;
  for (const seats of [2, 3, 5, 7]) {
    const state = rules.setup(seats, { rounds: 2, firstLeader: 'random', parry: 'anytime', openWins: 'off' });
    const viewers: Viewer[] = [0, seats - 1, 'spectator'];
    let log: Event[] = [];
    while (!rules.result(state)) {
      const before = viewers.map((viewer) => structuredClone(rules.view(state, viewer)));
      const events: Event[] = [];
      const request = rules.chance(state);
      if (request) rules.resolve(state, chance(request), (event) => events.push(event));
      else {
        const actors = rules.actors(state);
        const seat = actors[draw(actors.length)]!;
        const moves = rules.legalMoves(state, seat);
        rules.play(state, seat, moves[draw(moves.length)]!, (event) => events.push(event));
      }
      for (const [index, viewer] of viewers.entries()) {
        const after = rules.view(state, viewer);
        const scenes = scenesOf(before[index]!, events, after, {
          passed: passedSeats(log),
          colourOf: () => 'red',
        });
        expect(shownIn(scenes.at(-1)!.view)).toEqual(shownIn(after));
        expect(scenes.flatMap((scene) => scene.events)).toEqual(events);
        sceneCount += scenes.length;
      }
      log = [...log, ...events];
    }
  }
  expect(sceneCount).toBeGreaterThan(500);
});

test('a shown card rises with the thumb on it and turns its head when it is laid open', async () => {
  await commands.motion('no-preference');
  try {
    const fixture = new DaumenDraufFixture(threePlayers(), 0);
    // So slow that the test sees every animation; a tap skips each one.
    await fixture.render({ speed: 40 });
    const skipAnimation = async (): Promise<void> => {
      await fixture.table.updateComplete;
      fixture.table.skip();
      await fixture.waitUntilSettled();
    };
    handCard(fixture, 'b3f').focus();
    await userEvent.keyboard('{Enter}');
    const ghost = await until(() => queryAllDeep(fixture.table, '.ghost')[0]);
    // In flight the card is drawn as the others see it, without red.
    expect(ghost.querySelector('[fill*="thumb"]')).not.toBeNull();
    expect(ghost.querySelector('[fill*="fang"]')).toBeNull();
    await skipAnimation();
    fixture.play(1, 'g3');
    await skipAnimation();
    fixture.play(2, 'g5');
    await skipAnimation();
    fixture.play(0, 'y4');
    const turningCard = await until(() => queryAllDeep(fixture.table, '.turning')[0]);
    expect(turningCard.querySelector('[data-card="b3f"]')).not.toBeNull();
    await until(() => turningCard.getAnimations({ subtree: true }).length > 0);
    // No flying card is left.
    await skipAnimation();
    expect(queryAllDeep(fixture.table, '.ghost, .turning')).toEqual([]);
    expect(cardsInTrick(fixture)).toEqual(['b3f', 'g3?', 'g5?', 'y4']);
  } finally {
    await commands.motion('reduce');
  }
});

test('readout keys announce hand, trick, moves and prompt', async () => {
  const fixture = new DaumenDraufFixture(threePlayers(), 2);
  await fixture.render();
  fixture.play(0, 'y1');
  await fixture.waitUntilSettled();
  fixture.table.focus();
  const announcement = (): string => queryAllDeep(fixture.table, 'cb-announcer')[0]!.shadowRoot!.textContent!;
  for (const [key, words] of [
    ['h', 'poisonous yellow 1'],
    ['t', 'yellow 1 by Ann (thumb on it)'],
    ['m', 'Parry with the poisonous yellow 1'],
    ['a', 'You hold its twin'],
  ] as const) {
    await userEvent.keyboard(key);
    await until(() => announcement().includes(words));
  }
});
