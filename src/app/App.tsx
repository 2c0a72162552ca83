import type { FirstData } from '../../server/common/first-data.schema.ts';
import { useSchoolLook } from '../shared/school/school.ts';
import { ToastOutlet } from '../ui/ToastOutlet.tsx';
import { Pages } from './Pages.tsx';
import { Providers } from './Providers.tsx';

type AppProps = { prerendered?: boolean; ssrPath?: string; firstData?: FirstData };

/** Renders nothing. */
const SchoolLook = () => {
  useSchoolLook();
  return null;
};

/**
 * The whole browser application. `prerendered`: the server sent the page with its content, as it does for visitors
 * without a session, so nothing covers it while the session is fetched. `ssrPath` is the path to render on the server.
 * `firstData`: what need not be asked.
 */
export const App = ({ prerendered = false, ssrPath, firstData = [] }: AppProps) => (
  <Providers ssrPath={ssrPath} firstData={firstData}>
    <SchoolLook />
    <Pages prerendered={prerendered} />
    <ToastOutlet />
  </Providers>
);
