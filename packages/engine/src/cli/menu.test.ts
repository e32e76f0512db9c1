import { describe, expect, it } from 'vitest';
import { kindLines, type Menu, menuLines } from './menu.ts';

const menuOf = (...types: string[]): Menu => ({
  moves: types.map((type) => ({ type })),
  write: ({ type }) => type,
  tell: ({ type }) => `does ${type}`,
  folded: (count, kind) => `${count} × ${kind}`,
});
const repeatType = (count: number, type: string): string[] => new Array<string>(count).fill(type);

describe('the menu', () => {
  it('numbers the moves', () => {
    expect(menuLines(menuOf('pass', 'go'))).toEqual(['1  pass  does pass', '2  go    does go']);
  });
  it('folds long kinds of moves and keeps the numbers', () => {
    const menu = menuOf('pass', ...repeatType(20, 'improve'), 'double');
    expect(menuLines(menu)).toEqual([
      ' 1  pass       does pass',
      '    improve …  20 × improve',
      '22  double     does double',
    ]);
    expect(kindLines(menu, 'improve')).toHaveLength(20);
    expect(kindLines(menu, 'improve')[0]).toBe(' 2  improve  does improve');
  });
  it('shows all when there is only one kind', () => {
    expect(menuLines(menuOf(...repeatType(21, 'start')))).toHaveLength(21);
  });
});
