import { createRoot } from 'react-dom/client';
import { Game } from './game.tsx';

createRoot(document.getElementById('app')!).render(<Game />);
