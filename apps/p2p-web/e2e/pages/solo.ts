/** One game against quick bots: `?game=…&players=…&options=…`. */
import '@cheeseboard/ui-components/game/define';

const game = document.createElement('cb-game');
for (const [name, value] of new URL(location.href).searchParams) game.setAttribute(name, value);
game.style.setProperty('--cb-speed', '0');
document.body.append(game);
