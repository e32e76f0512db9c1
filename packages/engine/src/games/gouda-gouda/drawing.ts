import type { Drawing } from '../../core/text/drawing.ts';
import { grid } from '../../core/text/grid.ts';
import { whom } from '../../core/text/types.ts';
import { boards, type View } from './index.ts';
import { goudaGoudaText, goudaGoudaWords } from './text/index.ts';

/** The board as a map, with the table at the top and a letter per mouse. Sentences describe everything else. */
export const drawGoudaGouda: Drawing<View> = (view, cast, { you }, language) => {
  const { places } = boards[view.options.board];
  const letters = lettersFor(cast.names);
  const placeNames = goudaGoudaWords[language].places;
  const rows: string[][] = [];
  places.forEach(({ id, row, x }, index) => {
    const mice = view.mice[index]!.map((count, seat) => letters[seat]!.repeat(count)).join('');
    const mark = view.place === index ? '»' : ' ';
    rows[row] ??= ['', '', ''];
    rows[row][columnOf(x)] = `${mark}${placeNames[id]}${mice === '' ? '' : ` [${mice}]`}`;
  });
  // The map already shows the mice, so the sentences leave them out.
  const emptyCrowds = view.mice.map((crowd) => crowd.map(() => 0));
  return [
    ...grid(rows.reverse(), 2),
    '',
    letters.map((letter, seat) => `${letter} ${whom(cast, seat, you)}`).join('   '),
    '',
    ...goudaGoudaText[language].table({ ...view, mice: emptyCrowds }, cast),
  ];
};

/** The column of the map for a place at `x`: 0 left, 1 middle, 2 right. */
function columnOf(x: number): number {
  if (x < 40) return 0;
  return x <= 60 ? 1 : 2;
}

/** One character per name: its first letter that no earlier name took, or else the number of the seat. */
function lettersFor(names: readonly string[]): string[] {
  const takenLetters = new Set<string>();
  return names.map((name, seat) => {
    const letter = [...name.toUpperCase()].find((other) => /\p{L}/u.test(other) && !takenLetters.has(other));
    takenLetters.add(letter ?? '');
    return letter ?? String(seat);
  });
}
