/**
 * A player who uses a screen reader: presses keys, reads the live region, and knows the role, name and state of the focused element.
 * It uses nothing else of the page: no class, no view, no legal move.
 */
import { userEvent, utils } from 'vitest/browser';
import { focusedElement, queryAllDeep, until } from './query.ts';

/** What a screen reader says about the focused element. */
export interface FocusedElement {
  readonly role: string;
  readonly name: string;
  /** The states that are read out, such as `pressed`, `disabled` or `checked`. */
  readonly state: string;
}

const noElement: FocusedElement = { role: '', name: '', state: '' };
/** The limit of key presses, above the number of tab stops at any table and of places on any board. */
const MAX_KEY_PRESSES = 60;

/** The first line of an element's accessibility tree. Computed in the page, which is fast, because a game needs hundreds of them. */
const firstLine = (element: Element): string =>
  utils.aria.renderAriaTree(utils.aria.generateAriaTree(element)).split('\n')[0]!;

/** The next text that appears in a live region. Like a screen reader, it hears each change, and silence is not a text. */
const nextText = (region: Element): Promise<string> =>
  new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const text = region.textContent.trim();
      if (text === '') return;
      observer.disconnect();
      resolve(text);
    });
    observer.observe(region, { characterData: true, childList: true, subtree: true });
  });

export class ScreenReaderPlayer {
  readonly #table: Element;

  constructor(table: Element) {
    this.#table = table;
  }

  press(keys: string): Promise<void> {
    return userEvent.keyboard(keys);
  }

  /** Presses a readout key and returns the announcement. */
  async ask(key: string): Promise<string> {
    // Key events go to the focused element.
    for (let tabs = 0; document.activeElement === document.body && tabs < MAX_KEY_PRESSES; tabs++)
      await this.press('{Tab}');
    const region = await until(() => queryAllDeep(this.#table, '[role="alert"]')[0]);
    const announcement = nextText(region);
    await this.press(key);
    return announcement;
  }

  /** All moves, one by one. Presses the key again as long as the table says there are more. */
  async offers(): Promise<string[]> {
    const offers: string[] = [];
    for (;;) {
      const announcement = await this.ask('m');
      const listedMoves = announcement
        .replace(/^You have nothing to do right now\.$/, '')
        .replace(/^You may roll: press the die\.$/, '')
        .replace(/^You have (one move|\d+ moves): /, '')
        .replace(/ Press m again for more\.$/, '');
      offers.push(...listedMoves.replace(/\.$/, '').split('; '));
      if (!announcement.endsWith('Press m again for more.')) break;
    }
    return offers.filter((offer) => offer !== '' && !/^and \d+ more like that$/.test(offer));
  }

  describeFocus(): FocusedElement {
    const element = focusedElement();
    if (!element || element === document.body) return noElement;
    const line = firstLine(element);
    const plainLine = line
      .replace(/^- /, '')
      .replace(/^'(.*)':?$/, (_, inside) => inside.replaceAll("''", "'"));
    const [, role = '', name = '', state = ''] = /^(\w+)(?: "((?:[^"\\]|\\.)*)")?(.*)$/.exec(plainLine) ?? [];
    return { role, name: name.replaceAll('\\"', '"'), state };
  }

  isAt(name: RegExp): boolean {
    return name.test(this.describeFocus().name);
  }

  /** Presses Tab until an element with this name is focused. */
  async tabTo(name: RegExp): Promise<void> {
    for (let tabs = 0; !this.isAt(name); tabs++) {
      if (tabs > MAX_KEY_PRESSES) throw new Error(`no element is named ${name}`);
      await this.press('{Tab}');
    }
  }

  /** Presses Home, then the right arrow key until an element with this name is focused. */
  async arrowTo(name: RegExp): Promise<void> {
    await this.press('{Home}');
    for (let steps = 0; !this.isAt(name); steps++) {
      if (steps > MAX_KEY_PRESSES) throw new Error(`no element in this part is named ${name}`);
      await this.press('{ArrowRight}');
    }
  }

  /** The title of the open sheet. */
  sheetTitle(): string {
    const line = firstLine(queryAllDeep(this.#table, '[role="dialog"]')[0]!);
    return /"(.*)"/.exec(line)?.[1] ?? '';
  }
}
