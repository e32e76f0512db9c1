/** Animates a card being laid open: the thumb lifts off and the snake turns its head. */
import type { Pace } from '../../motion/pace.ts';

const THUMB_LIFT_MS = 380;
const HEAD_TURN_MS = 560;

export async function liftThumbs(places: ParentNode, { flight }: Pace, signal: AbortSignal): Promise<void> {
  if (flight <= 0 || signal.aborted) return;
  const animations = [...places.querySelectorAll('.turning')].flatMap((place) => [
    place.querySelector('.leaving')?.animate(
      [
        { opacity: 1, transform: 'none' },
        { opacity: 1, offset: 0.7 },
        { opacity: 0, transform: 'translateY(-60%)' },
      ],
      { duration: THUMB_LIFT_MS * flight, easing: 'ease-in' },
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
        { duration: HEAD_TURN_MS * flight, easing: 'ease-in-out' },
      ),
  ]);
  const stop = (): void => {
    for (const animation of animations) animation?.cancel();
  };
  signal.addEventListener('abort', stop);
  await Promise.allSettled(animations.map((animation) => animation?.finished));
  signal.removeEventListener('abort', stop);
}
