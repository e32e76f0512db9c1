/** Asks the sharp bot what it would do in a seat, and why, from what that seat can see. */
import type { GameTypes, Seat } from '@cheeseboard/engine';
import { explain, type Observation } from '@cheeseboard/engine/bots';
import type { GameKit } from '../kits/registry.ts';
import type { Language } from '../language/language.ts';
import type { Suggestion } from '../table/table-with-hints.ts';
import type { Thinking } from './thinking.ts';

/** The hint if it is best to wait. */
const wait: { readonly [L in Language]: string } = { en: 'Wait', nl: 'Wacht', de: 'Warte' };

/** How to word a hint, and how long to search for it. */
export interface HintOptions {
  readonly language: Language;
  /** Player names by seat. */
  readonly names: readonly string[];
  readonly milliseconds?: number;
  readonly signal?: AbortSignal;
}

/**
 * Finds the answer to a table's `cb-hint`.
 *
 * @example
 * table.addEventListener('cb-hint', async ({ seen }) => table.suggest(await hint(kit, thinking, seen, { language, names })));
 */
export async function hint(
  kit: GameKit,
  thinking: Thinking,
  observation: Observation<GameTypes>,
  { language, names, milliseconds = 800, signal }: HintOptions,
): Promise<Suggestion> {
  const { view, log } = observation;
  const question = { level: 'sharp', seen: observation, budget: { milliseconds }, seed: log.length } as const;
  // If the reasons cannot be loaded, give the hint without one.
  const [{ move, why }, reasons] = await Promise.all([
    thinking.ask(question, signal),
    kit.reasons().catch(() => null),
  ]);
  const text = kit.texts[language];
  const cast = { names, you: view.viewer as Seat };
  if (why && reasons)
    return { move, text: explain({ move, why }, view, language, text, reasons[language], cast) };
  return { move, text: `${move ? text.move(move, view, cast) : wait[language]}.` };
}
