import { SearchX } from 'lucide-react';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';

/** Shown instead of a course that does not exist. */
export const CourseNotFound = ({ title = 'Curso não encontrado', text }: { title?: string; text?: string }) => (
  <EmptyState
    icon={SearchX}
    as="h1"
    title={title}
    {...(text && { text })}
    action={<LinkButton href="/professor/cursos">Voltar aos Cursos</LinkButton>}
  />
);
