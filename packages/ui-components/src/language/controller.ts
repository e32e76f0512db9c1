/** Keeps an element in the language of the nearest `lang`, even when that changes. */
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
    controllers.add(this);
    for (let node: Node = this.#host; ; ) {
      const root = node.getRootNode();
      watch(root);
      if (!(root instanceof ShadowRoot)) break;
      node = root.host;
    }
    this.update();
  }

  hostDisconnected(): void {
    controllers.delete(this);
  }

  update(): void {
    const language = languageOf(this.#host);
    if (language === this.#wanted) return;
    this.#wanted = language;
    const pendingWords = fetchWords(language);
    if (pendingWords) void pendingWords.then((isLoaded) => isLoaded && this.#setLanguage(language));
    else this.#setLanguage(language);
  }

  #setLanguage(language: Language): void {
    if (language !== this.#wanted || language === this.language) return;
    this.language = language;
    this.#host.requestUpdate();
  }
}

/** All connected controllers, and the roots whose `lang` attributes are observed. */
const controllers = new Set<LanguageController>();
const watchedRoots = new WeakSet<Node>();

function watch(root: Node): void {
  if (watchedRoots.has(root)) return;
  watchedRoots.add(root);
  const observer = new MutationObserver(() => {
    for (const controller of controllers) controller.update();
  });
  observer.observe(root, { attributes: true, attributeFilter: ['lang'], subtree: true });
}
