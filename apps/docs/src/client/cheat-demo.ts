/** `<docs-cheat-demo>`: the reader hosts a match of two, falsifies a die, and is caught. */
import { showFailure, whenNear } from './stage.ts';

type Draws = typeof import('../../examples/fairness/draws.ts');
type Played = import('../../examples/fairness/draws.ts').Played;
type Person = import('../../examples/fairness/draws.ts').Person;
type CheatMethod = import('../../examples/fairness/draws.ts').CheatMethod;

const seed = (bytes: number): Uint8Array => crypto.getRandomValues(new Uint8Array(bytes));

class DocsCheatDemo extends HTMLElement {
  #draws: Draws | null = null;
  #people: readonly Person[] = [];
  #watch: IntersectionObserver | null = null;
  /** The die that the reader falsified last. */
  #wanted: { readonly index: number; readonly pips: number } | null = null;

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

  /** A fair match of two people, with new keys and hash chains. */
  #begin(): void {
    const { person, play } = this.#draws!;
    this.#wanted = null;
    this.#people = this.dataset.names!.split(',').map((name) => person(seed, name));
    this.#show(play(this.#people));
  }

  #cheat(target: EventTarget | null): void {
    const { play, cheat } = this.#draws!;
    const people = this.#people;
    const form = this.querySelector('form')!;
    const selects = [...form.querySelectorAll('select')];
    const fairMatch = play(people);
    // A change of the method keeps the falsified die. With another chain, the other dice change too.
    if (target instanceof HTMLSelectElement)
      this.#wanted = { index: selects.indexOf(target), pips: Number(target.value) };
    const wantedDie = this.#wanted;
    const isFair = wantedDie === null || wantedDie.pips === fairMatch.pips[wantedDie.index];
    const way = new FormData(form).get('way') as CheatMethod;
    this.#show(isFair ? fairMatch : cheat(people, way, wantedDie.index + 1, wantedDie.pips, seed));
  }

  #show(playedMatch: Played): void {
    const shorten = (reveal: string): string => `${reveal.slice(0, 8)}…`;
    for (const [index, row] of [...this.querySelectorAll('tbody tr')].entries()) {
      const [host, guest] = playedMatch.reveals[index]!;
      row.querySelector('[data-host]')!.textContent = shorten(host!);
      row.querySelector('[data-guest]')!.textContent = shorten(guest!);
      row.querySelector('select')!.value = String(playedMatch.pips[index]);
    }
    this.#showVerdict(this.#draws!.audit(playedMatch));
  }

  #showVerdict(verdict: ReturnType<Draws['audit']>): void {
    const status = this.querySelector<HTMLElement>('[data-verdict]')!;
    status.textContent = this.#draws!.tell(verdict, document.documentElement.lang);
    status.dataset.verdict = verdict.type;
  }
}

customElements.define('docs-cheat-demo', DocsCheatDemo);
