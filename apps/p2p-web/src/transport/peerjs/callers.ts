/**
 * Those who called. Each name has one line, and few are let through the door at a time, so that nobody keeps others out by calling
 * often. Whether they have shown who they are is a matter of the table.
 */

export interface Caller {
  /** The same at every broker. */
  readonly who: string;
  /** A line came of it. */
  open: boolean;
  end(): void;
}

export class Callers {
  readonly #most: number;
  /** Oldest first. */
  readonly #present = new Map<string, Caller>();

  /** `most`: how many can be at the door. */
  constructor(most = 8) {
    this.#most = most;
  }

  /** The same name again takes the place of the first; one too many at the door takes that of the oldest there. */
  add(name: string, caller: Caller): void {
    this.#drop(name);
    const door = [...this.#present].filter(([, { open }]) => !open);
    if (!caller.open && door.length >= this.#most) this.#drop(door[0]![0]);
    this.#present.set(name, caller);
  }

  remove(name: string, caller: Caller): void {
    if (this.#present.get(name) === caller) this.#present.delete(name);
  }

  /** How many are at the door. Who called at several brokers counts once, and no more when one of the calls became a line. */
  get waiting(): number {
    const inside = new Set<string>();
    const waiting = new Set<string>();
    for (const { who, open } of this.#present.values()) (open ? inside : waiting).add(who);
    return [...waiting].filter((who) => !inside.has(who)).length;
  }

  #drop(name: string): void {
    const caller = this.#present.get(name);
    this.#present.delete(name);
    caller?.end();
  }
}
