// Registers <cb-game>. Each game is a chunk of its own, loaded when the page asks for it.
import '@cheeseboard/ui-components/game/define';

const game = document.querySelector('cb-game');
const status = document.querySelector('[role=status]');

game.addEventListener('cb-move', ({ move }) => {
  status.textContent = `You play ${JSON.stringify(move)}.`;
});
game.addEventListener('cb-game-over', ({ result }) => {
  status.textContent = `Over. Scores: ${result.scores.join(', ')}.`;
});
