import { createInterface, type Interface } from 'node:readline/promises';
import { SessionEnded } from './usage.ts';

export type Style = 'plain' | 'bold' | 'dim' | 'warn';

const codes: { readonly [S in Style]: string } = {
  plain: '',
  bold: '\u001b[1m',
  dim: '\u001b[2m',
  warn: '\u001b[33m',
};

/** Input and output: the only file that touches the process's streams. */
export class Terminal {
  /** Whether a person is at the terminal, so that prompts make sense. */
  readonly interactive = process.stdin.isTTY === true && process.stdout.isTTY === true;
  readonly #colour = process.stdout.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb';
  #reader: Interface | undefined;
  /** Lines that arrived before a prompt: piped input arrives all at once. */
  readonly #lines: string[] = [];
  #ended: SessionEnded | undefined;
  #wake: (() => void) | undefined;

  constructor() {
    // The reader may close the pipe early (`| head`).
    process.stdout.on('error', () => process.exit(0));
    process.on('SIGINT', () => this.#end(new SessionEnded('interrupted')));
    process.on('SIGTERM', () => this.#end(new SessionEnded('interrupted')));
  }

  get width(): number {
    return Math.min(process.stdout.columns ?? 80, 100);
  }

  say(line = '', style: Style = 'plain'): void {
    process.stdout.write(`${this.#style(withoutControlCharacters(line), style)}\n`);
  }

  complain(line: string): void {
    process.stderr.write(`${withoutControlCharacters(line)}\n`);
  }

  /** The next typed line. Throws `SessionEnded` at the end of input. */
  async ask(prompt: string): Promise<string> {
    const reader = this.#open();
    if (this.interactive) {
      reader.setPrompt(this.#style(withoutControlCharacters(prompt), 'bold'));
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

  /** Clears the screen and its scrollback. */
  clear(): void {
    if (this.interactive && process.env.TERM !== 'dumb') process.stdout.write('\u001b[H\u001b[2J\u001b[3J');
    else this.say('\n'.repeat(3));
  }

  /** Yields, so that the program notices an interrupt while it is busy. */
  async yieldToEvents(): Promise<void> {
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
    reader.on('close', () => this.#end(new SessionEnded('end-of-input')));
    reader.on('SIGINT', () => this.#end(new SessionEnded('interrupted')));
    this.#reader = reader;
    return reader;
  }

  #end(error: SessionEnded): void {
    this.#ended ??= error;
    this.#wake?.();
  }

  #style(text: string, style: Style): string {
    return this.#colour && style !== 'plain' ? `${codes[style]}${text}\u001b[0m` : text;
  }
}

/** Removes control characters: a name in a foreign record must not control the terminal. */
function withoutControlCharacters(text: string): string {
  return text.replace(/[^\P{Cc}\n]/gu, '');
}
