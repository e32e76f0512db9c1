import { html } from 'lit';
import { expect, test } from 'vitest';
import { everythingIn, settled, show, the } from '../../test/kit/index.ts';
import './define.ts';

test('a token that is turned over leaves nothing behind', async () => {
  await show(html`<cb-token .kind=${'cancel'}></cb-token>`);
  the('cb-token').kind = undefined!;
  await settled();
  const turned = everythingIn(the('cb-token')).replaceAll(/<!--.*?-->/g, '');
  await show(html``);
  await show(html`<cb-token></cb-token>`);
  expect(turned).toBe(everythingIn(the('cb-token')).replaceAll(/<!--.*?-->/g, ''));
});
