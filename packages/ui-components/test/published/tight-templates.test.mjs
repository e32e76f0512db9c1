/** Shorter templates mean the same. */
import { expect, test } from 'vitest';
import { tags, tightTemplates } from '../../build/tight-templates.mjs';

test('a style keeps its selectors and its values', () => {
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

test('text keeps one space where it had some, drawings none', () => {
  expect(tags.html('<b>one</b>\n      <i>two</i>')).toBe('<b>one</b> <i>two</i>');
  expect(tags.svg('<path d="M0 0"/>\n   <path/>')).toBe('<path d="M0 0"/><path/>');
});

test('only our templates are touched, also inside each other', () => {
  const { transform } = tightTemplates();
  const written = (text) => text.replaceAll('#', '$');
  const code = written('const a = html`<p>  #{b ? html`  <i>  #{c}  </i>` : `  `}  </p>`;');
  expect(transform.handler(code, 'a.ts').code).toBe(
    written('const a = html`<p> #{b ? html` <i> #{c} </i>` : `  `} </p>`;'),
  );
});
