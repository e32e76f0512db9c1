/** Log, chat, scores and help: a drawer on phones, a side panel on wide screens. */
import { html, nothing, type TemplateResult } from 'lit';
import type { LogEntry, LogPerson } from '../log/log.ts';
import { readoutKeys } from './key-readout.ts';
import type { TableWords } from './words/index.ts';

export const panels = ['log', 'chat', 'scores', 'help'] as const;
export type Panel = (typeof panels)[number];

export interface PanelContent {
  readonly words: TableWords;
  readonly shownPanels: readonly Panel[];
  readonly open: Panel | null;
  readonly entries: readonly LogEntry[];
  readonly people: readonly LogPerson[];
  /** Number of unread chat lines. */
  readonly unread: number;
  /** The hint button. */
  readonly hint: TemplateResult | '';
  /** How to play, in a few sentences. */
  readonly help: readonly string[];
  /** True to list the keyboard shortcuts. */
  readonly keyboard: boolean;
  readonly gameKeys: readonly (readonly [key: string, does: string])[];
  readonly rulesHref: string;
  /** `rulesHref` with the rule that applies now. */
  readonly rulesNow: string;
  readonly scores: TemplateResult;
  readonly choose: (panel: Panel | null) => void;
}

/** The row of buttons; each toggles its panel. */
export function panelBar(content: PanelContent): TemplateResult {
  const { words, shownPanels, open, unread, hint, rulesNow, choose } = content;
  const hasNews = (panel: Panel): boolean => panel === 'chat' && unread > 0;
  return html`<div class="bar" part="bar">
    ${shownPanels.map(
      (panel) => html`<button
        class="tab"
        data-panel=${panel}
        aria-expanded=${open === panel}
        aria-controls="panel"
        aria-label=${hasNews(panel) ? nothing : words[panel]}
        @click=${() => choose(open === panel ? null : panel)}
      >
        ${hasNews(panel) ? labelWithUnread(words[panel], words.unread(unread), unread) : panel === 'help' ? '?' : words[panel]}
      </button>`,
    )}
    ${hint}
    ${rulesNow ? html`<a class="tab" href=${rulesNow} target="_blank">${words.rules}</a>` : ''}
    <slot name="menu"></slot>
  </div>`;
}

/** The label of a button with unread lines. Screen readers get one phrase; the badge is only visible. */
const labelWithUnread = (name: string, news: string, count: number): TemplateResult =>
  html`<span aria-hidden="true">${name}</span><span class="spoken">${name}, ${news}</span><span class="unread" aria-hidden="true">${Math.min(count, 99)}</span>`;

export function panelSheet(content: PanelContent): TemplateResult {
  const { words, open, choose } = content;
  return html`<div class="panel" id="panel" part="panel" role="group" ?hidden=${open === null} aria-label=${open ? words[open] : ''}>
    <div class="head">
      <h2 id="panel-title">${open ? (open === 'help' ? words.howTo : words[open]) : ''}</h2>
      <button class="close" aria-label=${words.close} @click=${() => choose(null)}>${closeIcon}</button>
    </div>
    <div class="inside" role="group" aria-labelledby="panel-title" tabindex=${open === 'scores' || open === 'help' ? 0 : nothing}>
      ${open === null ? '' : panelBody(open, content)}
      <div class="chat" ?hidden=${open !== 'chat'}><slot name="chat"></slot></div>
    </div>
  </div>`;
}

/** On a big screen: the story as it happens, and how to join. */
export const storyPanel = ({ words, entries, people }: PanelContent): TemplateResult =>
  html`<div class="panel" part="panel" role="group" aria-labelledby="panel-title">
    <slot name="join"></slot>
    <h2 id="panel-title">${words.log}</h2>
    <div class="inside"><cb-log .entries=${entries} .people=${people}></cb-log></div>
  </div>`;

const panelBody = (openPanel: Panel, content: PanelContent): TemplateResult | '' => {
  if (openPanel === 'log')
    return html`<cb-log .entries=${content.entries} .people=${content.people} rules-href=${content.rulesHref}></cb-log>`;
  if (openPanel === 'scores') return content.scores;
  return openPanel === 'help' ? howToPlay(content) : '';
};

const howToPlay = (content: PanelContent): TemplateResult => {
  const { words, help, rulesHref, keyboard } = content;
  return html`<ol class="how">
      ${help.map((sentence) => html`<li>${sentence}</li>`)}
    </ol>
    ${rulesHref ? html`<p><a href=${rulesHref} target="_blank">${words.allRules}</a></p>` : ''}
    ${keyboard ? html`<h3>${words.keysTitle}</h3>${keyList(content)}` : ''}`;
};

const keyList = ({ words, hint, gameKeys }: PanelContent): TemplateResult => {
  const keys: readonly (readonly [key: string, does: string])[] = [
    ...gameKeys,
    ...readoutKeys.map((key) => [key, words.keys[key]] as const),
    ...(hint === '' ? [] : [['i', words.keys.i] as const]),
    ['?', words.keys.help],
  ];
  return html`<dl>
      ${keys.map(([key, description]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${description}</dd></div>`)}
    </dl>
    <p>${words.keys.arrows}</p>`;
};

const closeIcon = html`<svg class="art" viewBox="0 0 20 20" aria-hidden="true"><path d="M5 5L15 15M15 5L5 15"></path></svg>`;
