import { html, type TemplateResult } from 'lit';
import { describe, expect, test } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import '../src/define.ts';
import { ariaSnapshot, expectAccessible, getElement, queryShadow, show } from './kit/index.ts';

const expectedNames: readonly [TemplateResult, string][] = [
  [html`<cb-die face="5"></cb-die>`, 'img "die 5"'],
  [html`<cb-die face="green"></cb-die>`, 'img "green die, forward"'],
  [html`<cb-die face="void" choosable></cb-die>`, 'button "cancelled die"'],
  [html`<cb-die></cb-die>`, 'img "a die, not rolled yet"'],
  [html`<cb-mouse colour="white"></cb-mouse>`, 'img "white mouse"'],
  [html`<cb-mouse colour="red" count="3" choosable chosen></cb-mouse>`, 'button "3 red mice" [pressed]'],
  [html`<cb-token kind="transfer"></cb-token>`, 'img "transfer"'],
  [html`<cb-token></cb-token>`, 'img "a power token, face down"'],
  [html`<cb-cheese state="wedge" points="4"></cb-cheese>`, 'img "a piece of cheese, 4 points"'],
  [
    html`<cb-pile colour="blue" pile="2" height="2" adding="1" choosable></cb-pile>`,
    'button "blue, pile 2, 2 cards on the new pile, 1 more, 4 cards on the start pile"',
  ],
  [html`<cb-pile colour="red" pile="4" height="6"></cb-pile>`, 'img "red, pile 4, full and safe"'],
  [
    html`<cb-pile compact colour="green" pile="1"></cb-pile>`,
    'img "green, pile 1, new pile empty, 6 cards on the start pile"',
  ],
];

test.for(expectedNames)('piece %$ has the right accessible name', async ([piece, name]) => {
  await show(piece);
  expect((await ariaSnapshot('main')).split('\n')[1]).toContain(`- ${name}`);
  await expectAccessible();
});

describe('choosing a piece', () => {
  const chosenPieces: string[] = [];
  const listen = (event: HTMLElementEventMap['cb-choose']) => chosenPieces.push(event.choice);

  test('works by mouse, touch and keyboard', async () => {
    chosenPieces.length = 0;
    await show(html`<div @cb-choose=${listen}>
      <cb-die face="red" choosable></cb-die><cb-mouse colour="blue" choosable></cb-mouse>
      <cb-token kind="cancel" choosable></cb-token><cb-pile pile="3" choosable></cb-pile>
    </div>`);
    await userEvent.click(queryShadow(getElement('cb-die'), 'button')!);
    await commands.tap('cb-mouse button');
    getElement('cb-token').focus();
    await userEvent.keyboard('{Enter}');
    getElement('cb-pile').focus();
    await userEvent.keyboard(' ');
    expect(chosenPieces).toEqual(['red', 'blue', 'cancel', '3']);
  });

  test('a piece that is not choosable is not a button', async () => {
    await show(html`<cb-die face="red"></cb-die>`);
    expect(queryShadow(getElement('cb-die'), 'button')).toBeNull();
  });

  test('the smallest mouse has a 44 px touch target', async () => {
    await show(html`<div style="padding: 40px"><cb-mouse tiny choosable colour="red"></cb-mouse></div>`);
    const { left, top } = getElement('cb-mouse').getBoundingClientRect();
    const elementAtPoint = getElement('cb-mouse').shadowRoot!.elementFromPoint(left - 12, top - 12);
    expect(elementAtPoint?.closest('button')).not.toBeNull();
  });
});
