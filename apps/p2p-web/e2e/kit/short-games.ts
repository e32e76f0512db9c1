/** Chooses the shortest game that the rules allow, in the setup form. */
import type { Person } from './person.ts';

export const chooseShortestGame = {
  'david-goliath': async (host: Person): Promise<void> => {
    await host.openRules();
    await host.field('Deals').selectOption({ index: 1 });
  },
  'gouda-gouda': async (host: Person): Promise<void> => {
    await host.openRules();
    await host.page
      .getByRole('group', { name: 'Power tokens', exact: true })
      .getByRole('radio', { name: 'yes' })
      .check();
    await host.page.getByRole('radio', { name: 'the purple box', exact: true }).check();
    await host.field('Tokens for each player').selectOption('1');
  },
  'daumen-drauf': async (host: Person): Promise<void> => {
    await host.openRules();
    await host.field('Rounds').selectOption({ index: 1 });
    await host.field('Pause after each card').selectOption({ index: 0 });
  },
  'mens-erger-je-niet': async (): Promise<void> => {},
} as const;

export type GameId = keyof typeof chooseShortestGame;
