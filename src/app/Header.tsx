import { Bell } from 'lucide-react';
import { DropdownMenu, MenuLabel } from '../ui/DropdownMenu.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Logo } from './Logo.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { Navigation } from './Navigation.tsx';
import { navigationOf } from './navigation.ts';
import { useSession } from './session.tsx';
import { StudentBadges } from './StudentBadges.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';
import { UserMenu } from './UserMenu.tsx';

const Notices = () => (
  <DropdownMenu
    trigger={
      <button type="button" aria-label="Notificações" className="grid size-11 place-items-center rounded-control hover:bg-night-raised">
        <Bell aria-hidden className="size-5" />
      </button>
    }
  >
    <MenuLabel>Nenhuma notificação por enquanto.</MenuLabel>
  </DropdownMenu>
);

/** The top of every page: where one can go, and who one is. */
export const Header = () => {
  const { user } = useSession();
  const items = user ? navigationOf[user.role] : [];
  return (
    <header className="sticky top-0 z-40 bg-night text-on-night">
      <div className="mx-auto flex h-18 max-w-[90rem] items-center gap-3 px-4 sm:px-6">
        <Logo />
        {user && <Navigation items={items} />}
        <div className="ml-auto flex items-center gap-1 sm:gap-2">
          {user?.role === 'student' && (
            <div className="mr-1 hidden md:block">
              <StudentBadges user={user} />
            </div>
          )}
          <ThemeToggle />
          {user ? (
            <>
              <Notices />
              <UserMenu user={user} />
              <MobileMenu items={items} user={user} />
            </>
          ) : (
            <>
              <LinkButton href="/login" variant="night" size="sm">
                Entrar
              </LinkButton>
              <LinkButton href="/register" variant="gold" size="sm">
                Cadastrar
              </LinkButton>
            </>
          )}
        </div>
      </div>
      <div aria-hidden className="board-strip text-night-line" />
    </header>
  );
};
