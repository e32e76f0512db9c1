/** One end of a sealed connection: a key exchange, then frames with a heartbeat from end to end. Loaded when a table first needs it. */
import { HeartbeatConnection } from '../heartbeat-connection.ts';
import type { NewSealedEnd, OpenSealedEnd } from '../transport.ts';
import { fingerprintOf, keyText, newKeyPair, readKey, Sealing } from './sealing.ts';

export const newSealedEnd: NewSealedEnd = (role) => {
  const keys = newKeyPair();
  return {
    publicKey: keyText(keys.publicKey),
    open(otherKey, channel): OpenSealedEnd | null {
      const other = readKey(otherKey);
      let sealing: Sealing;
      try {
        if (!other) return null;
        sealing = new Sealing(role, keys, other);
      } catch {
        return null;
      }
      const fingerprints = { own: fingerprintOf(keys.publicKey), other: fingerprintOf(other) };
      const connection = new HeartbeatConnection(
        {
          send: (frame) => {
            for (const text of sealing.seal(frame)) channel.send(text);
          },
          close: () => channel.close(),
          abort: () => channel.close(),
        },
        { fingerprints },
      );
      return {
        connection,
        receive(text) {
          try {
            const frame = sealing.open(text);
            if (frame !== null) connection.receive(frame);
          } catch {
            // The carrier has changed, repeated, dropped or moved something.
            connection.lost();
          }
        },
        lost: () => connection.lost(),
      };
    },
  };
};
