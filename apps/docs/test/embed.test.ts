/** Tests that the embedding pages match the components: every element has a playground, and the code is that of their README. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { elementModules } from '../src/client/element-modules.ts';
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

  it.each(elements)(
    '$tag starts with attributes and properties that it has',
    ({ tag, attributes, properties }) => {
      const sample = samples[tag]!;
      const memberNames = [...attributes, ...properties].map(({ name }) => name);
      for (const name of Object.keys({ ...sample.attributes, ...sample.properties }))
        expect(memberNames, `${tag} ${name}`).toContain(name);
      for (const [name, value] of Object.entries(sample.attributes ?? {})) {
        const choices = choicesOf(attributes.find((attribute) => attribute.name === name)?.type?.text ?? '');
        if (choices) expect(choices).toContain(value);
      }
    },
  );

  it.each(languages)('shows in %s only code from the README or GUIDE.md of the components', (language) => {
    const documentedNames = ['README.md', 'GUIDE.md']
      .map((file) => read(`../../../packages/ui-components/${file}`))
      .join();
    const blocks = read(`../src/content/docs/${language}/embed/index.md`).match(/```\w+\n[\s\S]*?\n```/g)!;
    expect(blocks.length).toBeGreaterThan(6);
    for (const block of blocks) expect(documentedNames).toContain(block);
  });
});
