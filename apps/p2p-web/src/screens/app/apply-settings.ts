/** Applies the settings to the root element, so that all styles follow. */
import { settings } from '../../storage/settings.ts';
import { texts } from '../../words/texts.ts';

function apply(): void {
  const { theme, motion, patterns, textSize } = settings.all();
  const page = document.documentElement;
  page.lang = texts.language;
  page.dataset.cbTheme = 'kitchen-table';
  page.dataset.scheme = theme;
  page.dataset.motion = motion;
  page.dataset.textSize = textSize;
  page.toggleAttribute('data-patterns', patterns);
}

export function followSettings(): void {
  apply();
  settings.subscribe(apply);
  texts.subscribe(apply);
}
