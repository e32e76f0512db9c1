/** Estimates which tokens the others hold, from one's own tokens, the played ones and the total of thirty. */
import type { Seat } from '../../../core/game.ts';
import type { State } from '../state.ts';
import { countsOf, totalOf } from '../tally.ts';
import { CANCEL, KIND_COUNT, REROLL, TOKENS_PER_KIND, TRANSFER, WORSEN } from '../tokens.ts';

/** The kinds that can spoil a roll. A cancel counts because it can also void dice (GG-19). */
const spoilerKinds = [REROLL, TRANSFER, WORSEN, CANCEL];

/**
 * The expected number of roll-spoiling tokens in each seat, as far as `seat` can know. Reads only how many
 * tokens the others hold, never their kinds, because the state may be a sample.
 */
export function spoilersHeld(
  { seats, options, tokens, spent }: Pick<State, 'seats' | 'options' | 'tokens' | 'spent'>,
  seat: Seat,
): number[] {
  const spentCounts = spent.map((tally) => countsOf(tally, KIND_COUNT));
  const ownCounts = countsOf(tokens[seat]!, KIND_COUNT);
  if (options.tokensPerPlayer === 'fullSet') {
    // Everybody got one of each kind, so every token that was not played is still held.
    return spentCounts.map((counts, other) =>
      totalOf(tokens[other]!) === 0 ? 0 : spoilerKinds.filter((kind) => counts[kind] === 0).length,
    );
  }
  let unseen = 0;
  let spoilerCount = 0;
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    const tokensLeft = spentCounts.reduce(
      (sum, counts) => sum - counts[kind]!,
      TOKENS_PER_KIND - ownCounts[kind]!,
    );
    unseen += tokensLeft;
    if (spoilerKinds.includes(kind)) spoilerCount += tokensLeft;
  }
  const share = unseen === 0 ? 0 : spoilerCount / unseen;
  return Array.from({ length: seats }, (_, other) =>
    other === seat
      ? spoilerKinds.reduce((sum, kind) => sum + ownCounts[kind]!, 0)
      : share * totalOf(tokens[other]!),
  );
}
