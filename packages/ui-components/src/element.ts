/** Base class of all elements: a Lit element in the language of the nearest `lang`. */
import { LitElement } from 'lit';
import { LanguageController } from './language/controller.ts';
import type { Language } from './language/language.ts';
import { type Words, words } from './words/index.ts';

export class CheeseElement extends LitElement {
  readonly #language = new LanguageController(this);

  /** Vue and Svelte set `players="3"` as a property, so a number may arrive as text. */
  protected override performUpdate(): void {
    const properties = this as unknown as Record<PropertyKey, unknown>;
    for (const [name, { type }] of (this.constructor as typeof CheeseElement).elementProperties) {
      const value = properties[name];
      if (type === Number && typeof value === 'string') properties[name] = Number(value);
    }
    super.performUpdate();
  }

  protected get language(): Language {
    return this.#language.language;
  }

  protected get words(): Words {
    return words[this.language];
  }
}
