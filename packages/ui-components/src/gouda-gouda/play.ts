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
import type { CbDiceEvent, CbMouseEvent, CbPlaceEvent, CbTargetEvent } from '../events/board.ts';
import type { CbChooseEvent } from '../events/piece.ts';
import { paceOf } from '../motion/pace.ts';
import { TableElement } from '../table/table.ts';
import {
  type Choice,
  goalsIn,
  movesOf,
  needsDice,
  nothing,
  placesIn,
  type StepFace,
  settle,
  vainMove,
  vainStep,
  wantedMove,
} from './choice.ts';
import { type AutoPass, Passing } from './passing.ts';
import { type GoudaGoudaWords, goudaGoudaTableWords } from './words.ts';

/** How a seat plays Gouda! Gouda!: what it takes up, step by step, until a move goes out. What that looks like is in gouda-gouda.ts. */
export abstract class GoudaGoudaPlay extends TableElement<GoudaGouda> {
  protected readonly texts = goudaGoudaText;

  /**
   * Whether it passes by itself when everybody is asked (GG-13): `never`; after a `breath`, the same whatever is held; `always`, soon; or
   * `idle`, soon and only where nothing can be played, which is for a player among bots. The player can say otherwise for a turn.
   */
  @property({ attribute: 'auto-pass' }) autoPass: AutoPass = 'never';

  @state() protected choice: Choice = nothing;
  protected readonly passing = new Passing(this.passer());
  private hinted = '';
  private seen = '';

  protected get said(): GoudaGoudaWords {
    return goudaGoudaTableWords[this.language];
  }

  protected get called(): (typeof goudaGoudaWords)['en'] {
    return goudaGoudaWords[this.language];
  }

  /** Nothing is offered while a story is told: what is drawn then is not what the moves are for. */
  protected get offered(): readonly Move[] {
    return this.scene || this.passing.silent ? [] : this.moves;
  }

  protected override get asksReader(): boolean {
    return super.asksReader && !this.passing.silent;
  }

  protected get asksAnswer(): boolean {
    return this.offered.some(({ type }) => type === 'pass');
  }

  protected readonly placeName = (place: number): string =>
    this.called.places[boards[this.view!.options.board].places[place]!.id];

  protected choosable(view: View): readonly number[] | null {
    const { choice, offered } = this;
    if (offered.length === 0) return null;
    if (view.phase === 'start') return choice.put.length < MICE ? startPlaces : [];
    if (view.phase === 'name' || view.phase === 'vote' || choice.token === 'transfer')
      return placesIn(choice, offered);
    return null;
  }

  protected pinned(view: View): number | null {
    return this.scene ? view.place : (this.choice.place ?? view.place);
  }

  /** Where the keyboard goes on. */
  protected next(view: View): 'board' | 'dice' | 'deed' {
    const { choice, offered } = this;
    if (offered.length === 0) return 'board';
    if (choice.token)
      return needsDice(choice.token, view) ? 'dice' : choice.token === 'transfer' ? 'board' : 'deed';
    if (this.asksAnswer || choice.early !== null) return 'deed';
    if (view.phase === 'start') return choice.put.length === MICE ? 'deed' : 'board';
    return view.phase === 'move' && choice.face === null ? 'dice' : 'board';
  }

  // What is asked for next, step by step

  protected override askLine(view: View): string {
    if (!this.scene && this.passing.silent) return this.lastTold();
    return this.hint(view) || super.askLine(view);
  }

  protected lastTold(): string {
    const told = this.log.findLast(({ type }) => type !== 'turn' && type !== 'passed');
    return told ? tellEvent(this.text, told, this.cast) : '';
  }

  private hint(view: View): string {
    const { choice, offered, said, you } = this;
    if (offered.length === 0) return '';
    if (choice.token) {
      const next = needsDice(choice.token, view)
        ? said.pickDice
        : choice.token === 'transfer'
          ? said.pickPlace
          : said.ready;
      return `${said.does[choice.token]} ${next}`;
    }
    if (this.onlyPass && view.stack.at(-1)?.seat !== you) return said.noneFits;
    if (view.phase !== 'move') return '';
    if (choice.face === null) return said.pickDie;
    if (choice.owner === null) return said.pickMouse;
    return said.pickWay(said.mouseOf(choice.owner === you, this.nameOf(choice.owner)));
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (this.log.length < ((changed.get('log') as unknown[] | undefined)?.length ?? 0)) this.passing.forget();
    if (this.view && (changed.has('view') || changed.has('moves'))) this.choose({});
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const { view } = this;
    if (!view) return;
    const hint = this.hint(view);
    if (hint !== this.hinted && hint !== '') this.voice.say(hint);
    this.hinted = hint;
    this.bringIntoSight(this.scene?.view ?? view);
    if (!this.story.goesOn) this.passing.consider();
  }

  protected override atRest(): void {
    super.atRest();
    this.goOnByKeyboard();
    this.passing.consider();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.passing.stop();
  }

  /** Where the pantry scrolls: to the place that matters, once each time that another does. */
  private bringIntoSight(view: View): void {
    const room = this.renderRoot.querySelector('.pantry');
    const place = this.pinned(view) ?? this.choosable(view)?.at(-1) ?? null;
    if (!room || place === null || this.seen === String(place)) return;
    this.seen = String(place);
    const { y } = boards[view.options.board].places[place]!;
    // With the next picture, which is laid out anyway: now it would be laid out twice.
    requestAnimationFrame(() => {
      if (room.scrollHeight > room.clientHeight + 1)
        room.scrollTop = (y / 100) * room.scrollHeight - room.clientHeight / 2;
    });
  }

  /** The focus follows the steps, for who is at the table and not in its drawer. */
  private goOnByKeyboard(): void {
    if (!this.hasFocus) return;
    void this.updateComplete.then(() => {
      const active = this.shadowRoot?.activeElement;
      const goal = this.renderRoot.querySelector('[data-focus]');
      if (active && (active === goal || !active.closest('.middle, .own, .hand'))) return;
      this.focus({ preventScroll: true });
    });
  }

  private passer(): ConstructorParameters<typeof Passing>[0] {
    const table = this;
    return {
      get log() {
        return table.log;
      },
      mode: () => table.autoPass,
      window: () => table.view?.window ?? null,
      isAsked: () => !table.scene && table.moves.some(({ type }) => type === 'pass'),
      onlyPass: () => table.onlyPass,
      pace: () => paceOf(table, table.fast).hold,
      pass: () => table.send({ type: 'pass' }),
    };
  }

  private get onlyPass(): boolean {
    return this.moves.length === 1 && this.moves[0]!.type === 'pass';
  }

  protected togglePassing(): void {
    this.passing.toggle();
    this.requestUpdate();
  }

  // What the player does

  protected choose(part: Partial<Choice>): void {
    this.choice = settle({ ...this.choice, ...part }, this.view!, this.moves);
  }

  private take(piece: string, part: Partial<Choice>, targets: readonly Move[]): void {
    this.choose(part);
    this.begin(piece, targets);
    this.goOnByKeyboard();
  }

  protected send(move: Move): boolean {
    const { face } = this.choice;
    const sent = this.attempt(move);
    if (sent) this.choice = settle({ ...nothing, face }, this.view!, this.moves);
    return sent;
  }

  protected playChosen(): void {
    const { view, choice } = this;
    const move = wantedMove(choice, view!);
    if (move) {
      this.send(move);
      return;
    }
    const missing =
      view!.phase === 'start'
        ? this.said.left(MICE - choice.put.length)
        : this.hint(view!) || this.said.choosePlace;
    this.voice.answer(missing);
  }

  protected onPlace(event: CbPlaceEvent): void {
    const { view, choice, offered, you } = this;
    const { place } = event;
    if (!view || you === null) return;
    if (view.phase === 'start') this.putMouse(event);
    else if (view.phase === 'move') {
      if (place === view.place) this.choose({ owner: null });
      else this.tryInVain(event, vainStep(choice, you, place));
    } else if (!placesIn(choice, offered).includes(place)) {
      const type = choice.token === 'transfer' ? 'transfer' : view.phase === 'vote' ? 'vote' : 'name';
      this.tryInVain(event, { type, place });
    } else if (choice.place === place && choice.early === null) this.playChosen();
    else {
      const targets = offered.filter((move) => 'place' in move && move.place === place);
      this.take(`place ${place}`, { place, early: null }, targets);
      if (this.oneTap) this.playChosen();
    }
  }

  private tryInVain(event: globalThis.Event, move: Move): void {
    if (!this.attempt(move)) event.preventDefault();
  }

  private putMouse(event: CbPlaceEvent): void {
    const { put } = this.choice;
    if (!startPlaces.some((place) => place === event.place)) {
      this.tryInVain(event, { type: 'name', place: event.place });
      return;
    }
    if (put.length === MICE) {
      event.preventDefault();
      this.voice.answer(this.said.allStand);
      return;
    }
    this.take(`place ${event.place}`, { put: [...put, event.place] }, this.moves);
    this.voice.answer(`${this.placeName(event.place)}, ${this.said.left(MICE - put.length - 1)}`);
  }

  protected takeBack(): void {
    const { put } = this.choice;
    if (put.length === 0) return;
    this.choose({ put: put.slice(0, -1) });
    this.voice.answer(this.said.left(MICE - put.length + 1));
  }

  protected chooseEarly(dice: number): void {
    const move = this.offered.find((other) => other.type === 'early' && other.dice === dice);
    if (move) this.take(`${dice} dice`, { early: dice, place: null }, [move]);
    else this.attempt({ type: 'early', dice }, { at: `early:${dice}` });
  }

  protected onToken(event: CbChooseEvent): void {
    const { view, choice, offered } = this;
    const kind = event.choice as Kind;
    if (!view) return;
    const targets = movesOf(kind, view, offered);
    this.passing.hold();
    if (targets.length === 0) {
      this.tryInVain(event, vainMove(kind, view));
      if (this.note) this.note = { ...this.note, sentence: `${this.said.does[kind]} ${this.note.sentence}` };
      return;
    }
    const aimless = !needsDice(kind, view) && kind !== 'transfer';
    if (choice.token === kind) {
      if (aimless) this.playChosen();
      else this.putBack();
      return;
    }
    this.take(kind, { token: kind, dice: [], place: null }, targets);
    if (aimless && this.oneTap) this.playChosen();
  }

  protected putBack(): void {
    this.take('', { token: null, dice: [], place: null }, []);
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
      this.take(
        `dice ${event.dice.join(' ')}`,
        { dice: event.dice },
        movesOf(choice.token, view, this.offered),
      );
      return;
    }
    const face = die === undefined ? null : (view.dice[die] as StepFace);
    this.take(
      face ?? '',
      { face, owner: null },
      this.moves.filter((move) => move.type === 'move' && move.face === face),
    );
  }

  /** A die that cannot be picked: for a token that is a move to be refused, among the steps it is done with. */
  private tryDie(event: CbDiceEvent, view: View, die: number): void {
    if (this.choice.token) {
      this.tryInVain(event, wantedMove({ ...this.choice, dice: [die] }, view)!);
      return;
    }
    event.preventDefault();
    this.remind(this.said.dieDone, 'GG-6');
  }

  protected onMouse(event: CbMouseEvent): void {
    const { owner } = event;
    const goals = goalsIn({ ...this.choice, owner }, this.offered);
    const targets = this.moves.filter((move) => move.type === 'move' && move.owner === owner);
    this.take(`mouse ${owner}`, { owner }, targets);
    // One way only: nothing is left to ask.
    if (goals.length === 1) this.step(event, goals[0]!);
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
