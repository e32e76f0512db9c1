import { createInterface, type Interface } from 'node:readline/promises';
import { Ended } from './usage.ts';

export type Style = 'plain' | 'bold' | 'dim' | 'warn';

const codes: { readonly [S in Style]: string } = {
  plain: '',
  bold: '\u001b[1m',
  dim: '\u001b[2m',
  warn: '\u001b[33m',
};

/** What is read from and written to: the only place that touches the streams of the process. */
export class Terminal {
  /** Somebody sits there: questions make sense. */
  readonly interactive = process.stdin.isTTY === true && process.stdout.isTTY === true;
  readonly #colour = process.stdout.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb';
  #reader: Interface | undefined;
  /** Lines that came before anybody asked: piped input arrives all at once. */
  readonly #lines: string[] = [];
  #ended: Ended | undefined;
  #wake: (() => void) | undefined;

  constructor() {
    // Whoever reads us may stop early (`| head`).
    process.stdout.on('error', () => process.exit(0));
    process.on('SIGINT', () => this.#end(new Ended('interrupted')));
    process.on('SIGTERM', () => this.#end(new Ended('interrupted')));
  }

  get width(): number {
    return Math.min(process.stdout.columns ?? 80, 100);
  }

  say(line = '', style: Style = 'plain'): void {
    process.stdout.write(`${this.#styled(printable(line), style)}\n`);
  }

  complain(line: string): void {
    process.stderr.write(`${printable(line)}\n`);
  }

  /** The next line that is typed. Throws `Ended` when there is none any more. */
  async ask(prompt: string): Promise<string> {
    const reader = this.#open();
    if (this.interactive) {
      reader.setPrompt(this.#styled(printable(prompt), 'bold'));
      reader.prompt();
    } else {
      process.stdout.write(prompt);
    }
    while (this.#lines.length === 0 && !this.#ended) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    const line = this.#ended?.how === 'interrupted' ? undefined : this.#lines.shift();
    if (line === undefined) {
      process.stdout.write('\n');
      throw this.#ended;
    }
    if (!this.interactive) this.say(line);
    return line.trim();
  }

  /** An empty screen; what was on it cannot be scrolled back to. */
  clear(): void {
    if (this.interactive && process.env.TERM !== 'dumb') process.stdout.write('\u001b[H\u001b[2J\u001b[3J');
    else this.say('\n'.repeat(3));
  }

  /** Lets the program see an interrupt that came while it was busy. */
  async breathe(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    if (this.#ended?.how === 'interrupted') throw this.#ended;
  }

  close(): void {
    this.#reader?.close();
    process.stdin.unref?.();
  }

  #open(): Interface {
    if (this.#reader) return this.#reader;
    const reader = createInterface({
      input: process.stdin,
      output: process.stdout,
      terminal: this.interactive,
    });
    reader.on('line', (line) => {
      this.#lines.push(line);
      this.#wake?.();
    });
    reader.on('close', () => this.#end(new Ended('end-of-input')));
    reader.on('SIGINT', () => this.#end(new Ended('interrupted')));
    this.#reader = reader;
    return reader;
  }

  #end(ended: Ended): void {
    this.#ended ??= ended;
    this.#wake?.();
  }

  #styled(text: string, style: Style): string {
    return this.#colour && style !== 'plain' ? `${codes[style]}${text}\u001b[0m` : text;
  }
}

/** Without control characters: a name in somebody's record must not command the terminal. */
function printable(text: string): string {
  return text.replace(/[^\P{Cc}\n]/gu, '');
}
