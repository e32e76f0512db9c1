/** A refusal or hint as shown to the player: the sentence, and the rule with its name. */
import type { GameTypes, RefusalBase } from '@cheeseboard/engine';
import { type Cast, type GameText, type Language, tableText, tellRefusal } from '@cheeseboard/engine/text';
import { html, type TemplateResult } from 'lit';
import type { TableWords } from './words/index.ts';
import { tableWords } from './words/index.ts';

export interface Note {
  readonly sentence: string;
  readonly rule: string;
  /** The rule's name. */
  readonly title: string;
  readonly spoken: string;
  /** True for a hint, false or absent for a refusal. */
  readonly hint?: boolean;
}

export function noteOf<T extends GameTypes>(
  refusal: RefusalBase | null,
  text: GameText<T>,
  language: Language,
  cast: Cast,
): Note {
  const texts = tableText[language];
  if (!refusal) {
    const sentence = `${tableWords[language].refused}.`;
    return { sentence, rule: '', title: '', spoken: sentence };
  }
  const { rule } = refusal;
  const titles: { readonly [rule: string]: string } = { ...texts.rules, ...text.rules };
  const sentence = tellRefusal(text, texts, refusal as T['refusal'], cast);
  const title = titles[rule] ?? '';
  return { sentence, rule, title, spoken: `${sentence} ${rule}: ${title}.` };
}

export function noteSheet(
  note: Note,
  rulesHref: string,
  words: TableWords,
  close: () => void,
): TemplateResult {
  const { sentence, rule, title, hint } = note;
  const ruleLabel = html`<strong>${rule}</strong> ${title}`;
  return html`<div class="note ${hint ? 'hint' : ''}" part="note">
    <p>${sentence}
    ${rule && (rulesHref ? html`<a href="${rulesHref}#${rule.toLowerCase()}" target="_blank">${ruleLabel}</a>` : html`<span>${ruleLabel}</span>`)}</p>
    <button class="close" aria-label=${words.close} @click=${close}>
      <svg class="art" viewBox="0 0 20 20" aria-hidden="true"><path d="M5 5L15 15M15 5L5 15"></path></svg>
    </button>
  </div>`;
}
