/** A match of Gouda! Gouda! whose draws a test writes down, and one seat's table of it. */
import { Match, type Seat, type Viewer } from '@cheeseboard/engine';
import {
  boards,
  type Face,
  type GoudaGouda,
  goudaGouda,
  type Kind,
  kinds,
  type Move,
  type PlaceId,
} from '@cheeseboard/engine/gouda-gouda';
import { html } from 'lit';
import type { CbGoudaGouda } from '../../src/gouda-gouda/gouda-gouda.ts';
import { explainBy } from '../../src/table/explain.ts';
import { deep } from './deep.ts';
import { settled, show, the } from './index.ts';

interface Opening {
  readonly seats?: number;
  /** On the barrel, the left and the right crate, by seat; those who are not here have yet to put theirs down. */
  readonly mice: readonly (readonly [number, number, number])[];
  /** What each draws. */
  readonly tokens?: readonly (readonly Kind[])[];
  readonly options?: object;
}

const faceNumber = { green: 0, yellow: 1, red: 2 } as const;
type Rolled = keyof typeof faceNumber & Face;

export class Pantry {
  readonly match: Match<GoudaGouda>;
  readonly intents: Move[] = [];

  constructor({ mice, seats = mice.length, tokens, options = {} }: Opening) {
    const powers = tokens ? { tokensPerPlayer: tokens[0]!.length } : { powers: 'off' };
    this.match = new Match(goudaGouda, {
      seats,
      options: { firstPlayer: 0, ...powers, ...options },
    });
    if (tokens) this.match.resolve(orderFor(tokens.flat()));
    for (const [seat, put] of mice.entries()) this.play(seat, { type: 'start', mice: put });
  }

  place(id: PlaceId): number {
    return boards[this.match.options.board].places.findIndex((place) => place.id === id);
  }

  play(seat: Seat, move: Move): void {
    const played = this.match.play(seat, move);
    if (!played.ok) throw new Error(JSON.stringify(played.refusal));
  }

  name(id: PlaceId): void {
    this.play(this.match.state.active, { type: 'name', place: this.place(id) });
  }

  roll(...faces: Rolled[]): void {
    this.match.resolve(faces.map((face) => faceNumber[face]));
  }

  passAll(...but: Seat[]): void {
    for (const seat of this.match.actors) if (!but.includes(seat)) this.play(seat, { type: 'pass' });
  }

  get table(): CbGoudaGouda {
    return the('cb-gouda-gouda');
  }

  /** Everything below the table, through all shadows. */
  all<E extends Element = HTMLButtonElement>(selector: string): E[] {
    return deep<E>(this.table, selector);
  }

  spot(id: PlaceId): HTMLButtonElement {
    return this.all(`.spot[data-place="${this.place(id)}"]`)[0]!;
  }

  token(kind: Kind): HTMLButtonElement {
    return this.all(`[data-kind="${kind}"]`)[0]!;
  }

  get deed(): HTMLButtonElement {
    return this.all('.deed')[0]!;
  }

  get said(): string {
    return this.all('.ask > p')[0]!.textContent!.trim();
  }

  /** Draws the table of a seat as the match stands. Moves that it wants are played. */
  async seat(viewer: Viewer, { speed = 0, oneTap = false } = {}): Promise<void> {
    const { match } = this;
    const log = match.history.flatMap(({ events }) => events);
    const view = match.view(viewer);
    await show(html`<h1>Gouda</h1><cb-gouda-gouda
        style="--cb-speed: ${speed}; block-size: 640px"
        rules-href="/rules"
        ?one-tap=${oneTap}
        .players=${['Ann', 'Ben', 'Cas'].slice(0, match.seats).map((name) => ({ name }))}
        .view=${view}
        .log=${log}
        .moves=${viewer === 'spectator' ? [] : match.legalMoves(viewer)}
        .explain=${explainBy(goudaGouda, view, log)}
        @cb-move=${({ move }: { move: Move }) => {
          this.intents.push(move);
        }}
      ></cb-gouda-gouda>`);
    await settled();
  }
}

/** The 30 tokens in an order in which these come first. */
function orderFor(wanted: readonly Kind[]): number[] {
  const first: number[] = [];
  for (const kind of wanted) {
    const from = kinds.indexOf(kind) * 5;
    first.push([0, 1, 2, 3, 4].map((index) => from + index).find((index) => !first.includes(index))!);
  }
  return [
    ...first,
    ...Array.from({ length: 30 }, (_, index) => index).filter((index) => !first.includes(index)),
  ];
}
