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
  const seat = positionElement.hotSeat
    ? (match.actors[0] ?? null)
    : positionElement.you !== null && positionElement.you >= 0
      ? positionElement.you
      : null;
  const names = positionElement.names.split(',').map((name, index) => name || String(index + 1));
  const cast = { names, you: positionElement.hotSeat ? null : seat };
  const view = match.view(seat ?? 'spectator');
  return [...text.table(view, cast), ...text.hand(view), text.ask(view, cast)];
}
