/** A page with one local game: ?game=<id>&players=4&bots=sharp&lang=nl&scheme=dark. */
import '../src/game/define.ts';
import { gameFacts } from '../src/kits/facts.ts';

const query = new URLSearchParams(location.search);
const game = document.createElement('cb-game');
for (const [name, value] of new URLSearchParams({
  game: gameFacts[0].id,
  players: '4',
  'rules-href': '/rules',
}))
  game.setAttribute(name, value);
for (const [name, value] of query) {
  if (name === 'lang') document.documentElement.lang = value;
  else if (name === 'scheme') document.documentElement.style.colorScheme = value;
  else if (name === 'theme') document.documentElement.dataset.cbTheme = value;
  else if (name === 'speed') game.style.setProperty('--cb-speed', value);
  else game.setAttribute(name, value);
}
document.body.append(game);
