/** What all our elements are: Lit elements that speak the language around them. */
import { LitElement } from 'lit';
import { LanguageController } from './language/controller.ts';
import { type Words, words } from './words/index.ts';

export class CheeseElement extends LitElement {
  readonly #language = new LanguageController(this);

  protected get words(): Words {
    return words[this.#language.language];
  }
}
