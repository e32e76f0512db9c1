/**
 * An heir that stands for host of the next epoch: it listens where that host would be, shows who calls that it is an heir, and gathers
 * votes. It knows no clock and no network: lines go in, and what comes of it comes out.
 */
import { isWaitFor, type Wait, writeWait } from '../heirs/wait.ts';
import { isElected, isVoteFor, type Succession, type Vote, type Will } from '../heirs/will.ts';
import { textOf } from '../protocol/bytes.ts';
import { framesOf } from '../protocol/frames.ts';
import { knock, NONCE_BYTES, PROTOCOL, toSign } from '../protocol/handshake.ts';
import type { Signer } from '../protocol/keys.ts';
import { type FromHost, readFromGuest, write } from '../protocol/messages.ts';
import type { Random } from '../protocol/room.ts';
import type { Connection } from '../transport/transport.ts';

export interface Standing {
  readonly secret: string;
  readonly epoch: number;
  readonly will: Will;
  readonly signer: Signer;
  readonly random: Random;
  readonly ownVote: Vote;
  readonly ownShare: string | null;
  /** How much of the journal it has. */
  readonly entries: number;
  changed(): void;
  /** There are enough votes. Say `close` when the others, who may come with what they know, were waited for; `all`: there are no others. */
  enough(all: boolean): void;
  /** One of the heirs wants to wait longer for the host: then give up, for now, with this word; or go on. */
  asked(wait: Wait): void;
  elected(succession: Succession, given: Given): void;
}

/** What came with the votes. */
export interface Given {
  readonly shares: readonly string[];
  /** What the others have of the journal beyond `entries`, each of them. */
  readonly more: readonly (readonly string[])[];
}

interface Ballot {
  readonly vote: Vote;
  readonly share: string | null;
  readonly more: readonly string[];
}

const MOST_LINES = 16;

export class Candidacy {
  readonly #standing: Standing;
  readonly #links = new Set<Connection>();
  readonly #votes = new Map<string, Ballot>();
  /** Those who asked and have not voted. */
  readonly #undecided = new Set<Connection>();
  #refused = false;
  #over = false;

  constructor(standing: Standing) {
    this.#standing = standing;
    const { ownVote, ownShare } = standing;
    this.#votes.set(ownVote.by, { vote: ownVote, share: ownShare, more: [] });
  }

  get votes(): number {
    return this.#votes.size;
  }

  /** Somebody was here and went without a vote: perhaps they have promised this epoch to somebody else. */
  get refused(): boolean {
    return this.#refused;
  }

  /** Call it when everything is ready: one vote may be enough. */
  begin(): void {
    this.#count();
  }

  admit(link: Connection): void {
    if (this.#over || this.#links.size >= MOST_LINES) {
      link.close();
      return;
    }
    this.#links.add(link);
    link.listen({
      text: (text) => {
        if (!this.#over && !this.#heard(link, text)) this.#hangUp(link);
      },
      closed: () => {
        this.#links.delete(link);
        if (this.#undecided.delete(link)) this.#refused = true;
      },
    });
  }

  /** The host is back, somebody else was elected, or is waited for longer: the votes are void, and who gave one may know. */
  giveUp(wait: Wait | null = null): void {
    if (this.#over) return;
    this.#over = true;
    for (const link of this.#links) {
      say(link, { t: 'released', epoch: this.#standing.epoch, wait });
      link.close();
    }
    this.#links.clear();
  }

  /** Its own person wants to wait so many milliseconds longer. */
  waitLonger(left: number): void {
    const { will, epoch, signer } = this.#standing;
    this.giveUp(writeWait(will, epoch, left, signer));
  }

  #heard(link: Connection, text: string): boolean {
    const message = readFromGuest(text);
    if (message?.t === 'hello') {
      const { secret, signer, epoch, will, random, entries } = this.#standing;
      if (message.knock !== knock(secret, message.key, message.nonce)) return false;
      const key = textOf(signer.publicKey);
      const nonce = textOf(random(NONCE_BYTES));
      const signature = signer.sign(
        toSign('host', {
          secret,
          epoch,
          guestKey: message.key,
          hostKey: key,
          guestNonce: message.nonce,
          hostNonce: nonce,
          guestEnd: link.fingerprints?.other ?? '',
          hostEnd: link.fingerprints?.own ?? '',
        }),
      );
      const standing = { key, nonce, epoch, will, entries };
      say(link, { t: 'candidate', v: PROTOCOL, ...standing, signature: textOf(signature) });
      this.#undecided.add(link);
      return true;
    }
    const { will, epoch, ownVote } = this.#standing;
    if (message?.t === 'wait') {
      this.#undecided.delete(link);
      if (isWaitFor(will, epoch, message.wait)) this.#standing.asked(message.wait);
      return false;
    }
    if (message?.t !== 'vote') return false;
    if (!isVoteFor(will, epoch, ownVote.by, message.vote)) return false;
    const { vote, share, more } = message;
    this.#undecided.delete(link);
    this.#votes.set(vote.by, { vote, share, more });
    this.#count();
    return true;
  }

  get #succession(): Succession {
    const { will, epoch, ownVote } = this.#standing;
    return { will, epoch, heir: ownVote.by, votes: [...this.#votes.values()].map(({ vote }) => vote) };
  }

  #count(): void {
    const { will, changed, enough } = this.#standing;
    changed();
    if (this.#over || !isElected(this.#succession)) return;
    enough(this.#votes.size === will.heirs.length);
  }

  /** The others were waited for. */
  close(): void {
    const succession = this.#succession;
    if (this.#over || !isElected(succession)) return;
    this.#over = true;
    for (const link of this.#links) link.close();
    this.#links.clear();
    const given = [...this.#votes.values()];
    this.#standing.elected(succession, {
      shares: given.flatMap(({ share }) => share ?? []),
      more: given.map(({ more }) => more),
    });
  }

  #hangUp(link: Connection): void {
    this.#links.delete(link);
    link.close();
  }
}

function say(link: Connection, message: FromHost): void {
  for (const frame of framesOf(write(message))) link.send(frame);
}
