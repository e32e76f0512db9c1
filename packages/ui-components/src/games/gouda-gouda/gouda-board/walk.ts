/** Animates a mouse that walks along a link, or straight if there is none. Only a copy moves; the board is already up to date. */
import { render, svg } from 'lit';
import type { Colour } from '../../../art/colours.ts';
import type { Point } from '../../../art/ink.ts';
import { runner } from '../../../art/pantry/runner.ts';
import type { WayKind } from '../../../art/pantry/ways.ts';
import type { Layout } from './layout.ts';

/** Milliseconds per SVG unit: a leap is fast, a rope is slow. */
const msPerUnit: { readonly [K in WayKind]: number } = {
  plank: 5,
  tube: 4,
  rope: 7,
  book: 7,
  ladder: 7,
  leap: 3.6,
};
const MOUSE_WIDTH = 30;
const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

interface Walk {
  readonly owner: number;
  readonly to: number;
  readonly finished: Promise<void>;
  stop(): void;
}

/** The mice that are walking now. */
export class Walkers {
  readonly #walks = new Set<Walk>();

  /** Resolves when the mouse has arrived or was skipped. Calls `onMove` at the start and at the end. */
  async walk(
    layer: SVGSVGElement,
    layout: Layout,
    { owner, colour, from, to, speed }: WalkOptions,
    signal: AbortSignal | undefined,
    onMove: () => void,
  ): Promise<void> {
    const { finished, stop } = animateWalk(layer, layout, colour, from, to, speed);
    const walk = { owner, to, finished, stop };
    this.#walks.add(walk);
    onMove();
    signal?.addEventListener('abort', stop);
    await finished;
    signal?.removeEventListener('abort', stop);
    this.#walks.delete(walk);
    onMove();
  }

  skip(): void {
    for (const walk of this.#walks) walk.stop();
  }

  /** The mice on a place, without those that are still walking to it. */
  withoutWalkers(counts: readonly number[], place: number): readonly number[] {
    const arrivals = [...this.#walks].filter(({ to }) => to === place);
    if (arrivals.length === 0) return counts;
    return counts.map((count, seat) =>
      Math.max(count - arrivals.filter(({ owner }) => owner === seat).length, 0),
    );
  }
}

interface WalkOptions {
  readonly owner: number;
  readonly colour: Colour;
  readonly from: number;
  readonly to: number;
  readonly speed: number;
}

/** The points of the path between two places, forward or back. */
function pathBetween({ points, ways }: Layout, from: number, to: number): { kind: WayKind; points: Point[] } {
  const way = ways.find((candidate) => candidate.from === from && candidate.to === to);
  const reverseWay = ways.find((candidate) => candidate.from === to && candidate.to === from);
  const curve = way?.curve ?? (reverseWay ? [...reverseWay.curve].reverse() : []);
  const footPoint = ([x, y]: Point): Point => [x, y + 3];
  return {
    kind: way?.kind ?? reverseWay?.kind ?? 'leap',
    points: [footPoint(points[from]!), ...curve, footPoint(points[to]!)],
  };
}

function animateWalk(
  layer: SVGSVGElement,
  layout: Layout,
  colour: Colour,
  from: number,
  to: number,
  speed: number,
): Pick<Walk, 'finished' | 'stop'> {
  const { kind, points } = pathBetween(layout, from, to);
  const lengths = points.map((point, index) => {
    const [x, y] = points[Math.max(index - 1, 0)]!;
    return Math.hypot(point[0] - x, point[1] - y);
  });
  const totalLength = lengths.reduce((sum, length) => sum + length, 0) || 1;
  const mouse = document.createElementNS(SVG_NAMESPACE, 'g');
  mouse.classList.add('walker');
  render(svg`${runner(colour)}`, mouse);
  layer.append(mouse);

  let distanceWalked = 0;
  let direction = points.at(-1)![0] < points[0]![0] ? -1 : 1;
  const frames = points.map(([x, y], index): Keyframe => {
    distanceWalked += lengths[index]!;
    const nextPoint = points[index + 1];
    if (nextPoint && Math.abs(nextPoint[0] - x) > 1) direction = nextPoint[0] < x ? -1 : 1;
    const scale = MOUSE_WIDTH / 48;
    // Alternate steps make the mouse bob.
    const hopHeight = kind === 'leap' || index === 0 || !nextPoint ? 0 : index % 2 ? 2.4 : 0;
    // The mouse is invisible while it is inside the tube.
    const isInsideTube = kind === 'tube' && index > 4 && index < points.length - 5;
    return {
      opacity: isInsideTube ? 0 : 1,
      offset: Math.min(distanceWalked / totalLength, 1),
      transform: `translate(${x - direction * MOUSE_WIDTH * 0.5}px, ${y - MOUSE_WIDTH * 0.72 - hopHeight}px) scale(${direction * scale}, ${scale})`,
    };
  });
  const animation = mouse.animate(frames, {
    duration: Math.min(Math.max(totalLength * msPerUnit[kind], 320), 900) * speed,
    easing: kind === 'leap' ? 'cubic-bezier(0.35, 0.1, 0.5, 1)' : 'ease-in-out',
    fill: 'both',
  });
  const finished = animation.finished.then(
    () => mouse.remove(),
    () => mouse.remove(),
  );
  return { finished, stop: () => animation.cancel() };
}
