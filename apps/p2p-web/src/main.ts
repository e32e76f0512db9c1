// The app starts here.
import '@cheeseboard/ui-components/themes/kitchen-table.css';
import './look/page.css';
import './screens/app/app.ts';
import { followSettings } from './screens/app/reader.ts';

followSettings();
document.body.append(document.createElement('cbp-app'));
