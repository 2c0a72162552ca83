import clsx from 'clsx';
import { ArrowLeft, CalendarX } from 'lucide-react';
import { Link } from 'wouter';
import type { Booking } from '../../../server/features/bookings/bookings.schema.ts';
import { AccessDenied } from '../../shared/guards/AccessDenied.tsx';
import { CoinPrice } from '../../shared/coins/Coins.tsx';
import { useSession } from '../../shared/session/session.tsx';
import { formatDate, formatMoment } from '../../lib/format.ts';
import { plural } from '../../lib/plural.ts';
import { pageField } from '../../lib/url-state.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Paging } from '../../ui/Paging.tsx';
import { SkeletonCards } from '../../ui/Skeleton.tsx';
import { LoginGate } from './LoginGate.tsx';
import { CancelButton } from './sessions/CancelButton.tsx';
import { useBookings } from './use-mentoring.ts';
import { bookingKinds, programTexts } from './mentoring-labels.ts';

/** Everything a student has booked: sessions, programmes and tournaments. */
const BookingsScreen = () => {
  const { user } = useSession();
  if (!user) return <LoginGate title="Minhas Reservas" text="Faça login para ver as suas reservas." />;
  if (user.role !== 'student') return <AccessDenied text="Somente alunos fazem reservas." />;
  return (
    <>
      <Link
        href="/mentoria"
        className={clsx(
          'mb-2 inline-flex min-h-11 items-center gap-2 font-semibold text-brand-text underline-offset-4',
          'hover:underline',
        )}
      >
        <ArrowLeft aria-hidden className="size-5" /> Voltar à Mentoria
      </Link>
      <PageHeading
        title="Minhas Reservas"
        subtitle="Mentorias, programas da Categoria de Base e torneios. Até 24 horas antes, as moedas voltam."
      />
      <Bookings />
    </>
  );
};

export default BookingsScreen;

const fields = { page: pageField() };

const Bookings = () => {
  const [{ page }, setUrlState] = useUrlState(fields);
  const list = useBookings(page);
  if (list.isPending) return <SkeletonCards count={3} className="h-32" />;
  if (list.isError) return <LoadError error={list.error} onRetry={() => list.refetch()} />;
  const { bookings, total, pageSize } = list.data;
  if (total === 0)
    return (
      <EmptyState
        icon={CalendarX}
        title="Nenhuma reserva ainda"
        text="Reserve uma hora com um mentor e ela aparece aqui."
        action={<LinkButton href="/mentoria">Ver mentores</LinkButton>}
      />
    );
  return (
    <>
      <p className="mb-4 text-ink-soft">{plural(total, 'reserva')}</p>
      <ul aria-label="Reservas" aria-busy={list.isPlaceholderData} className="grid gap-4">
        {bookings.map(booking => (
          <BookingCard key={booking.id} booking={booking} />
        ))}
      </ul>
      <Paging page={page} total={total} pageSize={pageSize} onGoTo={to => setUrlState({ page: to })} />
    </>
  );
};

const statusOf = ({ cancelledAt, startsAt }: Booking): { label: string; tone: 'brand' | 'neutral' | 'info' } => {
  if (cancelledAt !== null) return { label: 'Cancelada', tone: 'neutral' };
  return startsAt !== null && Date.parse(startsAt) <= Date.now()
    ? { label: 'Iniciada', tone: 'info' }
    : { label: 'Confirmada', tone: 'brand' };
};

const BookingCard = ({ booking }: { booking: Booking }) => {
  const { kind, title, mentoringProgram, startsAt, location, price, createdAt, cancelledAt } = booking;
  const { label, tone } = statusOf(booking);
  const details = [bookingKinds[kind], mentoringProgram && programTexts[mentoringProgram].name, location]
    .filter(Boolean)
    .join(' · ');
  return (
    <Card as="li" className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
      <div className="min-w-0 flex-1 basis-64">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="font-sans text-lg font-semibold wrap-anywhere">{title}</h2>
          <Badge tone={tone}>{label}</Badge>
        </div>
        <p className="text-ink-soft wrap-anywhere">{details}</p>
        {startsAt && (
          <p className="mt-1 font-semibold">
            <time dateTime={startsAt}>{formatMoment(startsAt)}</time>
          </p>
        )}
        <p className="text-sm text-ink-soft">Reservada em {formatDate(createdAt)}</p>
      </div>
      <div className="grid gap-2 sm:justify-items-end">
        <CoinPrice value={price} />
        {cancelledAt === null ? (
          <CancelButton booking={booking} />
        ) : (
          <p className="text-sm text-ink-soft">
            Cancelada em {formatDate(cancelledAt)}.{price > 0 && ' As moedas voltaram para você.'}
          </p>
        )}
      </div>
    </Card>
  );
};
