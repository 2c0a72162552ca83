import { useState } from 'react';
import { useLocation } from 'wouter';
import { DAY_MS } from '../../../server/common/time.schema.ts';
import { UNLOCK } from '../../../server/features/enrollments/unlock-offer.schema.ts';
import { formatLongDate } from '../../lib/format.ts';
import { toast } from '../../ui/toast-store.ts';
import { useGuardians } from '../coins/use-guardians.ts';
import { SpendDialog } from '../coins/SpendDialog.tsx';
import { api } from '../../lib/api.ts';

/** Coins, courses and enrollments change with it; and a refusal may mean that what is on the screen is old. */
const useUnlock = () => {
  const cache = api.useUtils();
  return api.enrollments.unlock.useMutation({
    onSuccess: () => cache.invalidate(),
    onError: () => void cache.invalidate(),
  });
};

export type Unlockable = {
  id: number;
  title: string;
  /** The end of what was paid before. */ accessUntil: string | null;
};
type UnlockDialogProps = {
  course: Unlockable;
  /** Of this unlock: a second click or try never pays twice. */ clientKey: string;
  onClose: () => void;
  onDone: () => void;
};

const endAfter = (accessUntil: string | null, now: number): string =>
  new Date(Math.max(accessUntil ? Date.parse(accessUntil) : 0, now) + UNLOCK.days * DAY_MS).toISOString();

/** Asks before coins are spent on a course, and says until when it opens. */
export const UnlockDialog = ({ course, clientKey, onClose, onDone }: UnlockDialogProps) => {
  const [path, go] = useLocation();
  const unlock = useUnlock();
  const guardians = useGuardians(onDone);
  // As it was asked: while it is done, the end that is known is already the new one.
  const [end] = useState(() => endAfter(course.accessUntil, Date.now()));
  const confirm = (price: number) => {
    if (guardians.waits) return guardians.ask({ kind: 'unlock', id: course.id, clientKey });
    return unlock.mutate(
      { courseId: course.id, clientKey, price },
      {
        onSuccess: ({ enrollment }) => {
          onDone();
          const place = `/course/${course.id}`;
          if (path !== place) go(place);
          toast({
            title: 'Curso desbloqueado!',
            description: enrollment.accessUntil
              ? `${course.title} está aberto até ${formatLongDate(enrollment.accessUntil)}.`
              : `${course.title} está aberto.`,
          });
        },
      },
    );
  };
  return (
    <SpendDialog
      title={`Desbloquear por ${UNLOCK.days} dias`}
      subject={course.title}
      price={UNLOCK.coins}
      confirmLabel="Desbloquear"
      pendingLabel="Desbloqueando..."
      isPending={unlock.isPending}
      error={unlock.error}
      guardians={guardians}
      afterLabel="Depois de desbloquear"
      note={
        <p>
          O curso fica aberto até {formatLongDate(end)}. Depois disso, seu progresso e seu certificado continuam
          guardados.
        </p>
      }
      onConfirm={confirm}
      onClose={onClose}
    />
  );
};
