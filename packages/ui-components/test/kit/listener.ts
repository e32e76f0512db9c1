/**
 * A player who only hears: presses keys, listens to what the table answers, and is told what the focus is on, as a screen reader tells it.
 * Nothing else of the page is known here: no class, no view, no legal move.
 */
import { commands, userEvent } from 'vitest/browser';
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
        .replace(/^You can do (one thing|\d+ things): /, '')
        .replace(/ Press m again for more\.$/, '');
      offers.push(...listed.replace(/\.$/, '').split('; '));
      if (!said.endsWith('Press m again for more.')) break;
    }
    return offers.filter((offer) => offer !== '' && !/^and \d+ more like it$/.test(offer));
  }

  async touched(): Promise<Touched> {
    const element = focused();
    if (!element || element === document.body) return nothing;
    element.dataset.touched = '';
    // What was touched may be gone before it is read out.
    const gone = until(() => !element.isConnected && ' ');
    const [line = ''] = (await Promise.race([commands.ariaOf('[data-touched]'), gone])).split('\n');
    delete element.dataset.touched;
    const plain = line.replace(/^- /, '').replace(/^'(.*)':?$/, (_, inside) => inside.replaceAll("''", "'"));
    const [, role = '', name = '', state = ''] = /^(\w+)(?: "((?:[^"\\]|\\.)*)")?(.*)$/.exec(plain) ?? [];
    return { role, name: name.replaceAll('\\"', '"'), state };
  }

  async isAt(name: RegExp): Promise<boolean> {
    return name.test((await this.touched()).name);
  }

  /** From part to part, until the focus is on something of that name. */
  async tabTo(name: RegExp): Promise<void> {
    for (let tabs = 0; !(await this.isAt(name)); tabs++) {
      if (tabs > MOST) throw new Error(`nothing is called ${name}`);
      await this.press('{Tab}');
    }
  }

  /** Inside a part, from its beginning. */
  async walkTo(name: RegExp): Promise<void> {
    await this.press('{Home}');
    for (let steps = 0; !(await this.isAt(name)); steps++) {
      if (steps > MOST) throw new Error(`nothing here is called ${name}`);
      await this.press('{ArrowRight}');
    }
  }

  /** What is read when a sheet comes: its title. */
  async sheet(): Promise<string> {
    const [line = ''] = (await commands.ariaOf('[role="dialog"]')).split('\n');
    return /"(.*)"/.exec(line)?.[1] ?? '';
  }
}
