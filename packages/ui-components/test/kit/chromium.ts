export { chromium } from '../../../../.scripts/chromium.ts';
