// The app starts here.
import '@cheeseboard/ui-components/themes/kitchen-table.css';
import { loadConfig } from './config.ts';
import { setDocsBase } from './look/docs.ts';
import './look/page.css';
import './screens/app/app.ts';
import { followSettings } from './screens/app/apply-settings.ts';
import { redraw } from './screens/app/element.ts';
import { registerServiceWorker } from './update.ts';
import { texts } from './words/texts.ts';

followSettings();
void texts.load('frame').then(() => document.body.append(document.createElement('cbp-app')));
void registerServiceWorker();

void loadConfig().then(({ docs }) => {
  setDocsBase(docs);
  redraw();
});
