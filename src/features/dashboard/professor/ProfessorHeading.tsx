import { Plus } from 'lucide-react';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';

export const ProfessorHeading = ({ firstName }: { firstName: string }) => (
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
);
