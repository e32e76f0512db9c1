/** Applies the settings to the root element, so that all styles follow. */
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
