import type { User } from '../../../server/features/auth/auth.schema.ts';
import { formatDate } from '../../lib/format.ts';

const details: readonly { label: string; of: (user: User) => string | null }[] = [
  { label: 'Nome completo', of: user => user.fullName },
  { label: 'Nome de usuário', of: user => user.username },
  { label: 'Email', of: user => user.email },
  { label: 'Telefone', of: user => user.phone },
  { label: 'Data de nascimento', of: user => user.dateOfBirth && formatDate(user.dateOfBirth) },
  { label: 'Localização', of: user => user.location },
];

export const ProfileDetails = ({ user }: { user: User }) => (
  <dl className="grid grid-cols-1 gap-x-8 gap-y-5 sm:grid-cols-2">
    {details.map(({ label, of }) => (
      <Detail key={label} label={label} value={of(user)} missing="Não informado" />
    ))}
    <Detail label="Biografia" value={user.bio} missing="Nenhuma biografia adicionada." className="sm:col-span-2" />
  </dl>
);

type DetailProps = { label: string; value: string | null; missing: string; className?: string };

const Detail = ({ label, value, missing, className }: DetailProps) => (
  <div className={className}>
    <dt className="text-[0.95rem] text-ink-soft">{label}</dt>
    <dd className={value ? 'font-medium whitespace-pre-line' : 'text-ink-soft italic'}>{value || missing}</dd>
  </div>
);
