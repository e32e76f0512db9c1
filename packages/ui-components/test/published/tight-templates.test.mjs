/** Minified templates keep their meaning. */
import { expect, test } from 'vitest';
import { tags, tightTemplates } from '../../build/tight-templates.mjs';

test('keeps the selectors and values of styles', () => {
  const style = `
    /* why */
    :host([hidden]) .a :hover > b,
    .c:not(.d) {
      margin: 0 calc(1px + 2px);
      color: red;
    }
  `;
  expect(tags.css(style).trim()).toBe(
    ':host([hidden]) .a :hover > b,.c:not(.d){margin:0 calc(1px + 2px);color:red}',
  );
});

test('reduces white space to one space in text and to none in drawings', () => {
  expect(tags.html('<b>one</b>\n      <i>two</i>')).toBe('<b>one</b> <i>two</i>');
  expect(tags.svg('<path d="M0 0"/>\n   <path/>')).toBe('<path d="M0 0"/><path/>');
});

test('changes only html, svg and css templates, nested ones too', () => {
  const { transform } = tightTemplates();
  const hashesToDollars = (text) => text.replaceAll('#', '$');
  const code = hashesToDollars('const a = html`<p>  #{b ? html`  <i>  #{c}  </i>` : `  `}  </p>`;');
  expect(transform.handler(code, 'a.ts').code).toBe(
    hashesToDollars('const a = html`<p> #{b ? html` <i> #{c} </i>` : `  `} </p>`;'),
  );
});
