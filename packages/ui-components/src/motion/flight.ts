/** Animates pieces from their old place to their new one (FLIP). The page is already up to date; only a copy flies. */
import { render, type TemplateResult } from 'lit';
import { type LocatedElement, locate, type Place } from './places.ts';

export interface Flight {
  readonly from: Place;
  readonly to: Place;
  /** The flying copy, as wide as its box. */
  readonly picture: TemplateResult;
  /** Width divided by height; that of a card by default. */
  readonly aspect?: number;
  /** Milliseconds after the scene begins. */
  readonly delay?: number;
  /** Milliseconds in the air. */
  readonly duration?: number;
}

/** A flight whose start was measured before the page was redrawn. */
export interface FlightStart {
  readonly flight: Flight;
  readonly from: LocatedElement;
}

const FLIGHT_MS = 420;
const CARD_ASPECT = 5 / 7;
/** Width of a piece whose place does not draw it, for example in a rival's hand. */
const FALLBACK_WIDTH_PX = 30;

export function measureStarts(root: ParentNode, flights: readonly Flight[]): FlightStart[] {
  return flights.flatMap((flight) => {
    const from = locate(root, flight.from);
    return from ? [{ flight, from }] : [];
  });
}

/** Resolves when all flights have landed, or at once when `signal` aborts. Removes the copies either way. */
export async function animateFlights(
  root: ParentNode,
  layer: HTMLElement,
  starts: readonly FlightStart[],
  factor: number,
  signal: AbortSignal,
): Promise<void> {
  if (factor <= 0 || signal.aborted || starts.length === 0) return;
  // Measure everything before the first change to the page, so that the layout is computed once.
  const origin = layer.getBoundingClientRect();
  const routes = starts.map((start) => ({ ...start, to: locate(root, start.flight.to) }));
  const animations = routes.flatMap(({ flight, from, to }) =>
    to ? animateFlight(layer, origin, flight, from, to, factor) : [],
  );
  const stop = (): void => {
    for (const { animation } of animations) animation.cancel();
  };
  signal.addEventListener('abort', stop);
  await Promise.allSettled(animations.map(({ animation }) => animation.finished));
  signal.removeEventListener('abort', stop);
  for (const { ghost: flyingCopy } of animations) flyingCopy?.remove();
}

interface RunningFlight {
  readonly animation: Animation;
  readonly ghost?: HTMLElement;
}

function animateFlight(
  layer: HTMLElement,
  origin: DOMRect,
  flight: Flight,
  from: LocatedElement,
  to: LocatedElement,
  factor: number,
): RunningFlight[] {
  const aspect = flight.aspect ?? CARD_ASPECT;
  const width = Math.max(
    from.exact ? from.rect.width : 0,
    to.exact ? to.rect.width : 0,
    FALLBACK_WIDTH_PX * 1.6,
  );
  const ghost = document.createElement('div');
  ghost.className = 'ghost';
  ghost.style.cssText = `inline-size: ${width}px; block-size: ${width / aspect}px`;
  render(flight.picture, ghost);
  layer.append(ghost);
  const transformOf = ({ rect, exact }: LocatedElement): string => {
    const x = rect.left + rect.width / 2 - origin.left - width / 2;
    const y = rect.top + rect.height / 2 - origin.top - width / aspect / 2;
    return `translate(${x}px, ${y}px) scale(${(exact ? rect.width : FALLBACK_WIDTH_PX) / width})`;
  };
  const timing: KeyframeAnimationOptions = {
    delay: (flight.delay ?? 0) * factor,
    duration: (flight.duration ?? FLIGHT_MS) * factor,
    easing: 'cubic-bezier(0.3, 0.7, 0.25, 1)',
    fill: 'both',
  };
  const path = ghost.animate([{ transform: transformOf(from) }, { transform: transformOf(to) }], timing);
  const flightAnimation: RunningFlight = { animation: path, ghost };
  if (!to.exact) return [flightAnimation];
  // Hide the real piece while its copy flies.
  const hideAnimation = to.element.animate([{ opacity: 0 }, { opacity: 0 }], {
    ...timing,
    fill: 'backwards',
  });
  return [flightAnimation, { animation: hideAnimation }];
}

/** Shakes a piece on refusal. */
export function shake(element: Element, factor: number): void {
  if (factor <= 0) return;
  const leftKeyframe = { transform: 'translateX(-7px)' };
  const rightKeyframe = { transform: 'translateX(7px)' };
  element.animate([{}, leftKeyframe, rightKeyframe, leftKeyframe, rightKeyframe, {}], {
    duration: 320 * factor,
    easing: 'ease-in-out',
  });
}
