import clsx from 'clsx';
import { Coins, Crown, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CatalogueCourse } from '../../../server/features/courses/courses.schema.ts';
import { UNLOCK } from '../../../server/features/enrollments/unlock-offer.schema.ts';
import { useSession } from '../../shared/session/session.tsx';
import { UnlockButton } from '../../shared/unlock/UnlockButton.tsx';
import { formatDate } from '../../lib/format.ts';
import { AlertNotice } from '../../ui/AlertNotice.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

const introduction = ({ title, enrollment }: CatalogueCourse): string =>
  enrollment?.accessUntil
    ? `Seu acesso a “${title}” terminou em ${formatDate(enrollment.accessUntil)}; seu progresso está ` +
      'guardado. Escolha como desbloquear:'
    : `“${title}” faz parte do conteúdo premium. Escolha como desbloquear:`;

/** What a student may do about a premium course. Open while there is one. */
const LockedDialog = ({ course, onClose }: { course: CatalogueCourse | undefined; onClose: () => void }) => {
  const { user } = useSession();
  if (user?.role === 'professor')
    return (
      <AlertNotice
        open={course !== undefined}
        onClose={onClose}
        title="Conteúdo premium"
        text="As aulas deste curso abrem para você quando a escola aprovar seu cadastro de professor."
      />
    );
  return (
    <Dialog
      open={course !== undefined}
      onOpenChange={open => !open && onClose()}
      title="Conteúdo premium"
      description={course && introduction(course)}
    >
      <ul className="grid gap-3">
        <Offer
          icon={Crown}
          title="Seja Premium"
          text="R$ 39,90 por mês: todas as aulas e exercícios, sem limites."
          highlighted
        >
          <LinkButton href="/premium" newTab variant="gold">
            Assinar Premium
          </LinkButton>
        </Offer>
        {course && (
          <Offer
            icon={Coins}
            title={`Desbloquear com ${UNLOCK.coins} moedas`}
            text={`Use as moedas que você ganhou estudando: o curso fica aberto por ${UNLOCK.days} dias.`}
          >
            <UnlockButton
              course={{ ...course, accessUntil: course.enrollment?.accessUntil ?? null }}
              variant="secondary"
            >
              Usar moedas
            </UnlockButton>
          </Offer>
        )}
      </ul>
    </Dialog>
  );
};

type OfferProps = { icon: LucideIcon; title: string; text: string; highlighted?: boolean; children: ReactNode };

const Offer = ({ icon: Icon, title, text, highlighted = false, children }: OfferProps) => (
  <li
    className={clsx(
      'flex flex-wrap items-center gap-4 rounded-control border-2 p-4 *:last:max-sm:w-full',
      highlighted ? 'border-gold bg-gold-soft' : 'border-line',
    )}
  >
    <Icon aria-hidden className="size-7 shrink-0 text-gold-text" />
    <div className="min-w-0 flex-1 basis-40">
      <p className="font-semibold">{title}</p>
      <p className="text-[0.95rem] text-ink-soft">{text}</p>
    </div>
    {children}
  </li>
);

export default LockedDialog;
