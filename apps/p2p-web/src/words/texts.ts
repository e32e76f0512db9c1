/** Loads the app's texts in the reader's language only, and in another one when the reader changes it. */
import { chosenLanguage, type Language } from './language.ts';
import { type ImportPack, importPack } from './packs.ts';

export class Texts {
  #language: Language;
  /** The language that the reader wants: `#language`, or one whose texts are being loaded. */
  #wanted: Language;
  readonly #import: ImportPack;
  readonly #packs = new Set<string>();
  readonly #listeners = new Set<() => void>();

  constructor(language: Language, importPack: ImportPack) {
    this.#language = language;
    this.#wanted = language;
    this.#import = importPack;
  }

  /** The language of the screen. Every loaded pack has its texts. */
  get language(): Language {
    return this.#language;
  }

  /** Loads a pack. Afterwards the pack is there in the language of the screen, even if the language changed meanwhile. */
  async load(pack: string): Promise<void> {
    this.#packs.add(pack);
    for (let language: Language | null = null; language !== this.#language; ) {
      language = this.#language;
      await this.#import(language, pack);
    }
  }

  /** Changes the language, once all texts that the page has loaded so far are there in the new one. Rejects if they cannot be loaded. */
  async show(language: Language): Promise<void> {
    this.#wanted = language;
    // While packs load, a screen may ask for another one.
    for (let loaded = 0; loaded < this.#packs.size; ) {
      loaded = this.#packs.size;
      const imports = [...this.#packs].flatMap((pack) => this.#import(language, pack) ?? []);
      if (imports.length > 0) await Promise.all(imports);
    }
    if (this.#wanted !== language || this.#language === language) return;
    this.#language = language;
    for (const listener of this.#listeners) listener();
  }

  /** Calls `listener` after each change of the language. */
  subscribe(listener: () => void): void {
    this.#listeners.add(listener);
  }
}

/** The texts of this page. */
export const texts = new Texts(chosenLanguage(), importPack);
