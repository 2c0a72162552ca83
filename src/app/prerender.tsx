import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';

/** The landing page as HTML, as `main.tsx` hydrates it. */
export const prerender = (): string => renderToString(<App prerendered ssrPath="/" />);
