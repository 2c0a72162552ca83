import './styles/app.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { MemberBar } from './app/late-member-bar.ts';
import { loadScreen } from './app/load-ahead.ts';
import { roleIn, takeFirstData } from './lib/first-data.ts';
import { startWorker } from './lib/worker-start.ts';

const start = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const prerendered = root.hasAttribute('data-prerendered');
  const firstData = takeFirstData();
  const role = roleIn(firstData);
  // The page's head has asked for these files already; with them the first screen comes up whole.
  if (role !== undefined) await loadScreen(window.location.pathname, role);
  // On most pages users are signed in: their header loads while the server is asked for the session.
  else void MemberBar.load();
  const app = (
    <StrictMode>
      <App prerendered={prerendered} firstData={firstData} />
    </StrictMode>
  );
  if (prerendered) hydrateRoot(root, app);
  // In small steps, between which the page hears what is done on it.
  else startTransition(() => createRoot(root).render(app));
  startWorker();
};

/** Ends when the page answers what is done on it. */
export const started = start();
