/** A position as a table: the reader at one seat, bots at the others. */
import { loadKit } from '@cheeseboard/ui-components/kits';
import { CbPosition } from '@cheeseboard/ui-components/position/define';
import { type Question, Thinking } from '@cheeseboard/ui-components/thinking';
import { laid } from './laid.ts';
import { backToReader } from './others.ts';

/** A player takes at least this long, so that one can follow. */
const HUMAN = 700;

interface Wanted {
  readonly game: string;
  readonly position: string;
  readonly you: number;
  readonly level: Question['level'];
  readonly rules: string;
  /** Aborted when another table takes its place. */
  readonly over: AbortSignal;
  /** The bots' code did not come. */
  failed(): void;
}

export async function playOn({
  game,
  position,
  you,
  level,
  rules,
  over,
  failed,
}: Wanted): Promise<CbPosition> {
  const kit = await loadKit(game);
  if (!kit) throw new Error(`no game "${game}"`);
  const thinking = new Thinking(kit);
  over.addEventListener('abort', () => thinking.stop());
  const live = Object.assign(new CbPosition(), { position, you, rulesHref: rules, seed: String(Date.now()) });
  let busy = false;
  let length = 0;
  let goingBack = false;

  /** Asks the bots until it is the reader's turn, or they are gone. */
  const goOn = async (): Promise<void> => {
    if (busy || over.aborted) return;
    busy = true;
    try {
      while (!over.aborted && (await step())) await wait();
    } catch {
      if (!over.aborted) failed();
    } finally {
      busy = false;
    }
  };
  const wait = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, HUMAN));
  const step = async (): Promise<boolean> => {
    const { match } = live;
    if (!match) return false;
    const at = match.length;
    for (const seat of match.actors.filter((actor) => actor !== you)) {
      const seen = {
        view: match.view(seat),
        moves: match.legalMoves(seat),
        log: match.history.flatMap(({ events }) => events),
      };
      const seed = at * 16 + seat;
      const { move } = await thinking.ask({ level, seen, budget: { milliseconds: 300 }, seed }, over);
      // Somebody was faster, or took back: what was thought is worth nothing now.
      if (live.match !== match || match.length !== at) return true;
      if (move && live.play(seat, move)) return true;
    }
    return false;
  };
  live.addEventListener('cb-position', () => {
    if (goingBack) return;
    goingBack = true;
    if (live.match && live.match.length < length) backToReader(live);
    goingBack = false;
    length = live.match?.length ?? 0;
    void wait().then(goOn);
  });
  void laid(live).then(goOn);
  return live;
}
