/** One script tag, one game: what the CDN file of David & Goliath is made from. */
import { register } from '../../register.ts';
import { CbGame } from '../game.ts';
import { kit } from '../kits/david-goliath.ts';
import { addKit } from '../registry.ts';

addKit('david-goliath', async () => kit);
register('cb-game', CbGame);
