/** A real host table. The test itself writes each message that its guests send. */
import { games } from '@cheeseboard/engine/games';
import { HostTable } from '../../src/host/host-table.ts';
import type { Effect, Input } from '../../src/host/io.ts';
import { newRoom } from '../../src/host/room.ts';
import { textOf } from '../../src/protocol/bytes.ts';
import { Frames } from '../../src/protocol/frames.ts';
import { CallerHandshake, type Challenge, PROTOCOL } from '../../src/protocol/handshake.ts';
import { personOf, type Signer } from '../../src/protocol/keys.ts';
import { newSecret, type Random } from '../../src/protocol/room.ts';
import { seededBytes, seededSigner } from './browsers.ts';
import { usualPolicy } from './sync-table.ts';

export class RawHost {
  readonly random = seededBytes('raw host');
  readonly signer = seededSigner('raw host');
  readonly secret = newSecret(this.random);
  readonly host: HostTable;
  now = 0;
  /** The messages that the host sent on each connection. */
  readonly sent = new Map<number, Record<string, unknown>[]>();
  readonly closed = new Set<number>();
  /** The texts that the host accepted from carriers. */
  readonly carried: Extract<Effect, { readonly type: 'carried' }>[] = [];
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
    this.host = new HostTable({ v: 2, room, log: null }, { games, signer: this.signer, random: this.random });
    this.#carryOut(this.host.input({ type: 'open' }, 0));
  }

  tell(input: Input): void {
    this.#carryOut(this.host.input(input, this.now));
  }

  #carryOut(effects: readonly Effect[]): void {
    for (const effect of effects) {
      if (effect.type === 'close') this.closed.add(effect.connection);
      if (effect.type === 'carried') this.carried.push(effect);
      if (effect.type !== 'send') continue;
      const { connection } = effect;
      const frames = this.#frames.get(connection) ?? new Frames();
      this.#frames.set(connection, frames);
      const text = frames.add(effect.text);
      if (text !== null) this.sent.set(connection, [...(this.sent.get(connection) ?? []), JSON.parse(text)]);
    }
  }

  /** Opens a connection. `carrier`: the connection of the guest who carries it, if it is not direct. */
  connect(connection: number, carrier?: number): void {
    const fingerprints = { own: `host ${connection}`, other: `guest ${connection}` };
    this.tell({ type: 'connected', connection, fingerprints, ...(carrier === undefined ? {} : { carrier }) });
  }

  send(connection: number, message: object | string): void {
    const text = typeof message === 'string' ? message : JSON.stringify(message);
    this.tell({ type: 'text', connection, text });
  }

  lastMessageTo(connection: number): Record<string, unknown> | undefined {
    return this.sent.get(connection)?.at(-1);
  }

  /** A guest's side of the handshake. `end`: its own end of the connection. */
  handshake(
    connection: number,
    signer: Signer,
    { random = this.random, end = `guest ${connection}` }: { random?: Random; end?: string } = {},
  ): CallerHandshake {
    return new CallerHandshake(this.secret, signer, random, { own: end, other: `host ${connection}` });
  }

  /** Connects and sends the hello of this handshake. Returns the host's challenge. */
  hello(connection: number, { hello }: CallerHandshake, carrier?: number): Challenge {
    this.connect(connection, carrier);
    this.send(connection, { t: 'hello', v: PROTOCOL, ...hello });
    return this.lastMessageTo(connection) as unknown as Challenge;
  }

  prove(connection: number, signature: string): void {
    this.send(connection, { t: 'proof', signature, term: 0, have: null });
  }

  /** Connects and authenticates as the owner of this key. */
  enter(connection: number, signer: Signer, carrier?: number): void {
    const handshake = this.handshake(connection, signer);
    this.prove(connection, handshake.proofFor(this.hello(connection, handshake, carrier)));
  }
}
