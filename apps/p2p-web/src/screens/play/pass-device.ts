/** The pass-device screen between two people on one device. While it is shown, no table is in the page. */
import { css, html, type TemplateResult } from 'lit';
import type { PlayWords } from './words/index.ts';

export const passDeviceStyles = css`
  .pass-device {
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
  .pass-device .paper {
    display: grid;
    gap: 0.9rem;
    inline-size: min(100%, 28rem);
  }
  .pass-device .big {
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

export interface PassDevice {
  readonly words: PlayWords;
  /** Who must act next; null when somebody wants to step in. */
  readonly next: { readonly seat: number; readonly name: string } | null;
  /** Everybody on this device, whether or not they can act. */
  readonly people: readonly { readonly seat: number; readonly name: string }[];
  /** What happened since the next person last looked. */
  readonly news: readonly string[];
  readonly take: (seat: number) => void;
}

export function passDevice({ words, next, people, news, take }: PassDevice): TemplateResult {
  const otherPeople = people.filter(({ seat }) => seat !== next?.seat);
  return html`<div class="pass-device">
    <section class="paper">
      <h1 tabindex="-1">${next ? words.passDeviceTo(next.name) : words.stepIn}</h1>
      ${next ? html`<p>${words.lookAway}</p>` : html`<p>${words.stepInHelp}</p>`}
      ${next ? html`<button class="button first big" @click=${() => take(next.seat)}>${words.iAm(next.name)}</button>` : ''}
      ${next ? newsList(words, news) : ''}
      ${
        next
          ? html`<details><summary>${words.stepIn}</summary>
              <div class="stack"><p class="quiet">${words.stepInHelp}</p>${nameButtons(words, otherPeople, take)}</div></details>`
          : nameButtons(words, otherPeople, take)
      }
    </section>
  </div>`;
}

const nameButtons = (
  words: PlayWords,
  people: PassDevice['people'],
  take: PassDevice['take'],
): TemplateResult =>
  html`<div class="row">
    ${people.map(({ seat, name }) => html`<button class="button" @click=${() => take(seat)}>${words.iAm(name)}</button>`)}
  </div>`;

const newsList = (words: PlayWords, news: readonly string[]): TemplateResult =>
  html`<div>
    <h2>${words.sinceYouLooked}</h2>
    <ul class="meanwhile" tabindex="0" aria-label=${words.sinceYouLooked}>
      ${news.length === 0 ? html`<li class="quiet">${words.noNews}</li>` : news.map((sentence) => html`<li>${sentence}</li>`)}
    </ul>
  </div>`;
