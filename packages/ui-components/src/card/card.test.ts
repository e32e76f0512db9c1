import { html } from 'lit';
import { expect, test } from 'vitest';
import './define.ts';
import '../card-back/define.ts';
import { everythingIn, inside, show, spoken, the } from '../../test/kit/index.ts';
import { liveries } from '../art/colours.ts';

test('a card has a picture and a name', async () => {
  await show(html`<cb-card deck="mice" card="g12"></cb-card>`);
  expect(await spoken('cb-card')).toBe('- img "green 12"');
  expect(inside(the('cb-card'), 'svg')!.querySelectorAll('path').length).toBeGreaterThan(20);
});

test.for([
  ['snakes', 'g4f', 'green snake 4, with a fang'],
  ['snakes', 'y9', 'yellow snake 9, harmless'],
  ['snakes', 'b1?', 'black snake 1, thumb on it'],
  ['pawns', 'r3.5', 'red pile 3, card 5 of 6'],
  ['mice', '', 'a card, face down'],
])('%s %s is called "%s"', async ([deck, card, name]) => {
  await show(html`<cb-card deck=${deck as 'mice'} card=${card!}></cb-card>`);
  expect(await spoken('cb-card')).toBe(`- img "${name}"`);
});

test('a card that is turned over leaves nothing behind', async () => {
  await show(html`<cb-card deck="mice" .card=${'p17'}></cb-card>`);
  const card = the('cb-card');
  expect(everythingIn(card)).toContain(liveries.purple.fill);
  card.card = '';
  await card.updateComplete;
  const all = everythingIn(card);
  expect(all).not.toContain(liveries.purple.fill);
  expect(all).not.toMatch(/17|purple/);
});

test('all face-down cards of a deck are the same to the last byte', async () => {
  const stage = await show(html`<cb-card .card=${'r1'}></cb-card><cb-card .card=${'b18'}></cb-card>`);
  const cards = [...stage.querySelectorAll('cb-card')];
  for (const card of cards) card.card = '';
  await Promise.all(cards.map((card) => card.updateComplete));
  expect(everythingIn(cards[0]!)).toBe(everythingIn(cards[1]!));
});

test('under the thumb there is no fang and no head to find', async () => {
  const stage = await show(
    html`<cb-card deck="snakes" card="g4f"></cb-card><cb-card deck="snakes" card="g4?"></cb-card>
      <cb-card deck="snakes" .card=${'g4f'}></cb-card>`,
  );
  const [fang, thumb, covered] = [...stage.querySelectorAll('cb-card')];
  expect(everythingIn(fang!)).toContain('--_cb-fang');
  expect(everythingIn(thumb!)).not.toContain('--_cb-fang');
  covered!.card = 'g4?';
  await covered!.updateComplete;
  const drawn = (card: Element) => inside(card, 'svg')!.innerHTML.replaceAll(/<!--.*?-->/g, '');
  expect(drawn(covered!)).toBe(drawn(thumb!));
});

test.for(['g19', 'x3', 'g', '12', 'w4'])(
  '"%s" is no mouse: it fails loudly and draws nothing',
  async (bad) => {
    const card = document.createElement('cb-card');
    card.card = bad;
    document.querySelector('main')!.append(card);
    await expect(card.updateComplete).rejects.toThrow(`"${bad}" is no card of the deck "mice".`);
    expect(card.shadowRoot!.querySelector('svg')).toBeNull();
    card.remove();
  },
);

test('a stack of backs says how many', async () => {
  await show(html`<cb-card-back deck="snakes" count="14"></cb-card-back>`);
  expect(await spoken('cb-card-back')).toBe('- img "14 cards, face down"');
});
