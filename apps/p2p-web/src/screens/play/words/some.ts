/** So many of something. */
export const some = (count: number, one: string, more: string): string =>
  `${count} ${count === 1 ? one : more}`;
