import { html } from 'lit';
import { expect, test } from 'vitest';
import './define.ts';
import '../card-back/define.ts';
import { ariaSnapshot, getElement, htmlWithShadow, queryShadow, show } from '../../test/kit/index.ts';
import { colourStyles } from '../art/colours.ts';

test('a card has a picture and an accessible name', async () => {
  await show(html`<cb-card deck="mice" card="g12"></cb-card>`);
  expect(await ariaSnapshot('cb-card')).toBe('- img "green 12"');
  expect(queryShadow(getElement('cb-card'), 'svg')!.querySelectorAll('path').length).toBeGreaterThan(20);
});

test.for([
  ['snakes', 'g4f', 'green snake 4, with a fang'],
  ['snakes', 'y9', 'yellow snake 9, harmless'],
  ['snakes', 'b1?', 'black snake 1, thumb on it'],
  ['pawns', 'r3.5', 'red pile 3, card 5 of 6'],
  ['mice', '', 'a card, face down'],
  ['tarot', 'red:7', 'red 7'],
  ['tarot', 'Q', 'Q'],
  ['tarot', '', 'a card, face down'],
])('%s %s is called "%s"', async ([deck, card, name]) => {
  await show(html`<cb-card deck=${deck as 'mice'} card=${card!}></cb-card>`);
  expect(await ariaSnapshot('cb-card')).toBe(`- img "${name}"`);
});

test.each(['Q', '♥'])('a plain card shows its letter in the corner and in the middle: %s', async (label) => {
  await show(html`<cb-card deck="tarot" card=${`red:${label}`}></cb-card>`);
  const drawing = queryShadow(getElement('cb-card'), 'svg')!;
  expect([...drawing.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([label]);
  const [corner, middle] = [drawing.querySelector('text')!, drawing.querySelector('use')!].map((letter) =>
    letter.getBoundingClientRect(),
  );
  expect(middle!.height).toBeGreaterThan(1.5 * corner!.height);
  expect(middle!.left).toBeGreaterThan(corner!.left);
});

test('a card that is turned over leaves no trace in the page', async () => {
  await show(html`<cb-card deck="mice" .card=${'p17'}></cb-card>`);
  const card = getElement('cb-card');
  expect(htmlWithShadow(card)).toContain(colourStyles.purple.fill);
  card.card = '';
  await card.updateComplete;
  const cardHtml = htmlWithShadow(card);
  expect(cardHtml).not.toContain(colourStyles.purple.fill);
  expect(cardHtml).not.toMatch(/17|purple/);
});

test('all face-down cards of a deck have identical HTML', async () => {
  const stage = await show(html`<cb-card .card=${'r1'}></cb-card><cb-card .card=${'b18'}></cb-card>`);
  const cards = [...stage.querySelectorAll('cb-card')];
  for (const card of cards) card.card = '';
  await Promise.all(cards.map((card) => card.updateComplete));
  expect(htmlWithShadow(cards[0]!)).toBe(htmlWithShadow(cards[1]!));
});

test('a card under a thumb has neither fang nor head in the page', async () => {
  const stage = await show(
    html`<cb-card deck="snakes" card="g4f"></cb-card><cb-card deck="snakes" card="g4?"></cb-card>
      <cb-card deck="snakes" .card=${'g4f'}></cb-card>`,
  );
  const [fang, thumb, coveredCard] = [...stage.querySelectorAll('cb-card')];
  expect(htmlWithShadow(fang!)).toContain('--_cb-fang');
  expect(htmlWithShadow(thumb!)).not.toContain('--_cb-fang');
  coveredCard!.card = 'g4?';
  await coveredCard!.updateComplete;
  const drawingOf = (card: Element) => queryShadow(card, 'svg')!.innerHTML.replaceAll(/<!--.*?-->/g, '');
  expect(drawingOf(coveredCard!)).toBe(drawingOf(thumb!));
});

test.for(['g19', 'x3', 'g', '12', 'w4'])(
  '"%s" is no mouse: it fails loudly and draws nothing',
  async (invalidCard) => {
    const card = document.createElement('cb-card');
    card.card = invalidCard;
    document.querySelector('main')!.append(card);
    await expect(card.updateComplete).rejects.toThrow(`"${invalidCard}" is no card of the deck "mice".`);
    expect(card.shadowRoot!.querySelector('svg')).toBeNull();
    card.remove();
  },
);

test('a stack of backs announces its size', async () => {
  await show(html`<cb-card-back deck="snakes" count="14"></cb-card-back>`);
  expect(await ariaSnapshot('cb-card-back')).toBe('- img "14 cards, face down"');
});
