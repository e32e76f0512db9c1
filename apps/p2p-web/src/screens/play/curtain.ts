/** The curtain between two people with one device. Behind it there is nothing: no table, no hand. */
import { css, html, type TemplateResult } from 'lit';
import type { PlayWords } from './words/index.ts';

export const curtainStyles = css`
  .curtain {
    display: grid;
    align-content: center;
    justify-items: center;
    gap: 1.25rem;
    min-block-size: 100svh;
    padding: 1.5rem 1rem;
    background:
      repeating-linear-gradient(
        to right,
        color-mix(in srgb, var(--cb-red) 78%, var(--cb-ink)) 0 2.6rem,
        color-mix(in srgb, var(--cb-red) 66%, var(--cb-ink)) 2.6rem 3.4rem
      );
  }
  .curtain .paper {
    display: grid;
    gap: 0.9rem;
    inline-size: min(100%, 28rem);
  }
  .curtain .big {
    min-block-size: 56px;
    font-size: 1.15rem;
  }
  .meanwhile {
    display: grid;
    gap: 0.25rem;
    max-block-size: 11rem;
    overflow: auto;
  }
  details {
    border-block-start: 1px solid var(--cb-edge);
    padding-block-start: 0.4rem;
  }
  summary {
    display: flex;
    align-items: center;
    min-block-size: 44px;
    font-weight: 700;
    cursor: pointer;
  }
`;

export interface Curtain {
  readonly words: PlayWords;
  /** Who is waited for; null when nobody needs to act and somebody wants to step in. */
  readonly next: { readonly seat: number; readonly name: string } | null;
  /** Everybody with this device, whether or not there is anything that they could do. */
  readonly people: readonly { readonly seat: number; readonly name: string }[];
  /** What has happened since the next one looked. */
  readonly news: readonly string[];
  readonly take: (seat: number) => void;
}

export function curtain({ words, next, people, news, take }: Curtain): TemplateResult {
  const others = people.filter(({ seat }) => seat !== next?.seat);
  return html`<div class="curtain">
    <section class="paper">
      <h1 tabindex="-1">${next ? words.giveTo(next.name) : words.stepIn}</h1>
      ${next ? html`<p>${words.lookAway}</p>` : html`<p>${words.stepInHelp}</p>`}
      ${next ? html`<button class="button first big" @click=${() => take(next.seat)}>${words.iAm(next.name)}</button>` : ''}
      ${next ? meanwhile(words, news) : ''}
      ${
        next
          ? html`<details><summary>${words.stepIn}</summary>
              <div class="stack"><p class="quiet">${words.stepInHelp}</p>${names(words, others, take)}</div></details>`
          : names(words, others, take)
      }
    </section>
  </div>`;
}

const names = (words: PlayWords, people: Curtain['people'], take: Curtain['take']): TemplateResult =>
  html`<div class="row">
    ${people.map(({ seat, name }) => html`<button class="button" @click=${() => take(seat)}>${words.iAm(name)}</button>`)}
  </div>`;

const meanwhile = (words: PlayWords, news: readonly string[]): TemplateResult =>
  html`<div>
    <h2>${words.meanwhile}</h2>
    <ul class="meanwhile" tabindex="0" aria-label=${words.meanwhile}>
      ${news.length === 0 ? html`<li class="quiet">${words.nothingYet}</li>` : news.map((sentence) => html`<li>${sentence}</li>`)}
    </ul>
  </div>`;
