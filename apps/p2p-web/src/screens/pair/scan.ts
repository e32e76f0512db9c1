import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import { screenStyles } from '../../look/styles.ts';
import { pairWords } from '../../words/pair.ts';
import { AppElement } from '../app/element.ts';

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

/** Only Chromium has a BarcodeDetector, so TypeScript's DOM types do not declare it. */
const { BarcodeDetector } = globalThis as {
  BarcodeDetector?: new (options: { formats: string[] }) => Detector;
};

const SCAN_INTERVAL_MS = 250;

/** Reports the text of a QR code that was scanned. */
export class ScannedEvent extends Event {
  readonly text: string;

  constructor(text: string) {
    super('cbp-scanned', { bubbles: true, composed: true });
    this.text = text;
  }
}

/**
 * Scans a QR code with the camera. Renders nothing where the browser cannot.
 *
 * @element cbp-scan
 * @fires cbp-scanned - with the text
 */
@customElement('cbp-scan')
export class CbpScan extends AppElement {
  static override styles = [
    ...screenStyles,
    css`
      video {
        display: block;
        inline-size: min(100%, 22rem);
        aspect-ratio: 1;
        margin-block-end: 0.6rem;
        border-radius: 0.5rem;
        background: #000;
        object-fit: cover;
      }
    `,
  ];

  @state() private stream: MediaStream | null = null;
  @state() private hasFailed = false;
  @query('video') private video!: HTMLVideoElement | null;
  /** Whether camera access is being requested. Prevents a second request after a double tap. */
  private isRequestingCamera = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stop();
  }

  override render(): TemplateResult | typeof nothing {
    if (!BarcodeDetector || !navigator.mediaDevices) return nothing;
    const words = this.say(pairWords);
    if (this.hasFailed) return html`<p role="status">${words.noCamera}</p>`;
    if (!this.stream) return html`<button class="button" @click=${this.start}>${words.scan}</button>`;
    return html`<video .srcObject=${this.stream} autoplay muted playsinline aria-label=${words.camera}></video>
      <button class="button" @click=${this.stop}>${words.stopScan}</button>`;
  }

  private start = async (): Promise<void> => {
    if (this.isRequestingCamera) return;
    this.isRequestingCamera = true;
    try {
      this.stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (this.isConnected) await this.scanFrame(new BarcodeDetector!({ formats: ['qr_code'] }));
      else this.stop();
    } catch {
      this.stop();
      this.hasFailed = true;
    } finally {
      this.isRequestingCamera = false;
    }
  };

  private stop = (): void => {
    clearTimeout(this.timer);
    for (const track of this.stream?.getTracks() ?? []) track.stop();
    this.stream = null;
  };

  private async scanFrame(detector: Detector): Promise<void> {
    const { video } = this;
    // The video may have no frame yet.
    const codes = video && video.readyState >= video.HAVE_CURRENT_DATA ? await detector.detect(video) : [];
    if (!this.stream) return;
    const [code] = codes;
    if (!code) {
      this.timer = setTimeout(() => this.scanFrame(detector).catch(this.stop), SCAN_INTERVAL_MS);
      return;
    }
    this.stop();
    this.dispatchEvent(new ScannedEvent(code.rawValue));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cbp-scan': CbpScan;
  }
}
