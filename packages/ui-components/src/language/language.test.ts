import { html, LitElement } from 'lit';
import { expect, test } from 'vitest';
import '../card/define.ts';
import { ariaSnapshot, show, waitForUpdates } from '../../test/kit/index.ts';

test('each element uses the nearest lang, so one page can have two languages', async () => {
  await show(html`
    <p lang="nl-BE"><cb-card card="g12"></cb-card></p>
    <p lang="de"><cb-card card="g12"></cb-card><cb-card lang="en" card="g12"></cb-card></p>
    <p lang="fr"><cb-card card="g12"></cb-card></p>
  `);
  const imageNames = (await ariaSnapshot('main')).match(/img "[^"]+"/g);
  expect(imageNames).toEqual(['img "groen 12"', 'img "Grün 12"', 'img "green 12"', 'img "green 12"']);
});

test('follows a changed lang', async () => {
  const stage = await show(html`<section><cb-card deck="snakes" card="g4?"></cb-card></section>`);
  expect(await ariaSnapshot('cb-card')).toContain('green snake 4, thumb on it');
  stage.lang = 'de';
  await Promise.resolve();
  await waitForUpdates();
  expect(await ariaSnapshot('cb-card')).toContain('grüne Schlange 4, Daumen drauf');
  stage.querySelector('section')!.lang = 'nl';
  await Promise.resolve();
  await waitForUpdates();
  expect(await ariaSnapshot('cb-card')).toContain('groene slang 4, duim erop');
});

test('follows a lang outside its shadow root and on its host', async () => {
  customElements.define(
    'test-wrapper',
    class extends LitElement {
      override render() {
        return html`<cb-card card="r1"></cb-card>`;
      }
    },
  );
  const stage = await show(html`<test-wrapper></test-wrapper>`);
  stage.lang = 'nl';
  await expect.poll(() => ariaSnapshot('test-wrapper')).toContain('rood 1');
  stage.querySelector('test-wrapper')!.setAttribute('lang', 'de');
  await expect.poll(() => ariaSnapshot('test-wrapper')).toContain('Rot 1');
});
