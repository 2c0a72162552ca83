/** Starts the service worker once the page has come to rest, so that it takes nothing from the first screen. */

const REST_MS = 3_000;
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;

const start = async (): Promise<void> => {
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
};

export const startWorker = (): void => {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const atRest = (): void => void setTimeout(() => void start().catch(() => undefined), REST_MS);
  if (document.readyState === 'complete') atRest();
  else addEventListener('load', atRest, { once: true });
};

/** Asks it to fetch all screens: for those who come back, not for passers-by. */
export const keepAllScreens = async (): Promise<void> => {
  if (!('serviceWorker' in navigator) || savesData()) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage('keep-all');
};
