export { launchBrowserServer } from '../../scripts/browser.ts';
