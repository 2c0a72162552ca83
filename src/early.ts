// A signed-in user's page shows its header and heading without any script (server/http/pages/early.ts). The application
// comes after that has been painted, so that its files take nothing from it, and puts its screen in the same place.
// What the bundler adds to an import would take longer than all of this.

const takeOver = (): void => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]')) link.rel = 'modulepreload';
  const application = document.createElement('script');
  application.type = 'module';
  application.crossOrigin = '';
  application.src = document.querySelector<HTMLElement>('[data-application]')?.dataset['application'] ?? '';
  document.head.append(application);
};

if (document.visibilityState === 'hidden') takeOver();
else requestAnimationFrame(() => void setTimeout(takeOver));
