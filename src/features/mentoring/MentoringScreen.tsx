import { CalendarCog, CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import { CoinBalance } from '../../shared/coins/CoinBalance.tsx';
import { useSession, type SessionUser } from '../../shared/session/session.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { SkeletonCards } from '../../ui/Skeleton.tsx';
import { Benefits } from './Benefits.tsx';
import type { BookingChoice } from './booking/booking-choice.ts';
import { BookingDialog } from './booking/BookingDialog.tsx';
import { LoginGate } from './LoginGate.tsx';
import { MentorCard } from './MentorCard.tsx';
import { ProgramCard } from './ProgramCard.tsx';
import { UpcomingSessions } from './sessions/UpcomingSessions.tsx';
import { useMentoring } from './use-mentoring.ts';

/** Programmes, mentors, and the student's own sessions. */
const MentoringScreen = () => {
  const { user } = useSession();
  if (!user) return <LoginGate title="Mentoria" text="Faça login para acessar a mentoria." />;
  return (
    <>
      <PageHeading
        title="Mentoria"
        subtitle="Evolua com a orientação de mestres: um plano para o seu jogo, no seu ritmo."
        actions={<Actions user={user} />}
      />
      {user.role === 'student' ? (
        <UpcomingSessions />
      ) : (
        <Alert className="mb-10" title="As reservas são dos alunos">
          <p>Aqui você vê a mentoria como os alunos a veem. Horários e mentores ficam em “{manageLabel(user)}”.</p>
        </Alert>
      )}
      <Offer user={user} />
      <Benefits />
    </>
  );
};

export default MentoringScreen;

const manageLabel = ({ role }: SessionUser): string => (role === 'admin' ? 'Administrar mentoria' : 'Meus horários');

const Actions = ({ user }: { user: SessionUser }) =>
  user.role === 'student' ? (
    <div className="flex flex-wrap items-center gap-3 max-sm:w-full max-sm:*:grow">
      <CoinBalance coins={user.coins} />
      <LinkButton href="/mentoria/reservas" variant="secondary">
        <CalendarCheck aria-hidden /> Minhas reservas
      </LinkButton>
    </div>
  ) : (
    <LinkButton href="/mentoria/administrar">
      <CalendarCog aria-hidden /> {manageLabel(user)}
    </LinkButton>
  );

const Offer = ({ user }: { user: SessionUser }) => {
  const mentoring = useMentoring();
  const [wanted, setWanted] = useState<BookingChoice | null>(null);
  if (mentoring.isPending) return <SkeletonCards />;
  if (mentoring.isError) return <LoadError error={mentoring.error} onRetry={() => mentoring.refetch()} />;
  const { programs, mentors } = mentoring.data;
  const onWant = user.role === 'student' ? setWanted : undefined;
  return (
    <>
      <section aria-labelledby="programas" className="mb-12">
        <h2 id="programas" className="mb-5 text-heading">
          Programas de Mentoria
        </h2>
        <ul aria-label="Programas" className="grid grid-cols-1 gap-5 lg:grid-cols-3">
          {programs.map(terms => (
            <ProgramCard
              key={terms.program}
              terms={terms}
              isFrom={terms.program === 'individual' && mentors.some(({ pricePerHour }) => pricePerHour > terms.price)}
              onWant={onWant}
            />
          ))}
        </ul>
      </section>
      <section aria-labelledby="mentores" className="mb-12">
        <h2 id="mentores" className="mb-5 text-heading">
          Nossos Mentores
        </h2>
        {mentors.length === 0 ? (
          <EmptyState title="Nenhum mentor ainda" text="A escola está formando a sua equipe de mentores." />
        ) : (
          <ul aria-label="Mentores" className="grid grid-cols-1 gap-5 md:grid-cols-2">
            {mentors.map(mentor => (
              <MentorCard key={mentor.id} mentor={mentor} onWant={onWant} />
            ))}
          </ul>
        )}
      </section>
      {wanted && <BookingDialog wanted={wanted} mentors={mentors} onClose={() => setWanted(null)} />}
    </>
  );
};
