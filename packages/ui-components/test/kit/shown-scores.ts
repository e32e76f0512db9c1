/** Reads scores as a sheet shows them. The best players come first, so scores go by name, not by place. */

/** What `sums` show for the players whose names are in `names`, in the same order. */
export function scoresByName(names: Iterable<Element>, sums: Iterable<Element>): Record<string, number> {
  const shownSums = [...sums].map(({ textContent }) =>
    Number.parseInt(textContent.trim().replace('−', '-'), 10),
  );
  return Object.fromEntries([...names].map((name, place) => [ownText(name), shownSums[place]!]));
}

/** The text of an element without that of the elements inside, such as the initial on a player's mouse. */
const ownText = (element: Element): string =>
  [...element.childNodes]
    .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    .map(({ textContent }) => textContent!.trim())
    .join('');

/** The engine's scores in the same form. */
export const expectedScores = (
  players: readonly { readonly name: string }[],
  scores: readonly number[],
): Record<string, number> => Object.fromEntries(players.map(({ name }, seat) => [name, scores[seat]!]));
