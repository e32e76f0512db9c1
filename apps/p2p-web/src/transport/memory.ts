/**
 * A network in memory: for local play, and for tests that want every accident in every order. Texts of one direction of a
 * line stay in order, as on a real one; everything else happens in whatever order `later` chooses.
 */
import {
  type Address,
  type Caller,
  type Link,
  type LinkListener,
  type Listening,
  type ListeningState,
  longestText,
  type Transport,
  Unreachable,
} from './transport.ts';

/** Runs a task at another time. The label says what it is, for who reads a failed test. */
export type Later = (task: () => void, label: string) => void;

/** Right after what is running now. */
export const soon: Later = (task) => queueMicrotask(task);

export const after =
  (milliseconds: number): Later =>
  (task) =>
    void setTimeout(task, milliseconds);

/** In the order that `fc.scheduler()` chooses. */
export const scheduled =
  (scheduler: { schedule<T>(task: Promise<T>, label?: string): Promise<T> }): Later =>
  (task, label) =>
    void scheduler.schedule(Promise.resolve(), label).then(task);

type Name = string;

export class MemoryNetwork {
  readonly #later: Later;
  readonly #dark = new Set<Name>();
  readonly #places = new Map<Address, Place[]>();
  readonly #lines = new Set<Line>();
  #apart: (a: Name, b: Name) => boolean = () => false;
  #made = 0;

  constructor(later: Later = soon) {
    this.#later = later;
  }

  /** How one peer sees this network. */
  transport(name: Name): Transport {
    return {
      listen: (address, caller) => this.#listen(name, address, caller),
      call: (address, signal) => this.#call(name, address, signal),
    };
  }

  /** Lines between the two are gone, and so is what was on its way. Both ends hear of it. */
  cut(a: Name, b: Name): void {
    for (const line of this.#lines) if (line.joins(a, b)) line.die([a, b]);
  }

  /** The network falls apart: nothing gets from one side to the other until it is healed. */
  part(left: readonly Name[], right: readonly Name[]): () => void {
    const apart = (a: Name, b: Name) =>
      (left.includes(a) && right.includes(b)) || (right.includes(a) && left.includes(b));
    this.#apart = apart;
    for (const a of left) for (const b of right) this.cut(a, b);
    return () => {
      if (this.#apart === apart) this.#apart = () => false;
    };
  }

  /** A crash: the peer says and hears nothing any more; the others find out. Its name can be used again. */
  vanish(name: Name): void {
    for (const line of this.#lines) if (line.has(name)) line.die([line.otherThan(name)]);
    for (const place of [...this.#places.values()].flat()) if (place.name === name) place.leave();
  }

  /** Nothing gets to or from the peer until the light is on again; then what was said arrives. */
  blackout(name: Name): () => void {
    this.#dark.add(name);
    this.#lightChanged(name, true);
    return () => {
      if (this.#dark.delete(name)) this.#lightChanged(name, false);
    };
  }

  #lightChanged(name: Name, dark: boolean): void {
    for (const line of this.#lines) if (line.has(name)) line.lightChanged(dark);
    for (const place of [...this.#places.values()].flat()) {
      if (place.name === name) place.refresh();
    }
  }

  #listen(name: Name, address: Address, caller: Caller): Listening {
    const queue = this.#places.get(address) ?? [];
    this.#places.set(address, queue);
    const place: Place = {
      name,
      caller,
      state: 'opening',
      refresh: () => {
        const state = this.#dark.has(name) ? 'lost' : queue[0] === place ? 'open' : 'taken';
        if (state === place.state || !queue.includes(place)) return;
        place.state = state;
        caller.state?.(state);
      },
      leave: () => {
        const at = queue.indexOf(place);
        if (at >= 0) queue.splice(at, 1);
        const next = queue[0];
        if (next) this.#later(() => next.refresh(), `${next.name} gets ${address}`);
      },
    };
    queue.push(place);
    this.#later(() => place.refresh(), `${name} listens at ${address}`);
    return {
      get state() {
        return place.state;
      },
      close: () => place.leave(),
    };
  }

  #call(name: Name, address: Address, signal?: AbortSignal): Promise<Link> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const giveUp = () => reject(signal?.reason);
      signal?.addEventListener('abort', giveUp, { once: true });
      this.#later(() => {
        signal?.removeEventListener('abort', giveUp);
        if (signal?.aborted) return;
        if (this.#dark.has(name)) return reject(new Unreachable('signalling'));
        // On each side of a network that fell apart, the first one there has the address.
        const place = this.#places.get(address)?.find((one) => !this.#apart(name, one.name));
        const isTaken = place?.state === 'taken' && this.#places.get(address)![0] !== place;
        if (!place || (place.state !== 'open' && !isTaken)) return reject(new Unreachable('nobody'));
        const line = new Line(++this.#made, [name, place.name], this.#later, {
          isDark: () => this.#dark.has(name) || this.#dark.has(place.name),
          gone: () => this.#lines.delete(line),
        });
        this.#lines.add(line);
        resolve(line.ends[0]);
        place.caller.link(line.ends[1]);
      }, `${name} calls ${address}`);
    });
  }
}

interface Place {
  readonly name: Name;
  readonly caller: Caller;
  state: ListeningState;
  refresh(): void;
  leave(): void;
}

interface Around {
  isDark(): boolean;
  gone(): void;
}

/** Two ends, and what is on its way between them. */
class Line {
  readonly ends: readonly [End, End];
  readonly #around: Around;

  constructor(number: number, names: readonly [Name, Name], later: Later, around: Around) {
    this.#around = around;
    const prints = [`memory ${number} caller`, `memory ${number} called`] as const;
    const end = (own: 0 | 1, other: 0 | 1): End =>
      new End(names[own], { own: prints[own], other: prints[other] }, later, {
        other: () => this.ends[other],
        isDark: around.isDark,
        gone: () => {
          if (this.ends.every(({ open }) => !open)) around.gone();
        },
      });
    this.ends = [end(0, 1), end(1, 0)];
  }

  has(name: Name): boolean {
    return this.ends.some((end) => end.name === name);
  }

  joins(a: Name, b: Name): boolean {
    return this.has(a) && this.has(b);
  }

  otherThan(name: Name): Name {
    return this.ends.find((end) => end.name !== name)?.name ?? name;
  }

  lightChanged(dark: boolean): void {
    for (const end of this.ends) end.lightChanged(dark);
  }

  /** Only those who are named hear of it. */
  die(told: readonly Name[]): void {
    for (const end of this.ends) end.die(told.includes(end.name));
    this.#around.gone();
  }
}

interface EndAround {
  other(): End;
  isDark(): boolean;
  gone(): void;
}

/** `lost` is found out at this end, so it also comes through in the dark. */
type Item = { readonly text: string } | 'bye' | 'lost' | 'dark' | 'light';

class End implements Link {
  readonly name: Name;
  readonly fingerprints: { readonly own: string; readonly other: string };
  readonly #later: Later;
  readonly #around: EndAround;
  /** On its way to this end. */
  #coming: Item[] = [];
  /** Deliveries that came up while it was dark. */
  #held = 0;
  #listener: LinkListener | null = null;
  #unheard: Item[] = [];
  open = true;

  constructor(name: Name, fingerprints: End['fingerprints'], later: Later, around: EndAround) {
    this.name = name;
    this.fingerprints = fingerprints;
    this.#later = later;
    this.#around = around;
  }

  send(text: string): void {
    if (text.length > longestText) throw new RangeError(`a text of ${text.length} characters`);
    if (this.open) this.#around.other().#bring({ text });
  }

  close(): void {
    if (!this.open) return;
    this.#end();
    this.#around.other().#bring('bye');
  }

  listen(listener: LinkListener): void {
    this.#listener = listener;
    for (const item of this.#unheard.splice(0)) if (this.open) this.#tell(item);
  }

  lightChanged(dark: boolean): void {
    if (!this.open) return;
    this.#later(() => this.open && this.#tell(dark ? 'dark' : 'light'), `${this.name} notices`);
    if (dark) return;
    for (; this.#held > 0; this.#held--) this.#later(() => this.#deliver(), `to ${this.name}`);
  }

  die(told: boolean): void {
    if (!this.open) return;
    this.#coming = [];
    if (told) this.#bring('lost');
    else this.#end();
  }

  #end(): void {
    this.open = false;
    this.#coming = [];
    this.#unheard = [];
    this.#around.gone();
  }

  #bring(item: Item): void {
    if (!this.open) return;
    this.#coming.push(item);
    this.#later(() => this.#deliver(), `to ${this.name}`);
  }

  #deliver(): void {
    if (!this.open) return;
    if (this.#around.isDark() && this.#coming[0] !== 'lost') {
      this.#held++;
      return;
    }
    const item = this.#coming.shift();
    if (item === undefined) return;
    this.#tell(item);
  }

  #tell(item: Item): void {
    if (!this.#listener) {
      this.#unheard.push(item);
      return;
    }
    const listener = this.#listener;
    if (item === 'bye' || item === 'lost') {
      this.#end();
      listener.closed();
    } else if (item === 'dark' || item === 'light') listener.shaky?.(item === 'dark');
    else listener.text(item.text);
  }
}
