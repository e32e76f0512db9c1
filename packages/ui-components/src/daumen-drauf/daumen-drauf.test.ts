/** The table of Daumen drauf, position by position: what it offers, what it keeps to itself, what it explains. */
import { seededChance, seededDraw, type Viewer } from '@cheeseboard/engine';
import { type Event, daumenDrauf as rules, type View } from '@cheeseboard/engine/daumen-drauf';
import { expect, test } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import './define.ts';
import { deep, everythingBelow, focused, until } from '../../test/kit/deep.ts';
import { expectAccessible, spoken } from '../../test/kit/index.ts';
import { Desk, stateOf } from '../../test/kit/snake-desk.ts';
import { languages } from '../language/language.ts';
import { passedSeats, scenesOf } from './scenes.ts';

const three = (more: object = {}) =>
  stateOf({ hands: ['y1 y4 g2 b3f b5', 'y2 y5f g1f g3 b1', 'y1f y3 g2f g5 b5f'], ...more });

const parry = (desk: Desk): HTMLElement => deep(desk.table, '.parry')[0]!;
const isThere = (element: HTMLElement): boolean => getComputedStyle(element).visibility === 'visible';
const note = (desk: Desk): HTMLElement | undefined => deep(desk.table, '.note')[0];
const handCard = (desk: Desk, card: string): HTMLElement =>
  deep(desk.table, `cb-hand, [data-place="hand"]`)[0]!.shadowRoot!.querySelector<HTMLElement>(
    `[data-card="${card}"]`,
  )!;
/** All of the page but what is being said: that comes in its own time. */
const pageOf = (desk: Desk): string => {
  const { shadowRoot } = deep(desk.table, 'cb-announcer')[0]!;
  return everythingBelow(desk.table)
    .replace(shadowRoot!.innerHTML, '')
    .replace(/<!--.*?-->/g, '');
};
/** Where two pages first differ; a whole page is no message. */
function expectSamePage(one: string, other: string): void {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  expect([one.slice(at - 60, at + 60), one.length]).toEqual([other.slice(at - 60, at + 60), other.length]);
}
const inTrick = (desk: Desk): string[] =>
  deep(desk.table, '.trick [data-card]').map(({ dataset }) => dataset.card!);

test('a parry out of turn: the button is there, and wins the trick', async () => {
  const desk = new Desk(three(), 2);
  await desk.open();
  expect(isThere(parry(desk))).toBe(false);
  desk.play(0, 'y1');
  await desk.rest();
  expect(deep(desk.table, 'cb-seat[turn]')[0]!.getAttribute('name')).toBe('Ben');
  expect(isThere(parry(desk))).toBe(true);
  expect(parry(desk).getAttribute('aria-label')).toContain('yellow snake 1, with a fang');
  await userEvent.click(parry(desk));
  await desk.rest();
  expect(desk.intents).toEqual([{ type: 'parry' }]);
  expect(inTrick(desk)).toEqual(['y1', 'y1f']);
  expect(deep(desk.table, '.taken')[0]!.textContent).toContain('You win the trick');
  expect(isThere(parry(desk))).toBe(false);
  expect(focused()?.matches('cb-hand button, button[data-card]')).toBe(true);
});

test('a parry by its key, and by showing the twin', async () => {
  for (const way of ['key', 'card']) {
    const desk = new Desk(three(), 2);
    await desk.open();
    desk.play(0, 'y1');
    await desk.rest();
    handCard(desk, 'y1f').focus();
    await userEvent.keyboard(way === 'key' ? 'x' : '{Enter}');
    await desk.rest();
    expect(desk.intents).toEqual([{ type: 'parry' }]);
  }
});

test.each(languages)(
  'that one could parry moves nothing, and only the own page shows it (%s)',
  async (lang) => {
    // The second and the third chair: in turn, and not. A third one looks on.
    for (const [chair, other] of [
      [1, 2],
      [2, 1],
    ] as const) {
      const boxes: string[] = [];
      const pages: string[] = [];
      for (const twin of [true, false]) {
        const held = ['y1 g1', 'y3 g2', 'y3f b1', 'b2 b3'];
        held[chair] = twin ? 'y1f b4' : 'y2f b4';
        const state = () => stateOf({ hands: held, won: [twin ? 'y2f' : 'y1f'] });
        const desk = new Desk(state(), chair);
        // Wide letters: the question takes as many lines as it ever will.
        await desk.open({ lang, width: '320px', font: 'monospace' });
        desk.play(0, 'y1');
        await desk.rest();
        expect(isThere(parry(desk))).toBe(twin);
        const places = deep(desk.table, '.rivals, .middle, .trick, .ask, .own, .act, .hand, .bar');
        boxes.push(
          places.map((it) => `${it.classList[0]} ${JSON.stringify(it.getBoundingClientRect())}`).join('\n'),
        );
        // To all others it looks the same.
        const theirs = new Desk(state(), other);
        await theirs.open({ lang });
        theirs.play(0, 'y1');
        await theirs.rest();
        pages.push(pageOf(theirs));
      }
      expect(boxes[0]).toBe(boxes[1]);
      expectSamePage(pages[0]!, pages[1]!);
    }
  },
);

test('a fang under somebody’s thumb is nowhere in the page', async () => {
  const pageAfter = async (card: string, viewer: Viewer): Promise<string> => {
    const desk = new Desk(stateOf({ hands: ['y4 b3 b3f', 'g1 y2', 'b1 g4'], turn: 0 }), viewer);
    await desk.open();
    deep(desk.table, '[data-panel="log"]')[0]!.click();
    desk.play(0, card);
    await desk.rest();
    return pageOf(desk);
  };
  for (const viewer of [1, 2, 'spectator'] as const) {
    expectSamePage(await pageAfter('b3', viewer), await pageAfter('b3f', viewer));
  }
  const [harmless, poisonous] = [await pageAfter('b3', 0), await pageAfter('b3f', 0)];
  expect(harmless === poisonous).toBe(false);
  expect(poisonous.includes('black snake 3, with a fang, from you, your thumb on it')).toBe(true);
});

test('what is laid open, won and looked at', async () => {
  const desk = new Desk(three(), 1);
  await desk.open();
  desk.play(0, 'y1');
  desk.play(1, 'y2');
  desk.play(2, 'y3');
  await desk.rest();
  expect(inTrick(desk)).toEqual(['y1?', 'y2', 'y3?']);
  desk.play(0, 'y4');
  await desk.rest();
  expect(inTrick(desk)).toEqual(['y1', 'y2', 'y3?', 'y4?']);
  const trick = await spoken('.trick');
  expect(trick).toContain('yellow snake 1, harmless, from Ann, laid open');
  expect(trick).toContain('yellow snake 4, thumb on it, from Ann, highest');
  const chips = deep(desk.table, '.alive li').map(({ textContent }) =>
    textContent!.trim().replace(/\s+/g, ' '),
  );
  expect(chips).toEqual(['yellow: over 4', 'green: any', 'black: any']);
  desk.play(1, 'g3');
  desk.play(2, 'pass');
  await desk.rest();
  expect(deep(desk.table, '.alive .dead')).toHaveLength(1);
  expect(deep(desk.table, '.passed')).toHaveLength(1);
  desk.play(0, 'pass');
  await desk.rest();
  // All look, until the next card is shown.
  expect(inTrick(desk)).toEqual(['y1', 'y2', 'y3', 'y4', 'g3']);
  expect(deep(desk.table, '.own [data-place="won:1"]')[0]!.textContent).toContain('5 cards won');
  desk.play(1, 'b1');
  await desk.rest();
  expect(inTrick(desk)).toEqual(['b1']);
  expect(/yellow snake [1-4]/.test(pageOf(desk))).toBe(false);
});

test('a refusal names the rule and links to it', async () => {
  const desk = new Desk(three(), 1);
  await desk.open();
  desk.play(0, 'y4');
  await desk.rest();
  handCard(desk, 'y2').focus();
  await userEvent.keyboard('{Enter}');
  await until(() => note(desk));
  expect(note(desk)!.textContent).toContain('higher number or a new colour');
  expect(note(desk)!.querySelector('a')!.getAttribute('href')).toBe('/rules#dd-6');
  expect(desk.intents).toEqual([]);
  await userEvent.keyboard('x');
  expect(note(desk)!.querySelector('a')!.getAttribute('href')).toBe('/rules#dd-10');
  await userEvent.keyboard('p');
  expect(desk.intents).toEqual([{ type: 'pass' }]);
  await userEvent.click(deep(desk.table, '.pass')[0]!);
  await until(() => note(desk));
  expect(note(desk)!.querySelector('a')!.getAttribute('href')).toBe('/rules#dd-5');
  expect(deep(desk.table, '.pass')[0]!.getAttribute('aria-label')).toBe('Pass, not now');
});

test('won cards are open with openWins, in the drawer and at the seats', async () => {
  const desk = new Desk(three({ options: { openWins: 'on' }, won: ['y5', 'g1 g4f', ''] }), 0);
  await desk.open();
  expect(deep(desk.table, '.more .tally')).toHaveLength(2);
  deep(desk.table, '[data-panel="scores"]')[0]!.click();
  await desk.table.updateComplete;
  const ben = deep(desk.table, '.lookup li')[1]!.textContent!.replace(/\s+/g, ' ');
  expect(ben).toMatch(/Won by Ben 1 harmless: \+1 ?green 1 1 poisonous: −1 ?green 4/);
  const closed = new Desk(three({ won: ['y5', 'g1 g4f', ''] }), 0);
  await closed.open();
  deep(closed.table, '[data-panel="scores"]')[0]!.click();
  await closed.table.updateComplete;
  expect(deep(closed.table, '.tally, .lookup')).toEqual([]);
});

/** Positions that between them have every phase. */
const phases: { readonly [name: string]: () => Promise<Desk> } = {
  async leading() {
    const desk = new Desk(three({ stocked: true }), 0);
    await desk.open();
    return desk;
  },
  async parrying() {
    const desk = new Desk(three({ stocked: true }), 2);
    await desk.open();
    desk.play(0, 'y1');
    desk.play(1, 'pass');
    return desk;
  },
  async inspecting() {
    const desk = await phases.parrying!();
    desk.play(2, 'parry');
    return desk;
  },
  async 'the end of a round'() {
    const desk = new Desk(stateOf({ hands: ['y1', 'y2 y3f'], options: { rounds: 2 } }), 0);
    await desk.open();
    desk.play(0, 'y1');
    desk.play(1, 'pass');
    return desk;
  },
  async 'the end of the game'() {
    const desk = new Desk(stateOf({ hands: ['y1', 'y2'], options: { openWins: 'on' } }), 1);
    await desk.open();
    desk.play(0, 'y1');
    desk.play(1, 'y2');
    return desk;
  },
};

test.each(Object.keys(phases))('%s: is accessible', async (name) => {
  const desk = await phases[name]!();
  await desk.rest();
  await expectAccessible();
});

test('the sheets say how the scores come about', async () => {
  const round = await phases['the end of a round']!();
  await round.rest();
  const said = deep(round.table, '.accounts li').map(({ textContent }) => textContent!.replace(/\s+/g, ' '));
  expect(said[0]).toContain('Ann 0');
  expect(said[0]).toContain('11 harmless: +11');
  expect(said[0]).toContain('11 poisonous: −11');
  expect(said[1]).toContain('Ben −2');
  expect(said[1]).toContain('2 left in hand: −2 yellow 2 yellow 3');
  expect(deep(round.table, '.sheet .aside')[0]!.textContent).toBe('Next round');
  const over = await phases['the end of the game']!();
  await over.rest();
  expect(deep(over.table, '.sheet h2')[0]!.textContent).toContain('You win with 2 points');
});

test('every story ends where the game stands, for everybody', () => {
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
  let told = 0;
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
        told += scenes.length;
      }
      log = [...log, ...events];
    }
  }
  expect(told).toBeGreaterThan(500);
});

test('a card rises with the thumb on it, and turns its head when it is laid open', async () => {
  await commands.motion('no-preference');
  try {
    const desk = new Desk(three(), 0);
    // So slow that nothing is over before it was looked at; a tap ends each story.
    await desk.open({ speed: 40 });
    const seenEnough = async (): Promise<void> => {
      await desk.table.updateComplete;
      desk.table.skip();
      await desk.rest();
    };
    handCard(desk, 'b3f').focus();
    await userEvent.keyboard('{Enter}');
    const ghost = await until(() => deep(desk.table, '.ghost')[0]);
    // In the air it is what everybody sees: no red in it.
    expect(ghost.querySelector('[fill*="thumb"]')).not.toBeNull();
    expect(ghost.querySelector('[fill*="fang"]')).toBeNull();
    await seenEnough();
    desk.play(1, 'g3');
    await seenEnough();
    desk.play(2, 'g5');
    await seenEnough();
    desk.play(0, 'y4');
    const turning = await until(() => deep(desk.table, '.turning')[0]);
    expect(turning.querySelector('[data-card="b3f"]')).not.toBeNull();
    await until(() => turning.getAnimations({ subtree: true }).length > 0);
    // Nothing is left in the air.
    await seenEnough();
    expect(deep(desk.table, '.ghost, .turning')).toEqual([]);
    expect(inTrick(desk)).toEqual(['b3f', 'g3?', 'g5?', 'y4']);
  } finally {
    await commands.motion('reduce');
  }
});

test('by ear: what one holds, what lies there, what one can do', async () => {
  const desk = new Desk(three(), 2);
  await desk.open();
  desk.play(0, 'y1');
  await desk.rest();
  desk.table.focus();
  const live = (): string => deep(desk.table, 'cb-announcer')[0]!.shadowRoot!.textContent!;
  for (const [key, words] of [
    ['h', 'poisonous yellow 1'],
    ['t', 'yellow 1 by Ann (thumb on it)'],
    ['m', 'Parry with the poisonous yellow 1'],
    ['a', 'You hold its twin'],
  ] as const) {
    await userEvent.keyboard(key);
    await until(() => live().includes(words));
  }
});
