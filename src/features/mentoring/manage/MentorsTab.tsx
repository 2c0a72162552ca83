import { GraduationCap, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import type { ManagedMentor } from '../../../../server/features/mentoring/manage.schema.ts';
import { plural } from '../../../lib/plural.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { MentorDialog } from './MentorDialog.tsx';

/** All mentors, to be edited, and the button for a new one. */
export const MentorsTab = ({ mentors }: { mentors: readonly ManagedMentor[] }) => {
  const [edited, setEdited] = useState<ManagedMentor | 'new' | null>(null);
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <p className="text-ink-soft">{plural(mentors.length, 'mentor', 'mentores')}</p>
        <Button onClick={() => setEdited('new')}>
          <Plus aria-hidden /> Novo mentor
        </Button>
      </div>
      {mentors.length === 0 && (
        <EmptyState
          icon={GraduationCap}
          title="Nenhum mentor ainda"
          text="Crie o primeiro e depois ofereça os seus horários."
        />
      )}
      <ul aria-label="Mentores" className="grid gap-4">
        {mentors.map(mentor => (
          <MentorRow key={mentor.id} mentor={mentor} onEdit={() => setEdited(mentor)} />
        ))}
      </ul>
      {edited && <MentorDialog mentor={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </>
  );
};

const MentorRow = ({ mentor, onEdit }: { mentor: ManagedMentor; onEdit: () => void }) => {
  const { name, title, rating, pricePerHour, accepts, active, account, freeSlots, students, sessions } = mentor;
  return (
    <Card as="li" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <div className="min-w-0 flex-1 basis-64">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="font-sans text-lg font-semibold wrap-anywhere">{name}</h2>
          {!active && <Badge>Inativo</Badge>}
          {account?.comes === false && <Badge tone="danger">Sem atender</Badge>}
          {active && !accepts && <Badge tone="gold">Sem novos alunos</Badge>}
        </div>
        <p className="text-ink-soft">
          {title} · rating {rating} · {plural(pricePerHour, 'moeda')} por hora
        </p>
        <p className="text-ink-soft">
          {plural(freeSlots, 'horário livre', 'horários livres')} · {plural(sessions, 'sessão', 'sessões')} com{' '}
          {plural(students, 'aluno')}
        </p>
        {account?.comes === false && (
          <p className="text-sm text-danger-text">
            A conta está desativada ou é de aluno: ninguém pode marcar horários. Reabra-a em Usuários, ou dê outra conta
            ao mentor.
          </p>
        )}
        <p className="text-sm break-words text-ink-soft">
          {account ? `Conta: ${account.name} (${account.email})` : 'Sem conta: a administração cuida dos horários'}
        </p>
      </div>
      <Button variant="secondary" onClick={onEdit}>
        <Pencil aria-hidden /> Editar<span className="sr-only">: {name}</span>
      </Button>
    </Card>
  );
};
