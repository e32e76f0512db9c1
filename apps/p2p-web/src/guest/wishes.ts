/** What a person wants, each exactly once: numbered, said again when a line was lost, and answered. */
import { Limit } from '../protocol/limit.ts';
import { type FromGuest, MOST_IN, write } from '../protocol/messages.ts';
import type { Act, Answer } from '../tables/table.ts';

interface Wish {
  readonly id: number;
  readonly act: Act;
  n: number;
}

export class Wishes {
  readonly #limit = new Limit(15, 30);
  readonly #send: (message: FromGuest) => void;
  readonly #answer: (id: number, answer: Answer) => void;
  /** The number of the last command that the host is known to have carried out. */
  #done = 0;
  /** Said, or to be said, and not answered yet. */
  #open: Wish[] = [];

  constructor(send: (message: FromGuest) => void, answer: (id: number, answer: Answer) => void) {
    this.#send = send;
    this.#answer = answer;
  }

  add(id: number, act: Act, now: number): void {
    const wish: Wish = { id, act, n: (this.#open.at(-1)?.n ?? this.#done) + 1 };
    if (!this.#limit.take(now)) this.#answer(id, { ok: false, why: 'too-fast' });
    else if (write(said(wish)).length > MOST_IN) this.#answer(id, { ok: false, why: 'invalid' });
    else {
      this.#open.push(wish);
      this.#send(said(wish));
    }
  }

  /** On a new line. What the host has done is answered when it is said again. Only a host that has forgotten us counts from the start. */
  sayAgain(done: number): void {
    this.#done = done;
    const [first] = this.#open;
    const shift = first && first.n > done + 1 ? first.n - done - 1 : 0;
    for (const wish of this.#open) {
      wish.n -= shift;
      this.#send(said(wish));
    }
  }

  /** The host has answered. Gives what it was, if it was still open. */
  did(n: number, answer: Answer): Act | null {
    this.#done = Math.max(this.#done, n);
    const wish = this.#open.find((one) => one.n === n);
    if (!wish) return null;
    this.#open = this.#open.filter((one) => one !== wish);
    this.#answer(wish.id, answer.ok ? { ok: true } : answer);
    return wish.act;
  }

  /** No more answers will come. */
  end(answer: (act: Act) => Answer): void {
    for (const { id, act } of this.#open.splice(0)) this.#answer(id, answer(act));
  }
}

const said = ({ n, act }: Wish): FromGuest => ({ t: 'do', n, act });
