import { games } from '@cheeseboard/engine/games';
import { HostTable } from '../../src/host/host-table.ts';
import { newRoom } from '../../src/host/room.ts';
import type { Effect, Input } from '../../src/host/io.ts';
import { textOf } from '../../src/protocol/bytes.ts';
import { Frames } from '../../src/protocol/frames.ts';
import { knock, PROTOCOL, type Transcript, toSign } from '../../src/protocol/handshake.ts';
import { personOf, type Signer } from '../../src/protocol/keys.ts';
import { newSecret } from '../../src/protocol/room.ts';
import { seededBytes, seededSigner } from './browsers.ts';
import { usualPolicy } from './party.ts';

/** A host, and lines that the test speaks on itself. */
export class Bench {
  readonly random = seededBytes('bench');
  readonly signer = seededSigner('bench host');
  readonly secret = newSecret(this.random);
  readonly host: HostTable;
  now = 0;
  readonly said = new Map<number, Record<string, unknown>[]>();
  readonly closed = new Set<number>();
  readonly #frames = new Map<number, Frames>();

  constructor() {
    const key = textOf(this.signer.publicKey);
    const room = newRoom(
      this.secret,
      {
        game: 'mens-erger-je-niet',
        options: { firstPlayer: 'random', playForPlaces: 'off' },
        policy: usualPolicy,
        chairs: [{ kind: 'me', name: 'Host' }, { kind: 'open' }],
      },
      [{ id: personOf(key), key }],
      false,
    );
    this.host = new HostTable({ room, record: null }, { games, signer: this.signer, random: this.random });
    this.#carryOut(this.host.open(0));
  }

  tell(input: Input): void {
    this.#carryOut(this.host.input(input, this.now));
  }

  #carryOut(effects: readonly Effect[]): void {
    for (const effect of effects) {
      if (effect.do === 'close') this.closed.add(effect.link);
      if (effect.do !== 'send') continue;
      const frames = this.#frames.get(effect.link) ?? new Frames();
      this.#frames.set(effect.link, frames);
      const text = frames.add(effect.text);
      if (text !== null)
        this.said.set(effect.link, [...(this.said.get(effect.link) ?? []), JSON.parse(text)]);
    }
  }

  call(link: number): void {
    this.tell({ is: 'link', link, fingerprints: { own: `host ${link}`, other: `guest ${link}` } });
  }

  say(link: number, message: object | string): void {
    this.tell({ is: 'text', link, text: typeof message === 'string' ? message : JSON.stringify(message) });
  }

  last(link: number): Record<string, unknown> | undefined {
    return this.said.get(link)?.at(-1);
  }

  hello(link: number, signer: Signer, nonce = textOf(this.random(16))): Transcript {
    const key = textOf(signer.publicKey);
    this.call(link);
    this.say(link, { t: 'hello', v: PROTOCOL, key, nonce, knock: knock(this.secret, key, nonce) });
    const challenge = this.last(link) as { key: string; nonce: string };
    return {
      secret: this.secret,
      epoch: 0,
      guestKey: key,
      hostKey: challenge.key,
      guestNonce: nonce,
      hostNonce: challenge.nonce,
      guestEnd: `guest ${link}`,
      hostEnd: `host ${link}`,
    };
  }

  enter(link: number, signer: Signer): void {
    const transcript = this.hello(link, signer);
    this.say(link, { t: 'proof', signature: textOf(signer.sign(toSign('guest', transcript))) });
  }
}
