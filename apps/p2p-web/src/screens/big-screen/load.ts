/** Loads the code and the texts of the big screen, which most people never open. */
import { texts } from '../../words/texts.ts';

export const loadBigScreen = (): Promise<unknown> =>
  Promise.all([
    import('./show.ts'),
    import('./board-lobby.ts'),
    import('./join-code.ts'),
    texts.load('big-screen'),
  ]);
