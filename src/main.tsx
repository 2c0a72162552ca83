import './styles/app.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { startWorker } from './lib/worker-start.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
const prerendered = root.hasAttribute('data-prerendered');
const app = (
  <StrictMode>
    <App prerendered={prerendered} />
  </StrictMode>
);
if (prerendered) hydrateRoot(root, app);
else {
  // On other pages most users are signed in: their header loads while the server is asked for the session.
  void import('./app/MemberBar.tsx');
  createRoot(root).render(app);
}
startWorker();
