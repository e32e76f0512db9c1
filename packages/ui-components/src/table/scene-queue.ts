/** Plays scenes one after the other until the queue is empty or the player skips. */
import type { GameTypes } from '@cheeseboard/engine';
import { animateFlights, measureStarts } from '../motion/flight.ts';
import { hasNoMotion, type Pace, wait } from '../motion/pace.ts';
import type { Scene } from './scene.ts';

/** The table that plays the scenes. */
export interface SceneHost<T extends GameTypes> {
  readonly root: ParentNode;
  readonly flightLayer: HTMLElement | null;
  pace(): Pace;
  /** Announces the events of a scene. */
  announce(scene: Scene<T>): void;
  /** Redraws the table. Resolves when the elements inside it are drawn too. */
  redraw(): Promise<void>;
  /** Resolves when the scene may end. */
  waits(): Promise<unknown>;
  /** Called when the queue is empty. */
  onSettled(shownEvents: readonly T['event'][]): void;
}

/** If more scenes than this are queued, the table skips to the end. */
const MAX_QUEUED = 24;

/** Whether a scene takes any time. A scene that takes none is not drawn. */
const isVisible = <T extends GameTypes>({ flights = [], animate, hold = 0 }: Scene<T>, pace: Pace): boolean =>
  !hasNoMotion(pace) &&
  (animate !== undefined || hold * pace.hold > 0 || (pace.flight > 0 && flights.length > 0));

export class SceneQueue<T extends GameTypes> {
  /** The scene being played; null while the table draws its own view. */
  scene: Scene<T> | null = null;
  readonly #host: SceneHost<T>;
  readonly #queue: Scene<T>[] = [];
  #skipped = new AbortController();
  #running = false;

  constructor(host: SceneHost<T>) {
    this.#host = host;
  }

  /** Whether scenes are being played. */
  get running(): boolean {
    return this.#running;
  }

  /** The views of the scenes after the current one. */
  get pendingViews(): T['view'][] {
    return this.#queue.map(({ view }) => view);
  }

  /** Number of events in the scenes after the current one. */
  get pendingEvents(): number {
    return this.#queue.reduce((sum, { events }) => sum + events.length, 0);
  }

  /** Adds scenes. Call it before the table is redrawn: flights start from the page as it is now. */
  add(scenes: readonly Scene<T>[]): void {
    this.#queue.push(...scenes);
    if (!this.#running) void this.#run();
    else if (this.#queue.length > MAX_QUEUED) this.skip();
  }

  /** Skips to the end: the remaining scenes are announced but not animated. */
  skip(): void {
    if (this.#running) this.#skipped.abort();
  }

  /** Drops the queued scenes, because the table shows another match. */
  clear(): void {
    this.#queue.length = 0;
    this.skip();
  }

  async #run(): Promise<void> {
    const host = this.#host;
    const playedEvents: T['event'][] = [];
    this.#running = true;
    this.#skipped = new AbortController();
    if (this.#queue.length > MAX_QUEUED) this.skip();
    for (let scene = this.#queue.shift(); scene; scene = this.#queue.shift()) {
      const pace = host.pace();
      const isShown = !this.#skipped.signal.aborted && isVisible(scene, pace);
      const starts = isShown && pace.flight > 0 ? measureStarts(host.root, scene.flights ?? []) : [];
      host.announce(scene);
      playedEvents.push(...scene.events);
      if (isShown) await this.#show(scene, starts, pace);
    }
    this.scene = null;
    await host.redraw();
    this.#running = false;
    // Continue with scenes that were added while the last one was drawn.
    if (this.#queue.length > 0) void this.#run();
    else host.onSettled(playedEvents);
  }

  async #show(scene: Scene<T>, starts: ReturnType<typeof measureStarts>, pace: Pace): Promise<void> {
    const { root, flightLayer } = this.#host;
    const signal = this.#skipped.signal;
    this.scene = scene;
    await this.#host.redraw();
    await scene.animate?.(root, pace, signal);
    if (flightLayer) await animateFlights(root, flightLayer, starts, pace.flight, signal);
    await wait((scene.hold ?? 0) * pace.hold, signal);
    if (signal.aborted) return;
    const skipped = new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    await Promise.race([this.#host.waits(), skipped]);
  }
}
