/** A card is laid open: the thumb goes up and away, and the snake turns its head. */
import type { Pace } from '../motion/pace.ts';

const LIFT = 380;
const TURN = 560;

export async function turnHeads(places: ParentNode, { flight }: Pace, enough: AbortSignal): Promise<void> {
  if (flight <= 0 || enough.aborted) return;
  const running = [...places.querySelectorAll('.turning')].flatMap((place) => [
    place.querySelector('.leaving')?.animate(
      [
        { opacity: 1, transform: 'none' },
        { opacity: 1, offset: 0.7 },
        { opacity: 0, transform: 'translateY(-60%)' },
      ],
      { duration: LIFT * flight, easing: 'ease-in' },
    ),
    place
      .querySelector('.snake')
      ?.animate(
        [
          {},
          { transform: 'perspective(30rem) rotateY(-42deg) rotate(-3deg)' },
          { transform: 'perspective(30rem) rotateY(26deg) rotate(2deg)' },
          {},
        ],
        { duration: TURN * flight, easing: 'ease-in-out' },
      ),
  ]);
  const stop = (): void => {
    for (const animation of running) animation?.cancel();
  };
  enough.addEventListener('abort', stop);
  await Promise.allSettled(running.map((animation) => animation?.finished));
  enough.removeEventListener('abort', stop);
}
