import { Coins } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { UNLOCK } from '../../../server/features/enrollments/unlock.schema.ts';
import { errorText } from '../../lib/error-text.ts';
import { formatLongDate } from '../../lib/format.ts';
import { plural } from '../../lib/plural.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { toast } from '../../ui/toast-store.ts';
import type { SessionUser } from '../session.tsx';
import { useUnlock } from './use-unlock.ts';

export type Unlockable = { id: number; title: string; /** The end of what was paid before. */ accessUntil: string | null };
type UnlockDialogProps = { course: Unlockable; user: SessionUser; /** Of this unlock: a second click or try never pays twice. */ clientKey: string; onClose: () => void; onDone: () => void };

const DAY_MS = 86_400_000;
const endAfter = (accessUntil: string | null, now: number): string => new Date(Math.max(accessUntil ? Date.parse(accessUntil) : 0, now) + UNLOCK.days * DAY_MS).toISOString();

/** Asks before coins are spent on a course: what it costs, what is left, until when it opens. Or says how many are missing, and where they are earned. */
export const UnlockDialog = ({ course, user, clientKey, onClose, onDone }: UnlockDialogProps) => {
  const [path, go] = useLocation();
  const [openedAt] = useState(Date.now);
  const [asked, setAsked] = useState<{ coins: number; end: string }>();
  // What was asked stands here while it is done, though the balance behind it is already a new one.
  const { coins, end } = asked ?? { coins: user.coins, end: endAfter(course.accessUntil, openedAt) };
  const unlock = useUnlock();
  const missing = UNLOCK.coins - coins;
  const confirm = () => {
    setAsked({ coins, end });
    unlock.mutate(
      { courseId: course.id, clientKey, price: UNLOCK.coins },
      {
        onSuccess: ({ enrollment }) => {
          onDone();
          const place = `/course/${course.id}`;
          if (path !== place) go(place);
          toast({ title: 'Curso desbloqueado!', description: enrollment.accessUntil ? `${course.title} está aberto até ${formatLongDate(enrollment.accessUntil)}.` : `${course.title} está aberto.` });
        },
        onError: () => setAsked(undefined),
      },
    );
  };
  const footer =
    missing > 0 ? (
      <>
        <LinkButton href="/missoes" variant="secondary">
          Ver missões
        </LinkButton>
        <LinkButton href="/practice?aba=problemas">Resolver problemas</LinkButton>
      </>
    ) : (
      <>
        <Button variant="secondary" onClick={onClose}>
          Cancelar
        </Button>
        <Button loading={unlock.isPending} onClick={confirm}>
          {unlock.isPending ? 'Desbloqueando...' : 'Desbloquear'}
        </Button>
      </>
    );
  return (
    <Dialog open onOpenChange={stays => !stays && !unlock.isPending && onClose()} size="sm" title={missing > 0 ? 'Moedas insuficientes' : `Desbloquear por ${UNLOCK.days} dias`} description={course.title} footer={footer}>
      <dl className="grid gap-2 rounded-control bg-sunken p-4">
        <Row label="Preço" coins={UNLOCK.coins} />
        <Row label="Suas moedas" coins={coins} />
        {missing > 0 ? <Row label="Faltam" coins={missing} strong /> : <Row label="Depois de desbloquear" coins={coins - UNLOCK.coins} strong />}
      </dl>
      <p className="mt-4 text-ink-soft">
        {missing > 0
          ? 'Você ganha moedas ao concluir aulas (5), passar em quizzes (10), resolver problemas (2) e completar cursos (50), e também nas missões.'
          : `O curso fica aberto até ${formatLongDate(end)}. Depois disso, seu progresso e seu certificado continuam guardados.`}
      </p>
      {unlock.isError && (
        <Alert tone="danger" className="mt-4">
          {errorText(unlock.error)}
        </Alert>
      )}
    </Dialog>
  );
};

const Row = ({ label, coins, strong = false }: { label: string; coins: number; strong?: boolean }) => (
  <div className={strong ? 'flex justify-between gap-4 border-t border-line-strong pt-2 font-semibold' : 'flex justify-between gap-4'}>
    <dt>{label}</dt>
    <dd className="inline-flex items-center gap-1.5 font-semibold whitespace-nowrap text-gold-text tabular-nums">
      <Coins aria-hidden className="size-[1.1em]" />
      {plural(coins, 'moeda')}
    </dd>
  </div>
);
