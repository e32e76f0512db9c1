/**
 * Plays whole games with a screen reader: every decision is based on announcements and on the focused element. The match is read only
 * at the end, to compare.
 */
import { seededDraw } from '@cheeseboard/engine';
import { html } from 'lit';
import { expect, test } from 'vitest';
import '../src/game/define.ts';
import { getElement, show } from './kit/index.ts';
import { ScreenReaderGouda } from './kit/screen-reader-gouda.ts';
import { ScreenReaderPlayer } from './kit/screen-reader-player.ts';

async function startGame(game: string, players: number, options: object): Promise<ScreenReaderPlayer> {
  await show(html`<cb-game
    style="--cb-speed: 0"
    game=${game}
    players=${players}
    bots="easy"
    seed="by ear"
    options=${JSON.stringify(options)}
  ></cb-game>`);
  return new ScreenReaderPlayer(getElement('cb-game'));
}

/** Plays until the last sheet. Calls `turn` whenever a move is possible, and returns the number of calls. */
async function play(
  player: ScreenReaderPlayer,
  turn: (offers: readonly string[]) => Promise<void>,
): Promise<number> {
  for (let turns = 0; ; ) {
    const { role, name } = player.describeFocus();
    if (role === 'button' && name === 'Look at the table') return turns;
    if (role === 'button' && /^Next (deal|round)$/.test(name)) {
      await player.press('{Enter}');
      continue;
    }
    // The focus comes to the die by itself.
    if (role === 'button' && name === 'Roll the die') {
      await player.press('{Enter}');
      continue;
    }
    const offers = await player.offers();
    if (offers.length === 0) continue;
    turns += 1;
    await turn(offers);
  }
}

/** The numbers in a sentence like "Total: you 34, Brie 20." */
const numbersIn = (sentence: string): number[] =>
  [...sentence.matchAll(/ ([-−]?\d+)(?=[,.])/g)].map(([, number]) => Number(number!.replace('−', '-')));

/** Checks that the announced result is the engine's result. */
async function expectEngineResult(player: ScreenReaderPlayer, scores: RegExp): Promise<void> {
  const { result } = getElement('cb-game').match!;
  expect(/\byou\b/i.test(player.sheetTitle())).toBe(result!.winners.includes(0));
  const announcedScores = scores.exec(await player.ask('s'))?.[0] ?? '';
  expect(numbersIn(announcedScores)).toEqual(result!.scores);
  expect(await player.ask('a')).toBe('The game is over.');
}

const ownMoves = (): string[] =>
  getElement('cb-game').match!.history.flatMap(({ step }) =>
    'seat' in step && step.seat === 0 ? [step.move.type] : [],
  );

const nameStart = (name: string): RegExp => new RegExp(`^${name}(,|$)`);

test('David & Goliath can be played to the end', async () => {
  const player = await startGame('david-goliath', 3, { deals: 1 });
  const draw = seededDraw('by ear');
  const turns = await play(player, async (offers) => {
    const card = offers[draw(offers.length)]!.replace('Play ', '');
    await player.tabTo(/^(red|yellow|green|blue|purple) \d+/);
    await player.arrowTo(nameStart(card));
    expect(player.describeFocus().name).not.toMatch(/not now/);
    await player.press('{Enter}');
  });
  expect(turns).toBe(15);
  expect(ownMoves()).toHaveLength(15);
  await expectEngineResult(player, /Total: .*/);
});

test('Daumen drauf can be played to the end', async () => {
  const player = await startGame('daumen-drauf', 3, { rounds: 2 });
  const draw = seededDraw('by ear');
  await play(player, async (offers) => {
    const offer = offers[draw(offers.length)]!;
    const [, kind, colour, number] = /^Show the (\w+) (\w+) (\d)$/.exec(offer) ?? [];
    if (offer === 'Pass') await player.press('p');
    else if (offer.startsWith('Parry')) await player.press('x');
    else {
      const fang = kind === 'poisonous' ? 'with a fang' : 'harmless';
      await player.tabTo(/ snake \d, /);
      await player.arrowTo(nameStart(`${colour} snake ${number}, ${fang}`));
      await player.press('{Enter}');
    }
  });
  expect(new Set(ownMoves())).toEqual(new Set(['show', 'pass', 'parry']));
  await expectEngineResult(player, /Total: .*/);
});

test('Mens erger je niet can be played to the end', async () => {
  const player = await startGame('mens-erger-je-niet', 2, {});
  const draw = seededDraw('by ear');
  await play(player, async (offers) => {
    const offer = offers[draw(offers.length)]!;
    await player.tabTo(/, pile \d, /);
    const pileNumber = /^Lay out pile (\d)/.exec(offer)?.[1];
    if (pileNumber) {
      await player.arrowTo(new RegExp(`, pile ${pileNumber}, lay out the first card`));
      await player.press('{Enter}');
      return;
    }
    for (const [, cards, pile] of offer.matchAll(/(\d) (?:cards? )?to pile (\d)/g)) {
      await player.arrowTo(new RegExp(`, pile ${pile}, `));
      for (let card = 0; card < Number(cards); card++) await player.press('+');
    }
    await player.arrowTo(/^Put down$/);
    expect(player.describeFocus().state).not.toContain('disabled');
    await player.press('{Enter}');
  });
  expect(new Set(ownMoves())).toEqual(new Set(['layOut', 'add']));
  await expectEngineResult(player, /Cards laid out, of 24: .*?\./);
});

test('Gouda! Gouda! can be played to the end', async () => {
  const player = await startGame('gouda-gouda', 2, {
    cheeseAt: 'purple-box',
    powers: 'on',
    tokensPerPlayer: 2,
    firstPlayer: 0,
  });
  const draw = seededDraw('by ear');
  const gouda = new ScreenReaderGouda(player);
  await play(player, async (offers) => {
    // Prefer tokens, then moving the player's own mice forward.
    const preferredMoves = [
      draw(2) > 0 ? offers.filter((offer) => isToken.test(offer)) : [],
      offers.filter((offer) => offer.startsWith('Forward: your')),
      offers.filter((offer) => offer === 'Pass'),
    ].find((group) => group.length > 0);
    const choices = preferredMoves ?? offers;
    await gouda.carryOut(choices[draw(choices.length)]!);
  });
  const { winners } = getElement('cb-game').match!.result!;
  const won = winners.includes(0);
  expect(player.sheetTitle()).toBe(`${won ? 'You win' : 'Brie wins'} the game.`);
  expect(await player.ask('s')).toBe(`${won ? 'You have' : 'Brie has'} reached the cheese.`);
  expect(await player.ask('a')).toBe('The game is over.');
  const moveTypes = new Set(ownMoves());
  for (const type of ['start', 'name', 'move']) expect(moveTypes).toContain(type);
  expect(
    [...moveTypes].filter((type) => !['start', 'name', 'move', 'pass'].includes(type)).length,
  ).toBeGreaterThan(0);
});

const isToken = /^(Re-roll|Improve|Worsen|Cancel|Transfer|Play a double turn)/;
