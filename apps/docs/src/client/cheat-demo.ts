/** `<docs-cheat-demo>`: the reader hosts a match of two, falsifies a die, and is caught. */
import { showFailure, whenNear } from './stage.ts';

type Draws = typeof import('../../examples/fairness/draws.ts');
type Person = ReturnType<Draws['person']>;

const seed = (bytes: number): Uint8Array => crypto.getRandomValues(new Uint8Array(bytes));

class DocsCheatDemo extends HTMLElement {
  #draws: Draws | null = null;
  #people: [Person, Person] | null = null;
  #watch: IntersectionObserver | null = null;

  connectedCallback(): void {
    this.#watch = whenNear(this, () => void this.#open());
    this.querySelector('form')!.addEventListener('change', (event) => this.#cheat(event.target));
    this.querySelector('form')!.addEventListener('reset', (event) => {
      event.preventDefault();
      this.#begin();
    });
  }

  disconnectedCallback(): void {
    this.#watch?.disconnect();
  }

  async #open(): Promise<void> {
    try {
      this.#draws = await import('../../examples/fairness/draws.ts');
    } catch {
      showFailure(this, () => void this.#open());
      return;
    }
    this.querySelector<HTMLElement>('[data-stage]')!.hidden = true;
    this.querySelector('form')!.hidden = false;
    this.#begin();
  }

  /** A fair match of two people, with new hash chains. */
  #begin(): void {
    const { person, play, audit } = this.#draws!;
    const people: [Person, Person] = [person(seed), person(seed)];
    this.#people = people;
    const fair = play(people);
    this.#show(people, fair.pips);
    this.#showVerdict(audit(fair, people, people));
  }

  #cheat(target: EventTarget | null): void {
    const { play, audit, fittingHost } = this.#draws!;
    const people = this.#people!;
    const form = this.querySelector('form')!;
    const selects = [...form.querySelectorAll('select')];
    const fair = play(people).pips;
    // A change of method keeps the last falsified die: the one that differs from the fair roll.
    const changed = target instanceof HTMLSelectElement ? selects.indexOf(target) : -1;
    const roll =
      changed >= 0 ? changed : selects.findIndex(({ value }, index) => Number(value) !== fair[index]);
    const wish = Number(selects[roll]?.value);
    if (roll < 0 || wish === fair[roll]) {
      this.#show(people, fair);
      this.#showVerdict(audit(play(people), people, people));
    } else if (new FormData(form).get('way') === 'chain') {
      const shown: [Person, Person] = [fittingHost([people[1]], roll + 1, wish, seed), people[1]];
      const played = play(shown);
      this.#show(shown, played.pips);
      this.#showVerdict(audit(played, shown, people));
    } else {
      const played = play(people, new Map([[roll + 1, wish]]));
      this.#show(people, played.pips);
      this.#showVerdict(audit(played, people, people));
    }
  }

  #show([host, guest]: [Person, Person], pips: readonly number[]): void {
    const { linkOf } = this.#draws!;
    for (const [index, row] of [...this.querySelectorAll('tbody tr')].entries()) {
      row.querySelector('[data-host]')!.textContent = `${linkOf(host, index + 1).slice(0, 8)}…`;
      row.querySelector('[data-guest]')!.textContent = `${linkOf(guest, index + 1).slice(0, 8)}…`;
      row.querySelector('select')!.value = String(pips[index]);
    }
  }

  #showVerdict(verdict: ReturnType<Draws['audit']>): void {
    const status = this.querySelector<HTMLElement>('[data-verdict]')!;
    status.textContent = this.#draws!.tell(verdict, document.documentElement.lang);
    status.dataset.verdict = verdict.type;
  }
}

customElements.define('docs-cheat-demo', DocsCheatDemo);
