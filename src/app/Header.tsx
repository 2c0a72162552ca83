import clsx from 'clsx';
import { Suspense } from 'react';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Logo } from '../shared/school/Logo.tsx';
import { useIsSignupOpen } from '../shared/school/school.ts';
import { useSession } from '../shared/session/session.tsx';
import { useWantedState } from '../shared/session/wanted-page.ts';
import { MemberBar } from './late-member-bar.ts';
import { ThemeToggle } from './ThemeToggle.tsx';

const GuestBar = () => {
  const wanted = useWantedState();
  const isSignupOpen = useIsSignupOpen();
  return (
    <div className="ml-auto flex flex-wrap items-center gap-1 sm:gap-2">
      <ThemeToggle className="max-sm:hidden" />
      <LinkButton href="/login" state={wanted} variant="night" size="sm" className="max-sm:px-2.5">
        Entrar
      </LinkButton>
      {isSignupOpen && (
        <LinkButton href="/register" state={wanted} variant="gold" size="sm" className="max-sm:px-2.5">
          Cadastrar
        </LinkButton>
      )}
    </div>
  );
};

/** As wide as a signed-in user's menus on a phone, so that nothing moves when they come. */
const BarSpace = () => <div className="ml-auto h-11 w-35 xl:hidden" />;

/** The top of every page: navigation and account. */
export const Header = () => {
  const { user } = useSession();
  return (
    <header className="sticky top-(--header-top) z-40 bg-night text-on-night print:hidden">
      <div
        className={clsx(
          'mx-auto flex min-h-18 max-w-[90rem] flex-wrap items-center gap-2 px-3.5 py-2 max-[16rem]:px-1.5',
          'sm:px-6',
        )}
      >
        <Logo className="max-sm:flex-1 max-sm:basis-32 max-[22rem]:basis-auto" hasLessRoom={user?.role === 'student'} />
        {user ? (
          <Suspense fallback={<BarSpace />}>
            <MemberBar user={user} />
          </Suspense>
        ) : (
          <GuestBar />
        )}
      </div>
      <div aria-hidden className="board-strip text-night-line" />
    </header>
  );
};
