import { LogOut, MonitorSmartphone } from 'lucide-react';
import { useRef } from 'react';
import type { Session } from '../../../../server/features/auth/auth.schema.ts';
import { formatDate, formatMoment } from '../../../lib/format.ts';
import { AlertDialog } from '../../../ui/AlertDialog.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useEndOtherSessions, useEndSession, useSessions } from './use-settings.ts';

/** The user's sessions, this browser first, each with a button that ends it. */
export const SessionList = () => {
  const { data, isPending, isError, error, refetch } = useSessions();
  const list = useRef<HTMLUListElement>(null);
  const focusList = () => list.current?.focus();
  if (isPending) return <Skeleton className="h-32" />;
  if (isError) return <LoadError error={error} onRetry={refetch} />;
  const hasOthers = data.sessions.some(({ current }) => !current);
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label="Suas sessões" className="divide-y divide-line rounded-control">
        {data.sessions.map(session => (
          <Row key={session.id} session={session} onEnd={focusList} />
        ))}
      </ul>
      {hasOthers ? (
        <EndOthers onEnd={focusList} />
      ) : (
        <p className="mt-4 text-ink-soft">Sua conta não está aberta em nenhum outro lugar.</p>
      )}
    </>
  );
};

const Row = ({
  session: { id, device, createdAt, expiresAt, current },
  onEnd,
}: {
  session: Session;
  onEnd: () => void;
}) => {
  const end = useEndSession(onEnd);
  const begun = formatMoment(createdAt);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <span
        aria-hidden
        className="grid size-10 shrink-0 place-items-center rounded-control bg-brand-soft text-brand-text"
      >
        <MonitorSmartphone className="size-5" />
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold">{device ?? 'Aparelho não identificado'}</p>
        <p className="text-[0.95rem] text-ink-soft">Entrou em {begun}</p>
        <p className="text-[0.95rem] text-ink-soft">Sem uso, termina em {formatDate(expiresAt)}</p>
      </div>
      {current ? (
        <Badge tone="brand">Esta sessão</Badge>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Encerrar a sessão de ${begun}`}
          loading={end.isPending}
          onClick={() => end.mutate({ id })}
        >
          {end.isPending ? 'Encerrando...' : 'Encerrar'}
        </Button>
      )}
    </li>
  );
};

const EndOthers = ({ onEnd }: { onEnd: () => void }) => {
  const end = useEndOtherSessions(onEnd);
  return (
    <div className="mt-5">
      <AlertDialog
        title="Encerrar as outras sessões?"
        text="Em todos os outros aparelhos e navegadores será preciso entrar de novo. Aqui você continua conectado."
        confirmLabel="Encerrar as outras"
        onConfirm={() => end.mutate()}
        trigger={
          <Button variant="secondary" loading={end.isPending}>
            {!end.isPending && <LogOut aria-hidden />}
            {end.isPending ? 'Encerrando...' : 'Encerrar as outras'}
          </Button>
        }
      />
    </div>
  );
};
