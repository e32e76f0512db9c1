/**
 * Whole games played by ear: every decision comes from what the table says when it is asked and from what the focus is on. The match is
 * looked at only at the end, to compare.
 */
import { seededDraw } from '@cheeseboard/engine';
import { html } from 'lit';
import { expect, test } from 'vitest';
import '../src/game/define.ts';
import { show, the } from './kit/index.ts';
import { Listener } from './kit/listener.ts';
import { PantryByHeart } from './kit/pantry-by-heart.ts';

async function sitDown(game: string, players: number, options: object): Promise<Listener> {
  await show(html`<cb-game
    style="--cb-speed: 0"
    game=${game}
    players=${players}
    bots="easy"
    seed="by ear"
    options=${JSON.stringify(options)}
  ></cb-game>`);
  return new Listener(the('cb-game'));
}

/** Until the last sheet; `turn` acts when there is something to do. Gives how often. */
async function play(player: Listener, turn: (offers: readonly string[]) => Promise<void>): Promise<number> {
  for (let turns = 0; ; ) {
    const { role, name } = player.touched();
    if (role === 'button' && name === 'Look at the table') return turns;
    if (role === 'button' && /^Next (deal|round)$/.test(name)) {
      await player.press('{Enter}');
      continue;
    }
    const offers = await player.offers();
    if (offers.length === 0) continue;
    turns += 1;
    await turn(offers);
  }
}

/** "Total: you 34, Brie 20." */
const numbersIn = (sentence: string): number[] =>
  [...sentence.matchAll(/ ([-−]?\d+)(?=[,.])/g)].map(([, number]) => Number(number!.replace('−', '-')));

/** What the sheet and the scores say is what the engine says. */
async function expectTheEnginesResult(player: Listener, scores: RegExp): Promise<void> {
  const { result } = the('cb-game').match!;
  expect(/\byou\b/i.test(player.sheet())).toBe(result!.winners.includes(0));
  const said = scores.exec(await player.ask('s'))?.[0] ?? '';
  expect(numbersIn(said)).toEqual(result!.scores);
  expect(await player.ask('a')).toBe('The game is over.');
}

const ownMoves = (): string[] =>
  the('cb-game').match!.history.flatMap(({ step }) =>
    'seat' in step && step.seat === 0 ? [step.move.type] : [],
  );

const named = (name: string): RegExp => new RegExp(`^${name}(,|$)`);

test('David & Goliath', async () => {
  const player = await sitDown('david-goliath', 3, { deals: 1 });
  const draw = seededDraw('by ear');
  const turns = await play(player, async (offers) => {
    const card = offers[draw(offers.length)]!.replace('Play ', '');
    await player.tabTo(/^(red|yellow|green|blue|purple) \d+/);
    await player.walkTo(named(card));
    expect(player.touched().name).not.toMatch(/not now/);
    await player.press('{Enter}');
  });
  expect(turns).toBe(15);
  expect(ownMoves()).toHaveLength(15);
  await expectTheEnginesResult(player, /Total: .*/);
});

test('Daumen drauf', async () => {
  const player = await sitDown('daumen-drauf', 3, { rounds: 2 });
  const draw = seededDraw('by ear');
  await play(player, async (offers) => {
    const offer = offers[draw(offers.length)]!;
    const [, kind, colour, number] = /^Show the (\w+) (\w+) (\d)$/.exec(offer) ?? [];
    if (offer === 'Pass') await player.press('p');
    else if (offer.startsWith('Parry')) await player.press('x');
    else {
      const fang = kind === 'poisonous' ? 'with a fang' : 'harmless';
      await player.tabTo(/ snake \d, /);
      await player.walkTo(named(`${colour} snake ${number}, ${fang}`));
      await player.press('{Enter}');
    }
  });
  expect(new Set(ownMoves())).toEqual(new Set(['show', 'pass', 'parry']));
  await expectTheEnginesResult(player, /Total: .*/);
});

test('Mens erger je niet', async () => {
  const player = await sitDown('mens-erger-je-niet', 2, {});
  const draw = seededDraw('by ear');
  await play(player, async (offers) => {
    const offer = offers[draw(offers.length)]!;
    await player.tabTo(/, pile \d, /);
    const laid = /^Lay out pile (\d)/.exec(offer)?.[1];
    if (laid) {
      await player.walkTo(new RegExp(`, pile ${laid}, lay out the first card`));
      await player.press('{Enter}');
      return;
    }
    for (const [, cards, pile] of offer.matchAll(/(\d) (?:cards? )?to pile (\d)/g)) {
      await player.walkTo(new RegExp(`, pile ${pile}, `));
      for (let card = 0; card < Number(cards); card++) await player.press('+');
    }
    await player.walkTo(/^Put down$/);
    expect(player.touched().state).not.toContain('disabled');
    await player.press('{Enter}');
  });
  expect(new Set(ownMoves())).toEqual(new Set(['layOut', 'add']));
  await expectTheEnginesResult(player, /Cards out of 24: .*?\./);
});

test('Gouda! Gouda!', async () => {
  const player = await sitDown('gouda-gouda', 2, {
    cheeseAt: 'purple-box',
    tokensPerPlayer: 2,
    firstPlayer: 0,
  });
  const draw = seededDraw('by ear');
  const pantry = new PantryByHeart(player);
  await play(player, async (offers) => {
    // Tokens soon, and one's own mice forward.
    const liked = [
      draw(2) > 0 ? offers.filter((offer) => isToken.test(offer)) : [],
      offers.filter((offer) => offer.startsWith('Forward: your')),
      offers.filter((offer) => offer === 'Pass'),
    ].find((some) => some.length > 0);
    const choices = liked ?? offers;
    await pantry.carryOut(choices[draw(choices.length)]!);
  });
  const { winners } = the('cb-game').match!.result!;
  const won = winners.includes(0);
  expect(player.sheet()).toBe(`${won ? 'You win' : 'Brie wins'} the game.`);
  expect(await player.ask('s')).toBe(`${won ? 'You have' : 'Brie has'} reached the cheese.`);
  expect(await player.ask('a')).toBe('The game is over.');
  const did = new Set(ownMoves());
  for (const type of ['start', 'name', 'move']) expect(did).toContain(type);
  expect([...did].filter((type) => !['start', 'name', 'move', 'pass'].includes(type)).length).toBeGreaterThan(
    0,
  );
});

const isToken = /^(Re-roll|Improve|Worsen|Cancel|Transfer|Play double)/;
