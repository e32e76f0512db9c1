/** The effects of one input, in order. Whatever is sent depends on the memory, so a changed memory is stored first. */
import { type FromGuest, type PeerMessage, write } from '../protocol/messages.ts';
import type { Answer } from '../tables/table.ts';
import type { Elected } from './client.ts';
import type { ClientEffect } from './io.ts';
import type { Memory } from './memory.ts';

export class ClientOutbox {
  now: number;
  isDirty = false;
  readonly #memory: () => Memory;
  #effects: ClientEffect[] = [];

  constructor(now: number, memory: () => Memory) {
    this.now = now;
    this.#memory = memory;
  }

  emit(effect: ClientEffect): void {
    this.#effects.push(effect);
  }

  /** Sends a message to the host. `needsDisk`: it promises something, so it is not sent if the memory cannot be stored. */
  send(message: FromGuest, needsDisk = false): void {
    this.#store();
    this.emit({ type: 'send', text: write(message), needsDisk });
  }

  sendPeer(to: string, message: PeerMessage): void {
    this.isDirty = true;
    this.#store();
    this.emit({ type: 'peer', to, message });
  }

  answer(id: number, answer: Answer): void {
    this.emit({ type: 'answer', id, answer });
  }

  becomeHost(elected: Elected): void {
    this.isDirty = true;
    this.#store();
    this.emit({ type: 'elected', elected });
  }

  takeEffects(): ClientEffect[] {
    this.#store();
    return this.#effects.splice(0);
  }

  #store(): void {
    if (this.isDirty) this.emit({ type: 'store', memory: this.#memory() });
    this.isDirty = false;
  }
}
