/** How this reader likes it: what the settings say is said on the page itself, so that everything below follows. */
import { settings } from '../../storage/settings.ts';

function apply(): void {
  const { language, theme, motion, patterns } = settings.all();
  const page = document.documentElement;
  page.lang = language;
  page.dataset.cbTheme = 'kitchen-table';
  page.dataset.scheme = theme;
  page.dataset.motion = motion;
  page.toggleAttribute('data-patterns', patterns);
}

export function followSettings(): void {
  apply();
  settings.subscribe(apply);
}
