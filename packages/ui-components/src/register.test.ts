import { expect, test, vi } from 'vitest';
import { CbCard } from './card/card.ts';
import './card/define.ts';
import { register } from './register.ts';

test('warns about a second registration and keeps the first', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  register('cb-card', CbCard);
  expect(warn).not.toHaveBeenCalled();
  register('cb-card', class extends HTMLElement {});
  expect(warn).toHaveBeenCalledWith('<cb-card> is already registered; the first definition stays.');
  expect(customElements.get('cb-card')).toBe(CbCard);
  warn.mockRestore();
});
