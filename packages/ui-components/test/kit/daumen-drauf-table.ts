/** A Daumen drauf table without a match. The test writes the hands, and one viewer sees every move. */
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
import type { CbDaumenDrauf } from '../../src/games/daumen-drauf/daumen-drauf.ts';
import { explainBy } from '../../src/table/explain.ts';
import { getElement, show } from './index.ts';
import { until } from './query.ts';

interface Hands {
  /** The cards in each hand, such as `y1 g4f`. All other cards are in seat 0's won cards or, with `stocked`, in the stock. */
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

export function stateOf({
  hands,
  turn = 0,
  stocked: hasStock = false,
  won = [],
  options = {},
}: Hands): State {
  const seats = hands.length;
  const state: State = {
    ...game.setup(seats, { rounds: 1, firstLeader: 0, parry: 'anytime', openWins: 'off', ...options }),
    phase: 'trick',
    turn,
    hands: noCards(seats),
    won: noCards(seats),
  };
  const placedCards = new Set<Card>();
  const place = (sets: number[], seat: number, cards: readonly Card[]): void => {
    for (const card of cards) {
      add(sets, seat, card);
      placedCards.add(card);
    }
  };
  for (const [seat, text] of hands.entries()) place(state.hands, seat, cardsOf(text));
  for (const [seat, text] of won.entries()) place(state.won, seat, cardsOf(text));
  const undealt = deckOf(seats).filter((card) => !placedCards.has(card));
  if (hasStock) state.stock = undealt;
  else place(state.won, 0, undealt);
  return state;
}

/** Reads a move: `pass`, `parry`, or the card to show, such as `y1f`. */
export const parseMove = (text: string): Move => game.readMove(text, {} as Options)!;

export class DaumenDraufFixture {
  log: Event[] = [];
  readonly requestedMoves: Move[] = [];

  constructor(
    public state: State,
    readonly viewer: Viewer,
  ) {}

  get table(): CbDaumenDrauf {
    return getElement('cb-daumen-drauf');
  }

  /** Renders the table and waits until it has settled. */
  async render(
    options: { lang?: string; width?: string; names?: readonly string[]; speed?: number; font?: string } = {},
  ): Promise<void> {
    const {
      lang = 'en',
      width = '100%',
      names = ['Ann', 'Ben', 'Cas', 'Dee', 'Eva', 'Fin', 'Gus'],
    } = options;
    // Start with a new element, without state from another test.
    await show(html``);
    await show(html`<cb-daumen-drauf
      lang=${lang}
      rules-href="/rules"
      style="block-size: 640px; inline-size: ${width}; --cb-font: ${options.font ?? 'serif'}; --cb-speed: ${options.speed ?? 0}"
      .players=${names.slice(0, this.state.seats).map((name) => ({ name }))}
      @cb-move=${({ move }: { move: Move }) => {
        this.requestedMoves.push(move);
        this.play(this.viewer as number, move);
      }}
    ></cb-daumen-drauf>`);
    this.update();
    await this.waitUntilSettled();
  }

  /** Plays a move of any seat and updates the table. */
  play(seat: number, move: Move | string): void {
    const state = structuredClone(this.state);
    const events: Event[] = [];
    game.play(state, seat, typeof move === 'string' ? parseMove(move) : move, (event) => events.push(event));
    this.state = state;
    this.log = [...this.log, ...events];
    this.update();
  }

  /** Waits until the animation is over or a sheet is open. */
  async waitUntilSettled(): Promise<void> {
    const { table } = this;
    await table.updateComplete;
    await until(() => !table.busy || table.shadowRoot!.querySelector('.sheet'));
  }

  private update(): void {
    const { table, state, viewer } = this;
    const view = game.view(state, viewer);
    table.moves = viewer === 'spectator' || state.phase !== 'trick' ? [] : game.legalMoves(state, viewer);
    table.explain = explainBy(game, view, this.log);
    table.view = view;
    table.log = this.log;
  }
}
