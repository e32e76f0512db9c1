import '@cheeseboard/ui-components/mouse/define';
import type { AnyGame, Match, Result, Seat } from '@cheeseboard/engine';
import { readRecord, type Story, storyOf } from '@cheeseboard/engine/records';
import { type AnyGameTexts, tableText, tellEvent, tellResult } from '@cheeseboard/engine/text';
import type { CbMouse, Colour } from '@cheeseboard/ui-components';
import { css, html, type PropertyValues, svg, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { screenStyles } from '../../../look/styles.ts';
import { AppElement } from '../../app/element.ts';
import { GRAPH, graphOf } from './graph.ts';
import { posterFile } from './poster.ts';
import { type StoryWords, storyWords } from './words.ts';

export interface ToldMatch {
  readonly game: AnyGame;
  readonly texts: AnyGameTexts;
  readonly record: string;
  readonly names: readonly string[];
  readonly colours: readonly Colour[];
  /** The reader's seat; null for a spectator, and for several people on one device. */
  readonly you: Seat | null;
}

/** How many values of a race are read out. */
const SPOKEN_VALUES = 8;
/** Line patterns by seat, for people who cannot tell the colours apart. */
const dashes = ['', '7 3', '2 3', '9 3 2 3', '4 2', '1 3', '12 4'];

/**
 * How a finished match came about, for the last sheet of a table: a graph, the moment that decided it, and a picture to share.
 *
 * @element cbp-story
 */
@customElement('cbp-story')
export class CbpStory extends AppElement {
  static override styles = [
    ...screenStyles,
    css`
      :host {
        display: block;
        margin-block-start: 0.9rem;
        color: var(--cb-text);
        font-family: var(--cb-font);
      }
      .head {
        display: flex;
        align-items: center;
        gap: 0.6rem;
        font-size: 1.05rem;
        font-weight: 700;
      }
      .head p {
        margin: 0;
      }
      .mice {
        display: flex;
        flex: none;
      }
      .mice[hidden] {
        display: none;
      }
      .mice cb-mouse {
        --cb-mouse-size: 2.6rem;
      }
      h3 {
        margin: 0.6rem 0 0.2rem;
        font-size: 1rem;
      }
      .graph {
        display: block;
        inline-size: 100%;
        max-block-size: 15rem;
        font-family: var(--cb-font);
      }
      .level {
        stroke: var(--cb-edge);
        stroke-width: 0.6;
      }
      .number {
        fill: var(--cb-quiet);
        font-size: 9.5px;
      }
      .name {
        fill: var(--cb-text);
        font-size: 11px;
        font-weight: 700;
      }
      .outline,
      .line {
        fill: none;
        stroke-linejoin: round;
        stroke-linecap: round;
      }
      .outline {
        stroke: var(--cb-ink);
        stroke-width: 4.4;
      }
      .line {
        stroke-width: 2.6;
      }
      .end {
        stroke: var(--cb-ink);
        stroke-width: 1;
      }
      .leader {
        stroke: var(--cb-edge);
        stroke-width: 0.8;
      }
      .moment {
        stroke: var(--cb-glow);
        stroke-width: 1.4;
        stroke-dasharray: 3 3;
      }
      p {
        margin: 0.3rem 0 0;
      }
      .row {
        margin-block-start: 0.5rem;
      }
    `,
  ];

  @property({ attribute: false }) told: ToldMatch | null = null;

  @state() private note = '';
  @query('.graph') private graph!: SVGSVGElement | null;
  private match: Match | null = null;
  private story: Story | null = null;

  protected override willUpdate(changedProperties: PropertyValues<this>): void {
    const before = changedProperties.get('told');
    if (!changedProperties.has('told') || before?.record === this.told?.record) return;
    this.match = this.told && readRecord(this.told.record, [this.told.game]);
    this.story = this.match && storyOf(this.match);
    this.note = '';
  }

  override render(): TemplateResult {
    const { told, match, story } = this;
    const result = match?.result;
    if (!told || !result) return html``;
    const words = this.say(storyWords);
    // The winners' mice are always on the picture to share, but not beside a kind word to somebody else.
    const isForOthers = told.you !== null && !result.winners.includes(told.you);
    return html`<div class="head">
        <span class="mice" aria-hidden="true" ?hidden=${isForOthers}>${result.winners.map((seat) => html`<cb-mouse colour=${told.colours[seat] ?? 'red'}></cb-mouse>`)}</span>
        ${told.you === null ? '' : html`<p>${feeling(result, told.you, words)}</p>`}
      </div>
      ${story && story.points.length > 2 ? this.graphSection(told, story, result, words) : ''}
      <div class="row">
        <button class="button small" @click=${() => this.share(told)}>${canShareFiles() ? words.share : words.save}</button>
        <span role="status">${this.note}</span>
      </div>`;
  }

  private graphSection(
    told: ToldMatch,
    story: Story,
    { winners }: Result,
    words: StoryWords,
  ): TemplateResult {
    const { lines, levels, ticks, decisiveX } = graphOf(story);
    const { width, height, left, right, top, bottom } = GRAPH;
    const colourOf = (seat: Seat): string => `var(--cb-${told.colours[seat] ?? 'red'})`;
    const nameOf = (seat: Seat): string => told.names[seat] ?? '';
    const spoken = lines.map(({ seat }) =>
      words.line(nameOf(seat), sampled(story.points.map(({ standing }) => standing[seat]!))),
    );
    // Winners are drawn last, on top.
    const drawn = [...lines].sort(
      (a, b) => Number(winners.includes(a.seat)) - Number(winners.includes(b.seat)),
    );
    return html`<h3>${words.title}</h3>
      <svg class="graph" viewBox="0 0 ${width} ${height}" role="img" aria-label="${words.graph(story.inRounds)}. ${spoken.join('. ')}.">
        ${levels.map(
          ({ y, value }) => svg`<line class="level" x1=${left} x2=${width - right} y1=${y} y2=${y}></line>
            <text class="number" x=${left - 5} y=${y + 3.2} text-anchor="end">${value}</text>`,
        )}
        ${ticks.map(({ x, label }) => svg`<text class="number" x=${x} y=${height - bottom + 14} text-anchor="middle">${label}</text>`)}
        ${decisiveX === null ? '' : svg`<line class="moment" x1=${decisiveX} x2=${decisiveX} y1=${top - 6} y2=${height - bottom}></line>`}
        ${drawn.map(
          ({ seat, path }) => svg`<path class="outline" d=${path}></path>
            <path class="line" d=${path} stroke=${colourOf(seat)} stroke-dasharray=${dashes[seat % dashes.length]!}></path>`,
        )}
        ${lines.map(
          ({
            seat,
            end,
            labelY,
            value,
          }) => svg`<line class="leader" x1=${end.x + 5} y1=${end.y} x2=${width - right + 14} y2=${labelY}></line>
            <circle class="end" cx=${end.x} cy=${end.y} r="4" fill=${colourOf(seat)}></circle>
            <text class="name" x=${width - right + 17} y=${labelY + 3.8}>${shortened(nameOf(seat))} ${value}</text>`,
        )}
      </svg>
      <p>${this.momentText(told, story, words)}</p>
      ${story.leadChanges > 1 ? html`<p>${words.leadChanges(story.leadChanges)}</p>` : ''}`;
  }

  /** When the match was decided, in one or two sentences. */
  private momentText(told: ToldMatch, { points, decisive }: Story, words: StoryWords): string {
    const { match } = this;
    if (!match) return '';
    if (decisive === null) return words.tieBreak;
    const { winners } = match.result!;
    const moment = this.eventsText(told, match, points[decisive]!.step);
    if (decisive === points.length - 1) return words.lastMoment(moment);
    return words.turned(
      moment,
      winners.length === 1 && winners[0] === told.you,
      winners.map((seat) => told.names[seat] ?? ''),
    );
  }

  /** What happened in this step: the end of a round, or the move itself and what it led to. */
  private eventsText({ game, texts, names, you }: ToldMatch, match: Match, step: number): string {
    const events = match.events('spectator', step - 1, step);
    const roundEnd = events.find((event) => game.endsRound?.([event]));
    const toldEvents = roundEnd ? [roundEnd] : events.slice(0, 2);
    return toldEvents.map((event) => tellEvent(texts[this.language], event, { names, you })).join(' ');
  }

  private async share(told: ToldMatch): Promise<void> {
    const words = this.say(storyWords);
    const { match, story, language } = this;
    if (!match?.result) return;
    const cast = { names: told.names, you: null };
    const result = tellResult(told.texts[language], tableText[language], match.result, match.options, cast);
    const mice = [...this.renderRoot.querySelectorAll<CbMouse>('.mice cb-mouse')].flatMap(
      (mouse) => mouse.shadowRoot?.querySelector('svg') ?? [],
    );
    const game = told.texts[language].name;
    this.note = '';
    try {
      const moment = story ? this.momentText({ ...told, you: null }, story, words) : '';
      const parts = { game, result, moment, graph: this.graph, mice, themed: this };
      const file = await posterFile(parts, `${told.game.id}.png`);
      if (canShareFiles()) await navigator.share({ files: [file], title: game, text: result });
      else {
        download(file);
        this.note = words.saved;
      }
    } catch (error) {
      // The reader closed the share sheet.
      if (!(error instanceof DOMException && error.name === 'AbortError')) this.note = words.failed;
    }
  }
}

function feeling({ winners, ranking }: Result, you: Seat, words: StoryWords): string {
  if (winners.includes(you)) return words.won;
  const isSecond = ranking.length > 2 && ranking.every((place, seat) => (place === 2) === (seat === you));
  return isSecond ? words.second : words.lost;
}

const shortened = (name: string): string => (name.length > 10 ? `${name.slice(0, 9)}…` : name);

/** A few values, evenly over the match, the last one always. */
function sampled(values: readonly number[]): number[] {
  if (values.length <= SPOKEN_VALUES) return [...values];
  return Array.from(
    { length: SPOKEN_VALUES },
    (_, index) => values[Math.round((index * (values.length - 1)) / (SPOKEN_VALUES - 1))]!,
  );
}

/** Whether this browser can share a picture with another app. */
function canShareFiles(): boolean {
  const sample = new File([], 'a.png', { type: 'image/png' });
  return navigator.canShare?.({ files: [sample] }) ?? false;
}

function download(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // Some browsers read the URL only after the click event.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

declare global {
  interface HTMLElementTagNameMap {
    'cbp-story': CbpStory;
  }
}
