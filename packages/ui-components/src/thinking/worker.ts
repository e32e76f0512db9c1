/** A worker that answers one question after the other. It loads the bots of the game that is asked for, no table. */
import type { AnyBots } from '@cheeseboard/engine/bots';
import { answer, type Question } from './thinking.ts';

const bots: { readonly [id: string]: () => Promise<AnyBots> } = {
  'daumen-drauf': async () => (await import('@cheeseboard/engine/daumen-drauf/bots')).daumenDraufBots,
  'david-goliath': async () => (await import('@cheeseboard/engine/david-goliath/bots')).davidGoliathBots,
  'gouda-gouda': async () => (await import('@cheeseboard/engine/gouda-gouda/bots')).goudaGoudaBots,
  'mens-erger-je-niet': async () =>
    (await import('@cheeseboard/engine/mens-erger-je-niet/bots')).mensErgerJeNietBots,
};

addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  const load = bots[data.game];
  // Whoever asks can always think for itself: an error here must not leave it waiting.
  try {
    postMessage(load ? { move: answer(await load(), data) } : { failed: `no bots for "${data.game}"` });
  } catch (error) {
    postMessage({ failed: String(error) });
  }
});
