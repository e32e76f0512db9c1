import type { RuleId, Seat } from '@cheeseboard/engine';
import { diceFor, type Event, type Kind, kinds, type Move, type View } from '@cheeseboard/engine/gouda-gouda';
import { html, type TemplateResult } from 'lit';
import { cache } from 'lit/directives/cache.js';
import { racer, tinyRacer } from '../art/racer.ts';
import type { LogEntry } from '../log/log.ts';
import { paceOf } from '../motion/pace.ts';
import type { Sheet } from '../table/sheet.ts';
import { type SeatFacts, TableElement } from '../table/table.ts';
import { boardWords } from '../words/boards/index.ts';
import {
  chosenMove,
  diceIn,
  facesIn,
  goalsIn,
  movesOf,
  needsDice,
  ownersIn,
  type StepFace,
} from './choice.ts';
import { withoutPasses } from './chronicle.ts';
import { breathStyles, type Deed, deedButton, diceToRollFirst, lately, miceInHand } from './desk.ts';
import { nextStep } from './next-step.ts';
import { GoudaGoudaPlay } from './play.ts';
import { cheesesOf, purse, turnsOf } from './purse.ts';
import { stackOf } from './stack.ts';
import { standings } from './standings.ts';
import { scenesOf, type Told } from './story.ts';
import { goudaGoudaStyles } from './styles.ts';

const rules: { readonly [P in View['phase']]: RuleId } = {
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

/** The rules whose names say how a turn goes. */
const how = ['GG-4', 'GG-5', 'GG-6', 'GG-7', 'GG-10'] as const;

/**
 * The table of Gouda! Gouda!: everything that a seat needs to play, from its view and its legal moves.
 *
 * @element cb-gouda-gouda
 * @fires {CbMoveStartEvent} cb-move-start - A place, a token, a die or a mouse was taken up, or the button does it all.
 * @fires {CbMoveEvent} cb-move - The player wants a legal move. Cancel it to refuse.
 * @fires {CbMoveFinishedEvent} cb-move-finished - The player's move has come to rest.
 * @fires {CbSceneEvent} cb-scene - A scene of what happened is drawn; `shown` is the view in it.
 * @fires {CbSettledEvent} cb-settled - Everything has been told.
 * @fires {CbHintEvent} cb-hint - The player asks for a hint: answer with `suggest`.
 * @fires {CbGoOnEvent} cb-go-on - The last sheet was laid aside.
 * @slot chat - Shown in the drawer or the side panel, with a button of its own.
 * @slot menu - More buttons in the bar.
 * @slot after - What comes after the game.
 * @csspart panel - The drawer or the side panel.
 * @csspart sheet - The end of the game.
 * @csspart note - Why something was refused.
 * @csspart seat - Each seat.
 * @csspart place - The area of a place on the board.
 * @csspart die - The place of one die.
 * @csspart token - The drawing of a token of one's own.
 */
export class CbGoudaGouda extends GoudaGoudaPlay {
  static override styles = [...TableElement.styles, goudaGoudaStyles, breathStyles];

  private folded: { readonly all: readonly LogEntry[]; readonly told: readonly LogEntry[] } | null = null;

  protected override get help(): readonly string[] {
    const { pitch, rules: titles } = this.text;
    return [pitch, ...how.map((rule) => `${titles[rule]}.`)];
  }

  protected override seatFacts(view: View, seat: Seat): SeatFacts {
    return {
      turn: view.active === seat && view.phase !== 'over' && view.phase !== 'first',
      more: purse(view, seat, { said: this.said, words: this.words, boards: boardWords[this.language] }),
    };
  }

  protected override middle(view: View): TemplateResult {
    const { choice, offered, you } = this;
    const goals = choice.owner === null ? [] : goalsIn(choice, offered);
    const owners = choice.owner === null ? ownersIn(choice, offered) : [];
    const next = this.next(view);
    return html`<div class="pantry">
        <cb-gouda-board
          exportparts="place"
          data-place="board"
          ?data-focus=${next === 'board'}
          board=${view.options.board}
          .mice=${this.miceOn(view)}
          .cheeses=${view.cheeses}
          .names=${this.players.map(({ name }) => name)}
          .colours=${Array.from({ length: view.seats }, (_, seat) => this.colourOf(seat))}
          .you=${you}
          .choosable=${this.choosable(view)}
          .place=${this.pinned(view)}
          .movable=${owners.map((owner) => ({ owner, place: view.place! }))}
          .chosen=${goals.length > 0 ? { owner: choice.owner!, place: view.place! } : null}
          .targets=${goals}
          .face=${(goals.length > 0 && choice.face) || ''}
          .votes=${view.votes}
          @cb-place=${this.onPlace}
          @cb-mouse=${this.onMouse}
          @cb-target=${this.onTarget}
        >${this.tableWords.waiting}</cb-gouda-board>
      </div>
      ${you === null && view.dice.length > 0 ? this.tray(view) : ''}
      ${stackOf(view.stack, {
        own: this.said,
        kinds: this.called.kinds,
        placeName: this.placeName,
        nameOf: (seat) => (seat === you ? this.words.you : this.nameOf(seat)),
      })}`;
  }

  /** With those that the player has put down but not yet let go of. */
  private miceOn({ mice }: View): View['mice'] {
    const { choice, you, scene } = this;
    if (choice.put.length === 0 || scene) return mice;
    return mice.map((counts, place) => {
      const more = choice.put.filter((on) => on === place).length;
      return more === 0 ? counts : counts.map((count, seat) => (seat === you ? count + more : count));
    });
  }

  protected override own(view: View): TemplateResult {
    const { you, choice, offered } = this;
    const seat = you!;
    const powers = view.options.powers === 'on';
    if (!powers) return html`<div class="mine" data-place="tokens"></div>`;
    const { tokensPerPlayer: each } = view.options;
    return html`<div class="mine ${each === 'fullSet' || each > 4 ? 'many' : ''}" data-place="tokens">
      <div class="badge ${view.active === seat && view.phase !== 'over' ? 'turn' : ''}">
        <svg class="art" viewBox="-1 0 50 40" aria-hidden="true">${tinyRacer(this.colourOf(seat))}</svg>
        ${cheesesOf(view, seat, this.words)} ${turnsOf(view, seat, this.said)}
      </div>
      <div class="tokens">
        <cb-token-row
          exportparts="token"
          data-place="token-row"
          .tokens=${view.tokens}
          .choosable=${view.phase === 'over' ? null : this.playable(view, offered)}
          chosen=${choice.token ?? ''}
          @cb-choose=${this.onToken}
        ></cb-token-row>
      </div>
      ${this.beside(view)}
    </div>`;
  }

  private playable(view: View, offered: readonly Move[]): Kind[] {
    return kinds.filter((kind) => movesOf(kind, view, offered).length > 0);
  }

  /** Beside the tokens: let the table pass, or wait; or put back the token that was taken up. */
  private beside(view: View): TemplateResult | '' {
    const { you, said, passing } = this;
    if (this.choice.token)
      return html`<button class="light-deed back" @click=${this.putBack}>${said.back}</button>`;
    const asks = view.window !== null || view.active !== you;
    if ((view.tokenCounts[you!] ?? 0) === 0 || view.phase === 'over' || passing.turnBegan < 0 || !asks)
      return '';
    const breathes = this.autoPass === 'breath';
    return html`<button
      class="auto"
      role="switch"
      aria-checked=${passing.mode === (breathes ? 'never' : 'always')}
      @click=${this.togglePassing}
    >
      <i aria-hidden="true"></i>${breathes ? said.waitForMe : said.noTokens}
    </button>`;
  }

  protected override hand(view: View): TemplateResult {
    return html`<div class="desk" data-place="desk">${cache(this.dish(view))}${this.deed(view)}</div>`;
  }

  private dish(view: View): TemplateResult {
    const { choice, offered, said } = this;
    if (view.phase === 'start' && offered.length > 0)
      return miceInHand(choice.put.length, this.colourOf(this.you!), said, () => this.takeBack());
    const most = Math.max(0, ...offered.map((move) => (move.type === 'early' ? move.dice : 0)));
    if (most > 0) return diceToRollFirst(most, choice.early, said, (dice) => this.chooseEarly(dice));
    if (view.dice.length > 0) return this.tray(view);
    return lately(offered.length > 0 || this.scene || this.passing.silent ? '' : this.lastTold());
  }

  private tray(view: View): TemplateResult {
    const { choice, offered } = this;
    const faces = facesIn(offered);
    const picking = choice.token !== null && needsDice(choice.token, view) && offered.length > 0;
    const stepping = faces.length > 0;
    const choosable = picking
      ? diceIn(choice, view, offered)
      : view.dice.flatMap((face, die) => (faces.includes(face as StepFace) ? [die] : []));
    const chosen = picking ? choice.dice : choice.face ? [view.dice.indexOf(choice.face)] : [];
    return html`<cb-dice-tray
      exportparts="die"
      data-place="dice"
      ?data-focus=${this.next(view) === 'dice'}
      .dice=${view.dice}
      .choosable=${picking || stepping ? choosable : null}
      .chosen=${picking || stepping ? chosen : []}
      ?single=${stepping}
      @cb-dice=${this.onDice}
    ></cb-dice-tray>`;
  }

  private deed(view: View): TemplateResult | '' {
    const deed = this.deedFor(view);
    if (deed) return deedButton(deed);
    const { owner } = this.choice;
    if (owner === null || ownersIn(this.choice, this.offered).length < 2) return '';
    return html`<button class="which" aria-label=${this.said.otherMouse} @click=${() => this.choose({ owner: null })}>
      <svg class="art" viewBox="-1 0 50 40" aria-hidden="true">${racer(this.colourOf(owner))}</svg>
    </button>`;
  }

  private deedFor(view: View): Deed | null {
    const { choice, offered, said } = this;
    if (offered.length === 0) return null;
    const move = chosenMove(choice, view, offered);
    const rest = {
      ...(move ? { spoken: this.text.move(move, view, this.cast) } : {}),
      ready: move !== null,
      next: this.next(view) === 'deed',
      act: () => this.playChosen(),
    };
    if (choice.token) return { ...rest, label: said.play };
    if (this.asksAnswer)
      return {
        label: said.pass,
        ...(this.passing.mode === 'breath'
          ? { spoken: said.byItself, within: this.passing.wait, still: paceOf(this, this.fast).flight === 0 }
          : {}),
        ready: true,
        next: rest.next,
        act: () => void this.send({ type: 'pass' }),
      };
    if (view.phase === 'start') return { ...rest, label: said.putDown };
    if (view.phase === 'vote') return { ...rest, label: said.vote };
    if (view.phase !== 'name') return null;
    const crowd = choice.place === null ? 0 : view.mice[choice.place]!.reduce((sum, count) => sum + count, 0);
    const dice = choice.early ?? (crowd > 0 ? diceFor(crowd) : null);
    return { ...rest, label: said.roll(dice) };
  }

  protected override meant(move: Move, view: View): Element | null {
    const [place, ...selectors] = nextStep(move, this.choice, view);
    return selectors.map((selector) => this.at(place, selector)).find(Boolean) ?? null;
  }

  protected override scores(view: View): TemplateResult {
    return standings(view, {
      own: this.said,
      kinds: this.called.kinds,
      points: this.words.points,
      placeName: this.placeName,
      nameOf: (seat) => this.nameOf(seat),
      colourOf: (seat) => this.colourOf(seat),
    });
  }

  protected override sheet({ view, events }: Told): Sheet | null {
    const over = events.find((event) => event.type === 'over');
    if (!over) return null;
    return {
      title: this.text.events.over(over, this.cast),
      ...(view.options.festival === 'on' ? { sentence: this.said.firstBite } : {}),
      body: this.scores(view),
      button: this.tableWords.seeTable,
      last: true,
    };
  }

  protected override get entries(): readonly LogEntry[] {
    const { log, folded } = this;
    const all = super.entries;
    if (folded?.all !== all)
      this.folded = { all, told: withoutPasses(log.slice(0, all.length), all, this.said.nobody) };
    return this.folded!.told;
  }

  protected override ruleNow(view: View): RuleId {
    return rules[view.phase];
  }

  protected override scenes(before: View, events: readonly Event[], after: View): Told[] {
    return scenesOf(before, events, after);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cb-gouda-gouda': CbGoudaGouda;
  }
}
