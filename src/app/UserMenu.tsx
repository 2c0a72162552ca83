import { BookOpen, CalendarDays, Crown, LogOut, Settings, UserRound } from 'lucide-react';
import { levelOf } from '../lib/levels.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { DropdownMenu, MenuItem, MenuLabel, MenuLink, MenuSeparator } from '../ui/DropdownMenu.tsx';
import { roleLabels } from '../shared/session/role-labels.ts';
import { isTeacher } from '../shared/session/teaching.ts';
import { useLogout, type SessionUser } from '../shared/session/session.tsx';

/** The avatar with the account menu. */
export const UserMenu = ({ user }: { user: SessionUser }) => {
  const { logout } = useLogout();
  const { name: levelName } = levelOf(user.level);
  return (
    <DropdownMenu
      trigger={
        <button type="button" className="grid size-11 place-items-center rounded-full">
          <span className="sr-only">Menu de {user.fullName}</span>
          <Avatar name={user.fullName} src={user.avatarUrl} size="sm" />
        </button>
      }
    >
      <MenuLabel>
        <span className="block max-w-64 font-semibold break-words">{user.fullName}</span>
        <span className="block text-sm text-ink-soft">
          {roleLabels[user.role]}
          {user.role === 'student' && ` · ${levelName}`}
          {user.role === 'admin' && user.alsoTeaches && ' · dá aulas'}
        </span>
      </MenuLabel>
      <MenuSeparator />
      <MenuLink icon={UserRound} href="/profile">
        Meu Perfil
      </MenuLink>
      {!user.awaitingApproval && (
        <MenuLink icon={CalendarDays} href="/calendario">
          Calendário
        </MenuLink>
      )}
      {isTeacher(user) && (
        <MenuLink icon={BookOpen} href="/professor/cursos">
          Ver Cursos
        </MenuLink>
      )}
      <MenuLink icon={Settings} href="/profile?aba=configuracoes">
        Configurações
      </MenuLink>
      {user.role === 'student' && (
        <MenuLink icon={Crown} href="/premium">
          Upgrade Premium
        </MenuLink>
      )}
      <MenuSeparator />
      <MenuItem icon={LogOut} danger onSelect={logout}>
        Sair
      </MenuItem>
    </DropdownMenu>
  );
};
