/** What the signed log costs: a signature and its check for each move, and the audit of a whole match. In Node, without a browser. */
import { digestOf, EMPTY_HEAD, isSigned, signDigest, verify } from '@cheeseboard/engine/fair';
import { games } from '@cheeseboard/engine/games';
import { identityOf } from '../src/storage/identity.ts';
import { median, ms } from './statistics.ts';

const SIGNATURE_COUNT = 300;
const AUDIT_COUNT = 5;

const measureMs = (action: () => unknown): number => {
  const startMs = performance.now();
  action();
  return performance.now() - startMs;
};

export function printSigningCost(): void {
  const signer = identityOf(new Uint8Array(32).fill(7));
  const log = { room: 'bench', match: 1 };
  const signTimes: number[] = [];
  const checkTimes: number[] = [];
  for (let n = 1; n <= SIGNATURE_COUNT; n++) {
    // Each round has a new body, because checks of the same signature are cached.
    const digest = digestOf({ kind: 'move', seat: 0, move: { type: 'play', n } });
    let signature = signDigest(signer, log, digest, 0, EMPTY_HEAD);
    signTimes.push(
      measureMs(() => {
        signature = signDigest(signer, log, digest, n, EMPTY_HEAD);
      }),
    );
    checkTimes.push(measureMs(() => isSigned(signature, log, digest)));
  }
  console.log(
    `signing a move: ${ms(median(signTimes))}, checking a signature: ${ms(median(checkTimes))} (medians)`,
  );
}

export function printAuditTime(record: string): void {
  const auditTimes = Array.from({ length: AUDIT_COUNT }, () => measureMs(() => verify(record, games)));
  const entries = record.slice(record.indexOf('# log')).split('\n').length;
  console.log(
    `audit of a match of ${entries} log lines: first ${ms(auditTimes[0]!)}, median ${ms(median(auditTimes))}`,
  );
}
