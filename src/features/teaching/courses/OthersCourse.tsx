import { ShieldAlert } from 'lucide-react';
import type { Course } from '../../../../server/features/courses/courses.schema.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';

/** Shown instead of a published course of another professor. */
export const OthersCourse = ({ course: { id, title, instructor } }: { course: Course }) => (
  <EmptyState
    icon={ShieldAlert}
    as="h1"
    title="Este curso é de outro professor"
    text={`${title} é ensinado por ${instructor}.`}
    action={
      <div className="flex flex-wrap justify-center gap-3">
        <LinkButton href="/professor/cursos">Voltar aos Cursos</LinkButton>
        <LinkButton href={`/course/${id}`} variant="secondary">
          Ver no catálogo
        </LinkButton>
      </div>
    }
  />
);
