/** Continues a position as a table, with the reader in one seat and bots in the others. */
import { loadKit } from '@cheeseboard/ui-components/kits';
import { CbPosition } from '@cheeseboard/ui-components/position/define';
import { type Question, Thinking } from '@cheeseboard/ui-components/thinking';
import { backToReadersTurn } from './readers-turn.ts';
import { whenReady } from './when-ready.ts';

/** Bots wait this long, so that the reader can follow. */
const BOT_DELAY_MS = 700;

interface Options {
  readonly game: string;
  readonly position: string;
  readonly you: number;
  readonly level: Question['level'];
  readonly rules: string;
  /** Aborted when another table replaces this one. */
  readonly signal: AbortSignal;
  /** Called when the bots' code cannot be loaded. */
  onFailure(): void;
  /** True while a bot plays for the reader too. */
  playsForReader?(): boolean;
}

interface PlayedOn {
  readonly table: CbPosition;
  /** Lets the bots move until it is the reader's turn. */
  go(): Promise<void>;
}

export async function playOn({
  game,
  position,
  you,
  level,
  rules,
  signal,
  onFailure,
  playsForReader = () => false,
}: Options): Promise<PlayedOn> {
  const kit = await loadKit(game);
  if (!kit) throw new Error(`no game "${game}"`);
  const thinking = new Thinking(kit);
  signal.addEventListener('abort', () => thinking.stop());
  const positionElement = Object.assign(new CbPosition(), {
    position,
    you,
    rulesHref: rules,
    seed: String(Date.now()),
  });
  let busy = false;
  let length = 0;
  let goingBack = false;

  const go = async (): Promise<void> => {
    if (busy || signal.aborted) return;
    busy = true;
    try {
      while (!signal.aborted && (await step())) await wait();
    } catch {
      if (!signal.aborted) onFailure();
    } finally {
      busy = false;
    }
  };
  const wait = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, BOT_DELAY_MS));
  const step = async (): Promise<boolean> => {
    const { match } = positionElement;
    if (!match) return false;
    const lengthBefore = match.length;
    for (const seat of match.actors.filter((actor) => actor !== you || playsForReader())) {
      const observation = {
        view: match.view(seat),
        moves: match.legalMoves(seat),
        log: match.events(seat),
      };
      const seed = lengthBefore * 16 + seat;
      const { move } = await thinking.ask(
        { level, seen: observation, budget: { milliseconds: 300 }, seed },
        signal,
      );
      // The position changed while the bot was thinking: drop its move.
      if (positionElement.match !== match || match.length !== lengthBefore) return true;
      if (move && positionElement.play(seat, move)) return true;
    }
    return false;
  };
  positionElement.addEventListener('cb-position', () => {
    if (goingBack) return;
    goingBack = true;
    if (positionElement.match && positionElement.match.length < length) backToReadersTurn(positionElement);
    goingBack = false;
    length = positionElement.match?.length ?? 0;
    void wait().then(go);
  });
  void whenReady(positionElement).then(go);
  return { table: positionElement, go };
}
