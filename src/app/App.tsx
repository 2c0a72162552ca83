import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Router } from 'wouter';
import { api } from '../lib/api.ts';
import { navigateFromPage } from '../lib/back-closes.ts';
import { createApiClient, createQueryClient } from '../lib/clients.ts';
import { ToastOutlet } from '../ui/ToastOutlet.tsx';
import { Pages } from './Pages.tsx';
import { useSchoolLook } from '../shared/school/school.ts';
import { SessionProvider } from '../shared/session/session.tsx';

/** Renders nothing. */
const SchoolLook = () => {
  useSchoolLook();
  return null;
};

/**
 * The whole browser application. `prerendered`: the server sent the page with its content, as it does for visitors
 * without a session, so nothing covers it while the session is fetched. `ssrPath` is the path to render on the server.
 */
export const App = ({ prerendered = false, ssrPath }: { prerendered?: boolean; ssrPath?: string }) => {
  const [queryClient] = useState(createQueryClient);
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
