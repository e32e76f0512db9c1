/** `<docs-record-check>`: checks a saved record, pasted or from a file, in the browser. Nothing is sent anywhere. */
import { showFailure, whenNear } from './stage.ts';

type Check = typeof import('../../examples/fairness/check.ts');
type Draws = typeof import('../../examples/fairness/draws.ts');
type Answer = ReturnType<Check['check']>;

/** No record is this long, so a larger file is not a record. */
const FILE_MAX_BYTES = 2_000_000;

class DocsRecordCheck extends HTMLElement {
  #check: Check | null = null;
  #draws: Draws | null = null;
  #watch: IntersectionObserver | null = null;

  connectedCallback(): void {
    this.#watch = whenNear(this, () => void this.#open());
    this.#form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#checkRecord();
    });
    this.#field.addEventListener('input', () => this.#showVerdict('', '', null));
    this.querySelector('input')!.addEventListener('change', (event) => void this.#read(event));
    this.querySelector('[data-sample]')!.addEventListener('click', () => this.#sample());
  }

  disconnectedCallback(): void {
    this.#watch?.disconnect();
  }

  get #form(): HTMLFormElement {
    return this.querySelector('form')!;
  }

  get #field(): HTMLTextAreaElement {
    return this.querySelector('textarea')!;
  }

  /** Loads everything now, so that the check works offline later. */
  async #open(): Promise<void> {
    try {
      [this.#check, this.#draws] = await Promise.all([
        import('../../examples/fairness/check.ts'),
        import('../../examples/fairness/draws.ts'),
      ]);
    } catch {
      showFailure(this, () => void this.#open());
      return;
    }
    this.querySelector<HTMLElement>('[data-stage]')!.hidden = true;
    this.#form.hidden = false;
  }

  async #read(event: Event): Promise<void> {
    const input = event.target as HTMLInputElement;
    const [file] = input.files ?? [];
    input.value = '';
    if (!file) return;
    try {
      if (file.size > FILE_MAX_BYTES) throw new RangeError('too large');
      this.#field.value = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    } catch {
      this.#showVerdict('record', this.dataset.badFile!, null);
      return;
    }
    this.#checkRecord();
  }

  /** A match of two people who roll a few dice, with new keys and hash chains each time. */
  #sample(): void {
    const { person, play, record } = this.#draws!;
    const seed = (bytes: number): Uint8Array => crypto.getRandomValues(new Uint8Array(bytes));
    this.#field.value = record(play([person(seed, 'Brie'), person(seed, 'Gouda')]));
    this.#checkRecord();
  }

  #checkRecord(): void {
    const record = this.#field.value;
    if (record.trim() === '') {
      this.#showVerdict('', this.dataset.empty!, null);
      this.#field.focus();
      return;
    }
    const { type, sentence, line, facts } = this.#check!.check(record, document.documentElement.lang as 'en');
    this.#showVerdict(type, sentence, facts);
    if (line !== null) this.#showLine(line);
  }

  #showVerdict(type: Answer['type'] | '', sentence: string, facts: Answer['facts']): void {
    const status = this.querySelector<HTMLElement>('[data-verdict]')!;
    status.textContent = sentence;
    status.dataset.verdict = type;
    const factList = this.querySelector('dl')!;
    factList.hidden = facts === null;
    if (!facts) return;
    const { players, replaced: _, ...figures } = facts;
    const factTexts: Record<string, string | number> = { ...figures, players: players.join(', ') };
    for (const factElement of factList.querySelectorAll<HTMLElement>('[data-fact]')) {
      const value = String(factTexts[factElement.dataset.fact!]);
      factElement.textContent = value;
      factElement.parentElement!.hidden = value === '';
    }
  }

  /** Selects the line that cannot be read, so that it can be edited. */
  #showLine(line: number): void {
    const lines = this.#field.value.split('\n');
    const lineStart = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
    this.#field.focus();
    this.#field.setSelectionRange(lineStart, lineStart + (lines[line - 1]?.length ?? 0));
    this.#field.scrollTop = (this.#field.scrollHeight / lines.length) * Math.max(0, line - 4);
  }
}

customElements.define('docs-record-check', DocsRecordCheck);
