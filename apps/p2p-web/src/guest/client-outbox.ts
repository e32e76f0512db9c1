/** The effects of one input, in order. Whatever is sent depends on the memory, so a changed memory is stored first. */
import { type FromGuest, write } from '../protocol/messages.ts';
import type { Answer } from '../tables/table.ts';
import type { ClientEffect } from './io.ts';
import type { Memory } from './memory.ts';

export class ClientOutbox {
  now: number;
  /** Whether the memory has changed and must be stored. */
  isDirty = false;
  #effects: ClientEffect[] = [];

  constructor(now: number) {
    this.now = now;
  }

  emit(effect: ClientEffect): void {
    this.#effects.push(effect);
  }

  /** Sends a message to the host. `needsDisk`: it promises something, so it is not sent if the memory cannot be stored. */
  send(message: FromGuest, needsDisk = false): void {
    this.emit({ type: 'send', text: write(message), needsDisk });
  }

  answer(id: number, answer: Answer): void {
    this.emit({ type: 'answer', id, answer });
  }

  /** Returns the effects so far, after an effect that stores the memory if it has changed. */
  takeEffects(memory: () => Memory): ClientEffect[] {
    const effects = this.#effects.splice(0);
    if (this.isDirty) effects.unshift({ type: 'store', memory: memory() });
    this.isDirty = false;
    return effects;
  }
}
