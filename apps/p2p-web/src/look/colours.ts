/** Player colours, in the order in which they are assigned. */
import type { Colour } from '@cheeseboard/ui-components';
import { gameFacts } from '@cheeseboard/ui-components/kits';
import type { TableState } from '../tables/table.ts';
import type { ByLanguage } from '../words/language.ts';

export const colours = [
  'red',
  'yellow',
  'green',
  'blue',
  'purple',
  'white',
  'black',
] as const satisfies readonly Colour[];

/** The colours of a game: as many as it has sets of pieces. */
export const coloursFor = (game: string): readonly Colour[] =>
  colours.slice(0, gameFacts.find(({ id }) => id === game)?.colours ?? colours.length);

/**
 * The colour of each seat: people's choices first, then the free colours in the order of the first seating, so that everybody keeps
 * their colour when a rematch rotates the seats.
 */
export function coloursOf({ chairs, people, game, turned = 0 }: TableState): Colour[] {
  const gameColours = coloursFor(game);
  const takenColours = new Set<Colour>();
  const chosenColours = chairs.map((chair) => {
    const chosenColour =
      chair.kind === 'person' ? people.find(({ id }) => id === chair.person)?.colour : null;
    const colour = gameColours.find((candidate) => candidate === chosenColour);
    if (!colour || takenColours.has(colour)) return null;
    takenColours.add(colour);
    return colour;
  });
  for (const place of chairs.keys()) {
    const seat = (place + turned) % chairs.length;
    const colour =
      chosenColours[seat] ?? gameColours.find((candidate) => !takenColours.has(candidate)) ?? 'black';
    takenColours.add(colour);
    chosenColours[seat] = colour;
  }
  return chosenColours as Colour[];
}

export const colourNames: ByLanguage<{ readonly [C in Colour]: string }> = {
  en: {
    red: 'red',
    yellow: 'yellow',
    green: 'green',
    blue: 'blue',
    purple: 'purple',
    white: 'white',
    black: 'black',
  },
  nl: {
    red: 'rood',
    yellow: 'geel',
    green: 'groen',
    blue: 'blauw',
    purple: 'paars',
    white: 'wit',
    black: 'zwart',
  },
  de: {
    red: 'rot',
    yellow: 'gelb',
    green: 'grün',
    blue: 'blau',
    purple: 'lila',
    white: 'weiß',
    black: 'schwarz',
  },
};
