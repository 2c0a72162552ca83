import { GraduationCap, Layers, Settings, Trophy, Users } from 'lucide-react';
import { LoginRequired } from '../../shared/guards/LoginRequired.tsx';
import { useSession } from '../../shared/session/session.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { SkeletonCards } from '../../ui/Skeleton.tsx';
import { StatTile } from '../../ui/StatTile.tsx';
import type { Youth } from '../../../server/features/youth/youth.schema.ts';
import { Categories } from './Categories.tsx';
import { NextTournaments } from './NextTournaments.tsx';
import { Programs } from './Programs.tsx';
import { Team } from './Team.tsx';
import { api } from '../../lib/api.ts';

/** The programme with its current numbers, and the signed-in student's own bookings. */
const useYouth = () => api.youth.read.useQuery();

const TITLE = 'Categoria de Base';

/** The programme for children and teenagers, for signed-in users. */
const YouthScreen = () => {
  const { user } = useSession();
  if (user) return <Base key={user.id} isStaff={user.role !== 'student'} />;
  return (
    <>
      <PageHeading title={TITLE} />
      <LoginRequired as="p" title="Acesso Restrito" text="Faça login para conhecer este programa." />
    </>
  );
};

export default YouthScreen;

const Base = ({ isStaff }: { isStaff: boolean }) => {
  const youth = useYouth();
  return (
    <>
      <PageHeading
        title={TITLE}
        subtitle="O programa de xadrez para crianças e jovens dos 6 aos 14 anos."
        actions={
          isStaff && (
            <LinkButton href="/tournaments/administrar?aba=programas">
              <Settings aria-hidden /> Programas e matriculados
            </LinkButton>
          )
        }
      />
      {isStaff && (
        <Alert className="mb-10" title="As inscrições são dos alunos">
          <p>
            Aqui você vê a base como os alunos a veem, sem “Matricular” nem “Inscrever”. Programas, turmas e inscritos
            ficam em “Programas e matriculados”.
          </p>
        </Alert>
      )}
      {youth.isPending ? (
        <SkeletonCards count={6} />
      ) : youth.isError ? (
        <LoadError error={youth.error} onRetry={() => youth.refetch()} />
      ) : (
        <Sections youth={youth.data} />
      )}
    </>
  );
};

const Sections = ({ youth: { summary, age, categories, programs, teachers } }: { youth: Youth }) => (
  <div className="grid grid-cols-1 gap-12">
    <section aria-label="Números da base" className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <StatTile icon={Users} label="Alunos ativos" value={summary.students} />
      <StatTile icon={Layers} label="Categorias" value={summary.categories} tone="info" />
      <StatTile icon={GraduationCap} label="Professores" value={summary.teachers} />
      <StatTile icon={Trophy} label="Torneios por ano" value={summary.tournamentsPerYear} tone="gold" />
    </section>
    <Categories categories={categories} age={age} />
    <Programs programs={programs} categories={categories} age={age} />
    <NextTournaments />
    <Team teachers={teachers} />
  </div>
);
