/** A host that must wait looks whether somebody went on without it. */
import type { Seated } from '../guest/seated.ts';
import { addressOf } from '../protocol/room.ts';
import type { Hosted } from './hosted.ts';
import type { Survival } from './survivor.ts';

/** How long somebody is given to prove that it is host. */
const PROOF = 6_000;
/** How many epochs one looks at in one go, and after how many it begins again. */
const AT_ONCE = 4;
const FURTHEST = 40;

/**
 * A seat at the table of the host after this one; null if nobody is. `look`: how often one has looked; each time further. Whoever it was handed over to
 * is looked for every time.
 */
export async function findSuccessor(
  survival: Survival,
  { epoch, handed }: Pick<Hosted, 'epoch' | 'handed'>,
  look: number,
): Promise<Seated | null> {
  const { transport, invitation } = survival;
  const first = epoch + 1 + ((look * AT_ONCE) % FURTHEST);
  const epochs = new Set(Array.from({ length: AT_ONCE }, (_, number) => first + number));
  for (const next of handed === null ? epochs : new Set([epoch + 1, ...epochs])) {
    try {
      const link = await transport.call(addressOf(invitation.secret, next));
      const seat = survival.sit(next, link);
      if (await proves(survival, seat, epoch)) return seat;
      seat.leave();
    } catch {
      // Nobody there.
    }
  }
  return null;
}

/** Whoever sits there must show the whole chain: anybody can take the address. */
function proves({ means }: Survival, seat: Seated, epoch: number): Promise<boolean> {
  return new Promise((resolve) => {
    const done = (proved: boolean) => {
      unsubscribe();
      untime();
      resolve(proved);
    };
    const look = () => {
      if (seat.line.state === 'open' && seat.epoch > epoch) done(true);
      else if (seat.line.state === 'ended') done(false);
    };
    const unsubscribe = seat.subscribe(look);
    const untime = means.after(PROOF, () => done(false));
    look();
  });
}
