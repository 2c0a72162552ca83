import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Router } from 'wouter';
import type { FirstData } from '../../server/common/first-data.schema.ts';
import { api } from '../lib/api.ts';
import { navigateFromPage } from '../lib/back-closes.ts';
import { createApiClient, createQueryClient } from '../lib/clients.ts';
import { putInto } from '../lib/first-data.ts';
import { ToastOutlet } from '../ui/ToastOutlet.tsx';
import { Pages } from './Pages.tsx';
import { useSchoolLook } from '../shared/school/school.ts';
import { SessionProvider } from '../shared/session/session.tsx';

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
export const App = ({ prerendered = false, ssrPath, firstData = [] }: AppProps) => {
  const [queryClient] = useState(() => putInto(createQueryClient(), firstData));
  const [apiClient] = useState(createApiClient);
  return (
    <api.Provider client={apiClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <Router aroundNav={navigateFromPage} {...(ssrPath && { ssrPath })}>
          <SessionProvider>
            <SchoolLook />
            <Pages prerendered={prerendered} />
          </SessionProvider>
        </Router>
        <ToastOutlet />
      </QueryClientProvider>
    </api.Provider>
  );
};
