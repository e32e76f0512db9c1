import { css, html, nothing, type SVGTemplateResult, svg, type TemplateResult } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import { copyFrom } from '../../look/copy.ts';
import { screenStyles } from '../../look/styles.ts';
import { type TinPhoneString, tinPhone, tinPhoneStyles } from '../../look/tin-phone.ts';
import { loadNetworkConfig } from '../../transport/network-config.ts';
import { testAddresses, testRelay, testSignalling } from '../../transport/network-test.ts';
import { version } from '../../version.ts';
import { hasWebRtc } from '../../webrtc.ts';
import { type ConnectionTestWords, connectionTestWords } from '../../words/connection-test.ts';
import { ScreenElement } from '../app/element.ts';
import { address } from '../app/route.ts';
import { type Findings, judge, type Line, type LineState, type LineVerdict, type Summary } from './judge.ts';
import { reportText } from './report.ts';

const marks: { readonly [S in LineState]: SVGTemplateResult } = {
  checking: svg`<circle cx="5.5" cy="12" r="1.9"></circle><circle cx="12" cy="12" r="1.9"></circle><circle cx="18.5" cy="12" r="1.9"></circle>`,
  good: svg`<path d="m5 12.8 4.6 4.7L19.2 7"></path>`,
  bad: svg`<path d="M12 4.5v9.6M12 19v.3"></path>`,
  unset: svg`<path d="M6 12h12"></path>`,
};

const strings: { readonly [S in Summary]: TinPhoneString } = {
  checking: 'slack',
  ready: 'taut',
  letOthersHost: 'taut',
  sameNetwork: 'taut',
  noBroker: 'torn',
  noWebRtc: 'torn',
  nothing: 'torn',
};

/** Verdicts about problems that other settings may solve. */
const settingsVerdicts: readonly LineVerdict[] = ['noBrokerSet', 'noRelay', 'noRelaySet'];

const nothingYet: Findings = { hasWebRtc: true, signalling: null, addresses: null, relay: null };

/**
 * Tests what a connection to others needs, and shows a sentence, a state and at most one action for each part.
 *
 * @element cbp-connection-test
 */
@customElement('cbp-connection-test')
export class CbpConnectionTest extends ScreenElement {
  static override styles = [
    ...screenStyles,
    tinPhoneStyles,
    css`
      :host {
        inline-size: min(100%, 52rem);
        margin-inline: auto;
      }
      .head {
        display: grid;
        grid-template-columns: minmax(0, 1fr) minmax(0, 22rem);
        gap: 0.5rem 1.5rem;
        align-items: end;
      }
      .verdict {
        grid-column: 1 / -1;
        display: grid;
        gap: 0.2rem;
        padding-block-start: 0.9rem;
        border-block-start: 1.5px solid var(--cb-edge);
      }
      @media (max-width: 40rem) {
        .head {
          grid-template-columns: minmax(0, 1fr);
        }
      }
      .lines {
        display: grid;
        padding-block: 0.3rem;
      }
      .line {
        display: grid;
        grid-template-columns: 2.4rem minmax(0, 1fr);
        gap: 0.1rem 0.9rem;
        padding-block: 0.9rem;
      }
      .line + .line {
        border-block-start: 1.5px solid var(--cb-edge);
      }
      .mark {
        --_colour: var(--cb-quiet);
        grid-row: span 3;
        inline-size: 2.4rem;
        block-size: 2.4rem;
        padding: 0.42rem;
        border: 2px solid var(--_colour);
        border-radius: 50%;
        color: var(--_colour);
        fill: none;
        stroke: currentColor;
        stroke-width: 2.8;
        stroke-linecap: round;
        stroke-linejoin: round;
      }
      .checking .mark circle {
        fill: currentColor;
        stroke: none;
      }
      .unset .mark {
        border-style: dashed;
      }
      .good .mark {
        --_colour: var(--cb-good);
      }
      .bad .mark {
        --_colour: var(--cb-danger);
        border-radius: 0.6rem;
      }
      .name {
        display: flex;
        flex-wrap: wrap;
        gap: 0 0.7rem;
        align-items: baseline;
        justify-content: space-between;
      }
      .state {
        color: var(--cb-quiet);
        font-size: 0.93rem;
      }
      .good .state {
        color: var(--cb-good);
      }
      .bad .state {
        color: var(--cb-danger);
        font-weight: 700;
      }
      .action {
        display: flex;
        flex-wrap: wrap;
        gap: 0.3rem 0.8rem;
        align-items: center;
        padding-block-start: 0.25rem;
      }
      .bad .action p {
        font-weight: 700;
      }
      textarea {
        min-block-size: 11rem;
        font-size: 0.9rem;
        resize: vertical;
      }
      .end {
        padding-block-end: 0.4rem;
      }
      details[open] {
        display: grid;
        gap: 0.4rem;
        padding-block-end: 1rem;
      }
      summary {
        min-block-size: 44px;
        padding-block: 0.6rem;
        cursor: pointer;
      }
    `,
  ];

  @state() private findings: Findings = nothingYet;
  @state() private note: 'copied' | 'notCopied' | null = null;
  @query('textarea') private report!: HTMLTextAreaElement;
  @query('details') private details!: HTMLDetailsElement;
  /** Counts tests, so that the result of an outdated one is ignored. */
  private tests = 0;

  protected get screenTitle(): string {
    return this.say(connectionTestWords).title;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.test();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.tests += 1;
  }

  private async test(): Promise<void> {
    this.tests += 1;
    const { tests } = this;
    const addFindings = (part: Partial<Findings>): void => {
      if (tests === this.tests) this.findings = { ...this.findings, ...part };
    };
    this.note = null;
    this.findings = { ...nothingYet, hasWebRtc: hasWebRtc() };
    if (!this.findings.hasWebRtc) return;
    const network = await loadNetworkConfig();
    await Promise.all([
      testSignalling(network).then((signalling) => addFindings({ signalling })),
      testAddresses(network).then((addresses) => addFindings({ addresses })),
      testRelay(network).then((relay) => addFindings({ relay })),
    ]);
  }

  override render(): TemplateResult {
    const words = this.say(connectionTestWords);
    const { lines, summary } = judge(this.findings);
    const { title, text } = words.summary[summary];
    return html`<div class="stack">
      <div class="paper head">
        <div>
          <h1 tabindex="-1">${words.title}</h1>
          <p>${words.lead}</p>
        </div>
        ${tinPhone(strings[summary])}
        <div class="verdict" role="status" aria-busy=${summary === 'checking'}>
          <h2>${title}</h2>
          <p>${text}</p>
        </div>
      </div>
      <ul class="paper lines">
        ${lines.map((line) => this.line(line, words))}
      </ul>
      <div class="paper end">
        <div class="row">
        <button class="button first" aria-disabled=${summary === 'checking'} @click=${this.testAgain}>${words.again}</button>
        <button class="button" @click=${this.copy}>${words.copy}</button>
        ${summary === 'noBroker' ? html`<a class="button" href=${address.pair}>${words.byHand}</a>` : nothing}
        ${summary === 'noWebRtc' || summary === 'nothing' ? html`<a class="button" href=${address.start}>${words.toGames}</a>` : nothing}
        <p role="status" class=${this.note === 'notCopied' ? 'trouble' : ''}>${this.note ? words[this.note] : ''}</p>
        </div>
      <details>
        <summary>${words.report}</summary>
        <p class="hint" id="report-hint">${words.reportHint}</p>
        <textarea
          readonly
          aria-label=${words.report}
          aria-describedby="report-hint"
          .value=${reportText({ version, browser: navigator.userAgent, summary, lines }, words)}
        ></textarea>
      </details>
      </div>
    </div>`;
  }

  private line({ part, state: lineState, verdict }: Line, words: ConnectionTestWords): TemplateResult {
    const { text, action } = words.verdict[verdict];
    const settings = settingsVerdicts.includes(verdict)
      ? html`<a class="button small" href=${address.settings}>${words.servers}</a>`
      : nothing;
    return html`<li class="line ${lineState}">
      <svg class="mark" viewBox="0 0 24 24" aria-hidden="true">${marks[lineState]}</svg>
      <div class="name"><h3>${words.part[part]}</h3><span class="state">${words.state[lineState]}</span></div>
      <p>${text}</p>
      ${action ? html`<div class="action"><p>${action}</p>${settings}</div>` : nothing}
    </li>`;
  }

  private testAgain(): void {
    if (judge(this.findings).summary !== 'checking') void this.test();
  }

  private async copy(): Promise<void> {
    this.note = null;
    // The note was cleared above, so that screen readers announce the same note again.
    await this.updateComplete;
    const copied = await copyFrom(this.report);
    // With the details open, the reader can copy the text by hand.
    if (!copied) this.details.open = true;
    this.note = copied ? 'copied' : 'notCopied';
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cbp-connection-test': CbpConnectionTest;
  }
}
