/** Formats rows of cells as lines with aligned columns. */
export function grid(rows: readonly (readonly string[])[], gap = 3): string[] {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => lengthOf(row[column] ?? ''))),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell + ' '.repeat(widths[column]! - lengthOf(cell)))
      .join(' '.repeat(gap))
      .trimEnd(),
  );
}

/** Arranges items in as many columns as fit the width, top to bottom. */
export function inColumns(items: readonly string[], width: number): string[] {
  const widest = Math.max(1, ...items.map(lengthOf));
  const columns = Math.max(1, Math.min(3, Math.floor((width + 3) / (widest + 3))));
  const height = items.length <= 6 ? items.length : Math.ceil(items.length / columns);
  const rows = Array.from({ length: height }, (_, row) => items.filter((_, index) => index % height === row));
  return grid(rows);
}

/** Counts characters, not UTF-16 units. */
function lengthOf(text: string): number {
  return [...text].length;
}
