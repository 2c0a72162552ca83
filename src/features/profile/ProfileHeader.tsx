import { CalendarCheck, type LucideIcon, Mail, MapPin, Pencil, Phone, ReceiptText, X } from 'lucide-react';
import type { Ref } from 'react';
import type { User } from '../../../server/features/auth/auth.schema.ts';
import { levelOf, levelText } from '../../lib/levels.ts';
import { ratingText } from '../../lib/rating-text.ts';
import { ActionRow } from '../../ui/ActionRow.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { AvatarField } from './AvatarField.tsx';

const roleLabels: Record<User['role'], string> = { student: 'Estudante', professor: 'Professor', admin: 'Admin' };

type ProfileHeaderProps = { user: User; editing: boolean; onToggle: () => void; toggleRef: Ref<HTMLButtonElement> };

export const ProfileHeader = ({ user, editing, onToggle, toggleRef }: ProfileHeaderProps) => (
  <Card as="section" crowned aria-label="Resumo do perfil" className="mb-8">
    <div className="flex flex-wrap items-start gap-x-6 gap-y-5">
      <Avatar name={user.fullName} src={user.avatarUrl} size="xl" />
      <div className="min-w-0 flex-1 basis-64">
        <h1 className="text-title">{user.fullName}</h1>
        <p className="mt-2 flex flex-wrap gap-2">
          <Badge tone="brand">{roleLabels[user.role]}</Badge>
          {user.role === 'student' && <LevelBadge user={user} />}
        </p>
        <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1.5 text-ink-soft [&_svg]:size-5 [&_svg]:shrink-0">
          <Contact icon={Mail} text={user.email} />
          <Contact icon={Phone} text={user.phone} />
          <Contact icon={MapPin} text={user.location} />
        </ul>
      </div>
      <ActionRow>
        {user.role === 'student' && (
          <>
            <LinkButton href="/mentoria/reservas" variant="secondary">
              <CalendarCheck aria-hidden /> Minhas reservas
            </LinkButton>
            <LinkButton href="/loja/pedidos" variant="secondary">
              <ReceiptText aria-hidden /> Minhas compras
            </LinkButton>
          </>
        )}
        <Button ref={toggleRef} variant={editing ? 'secondary' : 'primary'} onClick={onToggle}>
          {editing ? <X aria-hidden /> : <Pencil aria-hidden />}
          {editing ? 'Cancelar Edição' : 'Editar Perfil'}
        </Button>
      </ActionRow>
    </div>
    {editing && <AvatarField hasPicture={user.avatarUrl !== null} />}
    {user.role === 'student' && <StudentFigures user={user} />}
  </Card>
);

const LevelBadge = ({ user }: { user: User }) => (
  <Badge tone="gold">
    <span aria-hidden>{levelOf(user.level).emoji}</span>
    {levelText(user)}
  </Badge>
);

const Contact = ({ icon: Icon, text }: { icon: LucideIcon; text: string | null }) =>
  text && (
    <li className="inline-flex min-w-0 items-center gap-2">
      <Icon aria-hidden />
      <span className="min-w-0 break-words">{text}</span>
    </li>
  );

const StudentFigures = ({ user }: { user: User }) => (
  <dl className="mt-6 grid grid-cols-2 gap-4 border-t-2 border-line pt-5 sm:grid-cols-4">
    <Figure label="Rating" value={ratingText(user)} />
    <Figure label="Nível" value={String(user.level)} />
    <Figure label="XP" value={user.experience.toLocaleString('pt-BR')} />
    <Figure label="Moedas" value={user.coins.toLocaleString('pt-BR')} />
  </dl>
);

const Figure = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt className="text-[0.95rem] text-ink-soft">{label}</dt>
    <dd className="font-display text-2xl font-semibold tabular-nums">{value}</dd>
  </div>
);
