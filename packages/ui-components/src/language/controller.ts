/** Keeps an element in the language around it, also when a `lang` changes while it is on the page. */
import type { ReactiveController, ReactiveElement } from 'lit';
import { fetchWords } from './fetch.ts';
import { type Language, languageOf } from './language.ts';

export class LanguageController implements ReactiveController {
  language: Language = 'en';
  #wanted: Language = 'en';
  readonly #host: ReactiveElement;

  constructor(host: ReactiveElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    speaking.add(this);
    for (let node: Node = this.#host; ; ) {
      const root = node.getRootNode();
      watch(root);
      if (!(root instanceof ShadowRoot)) break;
      node = root.host;
    }
    this.listen();
  }

  hostDisconnected(): void {
    speaking.delete(this);
  }

  listen(): void {
    const language = languageOf(this.#host);
    if (language === this.#wanted) return;
    this.#wanted = language;
    const coming = fetchWords(language);
    if (coming) void coming.then((here) => here && this.#speak(language));
    else this.#speak(language);
  }

  #speak(language: Language): void {
    if (language !== this.#wanted || language === this.language) return;
    this.language = language;
    this.#host.requestUpdate();
  }
}

/** Every element that is on the page, and every tree whose `lang` attributes are watched: once each. */
const speaking = new Set<LanguageController>();
const watched = new WeakSet<Node>();

function watch(root: Node): void {
  if (watched.has(root)) return;
  watched.add(root);
  const observer = new MutationObserver(() => {
    for (const controller of speaking) controller.listen();
  });
  observer.observe(root, { attributes: true, attributeFilter: ['lang'], subtree: true });
}
