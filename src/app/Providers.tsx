import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Router } from 'wouter';
import type { FirstData } from '../../server/common/first-data.schema.ts';
import { api } from '../lib/api.ts';
import { navigateFromPage } from '../lib/back-closes.ts';
import { createApiClient, createQueryClient } from '../lib/clients.ts';
import { putInto } from '../lib/first-data.ts';
import { SessionProvider } from '../shared/session/session.tsx';

type ProvidersProps = { ssrPath: string | undefined; firstData: FirstData; children: ReactNode };

/** What every screen lives in: the server's answers, the address and who is signed in. */
export const Providers = ({ ssrPath, firstData, children }: ProvidersProps) => {
  const [queryClient] = useState(() => putInto(createQueryClient(), firstData));
  const [apiClient] = useState(createApiClient);
  return (
    <api.Provider client={apiClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <Router aroundNav={navigateFromPage} {...(ssrPath && { ssrPath })}>
          <SessionProvider>{children}</SessionProvider>
        </Router>
      </QueryClientProvider>
    </api.Provider>
  );
};
