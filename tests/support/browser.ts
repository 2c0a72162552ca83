export { launchBrowser } from '../../scripts/browser.ts';
