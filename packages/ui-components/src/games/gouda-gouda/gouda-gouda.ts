import type { RuleId, Seat } from '@cheeseboard/engine';
import { diceFor, type Event, type Kind, kinds, type Move, type View } from '@cheeseboard/engine/gouda-gouda';
import { html, type TemplateResult } from 'lit';
import { cache } from 'lit/directives/cache.js';
import { racer, tinyRacer } from '../../art/racer.ts';
import type { LogEntry } from '../../log/log.ts';
import { paceOf } from '../../motion/pace.ts';
import { LargePieces } from '../../table/large-pieces.ts';
import type { Sheet } from '../../table/sheet.ts';
import { type SeatFacts, TableElement } from '../../table/table.ts';
import { boardWords } from '../../words/boards/index.ts';
import {
  choosableDice,
  choosableFaces,
  choosableOwners,
  choosableTargets,
  chosenMove,
  movesOf,
  needsDice,
  type StepFace,
} from './choice.ts';
import {
  type ActionButton,
  actionButton,
  countdownStyles,
  earlyDiceButtons,
  lastEventLine,
  miceInHand,
} from './controls.ts';
import { nextHintTarget } from './hint-target.ts';
import { withoutPasses } from './log-without-passes.ts';
import { GoudaGoudaPlay } from './play.ts';
import { type GoudaGoudaScene, scenesOf } from './scenes.ts';
import { extraTurnsBadge, pointsBadge, seatStatus } from './seat-status.ts';
import { type StandingsOptions, standings } from './standings.ts';
import { goudaGoudaStyles } from './styles.ts';
import { tokenStack } from './token-stack.ts';

const ruleOfPhase: { readonly [P in View['phase']]: RuleId } = {
  first: 'GG-3',
  tokens: 'GG-12',
  start: 'GG-2',
  name: 'GG-4',
  roll: 'GG-5',
  vote: 'GG-9',
  rolled: 'GG-13',
  move: 'GG-7',
  moved: 'GG-15',
  over: 'GG-10',
};

/**
 * The table of Gouda! Gouda! for one seat.
 *
 * @element cb-gouda-gouda
 * @fires {CbMoveStartEvent} cb-move-start - The player picked a place, a token, a die or a mouse, or starts a move with the button.
 * @fires {CbMoveEvent} cb-move - The player makes a legal move. Cancel the event to refuse it.
 * @fires {CbMoveFinishedEvent} cb-move-finished - The player's move has been played and animated.
 * @fires {CbSceneEvent} cb-scene - The next scene of an animation is drawn; `shown` is its view.
 * @fires {CbSettledEvent} cb-settled - The animation is over.
 * @fires {CbHintEvent} cb-hint - The player asks for a hint: answer with `suggest`.
 * @fires {CbGoOnEvent} cb-go-on - The player closed the last sheet.
 * @slot chat - A chat, shown in the panel with its own button.
 * @slot menu - More buttons in the bar.
 * @slot story - More about the finished game, on the last sheet.
 * @slot after - Buttons on the last sheet: a rematch, another game.
 * @cssproperty [--cb-table-min-height=34rem] - The height below which the table scrolls.
 * @csspart bar - The row of buttons that open the panel.
 * @csspart panel - The panel with log, chat, scores or help.
 * @csspart sheet - The summary at the end of the game.
 * @csspart note - The reason for a refusal, or a hint.
 * @csspart seat - Each seat.
 * @csspart place - The area of a place on the board.
 * @csspart die - Each die.
 * @csspart token - The drawing of each of the player's own tokens.
 */
export class CbGoudaGouda extends GoudaGoudaPlay {
  static override styles = [...TableElement.styles, goudaGoudaStyles, countdownStyles];

  private readonly largePieces = new LargePieces(this);
  private filteredLog: {
    readonly all: readonly LogEntry[];
    readonly filteredEntries: readonly LogEntry[];
  } | null = null;

  protected override get help(): readonly string[] {
    const { help: race, festivalGoal, powersHelp, does } = this.gameWords;
    const options = this.view?.options;
    const help = options && options.festival !== 'off' ? [festivalGoal, ...race.slice(1)] : race;
    if (options?.powers !== 'on') return help;
    return [...help, powersHelp(options.powerMoments === 'anyMoment'), ...kinds.map((kind) => does[kind])];
  }

  protected override seatFacts(view: View, seat: Seat): SeatFacts {
    return {
      turn: view.active === seat && view.phase !== 'over' && view.phase !== 'first',
      extra: seatStatus(view, seat, {
        ...this.standingsOptions,
        words: this.words,
        boards: boardWords[this.language],
      }),
    };
  }

  protected override middle(view: View): TemplateResult {
    const { choice, offeredMoves, you } = this;
    const targetPlaces = choice.owner === null ? [] : choosableTargets(choice, offeredMoves);
    const owners = choice.owner === null ? choosableOwners(choice, offeredMoves) : [];
    const focusTarget = this.focusTarget(view);
    return html`<div class="pantry">
        <cb-gouda-board
          exportparts="place"
          data-place="board"
          ?data-focus=${focusTarget === 'board'}
          board=${view.options.board}
          .mice=${this.miceOn(view)}
          .cheeses=${view.cheeses}
          .names=${this.players.map(({ name }) => name)}
          .colours=${Array.from({ length: view.seats }, (_, seat) => this.colourOf(seat))}
          .you=${you}
          .byName=${this.byName}
          .choosable=${this.choosable(view)}
          .place=${this.markedPlace(view)}
          .movable=${owners.map((owner) => ({ owner, place: view.place! }))}
          .chosen=${targetPlaces.length > 0 ? { owner: choice.owner!, place: view.place! } : null}
          .targets=${targetPlaces}
          .face=${(targetPlaces.length > 0 && choice.face) || ''}
          .votes=${view.votes}
          @cb-place=${this.onPlace}
          @cb-mouse=${this.onMouse}
          @cb-target=${this.onTarget}
        >${this.tableWords.waiting}</cb-gouda-board>
      </div>
      ${you === null && view.dice.length > 0 ? this.tray(view) : ''}
      ${tokenStack(view.stack, {
        gameWords: this.gameWords,
        kinds: this.engineWords.kinds,
        placeName: this.placeName,
        nameOf: (seat) => (seat === this.addressed ? this.words.you : this.nameOf(seat)),
      })}`;
  }

  /** The mice on the board, including those the player has put down but not confirmed. */
  private miceOn({ mice }: View): View['mice'] {
    const { choice, you, scene } = this;
    if (choice.placedMice.length === 0 || scene) return mice;
    return mice.map((counts, place) => {
      const placedHere = choice.placedMice.filter((mousePlace) => mousePlace === place).length;
      return placedHere === 0
        ? counts
        : counts.map((count, seat) => (seat === you ? count + placedHere : count));
    });
  }

  /** Places and mice are chosen on the board. */
  protected override actsInMiddle(view: View): boolean {
    const { choice, offeredMoves } = this;
    if (offeredMoves.length === 0 || choice.token) return choice.token === 'transfer';
    return view.window === null && view.phase !== 'tokens';
  }

  protected override ownArea(view: View): TemplateResult {
    const { you, choice, offeredMoves } = this;
    const seat = you!;
    const powers = view.options.powers === 'on';
    if (!powers) return html`<div class="mine" data-place="tokens"></div>`;
    const { tokensPerPlayer } = view.options;
    return html`<div class="mine ${tokensPerPlayer === 'fullSet' || tokensPerPlayer > 4 ? 'many' : ''}" data-place="tokens">
      <div class="badge ${view.active === seat && view.phase !== 'over' ? 'turn' : ''}">
        <svg class="art" viewBox="-1 0 50 40" aria-hidden="true">${tinyRacer(this.colourOf(seat), this.nameOf(seat))}</svg>
        ${pointsBadge(view, seat, this.words)} ${extraTurnsBadge(view, seat, this.gameWords)}
      </div>
      <div class="tokens">
        <cb-token-row
          exportparts="token"
          data-place="token-row"
          ?labelled=${this.largePieces.fit}
          .tokens=${view.tokens}
          .choosable=${view.phase === 'over' ? null : this.playableKinds(view, offeredMoves)}
          chosen=${choice.token ?? ''}
          @cb-choose=${this.onToken}
        ></cb-token-row>
      </div>
      ${this.tokenControls(view)}
    </div>`;
  }

  private playableKinds(view: View, offeredMoves: readonly Move[]): Kind[] {
    return kinds.filter((kind) => movesOf(kind, view, offeredMoves).length > 0);
  }

  /** Beside the tokens: the auto-pass switch, or a button that puts the chosen token back. */
  private tokenControls(view: View): TemplateResult | '' {
    const { you, gameWords, autoPasser } = this;
    if (this.choice.token)
      return html`<button class="secondary-button back" @click=${this.putBack}>${gameWords.back}</button>`;
    const isAsking = view.window !== null || view.active !== you;
    if ((view.tokenCounts[you!] ?? 0) === 0 || view.phase === 'over' || autoPasser.turnStart < 0 || !isAsking)
      return '';
    const passesAfterPause = this.autoPass === 'breath';
    return html`<button
      class="auto"
      role="switch"
      aria-checked=${autoPasser.mode === (passesAfterPause ? 'never' : 'always')}
      @click=${this.toggleAutoPass}
    >
      <i aria-hidden="true"></i>${passesAfterPause ? gameWords.waitForMe : gameWords.noTokens}
    </button>`;
  }

  protected override hand(view: View): TemplateResult {
    return html`<div class="desk" data-place="desk">${cache(this.controls(view))}${this.actionOrMouse(view)}</div>`;
  }

  private controls(view: View): TemplateResult {
    const { choice, offeredMoves, gameWords } = this;
    if (view.phase === 'start' && offeredMoves.length > 0)
      return miceInHand(choice.placedMice.length, this.colourOf(this.you!), gameWords, () => this.takeBack());
    const maxDice = Math.max(0, ...offeredMoves.map((move) => (move.type === 'early' ? move.dice : 0)));
    if (maxDice > 0)
      return earlyDiceButtons(maxDice, choice.earlyDice, gameWords, (dice) => this.chooseEarly(dice));
    if (view.dice.length > 0) return this.tray(view);
    return lastEventLine(
      offeredMoves.length > 0 || this.scene || this.autoPasser.passesAutomatically
        ? ''
        : this.lastEventText(),
    );
  }

  private tray(view: View): TemplateResult {
    const { choice, offeredMoves } = this;
    const faces = choosableFaces(offeredMoves);
    const isPickingDice = choice.token !== null && needsDice(choice.token, view) && offeredMoves.length > 0;
    const isMoving = faces.length > 0;
    const choosable = isPickingDice
      ? choosableDice(choice, view, offeredMoves)
      : view.dice.flatMap((face, die) => (faces.includes(face as StepFace) ? [die] : []));
    const chosenDice = isPickingDice ? choice.dice : choice.face ? [view.dice.indexOf(choice.face)] : [];
    return html`<cb-dice-tray
      exportparts="die"
      data-place="dice"
      ?data-focus=${this.focusTarget(view) === 'dice'}
      .dice=${view.dice}
      .choosable=${isPickingDice || isMoving ? choosable : null}
      .chosen=${isPickingDice || isMoving ? chosenDice : []}
      ?single=${isMoving}
      @cb-dice=${this.onDice}
    ></cb-dice-tray>`;
  }

  private actionOrMouse(view: View): TemplateResult | '' {
    const action = this.actionFor(view);
    if (action) return actionButton(action);
    const { owner } = this.choice;
    if (owner === null || choosableOwners(this.choice, this.offeredMoves).length < 2) return '';
    return html`<button class="which" aria-label=${this.gameWords.otherMouse} @click=${() => this.choose({ owner: null })}>
      <svg class="art" viewBox="-1 0 50 40" aria-hidden="true">${racer(this.colourOf(owner))}</svg>
    </button>`;
  }

  private actionFor(view: View): ActionButton | null {
    const { choice, offeredMoves, gameWords } = this;
    if (offeredMoves.length === 0) return null;
    const move = chosenMove(choice, view, offeredMoves);
    const buttonOptions = {
      ...(move ? { spoken: this.text.move(move, view, this.cast) } : {}),
      ready: move !== null,
      focusHere: this.focusTarget(view) === 'deed',
      act: () => this.playChosen(),
    };
    if (choice.token) return { ...buttonOptions, label: gameWords.play };
    if (this.mayPass)
      return {
        label: gameWords.pass,
        ...(this.autoPasser.mode === 'breath'
          ? {
              spoken: gameWords.byItself,
              afterMs: this.autoPasser.waitMs,
              frozen: paceOf(this, this.pace).flight === 0,
            }
          : {}),
        ready: true,
        focusHere: buttonOptions.focusHere,
        act: () => void this.send({ type: 'pass' }),
      };
    if (view.phase === 'start') return { ...buttonOptions, label: gameWords.putDown };
    if (view.phase === 'vote') return { ...buttonOptions, label: gameWords.vote };
    if (view.phase !== 'name') return null;
    const crowd = choice.place === null ? 0 : view.mice[choice.place]!.reduce((sum, count) => sum + count, 0);
    const dice = choice.earlyDice ?? (crowd > 0 ? diceFor(crowd) : null);
    return { ...buttonOptions, label: gameWords.roll(dice) };
  }

  protected override hintTarget(move: Move, view: View): Element | null {
    const target = nextHintTarget(move, this.choice, view);
    if (!target) return null;
    const [place, ...selectors] = target;
    return selectors.map((selector) => this.elementAt(place, selector)).find(Boolean) ?? null;
  }

  protected override scores(view: View): TemplateResult {
    return standings(view, this.standingsOptions);
  }

  private get standingsOptions(): StandingsOptions {
    return {
      gameWords: this.gameWords,
      kinds: this.engineWords.kinds,
      points: this.words.points,
      placeName: this.placeName,
      nameOf: (seat) => this.nameOf(seat),
      colourOf: (seat) => this.colourOf(seat),
      winners: this.winners,
    };
  }

  protected override sheet({ view, events }: GoudaGoudaScene): Sheet | null {
    const overEvent = events.find((event) => event.type === 'over');
    if (!overEvent) return null;
    return {
      title: this.text.events.over(overEvent, this.cast),
      ...(view.options.festival === 'on' ? { sentence: this.gameWords.firstBite } : {}),
      body: this.scores(view),
      button: this.tableWords.seeTable,
      last: true,
    };
  }

  protected override get entries(): readonly LogEntry[] {
    const { log, filteredLog } = this;
    const allEntries = super.entries;
    if (filteredLog?.all !== allEntries)
      this.filteredLog = {
        all: allEntries,
        filteredEntries: withoutPasses(log.slice(0, allEntries.length), allEntries, this.gameWords.nobody),
      };
    return this.filteredLog!.filteredEntries;
  }

  protected override ruleNow(view: View): RuleId {
    return ruleOfPhase[view.phase];
  }

  protected override scenes(before: View, events: readonly Event[], after: View): GoudaGoudaScene[] {
    return scenesOf(before, events, after);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cb-gouda-gouda': CbGoudaGouda;
  }
}
