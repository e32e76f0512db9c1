/** Screens shown instead of a table: while connecting, or because opening it failed. Each has a sentence and a next step. */
import { html, type TemplateResult } from 'lit';
import type { ConnectionStatus, Ended } from '../../tables/table.ts';
import { hasWebRtc } from '../../webrtc.ts';
import type { LobbyWords, Sentence } from '../../words/lobby.ts';
import '../app/new-version.ts';
import { address } from '../app/route.ts';
import './ask-host.ts';

export function messageScreen({ title, text }: Sentence, actions: TemplateResult): TemplateResult {
  return html`<div class="paper column stack">
    <h1 tabindex="-1">${title}</h1>
    <p>${text}</p>
    <div class="row">${actions}</div>
  </div>`;
}

/** The sentence that is shown while the reader waits for the host. `asleep`: the one for a table at which they have been before. */
export const waitingSentence = (
  why: Extract<ConnectionStatus, { readonly state: 'connecting' }>['why'],
  words: LobbyWords,
  asleep: Sentence | null = null,
): Sentence => (hasWebRtc() ? ((why === 'nobody' ? asleep : null) ?? words.waiting[why]) : words.noWebRtc);

/** A link to the connection test in a new tab, so that this tab goes on trying to connect. */
export const connectionTestLink = (words: LobbyWords): TemplateResult =>
  html`<a class="button" href=${address.connection} target="_blank">${words.testConnection}</a>`;

export function waitingScreen(
  connection: ConnectionStatus,
  words: LobbyWords,
  home: TemplateResult,
  asleep: Sentence | null,
  /** The whole link to this table; empty if unknown. */
  link: string,
): TemplateResult {
  const { why, tries } = connection.state === 'connecting' ? connection : { why: 'first' as const, tries: 0 };
  const { title, text } = waitingSentence(why, words, asleep);
  if (!hasWebRtc()) return messageScreen({ title, text }, html`${connectionTestLink(words)}${home}`);
  const isNetwork = why === 'signalling' || why === 'blocked';
  const hasFailed = why !== 'first' && why !== 'lost';
  return html`<div class="paper column stack">
    <h1 tabindex="-1">${title}</h1>
    <p role="status">${text}</p>
    ${tries > 0 ? html`<p class="quiet">${words.attemptCount(tries)}</p>` : ''}
    ${why === 'nobody' && link ? html`<cbp-ask-host .link=${link}></cbp-ask-host>` : ''}
    ${
      hasFailed
        ? html`<h2>${words.otherWaysToConnect}</h2>
          <div class="row">
            ${why === 'older' ? html`<cbp-get-new-version></cbp-get-new-version>` : ''}
            ${isNetwork ? connectionTestLink(words) : ''}
            ${
              // If the networks block the connection, pairing by hand fails too.
              why === 'blocked' ? '' : html`<a class="button" href=${address.pair}>${words.pairByHand}</a>`
            }
            ${isNetwork ? html`<a class="button" href=${address.settings}>${words.toSettings}</a>` : ''}
            ${home}
          </div>`
        : html`<div class="row">${home}</div>`
    }
  </div>`;
}

export function endedScreen(
  why: Ended,
  words: LobbyWords,
  home: TemplateResult,
  retry: () => void,
): TemplateResult {
  const button = (label: string, onClick: () => void): TemplateResult =>
    html`<button class="button first" @click=${onClick}>${label}</button>`;
  const actionsByReason: { readonly [E in Ended]?: TemplateResult } = {
    elsewhere: button(words.useHere, retry),
    full: button(words.tryAgain, retry),
  };
  return messageScreen(words.ended[why], html`${actionsByReason[why] ?? ''}${home}`);
}
