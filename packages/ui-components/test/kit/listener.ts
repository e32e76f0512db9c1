/**
 * A player who only hears: presses keys, listens to what the table answers, and is told what the focus is on, as a screen reader tells it.
 * Nothing else of the page is known here: no class, no view, no legal move.
 */
import { userEvent, utils } from 'vitest/browser';
import { deep, focused, until } from './deep.ts';

/** What a screen reader says of the element that has the focus. */
export interface Touched {
  readonly role: string;
  readonly name: string;
  /** `pressed`, `disabled`, `checked`. */
  readonly state: string;
}

const nothing: Touched = { role: '', name: '', state: '' };
/** A table has fewer stops than this, and a board fewer places. */
const MOST = 60;

/** The first line of an element's accessibility tree: read in the page itself, for a game asks for hundreds of them. */
const firstLine = (element: Element): string =>
  utils.aria.renderAriaTree(utils.aria.generateAriaTree(element)).split('\n')[0]!;

export class Listener {
  readonly #table: Element;

  constructor(table: Element) {
    this.#table = table;
  }

  press(keys: string): Promise<void> {
    return userEvent.keyboard(keys);
  }

  /** What a hearing key says. */
  async ask(key: string): Promise<string> {
    // Keys are heard by who has the focus.
    for (let tabs = 0; document.activeElement === document.body && tabs < MOST; tabs++)
      await this.press('{Tab}');
    const region = await until(() => deep(this.#table, '[role="alert"]')[0]);
    const before = region.textContent;
    await this.press(key);
    await until(() => region.textContent !== before);
    return region.textContent!.trim();
  }

  /** Everything that can be done, one by one: with the same key again as long as there is more. */
  async offers(): Promise<string[]> {
    const offers: string[] = [];
    for (;;) {
      const said = await this.ask('m');
      const listed = said
        .replace(/^There is nothing.*/, '')
        .replace(/^You have (one move|\d+ moves): /, '')
        .replace(/ Press m again for more\.$/, '');
      offers.push(...listed.replace(/\.$/, '').split('; '));
      if (!said.endsWith('Press m again for more.')) break;
    }
    return offers.filter((offer) => offer !== '' && !/^and \d+ more like that$/.test(offer));
  }

  touched(): Touched {
    const element = focused();
    if (!element || element === document.body) return nothing;
    const line = firstLine(element);
    const plain = line.replace(/^- /, '').replace(/^'(.*)':?$/, (_, inside) => inside.replaceAll("''", "'"));
    const [, role = '', name = '', state = ''] = /^(\w+)(?: "((?:[^"\\]|\\.)*)")?(.*)$/.exec(plain) ?? [];
    return { role, name: name.replaceAll('\\"', '"'), state };
  }

  isAt(name: RegExp): boolean {
    return name.test(this.touched().name);
  }

  /** From part to part, until the focus is on something of that name. */
  async tabTo(name: RegExp): Promise<void> {
    for (let tabs = 0; !this.isAt(name); tabs++) {
      if (tabs > MOST) throw new Error(`nothing is called ${name}`);
      await this.press('{Tab}');
    }
  }

  /** Inside a part, from its beginning. */
  async walkTo(name: RegExp): Promise<void> {
    await this.press('{Home}');
    for (let steps = 0; !this.isAt(name); steps++) {
      if (steps > MOST) throw new Error(`nothing here is called ${name}`);
      await this.press('{ArrowRight}');
    }
  }

  /** What is read when a sheet comes: its title. */
  sheet(): string {
    const line = firstLine(deep(this.#table, '[role="dialog"]')[0]!);
    return /"(.*)"/.exec(line)?.[1] ?? '';
  }
}
