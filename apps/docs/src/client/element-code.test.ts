import { expect, it } from 'vitest';
import { elementCode } from './element-code.ts';

it('escapes attributes and writes properties as a script', () => {
  const code = elementCode({
    tag: 'cb-game',
    entry: 'game/define',
    attributes: { options: '{"deals":1}', hidden: true },
    properties: { players: [1] },
    placeholders: {},
  });
  expect(code).toContain('<cb-game options="{&quot;deals&quot;:1}" hidden></cb-game>');
  expect(code).toContain('element.players = [1];');
});
