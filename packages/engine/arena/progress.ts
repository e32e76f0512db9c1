import type { WriteStream } from 'node:tty';

const BAR_WIDTH_CHARACTERS = 40;

/** Draws a progress bar on a terminal; prints nothing elsewhere. */
export function showProgress(stream: WriteStream, total: number): (done: number) => void {
  if (!stream.isTTY) return () => {};
  const start = performance.now();
  return (done) => {
    const filledCharacters = Math.round((BAR_WIDTH_CHARACTERS * done) / total);
    const seconds = Math.round(((performance.now() - start) / 1000 / done) * (total - done));
    const bar = '█'.repeat(filledCharacters) + '░'.repeat(BAR_WIDTH_CHARACTERS - filledCharacters);
    stream.write(`\r${bar} ${done} of ${total}, ${seconds} s left   ${done === total ? '\n' : ''}`);
  };
}
