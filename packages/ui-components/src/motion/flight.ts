/** A piece flies from where it lay to where it lies now. The page is right before the first frame: what flies is a picture. */
import { render, type TemplateResult } from 'lit';
import { type Place, type Spot, spotOf } from './places.ts';

export interface Flight {
  readonly from: Place;
  readonly to: Place;
  /** What is seen flying, as wide as its box. */
  readonly picture: TemplateResult;
  /** Width to height; a card if left out. */
  readonly shape?: number;
  /** Milliseconds after the scene begins. */
  readonly delay?: number;
  /** Milliseconds in the air. */
  readonly duration?: number;
}

/** A flight whose start was measured before the page changed. */
export interface TakeOff {
  readonly flight: Flight;
  readonly from: Spot;
}

const USUAL = 420;
const CARD = 5 / 7;
/** How wide a piece is where only its place is known: about to vanish into it. */
const SMALL = 30;

export function takeOff(root: ParentNode, flights: readonly Flight[]): TakeOff[] {
  return flights.flatMap((flight) => {
    const from = spotOf(root, flight.from);
    return from ? [{ flight, from }] : [];
  });
}

/** Resolves when all have landed, or at once when the player has seen enough. Leaves nothing behind either way. */
export async function land(
  root: ParentNode,
  sky: HTMLElement,
  starts: readonly TakeOff[],
  factor: number,
  enough: AbortSignal,
): Promise<void> {
  if (factor <= 0 || enough.aborted || starts.length === 0) return;
  const running = starts.flatMap((start) => launch(root, sky, start, factor));
  const stop = (): void => {
    for (const { animation } of running) animation.cancel();
  };
  enough.addEventListener('abort', stop);
  await Promise.allSettled(running.map(({ animation }) => animation.finished));
  enough.removeEventListener('abort', stop);
  for (const { ghost } of running) ghost?.remove();
}

interface Running {
  readonly animation: Animation;
  readonly ghost?: HTMLElement;
}

function launch(root: ParentNode, sky: HTMLElement, { flight, from }: TakeOff, factor: number): Running[] {
  const to = spotOf(root, flight.to);
  if (!to) return [];
  const origin = sky.getBoundingClientRect();
  const aspect = flight.shape ?? CARD;
  const width = Math.max(from.exact ? from.rect.width : 0, to.exact ? to.rect.width : 0, SMALL * 1.6);
  const ghost = document.createElement('div');
  ghost.className = 'ghost';
  ghost.style.cssText = `inline-size: ${width}px; block-size: ${width / aspect}px`;
  render(flight.picture, ghost);
  sky.append(ghost);
  const at = ({ rect, exact }: Spot): string => {
    const x = rect.left + rect.width / 2 - origin.left - width / 2;
    const y = rect.top + rect.height / 2 - origin.top - width / aspect / 2;
    return `translate(${x}px, ${y}px) scale(${(exact ? rect.width : SMALL) / width})`;
  };
  const timing: KeyframeAnimationOptions = {
    delay: (flight.delay ?? 0) * factor,
    duration: (flight.duration ?? USUAL) * factor,
    easing: 'cubic-bezier(0.3, 0.7, 0.25, 1)',
    fill: 'both',
  };
  const path = ghost.animate([{ transform: at(from) }, { transform: at(to) }], timing);
  const flying: Running = { animation: path, ghost };
  if (!to.exact) return [flying];
  // The real piece is there already; it only must not be seen twice.
  const hidden = to.element.animate([{ opacity: 0 }, { opacity: 0 }], { ...timing, fill: 'backwards' });
  return [flying, { animation: hidden }];
}

/** No, says a piece. */
export function shake(element: Element, factor: number): void {
  if (factor <= 0) return;
  const left = { transform: 'translateX(-7px)' };
  const right = { transform: 'translateX(7px)' };
  element.animate([{}, left, right, left, right, {}], { duration: 320 * factor, easing: 'ease-in-out' });
}
