import { Plus } from 'lucide-react';
import type { User } from '../../../server/features/auth/auth.schema.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ActionTiles } from './ActionTiles.tsx';
import { firstNameOf } from './first-name.ts';
import { ProfessorFigures } from './ProfessorFigures.tsx';
import { TaughtCourses } from './TaughtCourses.tsx';
import { professorTiles } from './tiles.ts';

export const ProfessorDashboard = ({ user }: { user: User }) => (
  <>
    <PageHeading
      title={`Olá, ${firstNameOf(user)}!`}
      subtitle="Seus cursos e seus alunos em um só lugar."
      actions={
        <LinkButton href="/create-course">
          <Plus aria-hidden />
          Criar Curso
        </LinkButton>
      }
    />
    <ProfessorFigures />
    <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[1fr_26rem]">
      <ActionTiles label="Área do professor" tiles={professorTiles} />
      <TaughtCourses />
    </div>
  </>
);
