import { renderToString } from 'react-dom/server';
import type { School } from '../../server/features/school/school.schema.ts';
import { App } from './App.tsx';
import { loadScreen } from './load-ahead.ts';

/** The landing page of a school as HTML, as `main.tsx` hydrates it. */
export const prerender = async (school: School): Promise<string> => {
  await loadScreen('/', null);
  const firstData = [
    { procedure: 'auth.me', data: null },
    { procedure: 'school.get', data: { school } },
  ];
  return renderToString(<App prerendered ssrPath="/" firstData={firstData} />);
};
