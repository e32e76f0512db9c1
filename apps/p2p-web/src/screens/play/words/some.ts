/** "1 draw", "3 draws". */
export const some = (count: number, one: string, more: string): string =>
  `${count} ${count === 1 ? one : more}`;
