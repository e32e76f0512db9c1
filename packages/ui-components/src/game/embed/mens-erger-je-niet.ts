/** One script tag, one game: what the CDN file of Mens erger je niet is made from. */
import { register } from '../../register.ts';
import { CbGame } from '../game.ts';
import { kit } from '../kits/mens-erger-je-niet.ts';
import { addKit } from '../registry.ts';

addKit('mens-erger-je-niet', async () => kit);
register('cb-game', CbGame);
