import { expect, it } from 'vitest';
import { elements } from '../reference/elements.ts';
import { embedCode } from './embed-code.ts';

it('writes a position as an element that links to the rulebook', () => {
  const page = { lang: 'nl', address: 'https://example.org/docs/nl/games/david-goliath/rules/#dg-5' };
  const attributes = {
    you: '0',
    names: ',Ben,"C"',
    hotSeat: '',
    rules: '/docs/nl/games/david-goliath/rules/',
    cdn: '/docs/../cdn/',
  };
  const code = embedCode(attributes, 'david-goliath.1/3', page);
  expect(code).toContain('<script type="module" src="https://example.org/cdn/cheeseboard.js"></script>');
  expect(code).toContain(
    '<cb-position lang="nl" position="david-goliath.1/3" you="0" names=",Ben,&quot;C&quot;" rules-href="https://example.org/docs/nl/games/david-goliath/rules/" hot-seat></cb-position>',
  );
  const attributeNames = elements
    .find(({ tag }) => tag === 'cb-position')!
    .attributes.map(({ name }) => name);
  for (const [, name] of code.matchAll(/ ([\w-]+)(?==| hot|>)/g))
    if (!['type', 'src', 'lang'].includes(name!)) expect(attributeNames).toContain(name);
  expect(embedCode({ you: '0', names: ',,' }, 'p', page)).toMatch(
    /<cb-position lang="nl" position="p" you="0">/,
  );
});
