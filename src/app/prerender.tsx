import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { School } from '../../server/features/school/school.schema.ts';
import { App } from './App.tsx';
import { type EarlyRole, headingsFor, type Names } from './early-headings.tsx';
import { loadScreen } from './load-ahead.ts';
import { PageContainer } from './PageContainer.tsx';
import { Providers } from './Providers.tsx';
import { Shell } from './Shell.tsx';

/** The landing page of a school as HTML, as `main.tsx` hydrates it. */
export const prerender = async (school: School): Promise<string> => {
  await loadScreen('/', null);
  const firstData = [
    { procedure: 'auth.me', data: null },
    { procedure: 'school.get', data: { school } },
  ];
  return renderToString(<App prerendered ssrPath="/" firstData={firstData} />);
};

/** What stands around a user's screens before any script runs, with something in the place of the screen. */
export const earlyShell = (school: School, role: EarlyRole, screen: string): string => {
  const firstData = [
    { procedure: 'auth.me', data: { user: { role } } },
    { procedure: 'school.get', data: { school } },
  ];
  return renderToStaticMarkup(
    <Providers ssrPath="/" firstData={firstData}>
      <div data-early>
        <Shell>
          <PageContainer>{screen}</PageContainer>
        </Shell>
      </div>
    </Providers>,
  );
};

/** By route and role. */
export const earlyHeadings = (names: Names): Record<string, Partial<Record<EarlyRole, string>>> =>
  Object.fromEntries(
    Object.entries(headingsFor(names)).map(([path, byRole]) => [
      path,
      Object.fromEntries(
        Object.entries(byRole).map(([role, heading]) => [
          role,
          renderToStaticMarkup(
            <Providers ssrPath={path} firstData={[]}>
              {heading}
            </Providers>,
          ),
        ]),
      ),
    ]),
  );
