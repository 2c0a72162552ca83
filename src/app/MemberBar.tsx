import { Celebration } from '../shared/celebration/Celebration.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { Navigation } from './Navigation.tsx';
import { navigationFor } from './navigation.ts';
import { Notices } from '../shared/notifications/Notices.tsx';
import type { SessionUser } from '../shared/session/session.tsx';
import { StudentBadges } from './StudentBadges.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';
import { UserMenu } from './UserMenu.tsx';

/** The header of a signed-in user. Its menus are a quarter of the first load, so visitors do not fetch them. */
const MemberBar = ({ user }: { user: SessionUser }) => {
  const items = navigationFor(user);
  return (
    <>
      <Navigation items={items} />
      <div className="ml-auto flex items-center gap-1 sm:gap-2">
        {user.role === 'student' && (
          <div className="mr-1 hidden md:block">
            <StudentBadges user={user} />
          </div>
        )}
        <ThemeToggle className="max-sm:hidden" />
        <Notices />
        <UserMenu user={user} />
        <MobileMenu items={items} user={user} />
      </div>
      {user.role === 'student' && <Celebration user={user} />}
    </>
  );
};

export default MemberBar;
