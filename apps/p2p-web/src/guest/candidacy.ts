/**
 * An heir that stands for host of the next epoch: it listens where that host would be, shows who calls that it is an heir, and gathers
 * votes. It knows no clock and no network: lines go in, and what comes of it comes out.
 */
import { isElected, isVoteFor, type Succession, type Vote, type Will } from '../heirs/will.ts';
import { textOf } from '../protocol/bytes.ts';
import { framesOf } from '../protocol/frames.ts';
import { knock, NONCE_BYTES, PROTOCOL, toSign } from '../protocol/handshake.ts';
import type { Signer } from '../protocol/keys.ts';
import { type FromHost, readFromGuest, write } from '../protocol/messages.ts';
import type { Random } from '../protocol/room.ts';
import type { Link } from '../transport/transport.ts';

export interface Standing {
  readonly secret: string;
  readonly epoch: number;
  readonly will: Will;
  readonly signer: Signer;
  readonly random: Random;
  readonly ownVote: Vote;
  readonly ownShare: string | null;
  changed(): void;
  elected(succession: Succession, shares: readonly string[]): void;
}

const MOST_LINES = 16;

export class Candidacy {
  readonly #standing: Standing;
  readonly #links = new Set<Link>();
  readonly #votes = new Map<string, { readonly vote: Vote; readonly share: string | null }>();
  #over = false;

  constructor(standing: Standing) {
    this.#standing = standing;
    const { ownVote, ownShare } = standing;
    this.#votes.set(ownVote.by, { vote: ownVote, share: ownShare });
  }

  get votes(): number {
    return this.#votes.size;
  }

  /** Call it when everything is ready: one vote may be enough. */
  begin(): void {
    this.#count();
  }

  admit(link: Link): void {
    if (this.#over || this.#links.size >= MOST_LINES) {
      link.close();
      return;
    }
    this.#links.add(link);
    link.listen({
      text: (text) => {
        if (!this.#over && !this.#heard(link, text)) this.#hangUp(link);
      },
      closed: () => this.#links.delete(link),
    });
  }

  /** The host is back, or somebody else was elected: the votes are void, and who gave one may know. */
  giveUp(): void {
    if (this.#over) return;
    this.#over = true;
    for (const link of this.#links) {
      say(link, { t: 'released', epoch: this.#standing.epoch });
      link.close();
    }
    this.#links.clear();
  }

  #heard(link: Link, text: string): boolean {
    const message = readFromGuest(text);
    if (message?.t === 'hello') {
      const { secret, signer, epoch, will, random } = this.#standing;
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
      say(link, { t: 'candidate', v: PROTOCOL, key, nonce, epoch, will, signature: textOf(signature) });
      return true;
    }
    if (message?.t !== 'vote') return false;
    const { will, epoch, ownVote } = this.#standing;
    if (!isVoteFor(will, epoch, ownVote.by, message.vote)) return false;
    this.#votes.set(message.vote.by, { vote: message.vote, share: message.share });
    this.#count();
    return true;
  }

  #count(): void {
    const { will, epoch, ownVote, changed, elected } = this.#standing;
    const given = [...this.#votes.values()];
    const succession = { will, epoch, heir: ownVote.by, votes: given.map(({ vote }) => vote) };
    changed();
    if (this.#over || !isElected(succession)) return;
    this.#over = true;
    for (const link of this.#links) link.close();
    this.#links.clear();
    elected(
      succession,
      given.flatMap(({ share }) => share ?? []),
    );
  }

  #hangUp(link: Link): void {
    this.#links.delete(link);
    link.close();
  }
}

function say(link: Link, message: FromHost): void {
  for (const frame of framesOf(write(message))) link.send(frame);
}
