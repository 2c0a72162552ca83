import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { Router, Switch, Route } from 'wouter';
import { api } from '../lib/api.ts';
import { createApiClient, createQueryClient } from '../lib/clients.ts';
import { Spinner } from '../ui/Spinner.tsx';
import { ToastOutlet } from '../ui/ToastOutlet.tsx';
import { NotFound } from './NotFound.tsx';
import { routes, type AppRoute } from './routes.tsx';
import { SessionProvider, useSession } from './session.tsx';
import { Shell } from './Shell.tsx';

const SCHOOL = 'Academia';

const Loading = () => (
  <div className="grid min-h-[60vh] place-items-center text-lg text-ink-soft">
    <p role="status" className="flex items-center gap-3">
      <Spinner /> Carregando...
    </p>
  </div>
);

const Page = ({ title, screen: Screen, frame }: Omit<AppRoute, 'path'>) => {
  useEffect(() => {
    document.title = `${title} · ${SCHOOL}`;
  }, [title]);
  const content = (
    <Suspense fallback={<Loading />}>
      <Screen />
    </Suspense>
  );
  return frame === 'bare' ? content : <Shell wide={frame === 'wide'}>{content}</Shell>;
};

const Pages = ({ prerendered }: { prerendered: boolean }) => {
  const { isInitialised } = useSession();
  if (!isInitialised && !prerendered) return <Loading />;
  return (
    <Switch>
      {routes.map(({ path, ...page }) => (
        <Route key={path} path={path}>
          <Page {...page} />
        </Route>
      ))}
      <Route>
        <Page title="Página não encontrada" screen={NotFound} />
      </Route>
    </Switch>
  );
};

/**
 * The whole browser application. `prerendered` says that the server has sent the page with its content, which it does only to visitors
 * without a session: so nothing covers it while the session is asked for. `ssrPath` is the place to render on the server.
 */
export const App = ({ prerendered = false, ssrPath }: { prerendered?: boolean; ssrPath?: string }) => {
  const [queryClient] = useState(createQueryClient);
  const [apiClient] = useState(createApiClient);
  return (
    <api.Provider client={apiClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <Router {...(ssrPath && { ssrPath })}>
          <SessionProvider>
            <Pages prerendered={prerendered} />
          </SessionProvider>
        </Router>
        <ToastOutlet />
      </QueryClientProvider>
    </api.Provider>
  );
};
