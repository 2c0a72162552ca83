import {
  Check,
  ChevronDown,
  Download,
  History,
  KeyRound,
  Mail,
  Trash2,
  UserCog,
  UserRoundCheck,
  UserRoundX,
} from 'lucide-react';
import { useRef } from 'react';
import type { ManagedUser } from '../../../server/features/users/users.schema.ts';
import { formatDate } from '../../lib/format.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { DropdownMenu, MenuItem, MenuLabel, MenuLink, MenuSeparator } from '../../ui/DropdownMenu.tsx';
import type { Intent } from './UserDialogs.tsx';
import { roleLabels } from '../../shared/session/role-labels.ts';
import { fixedReasons, roleTones, stateLabels, stateTones } from './user-labels.ts';

type UserRowProps = {
  user: ManagedUser;
  onIntend: (intent: Intent) => void;
  onApprove: () => void;
  isApproving: boolean;
};

/** One account, and what can be done with it. */
export const UserRow = ({ user, onIntend, onApprove, isApproving }: UserRowProps) => (
  <li className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
    <div className="flex min-w-0 flex-1 basis-72 gap-4">
      <Avatar name={user.fullName} src={user.avatarUrl} />
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-sans font-semibold">
          <span className="mr-1 wrap-anywhere">{user.fullName}</span>
          <Badge tone={roleTones[user.role]}>{roleLabels[user.role]}</Badge>
          {user.state !== 'active' && <Badge tone={stateTones[user.state]}>{stateLabels[user.state]}</Badge>}
          {user.fixed === 'own' && <Badge>Você</Badge>}
        </h3>
        <p className="flex flex-wrap gap-x-3 text-[0.95rem] text-ink-soft">
          <span className="wrap-anywhere">{user.email ?? 'Sem email'}</span>
          <span className="wrap-anywhere">@{user.username}</span>
        </p>
        <p className="text-sm text-ink-soft">
          Na escola desde {formatDate(user.createdAt)}
          {user.deactivatedAt && ` · desativada em ${formatDate(user.deactivatedAt)}`}
          {user.toApprove && user.state === 'active' && ' · sem aprovação: ainda não lê as lições premium dos outros'}
        </p>
      </div>
    </div>
    <div className="flex flex-wrap gap-2">
      {user.toApprove && user.state !== 'deactivated' && (
        <Button size="sm" loading={isApproving} onClick={onApprove}>
          <Check aria-hidden /> Aprovar<span className="sr-only">: {user.fullName}</span>
        </Button>
      )}
      <Actions user={user} onIntend={onIntend} />
    </div>
  </li>
);

const Actions = ({ user, onIntend }: Pick<UserRowProps, 'user' | 'onIntend'>) => {
  const trigger = useRef<HTMLButtonElement>(null);
  const intend = (kind: Intent['kind']) => () => {
    // Where the focus goes back to after the dialog: the menu's entry is gone by then.
    trigger.current?.focus();
    onIntend({ kind, user });
  };
  return (
    <DropdownMenu
      trigger={
        <Button ref={trigger} variant="secondary" size="sm" aria-label={`Ações para ${user.fullName}`}>
          Ações <ChevronDown aria-hidden />
        </Button>
      }
    >
      {user.fixed ? (
        <MenuLabel>
          <span className="block max-w-64 text-[0.95rem] text-ink-soft">{fixedReasons[user.fixed]}</span>
        </MenuLabel>
      ) : (
        <>
          <MenuItem icon={UserCog} onSelect={intend('role')}>
            Mudar papel
          </MenuItem>
          <MenuItem icon={Mail} onSelect={intend('email')}>
            {user.email === null ? 'Dar um email' : 'Mudar email'}
          </MenuItem>
          {user.state !== 'deactivated' && (
            <MenuItem icon={KeyRound} onSelect={intend('reset')}>
              Criar nova senha
            </MenuItem>
          )}
          {user.state === 'deactivated' ? (
            <MenuItem icon={UserRoundCheck} onSelect={intend('reactivate')}>
              Reativar conta
            </MenuItem>
          ) : (
            <MenuItem icon={UserRoundX} danger onSelect={intend('deactivate')}>
              Desativar conta
            </MenuItem>
          )}
          {user.role === 'student' && (
            <>
              <MenuSeparator />
              <MenuItem icon={Download} onSelect={intend('data')}>
                Dados do aluno
              </MenuItem>
              <MenuItem icon={Trash2} danger onSelect={intend('erase')}>
                Excluir de vez
              </MenuItem>
            </>
          )}
        </>
      )}
      <MenuSeparator />
      <MenuLink icon={History} href={`/admin/registro?pessoa=${user.id}`}>
        Ver no registro
      </MenuLink>
    </DropdownMenu>
  );
};
