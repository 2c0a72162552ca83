import './styles/app.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';

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
  // Most who arrive elsewhere are signed in: their header is fetched while the server is asked who they are.
  void import('./app/MemberBar.tsx');
  createRoot(root).render(app);
}
