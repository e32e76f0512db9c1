/** The pages about embedding tell what is there: every element has a playground, and the code is that of the components' readme. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { elementCode } from '../src/client/element-code.ts';
import { elementModules } from '../src/client/element-modules.ts';
import { embedCode } from '../src/client/embed-code.ts';
import { elements } from '../src/reference/elements.ts';
import { choicesOf, samples } from '../src/reference/samples.ts';
import { languages } from '../src/site.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

describe('embedding', () => {
  const tags = elements.map(({ tag }) => tag);

  it('has code and a playground for every element of the manifest', () => {
    expect(tags.length).toBeGreaterThan(20);
    expect(Object.keys(elementModules).sort()).toEqual(tags);
    expect(Object.keys(samples).sort()).toEqual(tags);
  });

  it.each(elements)('$tag starts with what it knows', ({ tag, attributes, properties }) => {
    const sample = samples[tag]!;
    const known = [...attributes, ...properties].map(({ name }) => name);
    for (const name of Object.keys({ ...sample.attributes, ...sample.properties }))
      expect(known, `${tag} ${name}`).toContain(name);
    for (const [name, value] of Object.entries(sample.attributes ?? {})) {
      const choices = choicesOf(attributes.find((attribute) => attribute.name === name)?.type?.text ?? '');
      if (choices) expect(choices).toContain(value);
    }
  });

  it('writes code that can be pasted', () => {
    const code = elementCode({
      tag: 'cb-game',
      entry: 'game/define',
      attributes: { options: '{"deals":1}', fast: true },
      properties: { players: [1] },
      said: {},
    });
    expect(code).toContain('<cb-game options="{&quot;deals&quot;:1}" fast></cb-game>');
    expect(code).toContain('element.players = [1];');
  });

  it('copies a position as an element with the rulebook behind it', () => {
    const page = { lang: 'nl', address: 'https://example.org/docs/nl/games/david-goliath/rules/#dg-5' };
    const given = { you: '0', names: ',Ben,"C"', hotSeat: '', rules: '/docs/nl/games/david-goliath/rules/' };
    const code = embedCode(given, 'david-goliath.1/3', page);
    expect(code).toContain(
      '<cb-position lang="nl" position="david-goliath.1/3" you="0" names=",Ben,&quot;C&quot;" rules-href="https://example.org/docs/nl/games/david-goliath/rules/" hot-seat></cb-position>',
    );
    const known = elements.find(({ tag }) => tag === 'cb-position')!.attributes.map(({ name }) => name);
    for (const [, name] of code.matchAll(/ ([\w-]+)(?==| hot|>)/g))
      if (!['type', 'src', 'lang'].includes(name!)) expect(known).toContain(name);
    expect(embedCode({ you: '0', names: ',,' }, 'p', page)).toMatch(
      /<cb-position lang="nl" position="p" you="0">/,
    );
  });

  it.each(languages)('shows in %s only code that the readme of the components has', (language) => {
    const readme = read('../../../packages/ui-components/README.md');
    const blocks = read(`../src/content/docs/${language}/embed/index.md`).match(/```\w+\n[\s\S]*?\n```/g)!;
    expect(blocks.length).toBeGreaterThan(6);
    for (const block of blocks) expect(readme).toContain(block);
  });
});
