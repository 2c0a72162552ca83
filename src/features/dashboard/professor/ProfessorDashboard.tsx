import { Plus } from 'lucide-react';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { ActionTiles } from '../ActionTiles.tsx';
import { ProfessorFigures } from './ProfessorFigures.tsx';
import { TaughtCourses } from './TaughtCourses.tsx';
import { professorTiles } from '../tiles.ts';
import { useTaughtCourses } from '../use-dashboard.ts';

export const ProfessorDashboard = ({ firstName }: { firstName: string }) => (
  <>
    <PageHeading
      title={`Olá, ${firstName}!`}
      subtitle="Seus cursos e seus alunos em um só lugar."
      actions={
        <LinkButton href="/create-course">
          <Plus aria-hidden />
          Criar Curso
        </LinkButton>
      }
    />
    <Rooms />
  </>
);

/** Before the first course, the button that creates it comes first. */
const Rooms = () =>
  useTaughtCourses().data?.stats.totalCourses === 0 ? (
    <div className="grid grid-cols-1 gap-6">
      <TaughtCourses />
      <ActionTiles label="Área do professor" tiles={professorTiles} />
      <ProfessorFigures />
    </div>
  ) : (
    <>
      <ProfessorFigures />
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[1fr_26rem]">
        <ActionTiles label="Área do professor" tiles={professorTiles} />
        <TaughtCourses />
      </div>
    </>
  );
