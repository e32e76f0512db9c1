/** A table of Daumen drauf without a match: hands as one writes them, every move told to one viewer. */
import type { Viewer } from '@cheeseboard/engine';
import {
  add,
  type Card,
  deckOf,
  type Event,
  daumenDrauf as game,
  type Move,
  noCards,
  type Options,
  readCard,
  type State,
} from '@cheeseboard/engine/daumen-drauf';
import { html } from 'lit';
import type { CbDaumenDrauf } from '../../src/daumen-drauf/daumen-drauf.ts';
import { explainBy } from '../../src/table/explain.ts';
import { until } from './deep.ts';
import { show, the } from './index.ts';

interface Hands {
  /** The cards in each hand: `y1 g4f`. What is nowhere is won by seat 0, or with `stocked` in the stock. */
  readonly hands: readonly string[];
  readonly turn?: number;
  readonly stocked?: boolean;
  readonly won?: readonly string[];
  readonly options?: Partial<Options>;
}

const cardsOf = (text: string): Card[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((word) => readCard(word)!);

export function stateOf({ hands, turn = 0, stocked = false, won = [], options = {} }: Hands): State {
  const seats = hands.length;
  const state: State = {
    ...game.setup(seats, { rounds: 1, firstLeader: 0, parry: 'anytime', openWins: 'off', ...options }),
    phase: 'trick',
    turn,
    hands: noCards(seats),
    won: noCards(seats),
  };
  const placed = new Set<Card>();
  const place = (sets: number[], seat: number, cards: readonly Card[]): void => {
    for (const card of cards) {
      add(sets, seat, card);
      placed.add(card);
    }
  };
  for (const [seat, text] of hands.entries()) place(state.hands, seat, cardsOf(text));
  for (const [seat, text] of won.entries()) place(state.won, seat, cardsOf(text));
  const rest = deckOf(seats).filter((card) => !placed.has(card));
  if (stocked) state.stock = rest;
  else place(state.won, 0, rest);
  return state;
}

/** `y1f` shows it, `pass` and `parry` are themselves. */
export const moveOf = (text: string): Move => game.readMove(text, {} as Options)!;

export class Desk {
  log: Event[] = [];
  readonly intents: Move[] = [];

  constructor(
    public state: State,
    readonly viewer: Viewer,
  ) {}

  get table(): CbDaumenDrauf {
    return the('cb-daumen-drauf');
  }

  /** The table on the page, at rest. */
  async open(
    more: { lang?: string; width?: string; names?: readonly string[]; speed?: number; font?: string } = {},
  ): Promise<void> {
    const { lang = 'en', width = '100%', names = ['Ann', 'Ben', 'Cas', 'Dee', 'Eva', 'Fin', 'Gus'] } = more;
    // A table of its own: none that remembers another.
    await show(html``);
    await show(html`<cb-daumen-drauf
      lang=${lang}
      rules-href="/rules"
      style="block-size: 640px; inline-size: ${width}; --cb-font: ${more.font ?? 'serif'}; --cb-speed: ${more.speed ?? 0}"
      .players=${names.slice(0, this.state.seats).map((name) => ({ name }))}
      @cb-move=${({ move }: { move: Move }) => {
        this.intents.push(move);
        this.play(this.viewer as number, move);
      }}
    ></cb-daumen-drauf>`);
    this.tell();
    await this.rest();
  }

  /** A move by anybody, carried out and told. */
  play(seat: number, move: Move | string): void {
    const state = structuredClone(this.state);
    const events: Event[] = [];
    game.play(state, seat, typeof move === 'string' ? moveOf(move) : move, (event) => events.push(event));
    this.state = state;
    this.log = [...this.log, ...events];
    this.tell();
  }

  /** Until everything has been told; a sheet may lie there. */
  async rest(): Promise<void> {
    const { table } = this;
    await table.updateComplete;
    await until(() => !table.busy || table.shadowRoot!.querySelector('.sheet'));
  }

  private tell(): void {
    const { table, state, viewer } = this;
    const view = game.view(state, viewer);
    table.moves = viewer === 'spectator' || state.phase !== 'trick' ? [] : game.legalMoves(state, viewer);
    table.explain = explainBy(game, view, this.log);
    table.view = view;
    table.log = this.log;
  }
}
