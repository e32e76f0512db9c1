/** Describes a live position in a list of sentences. */
import { loadKit } from '@cheeseboard/ui-components/kits';
import type { CbPosition } from '@cheeseboard/ui-components/position';

export async function describePosition(
  game: string,
  positionElement: CbPosition,
): Promise<readonly string[]> {
  const kit = await loadKit(game);
  const { match } = positionElement;
  if (!kit || !match) return [];
  const language = document.documentElement.lang as keyof typeof kit.texts;
  const text = kit.texts[language];
  const seat = positionElement.hotSeat ? (match.actors[0] ?? null) : readersSeat(positionElement);
  const cast = castOf(positionElement);
  const view = match.view(seat ?? 'spectator');
  return [...text.table(view, cast), ...text.hand(view), text.ask(view, cast)];
}

const readersSeat = ({ you }: CbPosition): number | null => (you !== null && you >= 0 ? you : null);

/** The players' names, and which of them is the reader. */
export const castOf = (positionElement: CbPosition) => ({
  names: positionElement.names.split(',').map((name, index) => name || String(index + 1)),
  you: positionElement.hotSeat ? null : readersSeat(positionElement),
});
