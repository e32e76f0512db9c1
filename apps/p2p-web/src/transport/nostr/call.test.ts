import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Connection } from '../transport.ts';
import { call } from './call.ts';
import { type Offer, readOffer } from './offer-text.ts';
import { Seal, tagOf } from './sealed-content.ts';

const address = 'cb-room';
const connection = {} as Connection;
const accepted = vi.hoisted((): string[] => []);

vi.mock('../pairing/pairing.ts', () => ({
  PairingOffer: {
    make: async () => ({
      text: 'code',
      accept: async (answer: string) => {
        accepted.push(answer);
        if (answer !== 'answer') throw new Error('this is no answer');
        return connection;
      },
      close: () => {},
    }),
  },
}));

/** A relay that accepts everything. `published` says what it does with each content. */
class FakeRelay {
  static published: (relay: FakeRelay, tag: string, content: string) => void = () => {};
  readonly name: string;
  onopen = () => {};
  onclose = () => {};
  onmessage: (message: { data: string }) => void = () => {};

  constructor({ hostname }: URL) {
    this.name = hostname;
    queueMicrotask(() => this.onopen());
  }

  send(text: string): void {
    const [type, event] = JSON.parse(text);
    if (type === 'REQ') this.#deliver(['EOSE', 'cb']);
    else FakeRelay.published(this, event.tags[0][1], event.content);
  }

  pass(content: string): void {
    this.#deliver(['EVENT', 'cb', { kind: 25_518, content }]);
  }

  close(): void {}

  #deliver(message: unknown): void {
    queueMicrotask(() => this.onmessage({ data: JSON.stringify(message) }));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeRelay);
  accepted.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const callOver = (relays: readonly string[]) =>
  call(
    { brokers: [], iceServers: [], nostrRelays: relays.map((name) => new URL(`wss://${name}/`)) } as never,
    { brokerMs: 5_000, echoMs: [20_000, 5_000], connectMs: 8_000 } as never,
    address,
  );

/** Sends the real answer to an offer over this relay, one second later. */
const answerLater = (relay: FakeRelay, { replyTag }: Offer) =>
  setTimeout(() => relay.pass(new Seal(address, replyTag).seal('answer')), 1_000);

test('a relay that sends the offer back, or the answer to another one, does not end the call', async () => {
  const otherTag = '0f'.repeat(32);
  FakeRelay.published = (relay, tag, content) => {
    expect(tag).toBe(tagOf(address));
    if (relay.name === 'honest') answerLater(relay, readOffer(new Seal(address).open(content)!)!);
    else for (const echo of [content, new Seal(address, otherTag).seal('old answer')]) relay.pass(echo);
  };
  const called = callOver(['echo', 'honest']);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await called).toBe(connection);
  expect(accepted).toEqual(['answer']);
});
