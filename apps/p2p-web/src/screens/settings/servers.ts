import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { type Config, loadConfig } from '../../config.ts';
import { screenStyles } from '../../look/styles.ts';
import { type Settings, settings } from '../../storage/settings.ts';
import { type Probe, settingsWords } from '../../words/settings.ts';
import { AppElement } from '../app/element.ts';
import { address } from '../app/route.ts';
import { probeBroker, probeIce } from './probe.ts';

type Ice = Settings['iceServers'][number];
type IceDraft = { readonly urls: string; readonly username: string; readonly credential: string };

/**
 * The reader's own signalling and TURN servers. Invalid input stays in the field with a message; only valid input is saved.
 *
 * @element cbp-servers
 */
@customElement('cbp-servers')
export class CbpServers extends AppElement {
  static override styles = [
    ...screenStyles,
    css`
      textarea {
        min-block-size: 5.5rem;
        resize: vertical;
      }
      .server {
        padding-block-start: 0.8rem;
        border-block-start: 1.5px solid var(--cb-edge);
      }
      .pair {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
        gap: 0.8rem;
      }
    `,
  ];

  @state() private site: Config | null = null;
  @state() private brokers = settings.get('brokers').join('\n');
  @state() private invalidBroker: string | null = null;
  @state() private ice: readonly IceDraft[] = settings.get('iceServers').map(draftOf);
  @state() private invalidIce: readonly number[] = [];
  /** Results of the connection tests. */
  @state() private probes: readonly (readonly [kind: 'broker' | 'ice', host: string, probe: Probe])[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    void loadConfig().then((config) => {
      this.site = config;
    });
  }

  override render(): TemplateResult {
    const words = this.say(settingsWords);
    return html`<section class="paper stack" aria-labelledby="network">
      <h2 id="network">${words.network}</h2>
      <p>${words.networkLead}</p>
      <div class="row"><a class="button small" href=${address.connection}>${words.testConnection}</a></div>
      ${this.siteNote()}
      <div class="field">
        <label for="brokers">${words.brokers.label}</label>
        <p class="hint" id="brokers-hint">${words.brokers.hint}</p>
        <textarea
          id="brokers"
          autocapitalize="off"
          autocomplete="off"
          spellcheck="false"
          aria-describedby="brokers-hint brokers-trouble"
          aria-invalid=${this.invalidBroker !== null}
          .value=${this.brokers}
          @change=${this.onBrokers}
        ></textarea>
        <p id="brokers-trouble" class="trouble" role="alert">${this.invalidBroker === null ? '' : words.brokers.wrong(this.invalidBroker)}</p>
      </div>
      <div class="row">
        <button class="button small" aria-label=${words.testOf(words.brokers.label)} @click=${this.tryBrokers}>${words.test}</button>
      </div>
      ${this.outcome('broker')}
      <h3>${words.turn.label}</h3>
      <p class="hint">${words.turn.hint}</p>
      ${this.ice.map((server, index) => this.server(server, index))}
      <div class="row">
        <button class="button small" @click=${this.add}>${words.turn.add}</button>
        ${
          this.ice.length === 0
            ? nothing
            : html`<button class="button small" aria-label=${words.testOf(words.turn.label)} @click=${this.tryIce}>${words.test}</button>`
        }
      </div>
      ${this.outcome('ice')}
    </section>`;
  }

  private siteNote(): TemplateResult {
    const words = this.say(settingsWords);
    const { site } = this;
    if (!site) return html``;
    if (site.problem !== null) return html`<p class="trouble">${words.siteProblem(site.problem)}</p>`;
    const hosts = [...site.brokers, ...site.nostrRelays].map(({ host }) => host);
    return html`<p class="quiet">${hosts.length === 0 ? words.noSiteServers : words.siteServers(hosts.join(', '))}</p>`;
  }

  private server({ urls, username, credential }: IceDraft, index: number): TemplateResult {
    const { turn } = this.say(settingsWords);
    const isInvalid = this.invalidIce.includes(index);
    const change = (key: keyof IceDraft) => (event: Event) => {
      const { value } = event.target as HTMLInputElement;
      this.ice = this.ice.map((server, other) => (other === index ? { ...server, [key]: value } : server));
      this.saveIce();
    };
    const name = turn.number(index + 1);
    const field = (key: keyof IceDraft, label: string, value: string, type: string): TemplateResult =>
      html`<div class="field">
        <label for="${key}-${index}">${label}</label>
        <input
          id="${key}-${index}"
          type=${type}
          autocapitalize="off"
          autocomplete="off"
          spellcheck="false"
          aria-invalid=${key === 'urls' && isInvalid}
          .value=${value}
          @change=${change(key)}
        />
      </div>`;
    return html`<fieldset class="server stack">
      <legend class="spoken">${name}</legend>
      ${field('urls', turn.urls, urls, 'text')}
      <p class="trouble" role="alert">${isInvalid ? turn.wrong : ''}</p>
      <div class="pair">
        ${field('username', turn.username, username, 'text')}${field('credential', turn.credential, credential, 'password')}
      </div>
      <div class="row">
        <button class="button small plain" aria-label="${turn.remove}: ${name}" @click=${() => this.removeServer(index)}>${turn.remove}</button>
      </div>
    </fieldset>`;
  }

  private outcome(kind: 'broker' | 'ice'): TemplateResult {
    const words = this.say(settingsWords)[kind];
    return html`<div role="status">
      ${this.probes.flatMap(([probedKind, host, probe]) =>
        probedKind === kind
          ? [
              html`<p class=${probe === 'silent' || probe === 'wrong' ? 'trouble' : ''}>${words[probe](host)}</p>`,
            ]
          : [],
      )}
    </div>`;
  }

  private onBrokers(event: Event): void {
    this.brokers = (event.target as HTMLTextAreaElement).value;
    const lines = this.brokers.split(/\s+/).filter(Boolean);
    const invalidLine = lines.find((line) => !/^https?:$/.test(URL.parse(line)?.protocol ?? ''));
    this.invalidBroker = invalidLine ?? null;
    if (invalidLine === undefined) settings.set('brokers', lines);
  }

  private add(): void {
    this.ice = [...this.ice, { urls: '', username: '', credential: '' }];
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector<HTMLElement>(`#urls-${this.ice.length - 1}`)?.focus(),
    );
  }

  private removeServer(index: number): void {
    this.ice = this.ice.filter((_, other) => other !== index);
    this.saveIce();
  }

  /** Saves the STUN and TURN servers with a valid address. Empty rows are ignored. */
  private saveIce(): void {
    const read = this.ice.map(serverOf);
    this.invalidIce = read.flatMap((server, index) =>
      server || this.ice[index]!.urls.trim() === '' ? [] : [index],
    );
    settings.set(
      'iceServers',
      read.filter((server) => server !== null),
    );
  }

  private async tryBrokers(): Promise<void> {
    const savedBrokers = settings.get('brokers');
    const brokerUrls =
      savedBrokers.length > 0 ? savedBrokers : (this.site?.brokers.map(({ href }) => href) ?? []);
    await this.tryAll(
      'broker',
      brokerUrls.map((url) => [new URL(url).host, () => probeBroker(url)]),
    );
  }

  private async tryIce(): Promise<void> {
    const servers = settings.get('iceServers');
    await this.tryAll(
      'ice',
      servers.map((server) => [server.urls.join(' '), () => probeIce(withoutAbsentFields(server))]),
    );
  }

  private async tryAll(
    kind: 'broker' | 'ice',
    servers: readonly (readonly [host: string, probe: () => Promise<Probe>])[],
  ): Promise<void> {
    const otherProbes = this.probes.filter(([probedKind]) => probedKind !== kind);
    this.probes = [...otherProbes, ...servers.map(([host]) => [kind, host, 'trying'] as const)];
    await Promise.all(
      servers.map(async ([host, probe]) => {
        const outcome = await probe();
        this.probes = this.probes.map((oldProbe) =>
          oldProbe[0] === kind && oldProbe[1] === host ? [kind, host, outcome] : oldProbe,
        );
      }),
    );
  }
}

const draftOf = ({ urls, username, credential }: Ice): IceDraft => ({
  urls: urls.join(' '),
  username: username ?? '',
  credential: credential ?? '',
});

function serverOf({ urls, username, credential }: IceDraft): Ice | null {
  const urlList = urls.split(/[\s,]+/).filter(Boolean);
  if (urlList.length === 0 || !urlList.every((url) => /^(?:stun|turn)s?:\S+$/.test(url))) return null;
  return { urls: urlList, ...(username ? { username } : {}), ...(credential ? { credential } : {}) };
}

/** Omits absent fields: RTCPeerConnection treats `undefined` as a value. */
const withoutAbsentFields = ({ urls, username, credential }: Ice): RTCIceServer => ({
  urls,
  ...(username === undefined ? {} : { username }),
  ...(credential === undefined ? {} : { credential }),
});

declare global {
  interface HTMLElementTagNameMap {
    'cbp-servers': CbpServers;
  }
}
