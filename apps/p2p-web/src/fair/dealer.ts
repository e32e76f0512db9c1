/**
 * Who draws together at a table, and how far: the host's books of one match. Plain data goes in and out, so that it is saved with
 * the room; it knows no clock, so the host says when it has waited long enough.
 */
import type { ChanceRequest, Outcome } from '@cheeseboard/engine';
import {
  type ChainKind,
  follows,
  jointOutcome,
  type Link,
  type Proof,
  Rests,
} from '@cheeseboard/engine/fair';
import type { PersonId } from '../tables/table.ts';

/** Commitments to both chains. */
export type Pledged = { readonly [K in ChainKind]: Link };

export interface Pledger extends Pledged {
  readonly id: PersonId;
}

/** The highest link of a chain that is known; the commitment is link 0. */
interface Known {
  count: number;
  last: Link;
}

/** The books as they are saved. */
export interface Books {
  readonly table: string;
  readonly match: number;
  /** The host first. Fixed before the first draw. */
  readonly roster: readonly Pledger[];
  readonly known: readonly { readonly [K in ChainKind]: Known }[];
  readonly counts: { [K in ChainKind]: number };
  draw: number;
  readonly without: (readonly [draw: number, people: readonly number[]])[];
  /** Who sent a wrong link, or has none any more: out of all draws that follow. By number in the roster. */
  readonly excluded: number[];
}

export const newBooks = (table: string, match: number, roster: readonly Pledger[]): Books => ({
  table,
  match,
  roster,
  known: roster.map(({ open, sealed }) => ({
    open: { count: 0, last: open },
    sealed: { count: 0, last: sealed },
  })),
  counts: { open: 0, sealed: 0 },
  draw: 0,
  without: [],
  excluded: [],
});

/** What everybody is asked for: link `index` of their chain, for the draw with this number. */
export interface Ask {
  readonly draw: number;
  readonly kind: ChainKind;
  readonly index: number;
}

export interface Drawn {
  readonly outcome: Outcome;
  /** By number in the roster; null for who is left out. */
  readonly links: readonly (Link | null)[];
}

/** Who sits out after all that was drawn. */
function restsAfter({ roster, draw, without }: Books): Rests {
  const rests = new Rests(roster.length);
  const absent = new Map(without);
  for (let number = 1; number <= draw; number++) rests.drew(number, absent.get(number) ?? []);
  return rests;
}

export class Dealer {
  readonly books: Books;
  readonly #rests: Rests;
  #request: ChanceRequest | null = null;
  #ask: Ask | null = null;
  #links: (Link | null)[] = [];

  constructor(books: Books) {
    this.books = structuredClone(books);
    this.#rests = restsAfter(this.books);
  }

  get ask(): Ask | null {
    return this.#ask;
  }

  /** Begins a draw. The same request again, after a reload, begins the same draw again. */
  begin(request: ChanceRequest): Ask {
    const { counts, draw, roster } = this.books;
    const kind = request.sealed ? 'sealed' : 'open';
    this.#request = request;
    this.#ask = { draw: draw + 1, kind, index: counts[kind] + 1 };
    this.#links = roster.map(() => null);
    return this.#ask;
  }

  /** How many links are there. */
  get given(): number {
    return this.#links.filter((link) => link !== null).length;
  }

  /** Whether the latest draw was made by one alone. */
  get wasAlone(): boolean {
    const { without, draw, roster } = this.books;
    const [last, absent] = without.at(-1) ?? [0, []];
    return draw > 0 && last === draw && roster.length - absent.length < 2;
  }

  /** Whose link is still waited for. Who sits out is not, but for the host. */
  waiting(host: PersonId): PersonId[] {
    const { roster, excluded } = this.books;
    const ask = this.#ask;
    if (!ask) return [];
    const resting = this.#rests.at(ask.draw);
    return roster.flatMap(({ id }, number) => {
      const isDue = !excluded.includes(number) && (id === host || !resting.includes(number));
      return this.#links[number] === null && isDue ? [id] : [];
    });
  }

  /** `wrong`, and `none` for who has no link any more: excluded from now on. `late`: not asked for, or not any more. */
  give(person: PersonId, draw: number, link: Link | null): 'taken' | 'wrong' | 'none' | 'late' {
    const { roster, known, excluded } = this.books;
    const number = roster.findIndex(({ id }) => id === person);
    const ask = this.#ask;
    if (
      !ask ||
      ask.draw !== draw ||
      number < 0 ||
      excluded.includes(number) ||
      this.#links[number] !== null
    ) {
      return 'late';
    }
    const { count, last } = known[number]![ask.kind];
    if (link === null || !follows(link, last, ask.index - count)) {
      excluded.push(number);
      return link === null ? 'none' : 'wrong';
    }
    this.#links[number] = link;
    return 'taken';
  }

  /** A draw that was made before: the books go on from there. `links`: null where they are not known here. */
  follow(request: ChanceRequest, present: readonly boolean[], links: readonly (Link | null)[] | null): void {
    this.begin(request);
    this.#links = this.books.roster.map((_, number) => links?.[number] ?? null);
    this.#close(present);
  }

  /** A link of an open draw that everybody has seen. */
  knows(number: number, count: number, last: Link): void {
    const known = this.books.known[number]?.open;
    if (known && count > known.count) Object.assign(known, { count, last });
  }

  /**
   * Ends the draw with the links that are there. The host's own must be, if it has any. What somebody gave who sits out (a new host, say) counts only where one would draw
   * alone without it.
   */
  end(host: PersonId): Drawn {
    const { books } = this;
    const request = this.#request;
    const ask = this.#ask;
    if (!request || !ask) throw new Error('no draw has begun');
    const links = this.#links;
    const own = books.roster.findIndex(({ id }) => id === host);
    if (this.given === 0 || (links[own] == null && !books.excluded.includes(own))) {
      throw new Error('a draw without the host would not be believed');
    }
    const resting = this.#rests.at(ask.draw);
    const isDue = (_: unknown, number: number) => !resting.includes(number);
    if (links.filter(isDue).filter((link) => link !== null).length > 1) {
      for (const number of resting) links[number] = null;
    }
    const { table, match } = books;
    const outcome = jointOutcome(request, { table, match, draw: ask.draw }, links);
    this.#close(links.map((link) => link !== null));
    return { outcome, links };
  }

  #close(present: readonly boolean[]): void {
    const { books } = this;
    const ask = this.#ask!;
    const links = this.#links;
    books.draw = ask.draw;
    books.counts[ask.kind] = ask.index;
    for (const [number, link] of links.entries()) {
      if (link !== null) Object.assign(books.known[number]![ask.kind], { count: ask.index, last: link });
    }
    const absent = present.flatMap((there, number) => (there ? [] : [number]));
    if (absent.length > 0) books.without.push([ask.draw, absent]);
    this.#rests.drew(ask.draw, absent);
    this.#request = null;
    this.#ask = null;
  }

  /** What goes into the record when the match is over. */
  get proof(): Proof {
    const { table, match, known, roster, without } = this.books;
    const shown = (number: number, kind: ChainKind) => {
      const { count, last } = known[number]![kind];
      return { commitment: roster[number]![kind], count, last: count === 0 ? null : last };
    };
    return {
      table,
      match,
      people: roster.map((_, number) => ({ open: shown(number, 'open'), sealed: shown(number, 'sealed') })),
      without: new Map(without),
    };
  }
}
