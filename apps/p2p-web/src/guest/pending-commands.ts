/** Unanswered commands. They are numbered and resent after a reconnect, so that the host executes each exactly once. */
import { type FromGuest, MAX_GUEST_MESSAGE_CHARACTERS, write } from '../protocol/messages.ts';
import { RateLimit } from '../protocol/rate-limit.ts';
import type { Act } from '../tables/table.ts';

type DoMessage = Extract<FromGuest, { readonly t: 'do' }>;

interface Command {
  readonly id: number;
  readonly act: Act;
  readonly signed: DoMessage['signed'];
  n: number;
}

export class PendingCommands {
  readonly #limit = new RateLimit(15, 30);
  #executedCount = 0;
  #unanswered: Command[] = [];

  /** Numbers a command. Returns the message to send, or why there is none. */
  add(id: number, act: Act, signed: DoMessage['signed'], now: number): DoMessage | 'too-fast' | 'invalid' {
    if (!this.#limit.take(now)) return 'too-fast';
    const command: Command = { id, act, signed, n: (this.#unanswered.at(-1)?.n ?? this.#executedCount) + 1 };
    const message = messageOf(command);
    if (write(message).length > MAX_GUEST_MESSAGE_CHARACTERS) return 'invalid';
    this.#unanswered.push(command);
    return message;
  }

  /** Returns the unanswered commands after a reconnect. If the host has forgotten this person, the numbers start again. */
  resend(done: number): DoMessage[] {
    this.#executedCount = done;
    const [first] = this.#unanswered;
    const surplus = first && first.n > done + 1 ? first.n - done - 1 : 0;
    for (const command of this.#unanswered) command.n -= surplus;
    return this.#unanswered.map(messageOf);
  }

  /** Removes and returns the command that the host has answered; undefined if it is not open any more. */
  settle(n: number): Command | undefined {
    this.#executedCount = Math.max(this.#executedCount, n);
    const index = this.#unanswered.findIndex((command) => command.n === n);
    return index < 0 ? undefined : this.#unanswered.splice(index, 1)[0];
  }

  /** Removes and returns all open commands, because the host will not answer them. */
  end(): Command[] {
    return this.#unanswered.splice(0);
  }
}

const messageOf = ({ n, act, signed }: Command): DoMessage => ({
  t: 'do',
  n,
  act,
  ...(signed ? { signed } : {}),
});
