/** Base class of all elements: a Lit element in the language of the nearest `lang`. */
import { LitElement } from 'lit';
import { LanguageController } from './language/controller.ts';
import type { Language } from './language/language.ts';
import { type Words, words } from './words/index.ts';

export class CheeseElement extends LitElement {
  readonly #language = new LanguageController(this);

  protected get language(): Language {
    return this.#language.language;
  }

  protected get words(): Words {
    return words[this.language];
  }
}
