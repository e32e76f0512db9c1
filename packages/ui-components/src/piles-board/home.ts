/** A captured pile goes home card by card, fast. Pictures only: the piles themselves are right all the while. */
import { type Colour, liveries } from '../art/colours.ts';

const EACH = 260;
const BETWEEN = 80;

export interface Trip {
  readonly sky: HTMLElement;
  readonly from: DOMRect;
  readonly to: DOMRect;
  readonly cards: number;
  readonly colour: Colour;
  readonly speed: number;
  readonly signal: AbortSignal;
}

export async function goHome({ sky, from, to, cards, colour, speed, signal }: Trip): Promise<void> {
  const origin = sky.getBoundingClientRect();
  const width = Math.min(from.width, to.width);
  const at = (rect: DOMRect, lift: number): string =>
    `translate(${rect.left + rect.width / 2 - origin.left - width / 2}px, ${rect.top + rect.height / 2 - origin.top - width * 0.7 + lift}px)`;
  const flights = Array.from({ length: cards }, (_, index) => {
    const card = document.createElement('div');
    card.className = 'flying';
    card.style.cssText = `inline-size: ${width}px; block-size: ${width * 1.4}px; background: ${liveries[colour].soft}`;
    sky.append(card);
    // The top card leaves first.
    const flight = card.animate(
      [
        { transform: at(from, -(cards - index) * 3) },
        { transform: `${at(to, 0)} rotate(${index % 2 ? 6 : -6}deg)`, opacity: 1, offset: 0.9 },
        { transform: at(to, 0), opacity: 0 },
      ],
      {
        duration: EACH * speed,
        delay: index * BETWEEN * speed,
        fill: 'both',
        easing: 'cubic-bezier(0.4, 0, 0.5, 1)',
      },
    );
    return { card, flight };
  });
  const stop = (): void => {
    for (const { flight } of flights) flight.cancel();
  };
  signal.addEventListener('abort', stop);
  await Promise.allSettled(flights.map(({ flight }) => flight.finished));
  signal.removeEventListener('abort', stop);
  for (const { card } of flights) card.remove();
}
