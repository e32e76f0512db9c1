import { observe } from '../core/bots/bot.ts';
import { explain } from '../core/bots/reasons.ts';
import type { Seat } from '../core/game.ts';
import { gameBots, gameReasons } from '../games/bots.ts';
import { castOf, type Table } from './table.ts';

/** What a sharp bot would play in this seat, and why. It uses only what the seat may see. */
export function hint({ match, screen, thinking }: Table, seat: Seat): string {
  const { id } = match.game;
  const observation = observe(match, seat);
  const choice = gameBots[id]!.sharp(observation, thinking.draw, thinking.budget);
  const reasons = gameReasons[id]![screen.language];
  return explain(choice, observation.view, screen.language, screen.text, reasons, castOf(match, seat));
}
