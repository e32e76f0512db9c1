/** The list of games. To add a fifth game, add a folder beside these and a line here. */
import type { AnyGame } from '../core/game.ts';
import { daumenDrauf } from './daumen-drauf/index.ts';
import { davidGoliath } from './david-goliath/index.ts';
import { goudaGouda } from './gouda-gouda/index.ts';
import { mensErgerJeNiet } from './mens-erger-je-niet/index.ts';

export const games: readonly AnyGame[] = [davidGoliath, goudaGouda, daumenDrauf, mensErgerJeNiet];
