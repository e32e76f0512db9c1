/** Unanswered commands. They are numbered and resent after a reconnect, so that the host executes each exactly once. */
import { type FromGuest, MAX_GUEST_MESSAGE_CHARS, write } from '../protocol/messages.ts';
import { RateLimit } from '../protocol/rate-limit.ts';
import type { Act, Answer } from '../tables/table.ts';
import type { ClientOutbox } from './client-outbox.ts';

type Signed = Extract<FromGuest, { readonly t: 'do' }>['signed'];

interface Command {
  readonly id: number;
  readonly act: Act;
  readonly signed: Signed;
  n: number;
}

export class PendingCommands {
  readonly #limit = new RateLimit(15, 30);
  readonly #out: ClientOutbox;
  /** The number of the last command that the host has executed. */
  #done = 0;
  #open: Command[] = [];

  constructor(out: ClientOutbox) {
    this.#out = out;
  }

  add(id: number, act: Act, signed: Signed): void {
    const command: Command = { id, act, signed, n: (this.#open.at(-1)?.n ?? this.#done) + 1 };
    if (!this.#limit.take(this.#out.now)) this.#out.answer(id, { ok: false, why: 'too-fast' });
    else if (write(said(command)).length > MAX_GUEST_MESSAGE_CHARS)
      this.#out.answer(id, { ok: false, why: 'invalid' });
    else {
      this.#open.push(command);
      this.#out.send(said(command));
    }
  }

  /** Resends unanswered commands after a reconnect. A host that has forgotten this person counts from the start again. */
  resend(done: number): void {
    this.#done = done;
    const [first] = this.#open;
    const shift = first && first.n > done + 1 ? first.n - done - 1 : 0;
    for (const command of this.#open) {
      command.n -= shift;
      this.#out.send(said(command));
    }
  }

  /** The host has answered. Gives the command, if it was still open. */
  settle(n: number, answer: Answer): Pick<Command, 'act' | 'signed'> | null {
    this.#done = Math.max(this.#done, n);
    const command = this.#open.find((one) => one.n === n);
    if (!command) return null;
    this.#open = this.#open.filter((one) => one !== command);
    this.#out.answer(command.id, answer.ok ? { ok: true } : answer);
    return command;
  }

  /** Answers all open commands, because the host will not. */
  end(answer: (act: Act) => Answer): void {
    for (const { id, act } of this.#open.splice(0)) this.#out.answer(id, answer(act));
  }
}

const said = ({ n, act, signed }: Command): FromGuest => ({
  t: 'do',
  n,
  act,
  ...(signed ? { signed } : {}),
});
