// A signed-in user's page shows its header and heading without any script (server/http/pages/early.ts). The application
// comes after that has been painted, so that its files take nothing from it, and puts its screen in the same place.
// What the bundler adds to an import would take longer than all of this.

/** The page may be older than the files of the server: it is fetched again, once. */
const onMissing = (): void => {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'reload') return location.reload();
  const words = document.createElement('p');
  words.setAttribute('role', 'alert');
  words.textContent = 'O resto da página não chegou. Verifique a conexão e recarregue a página.';
  document.querySelector('main h1')?.closest('main > div')?.append(words);
};

let isTaken = false;
const takeOver = (): void => {
  if (isTaken) return;
  isTaken = true;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]')) link.rel = 'modulepreload';
  const application = document.createElement('script');
  application.type = 'module';
  application.crossOrigin = '';
  application.onerror = onMissing;
  application.src = document.querySelector<HTMLElement>('[data-application]')?.dataset['application'] ?? '';
  document.head.append(application);
};

// A tab out of sight has no frames.
if (document.visibilityState === 'hidden') takeOver();
else requestAnimationFrame(() => void setTimeout(takeOver));
addEventListener('visibilitychange', takeOver, { once: true });
