/** Animates a captured pile going home card by card. Only copies move; the piles are already up to date. */
import { type Colour, colourStyles } from '../art/colours.ts';

const CARD_MS = 260;
const CARD_DELAY_MS = 80;

export interface HomeFlight {
  readonly layer: HTMLElement;
  readonly from: DOMRect;
  readonly to: DOMRect;
  readonly cards: number;
  readonly colour: Colour;
  readonly speed: number;
  readonly signal: AbortSignal;
}

export async function animateHome({
  layer,
  from,
  to,
  cards,
  colour,
  speed,
  signal,
}: HomeFlight): Promise<void> {
  const origin = layer.getBoundingClientRect();
  const width = Math.min(from.width, to.width);
  const transformAt = (rect: DOMRect, lift: number): string =>
    `translate(${rect.left + rect.width / 2 - origin.left - width / 2}px, ${rect.top + rect.height / 2 - origin.top - width * 0.7 + lift}px)`;
  const flights = Array.from({ length: cards }, (_, index) => {
    const card = document.createElement('div');
    card.className = 'flying';
    card.style.cssText = `inline-size: ${width}px; block-size: ${width * 1.4}px; background: ${colourStyles[colour].soft}`;
    layer.append(card);
    // The top card leaves first.
    const flight = card.animate(
      [
        { transform: transformAt(from, -(cards - index) * 3) },
        { transform: `${transformAt(to, 0)} rotate(${index % 2 ? 6 : -6}deg)`, opacity: 1, offset: 0.9 },
        { transform: transformAt(to, 0), opacity: 0 },
      ],
      {
        duration: CARD_MS * speed,
        delay: index * CARD_DELAY_MS * speed,
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
