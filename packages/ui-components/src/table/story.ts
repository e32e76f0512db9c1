/** Tells scenes one after the other, in order, until the player has seen enough. */
import type { GameTypes } from '@cheeseboard/engine';
import { land, takeOff } from '../motion/flight.ts';
import { isStill, type Pace, wait } from '../motion/pace.ts';
import type { Scene } from './scene.ts';

/** The table that the story is told at. */
export interface Stage<T extends GameTypes> {
  readonly places: ParentNode;
  readonly sky: HTMLElement | null;
  pace(): Pace;
  /** Says what a scene tells. */
  tell(scene: Scene<T>): void;
  /** Draws the table again and resolves when it is drawn, pieces too. */
  draw(): Promise<void>;
  /** The story has come to its end. */
  settled(told: readonly T['event'][]): void;
}

/** A table that has fallen so far behind catches up without showing. */
const BEHIND = 24;

/** Whether a scene lasts at all: drawing one that the next picture follows at once is work for nothing. */
const isSeen = <T extends GameTypes>({ flights = [], act, hold = 0 }: Scene<T>, pace: Pace): boolean =>
  !isStill(pace) && (act !== undefined || hold * pace.hold > 0 || (pace.flight > 0 && flights.length > 0));

export class Story<T extends GameTypes> {
  /** The scene that is drawn now; null: the table draws its view. */
  scene: Scene<T> | null = null;
  readonly #stage: Stage<T>;
  readonly #coming: Scene<T>[] = [];
  #enough = new AbortController();
  #telling = false;

  constructor(stage: Stage<T>) {
    this.#stage = stage;
  }

  /** Something is still to be told. */
  get goesOn(): boolean {
    return this.#telling;
  }

  /** How many events are still to be told, after the scene that is drawn now. */
  get untold(): number {
    return this.#coming.reduce((sum, { events }) => sum + events.length, 0);
  }

  /** Call it before the table is drawn again: flights start from the page as it is. */
  tell(scenes: readonly Scene<T>[]): void {
    this.#coming.push(...scenes);
    if (!this.#telling) void this.#run();
    else if (this.#coming.length > BEHIND) this.skip();
  }

  /** On to the end: the rest is said but not shown. */
  skip(): void {
    if (this.#telling) this.#enough.abort();
  }

  /** Forgets what was to come: another match lies on the table. */
  drop(): void {
    this.#coming.length = 0;
    this.skip();
  }

  async #run(): Promise<void> {
    const stage = this.#stage;
    const told: T['event'][] = [];
    this.#telling = true;
    this.#enough = new AbortController();
    if (this.#coming.length > BEHIND) this.skip();
    for (let scene = this.#coming.shift(); scene; scene = this.#coming.shift()) {
      const pace = stage.pace();
      const shown = !this.#enough.signal.aborted && isSeen(scene, pace);
      const starts = shown && pace.flight > 0 ? takeOff(stage.places, scene.flights ?? []) : [];
      stage.tell(scene);
      told.push(...scene.events);
      if (shown) await this.#show(scene, starts, pace);
    }
    this.scene = null;
    await stage.draw();
    this.#telling = false;
    // What came in while the last picture was drawn.
    if (this.#coming.length > 0) void this.#run();
    else stage.settled(told);
  }

  async #show(scene: Scene<T>, starts: ReturnType<typeof takeOff>, pace: Pace): Promise<void> {
    const { places, sky } = this.#stage;
    const enough = this.#enough.signal;
    this.scene = scene;
    await this.#stage.draw();
    await scene.act?.(places, pace, enough);
    if (sky) await land(places, sky, starts, pace.flight, enough);
    await wait((scene.hold ?? 0) * pace.hold, enough);
  }
}
