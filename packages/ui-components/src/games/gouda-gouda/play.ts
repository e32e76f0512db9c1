import {
  boards,
  type GoudaGouda,
  type Kind,
  MICE,
  type Move,
  startPlaces,
  type View,
} from '@cheeseboard/engine/gouda-gouda';
import { goudaGoudaText, goudaGoudaWords } from '@cheeseboard/engine/gouda-gouda/text';
import { tellEvent } from '@cheeseboard/engine/text';
import type { PropertyValues } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { CbDiceEvent, CbMouseEvent, CbPlaceEvent, CbTargetEvent } from '../../events/board.ts';
import type { CbChooseEvent } from '../../events/piece.ts';
import { paceOf } from '../../motion/pace.ts';
import type { AutoPass } from '../../table/auto-pass.ts';
import { TableElement } from '../../table/table.ts';
import { AutoPasser } from './auto-pass.ts';
import {
  type Choice,
  choosablePlaces,
  choosableTargets,
  emptyChoice,
  movesOf,
  needsDice,
  normalizeChoice,
  type StepFace,
  selectedMove,
  unplayableStep,
  unplayableTokenMove,
} from './choice.ts';
import { type GoudaGoudaWords, goudaGoudaTableWords } from './words.ts';

/** Input handling of the Gouda! Gouda! table: builds a move step by step. Rendering is in gouda-gouda.ts. */
export abstract class GoudaGoudaPlay extends TableElement<GoudaGouda> {
  protected readonly texts = goudaGoudaText;

  /**
   * When to pass automatically in a token window (GG-13). The player can override it for a turn.
   * - `never`: the player always answers.
   * - `breath`: after a fixed time, whether or not a token can be played.
   * - `always`: after a short delay.
   * - `idle`: after a short delay if no token can be played. Only for games against bots, because the delay reveals that.
   */
  @property({ attribute: 'auto-pass' }) autoPass: AutoPass = 'never';

  @state() protected choice: Choice = emptyChoice;
  protected readonly autoPasser = new AutoPasser(this.autoPassHost());
  private lastStepPrompt = '';
  private scrolledTo = '';

  protected get gameWords(): GoudaGoudaWords {
    return goudaGoudaTableWords[this.language];
  }

  protected get engineWords(): (typeof goudaGoudaWords)['en'] {
    return goudaGoudaWords[this.language];
  }

  /** The legal moves; none during an animation, because they belong to a view that is not shown yet. */
  protected get offeredMoves(): readonly Move[] {
    return this.scene || this.autoPasser.passesAutomatically ? [] : this.moves;
  }

  protected override get promptsReader(): boolean {
    return super.promptsReader && !this.autoPasser.passesAutomatically;
  }

  protected get mayPass(): boolean {
    return this.offeredMoves.some(({ type }) => type === 'pass');
  }

  protected readonly placeName = (place: number): string =>
    this.engineWords.places[boards[this.view!.options.board].places[place]!.id];

  protected choosable(view: View): readonly number[] | null {
    const { choice, offeredMoves } = this;
    if (offeredMoves.length === 0) return null;
    if (view.phase === 'start') return choice.placedMice.length < MICE ? startPlaces : [];
    if (view.phase === 'name' || view.phase === 'vote' || choice.token === 'transfer')
      return choosablePlaces(choice, offeredMoves);
    return null;
  }

  protected markedPlace(view: View): number | null {
    return this.scene ? view.place : (this.choice.place ?? view.place);
  }

  /** The part that receives the keyboard focus next. */
  protected focusTarget(view: View): 'board' | 'dice' | 'deed' {
    const { choice, offeredMoves } = this;
    if (offeredMoves.length === 0) return 'board';
    if (choice.token)
      return needsDice(choice.token, view) ? 'dice' : choice.token === 'transfer' ? 'board' : 'deed';
    if (this.mayPass || choice.earlyDice !== null) return 'deed';
    if (view.phase === 'start') return choice.placedMice.length === MICE ? 'deed' : 'board';
    return view.phase === 'move' && choice.face === null ? 'dice' : 'board';
  }

  // Prompts

  protected override statusLine(view: View): string {
    if (!this.scene && this.autoPasser.passesAutomatically) return this.lastEventText();
    return this.stepPrompt(view) || super.statusLine(view);
  }

  protected lastEventText(): string {
    const lastShownEvent = this.log.findLast(({ type }) => type !== 'turn' && type !== 'passed');
    return lastShownEvent ? tellEvent(this.text, lastShownEvent, this.cast) : '';
  }

  private stepPrompt(view: View): string {
    const { choice, offeredMoves, gameWords, you } = this;
    if (offeredMoves.length === 0) return '';
    if (choice.token) {
      const nextPrompt = needsDice(choice.token, view)
        ? gameWords.pickDice
        : choice.token === 'transfer'
          ? gameWords.pickPlace
          : gameWords.ready;
      return `${gameWords.does[choice.token]} ${nextPrompt}`;
    }
    if (view.phase === 'start' && choice.placedMice.length === MICE) return gameWords.allStand;
    if (this.canOnlyPass && view.stack.at(-1)?.seat !== you) return gameWords.noneFits;
    if (view.phase !== 'move') return '';
    if (choice.face === null) return gameWords.pickDie;
    if (choice.owner === null) return gameWords.pickMouse(choice.face === 'green');
    return gameWords.pickWay(gameWords.mouseOf(choice.owner === you, this.nameOf(choice.owner)));
  }

  protected override willUpdate(changedProperties: PropertyValues): void {
    super.willUpdate(changedProperties);
    if (this.log.length < ((changedProperties.get('log') as unknown[] | undefined)?.length ?? 0))
      this.autoPasser.reset();
    if (this.view && (changedProperties.has('view') || changedProperties.has('moves'))) this.choose({});
  }

  protected override updated(changedProperties: PropertyValues): void {
    super.updated(changedProperties);
    const { view } = this;
    if (!view) return;
    const hint = this.stepPrompt(view);
    if (hint !== this.lastStepPrompt && hint !== '') this.announcements.add(hint);
    this.lastStepPrompt = hint;
    this.scrollToPlace(this.scene?.view ?? view);
    if (!this.sceneQueue.running) this.autoPasser.schedule();
  }

  protected override onSettled(): void {
    super.onSettled();
    this.moveFocus();
    this.autoPasser.schedule();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.autoPasser.stop();
  }

  /** Scrolls a long board to the place of the roll, once per place. */
  private scrollToPlace(view: View): void {
    const room = this.renderRoot.querySelector('.pantry');
    const place = this.markedPlace(view) ?? this.choosable(view)?.at(-1) ?? null;
    if (!room || place === null || this.scrolledTo === String(place)) return;
    this.scrolledTo = String(place);
    const { y } = boards[view.options.board].places[place]!;
    // Wait for the next frame, which computes the layout anyway; measuring now would compute it twice.
    requestAnimationFrame(() => {
      if (room.scrollHeight > room.clientHeight + 1)
        room.scrollTop = (y / 100) * room.scrollHeight - room.clientHeight / 2;
    });
  }

  /** Moves the focus to the part that is needed next, unless the reader is in the panel. */
  private moveFocus(): void {
    if (!this.hasFocus) return;
    void this.updateComplete.then(() => {
      const active = this.shadowRoot?.activeElement;
      const goal = this.renderRoot.querySelector('[data-focus]');
      if (active && (active === goal || !active.closest('.middle, .own, .hand'))) return;
      this.focus({ preventScroll: true });
    });
  }

  private autoPassHost(): ConstructorParameters<typeof AutoPasser>[0] {
    const table = this;
    return {
      get log() {
        return table.log;
      },
      mode: () => table.autoPass,
      window: () => table.view?.window ?? null,
      isAsked: () => !table.scene && table.moves.some(({ type }) => type === 'pass'),
      canOnlyPass: () => table.canOnlyPass,
      pace: () => paceOf(table, table.pace).hold,
      pass: () => table.send({ type: 'pass' }),
    };
  }

  private get canOnlyPass(): boolean {
    return this.moves.length === 1 && this.moves[0]!.type === 'pass';
  }

  protected toggleAutoPass(): void {
    this.autoPasser.toggle();
    this.requestUpdate();
  }

  // Player input

  protected choose(change: Partial<Choice>): void {
    this.choice = normalizeChoice({ ...this.choice, ...change }, this.view!, this.moves);
  }

  private pickPiece(piece: string, change: Partial<Choice>, targets: readonly Move[]): void {
    this.choose(change);
    this.startMove(piece, targets);
    this.moveFocus();
  }

  protected send(move: Move): boolean {
    const { face } = this.choice;
    const wasSent = this.attempt(move);
    if (wasSent) this.choice = normalizeChoice({ ...emptyChoice, face }, this.view!, this.moves);
    return wasSent;
  }

  protected playChosen(): void {
    const { view, choice } = this;
    const move = selectedMove(choice, view!);
    if (move) {
      this.send(move);
      return;
    }
    const missing =
      view!.phase === 'start'
        ? this.gameWords.left(MICE - choice.placedMice.length)
        : this.stepPrompt(view!) || this.gameWords.choosePlace;
    this.announcements.announceNow(missing);
  }

  protected onPlace(event: CbPlaceEvent): void {
    const { view, choice, offeredMoves, you } = this;
    const { place } = event;
    if (!view || you === null) return;
    if (view.phase === 'start') this.putMouse(event);
    else if (view.phase === 'move') {
      if (place === view.place) this.choose({ owner: null });
      else this.attemptIllegal(event, unplayableStep(choice, you, place));
    } else if (!choosablePlaces(choice, offeredMoves).includes(place)) {
      const type = choice.token === 'transfer' ? 'transfer' : view.phase === 'vote' ? 'vote' : 'name';
      this.attemptIllegal(event, { type, place });
    } else if (choice.place === place && choice.earlyDice === null) this.playChosen();
    else {
      const targets = offeredMoves.filter((move) => 'place' in move && move.place === place);
      this.pickPiece(`place ${place}`, { place, earlyDice: null }, targets);
      if (this.singleTap) this.playChosen();
    }
  }

  private attemptIllegal(event: globalThis.Event, move: Move): void {
    if (!this.attempt(move)) event.preventDefault();
  }

  private putMouse(event: CbPlaceEvent): void {
    const { placedMice } = this.choice;
    if (!startPlaces.some((place) => place === event.place)) {
      this.attemptIllegal(event, { type: 'name', place: event.place });
      return;
    }
    if (placedMice.length === MICE) {
      event.preventDefault();
      this.announcements.announceNow(this.gameWords.allStand);
      return;
    }
    this.pickPiece(`place ${event.place}`, { placedMice: [...placedMice, event.place] }, this.moves);
    this.announcements.announceNow(
      `${this.placeName(event.place)}, ${this.gameWords.left(MICE - placedMice.length - 1)}`,
    );
  }

  protected takeBack(): void {
    const { placedMice } = this.choice;
    if (placedMice.length === 0) return;
    this.choose({ placedMice: placedMice.slice(0, -1) });
    this.announcements.announceNow(this.gameWords.left(MICE - placedMice.length + 1));
  }

  protected chooseEarly(dice: number): void {
    const move = this.offeredMoves.find((other) => other.type === 'early' && other.dice === dice);
    if (move) this.pickPiece(`${dice} dice`, { earlyDice: dice, place: null }, [move]);
    else this.attempt({ type: 'early', dice }, { placeName: `early:${dice}` });
  }

  protected onToken(event: CbChooseEvent): void {
    const { view, choice, offeredMoves } = this;
    const kind = event.choice as Kind;
    if (!view) return;
    const targets = movesOf(kind, view, offeredMoves);
    this.autoPasser.pause();
    if (targets.length === 0) {
      this.attemptIllegal(event, unplayableTokenMove(kind, view));
      if (this.note)
        this.note = { ...this.note, sentence: `${this.gameWords.does[kind]} ${this.note.sentence}` };
      return;
    }
    const needsNoTarget = !needsDice(kind, view) && kind !== 'transfer';
    if (choice.token === kind) {
      if (needsNoTarget) this.playChosen();
      else this.putBack();
      return;
    }
    this.pickPiece(kind, { token: kind, dice: [], place: null }, targets);
    if (needsNoTarget && this.singleTap) this.playChosen();
  }

  protected putBack(): void {
    this.pickPiece('', { token: null, dice: [], place: null }, []);
  }

  protected onDice(event: CbDiceEvent): void {
    const { view, choice } = this;
    if (!view) return;
    const [die] = event.dice;
    if (event.tried) {
      this.tryDie(event, view, die!);
      return;
    }
    if (choice.token) {
      this.pickPiece(
        `dice ${event.dice.join(' ')}`,
        { dice: event.dice },
        movesOf(choice.token, view, this.offeredMoves),
      );
      return;
    }
    const face = die === undefined ? null : (view.dice[die] as StepFace);
    this.pickPiece(
      face ?? '',
      { face, owner: null },
      this.moves.filter((move) => move.type === 'move' && move.face === face),
    );
  }

  /** Explains why a die cannot be selected: the move with the chosen token would be illegal, or the die is already spent. */
  private tryDie(event: CbDiceEvent, view: View, die: number): void {
    if (this.choice.token) {
      this.attemptIllegal(event, selectedMove({ ...this.choice, dice: [die] }, view)!);
      return;
    }
    event.preventDefault();
    this.explainRule(this.gameWords.dieDone, 'GG-6');
  }

  protected onMouse(event: CbMouseEvent): void {
    const { owner } = event;
    const targetPlaces = choosableTargets({ ...this.choice, owner }, this.offeredMoves);
    const targets = this.moves.filter((move) => move.type === 'move' && move.owner === owner);
    this.pickPiece(`mouse ${owner}`, { owner }, targets);
    // Only one target: move at once.
    if (targetPlaces.length === 1) this.step(event, targetPlaces[0]!);
  }

  protected onTarget(event: CbTargetEvent): void {
    this.step(event, event.place);
  }

  private step(event: globalThis.Event, to: number): void {
    const { face, owner } = this.choice;
    if (face === null || owner === null) return;
    if (!this.send({ type: 'move', face, owner, to })) event.preventDefault();
  }
}
