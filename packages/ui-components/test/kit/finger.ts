/** A finger on an element, wherever in the page it is. */
import { commands } from 'vitest/browser';

export async function touch(element: HTMLElement): Promise<void> {
  element.dataset.finger = '';
  await commands.tap('[data-finger]');
  delete element.dataset.finger;
}
