import { Suspense, useEffect, type ComponentType, type ReactNode } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { Spinner } from '../ui/Spinner.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { loadWhatIsPointedAt } from './load-ahead.ts';
import { PageContainer } from './PageContainer.tsx';
import type { AppRoute } from './app-route.ts';
import { routes } from './routes.tsx';
import { useSession } from '../shared/session/session.tsx';
import { Shell } from './Shell.tsx';
import { useNewPageFocus } from './use-new-page-focus.ts';
import { useTitle } from '../shared/school/use-title.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { PieceMark } from '../ui/Piece.tsx';

/** For an unknown path: the king lies down. */
const NotFound = () => (
  <div className="flex flex-col items-center py-16 text-center">
    <PieceMark kind="king" className="size-32 rotate-82 text-gold-text" />
    <h1 className="mt-4 text-title">404 Page Not Found</h1>
    <p className="mt-3 max-w-prose text-lg text-ink-soft">
      Este lance não existe: a página que você procura não está no tabuleiro.
    </p>
    <LinkButton href="/" className="mt-8">
      Voltar ao início
    </LinkButton>
  </div>
);

const Loading = () => (
  <div className="grid min-h-[60vh] place-items-center text-lg text-ink-soft">
    <p role="status" className="flex items-center gap-3">
      <Spinner /> Carregando...
    </p>
  </div>
);

/** The route's title. It is rendered before the screen, so that the screen's own title wins. */
const RouteTitle = ({ title }: { title: string }) => {
  useTitle(title);
  return null;
};

type PageProps = Pick<AppRoute, 'title' | 'frame'> & { screen: ComponentType };

const Page = ({ title, screen: Screen, frame }: PageProps) => {
  const [location] = useLocation();
  const content = (
    <ErrorBoundary screen={location}>
      <Suspense fallback={<Loading />}>
        <Screen />
      </Suspense>
    </ErrorBoundary>
  );
  return (
    <>
      <RouteTitle title={title} />
      {frame ? content : <PageContainer>{content}</PageContainer>}
    </>
  );
};

/** The page of the first route that matches, else `otherwise`. */
const firstOf = (among: readonly AppRoute[], otherwise: ReactNode) => (
  <Switch>
    {among.map(({ path, ...page }) => (
      <Route key={path} path={path}>
        <Page {...page} />
      </Route>
    ))}
    <Route>{otherwise}</Route>
  </Switch>
);

const bare = routes.filter(({ frame }) => frame === 'bare');
const framed = routes.filter(({ frame }) => frame !== 'bare');

/** The page of the current address. It waits until the session is known, unless the page came with its content. */
export const Pages = ({ prerendered }: { prerendered: boolean }) => {
  const { user, isInitialised } = useSession();
  const role = user?.role ?? null;
  useNewPageFocus();
  useEffect(() => loadWhatIsPointedAt(role), [role]);
  if (!isInitialised && !prerendered) return <Loading />;
  return firstOf(bare, <Shell>{firstOf(framed, <Page title="Página não encontrada" screen={NotFound} />)}</Shell>);
};
