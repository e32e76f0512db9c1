/** A Gouda! Gouda! match whose random draws the test chooses, and the table of one seat. */
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
import type { CbGoudaGouda } from '../../src/games/gouda-gouda/gouda-gouda.ts';
import { explainBy } from '../../src/table/explain.ts';
import { getElement, show, waitForUpdates } from './index.ts';
import { queryAllDeep } from './query.ts';

interface StartPosition {
  readonly seats?: number;
  /** Mice on the barrel, the left crate and the right crate, by seat. Seats left out have not placed theirs yet. */
  readonly mice: readonly (readonly [number, number, number])[];
  /** The tokens that each seat draws. */
  readonly tokens?: readonly (readonly Kind[])[];
  readonly options?: object;
}

const faceNumber = { green: 0, yellow: 1, red: 2 } as const;
type Rolled = keyof typeof faceNumber & Face;

export class GoudaGoudaFixture {
  readonly match: Match<GoudaGouda>;
  readonly requestedMoves: Move[] = [];

  constructor({ mice, seats = mice.length, tokens, options = {} }: StartPosition) {
    const powers = tokens ? { powers: 'on', tokensPerPlayer: tokens[0]!.length } : { powers: 'off' };
    this.match = new Match(goudaGouda, {
      seats,
      options: { firstPlayer: 0, ...powers, ...options },
    });
    if (tokens) this.match.resolve(shuffleStartingWith(tokens.flat()));
    for (const [seat, miceOfSeat] of mice.entries()) this.play(seat, { type: 'start', mice: miceOfSeat });
  }

  place(id: PlaceId): number {
    return boards[this.match.options.board].places.findIndex((place) => place.id === id);
  }

  play(seat: Seat, move: Move): void {
    const result = this.match.play(seat, move);
    if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  }

  name(id: PlaceId): void {
    this.play(this.match.state.active, { type: 'name', place: this.place(id) });
  }

  roll(...faces: Rolled[]): void {
    this.match.resolve(faces.map((face) => faceNumber[face]));
  }

  passAll(...except: Seat[]): void {
    for (const seat of this.match.actors) if (!except.includes(seat)) this.play(seat, { type: 'pass' });
  }

  get table(): CbGoudaGouda {
    return getElement('cb-gouda-gouda');
  }

  /** All matching elements of the table, shadow roots included. */
  all<E extends Element = HTMLButtonElement>(selector: string): E[] {
    return queryAllDeep<E>(this.table, selector);
  }

  placeButton(id: PlaceId): HTMLButtonElement {
    return this.all(`.spot[data-place="${this.place(id)}"]`)[0]!;
  }

  token(kind: Kind): HTMLButtonElement {
    return this.all(`[data-kind="${kind}"]`)[0]!;
  }

  get mainButton(): HTMLButtonElement {
    return this.all('.deed')[0]!;
  }

  get prompt(): string {
    return this.all('.ask > p')[0]!.textContent!.trim();
  }

  /** Renders the current state of the match for a viewer. Records requested moves without playing them. */
  async render(viewer: Viewer, { speed = 0, singleTap = false } = {}): Promise<void> {
    const { match } = this;
    const log = match.history.flatMap(({ events }) => events);
    const view = match.view(viewer);
    await show(html`<h1>Gouda</h1><cb-gouda-gouda
        style="--cb-speed: ${speed}; block-size: 640px"
        rules-href="/rules"
        ?single-tap=${singleTap}
        .players=${['Ann', 'Ben', 'Cas'].slice(0, match.seats).map((name) => ({ name }))}
        .view=${view}
        .log=${log}
        .moves=${viewer === 'spectator' ? [] : match.legalMoves(viewer)}
        .explain=${explainBy(goudaGouda, view, log)}
        @cb-move=${({ move }: { move: Move }) => {
          this.requestedMoves.push(move);
        }}
      ></cb-gouda-gouda>`);
    await waitForUpdates();
  }
}

/** A shuffle of the 30 tokens that starts with these kinds. */
function shuffleStartingWith(wantedKinds: readonly Kind[]): number[] {
  const wantedTokens: number[] = [];
  for (const kind of wantedKinds) {
    const firstIndex = kinds.indexOf(kind) * 5;
    wantedTokens.push(
      [0, 1, 2, 3, 4].map((index) => firstIndex + index).find((index) => !wantedTokens.includes(index))!,
    );
  }
  return [
    ...wantedTokens,
    ...Array.from({ length: 30 }, (_, index) => index).filter((index) => !wantedTokens.includes(index)),
  ];
}
