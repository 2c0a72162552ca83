import { BookOpen, Pencil } from 'lucide-react';
import type { Course } from '../../../../../server/features/courses/courses.schema.ts';
import { formatDuration } from '../../../../lib/format.ts';
import { Badge } from '../../../../ui/Badge.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';

/** The course's lessons in their order, drafts among them. */
export const LessonsTab = ({ course: { id, lessons } }: { course: Course }) =>
  lessons.length === 0 ? (
    <EmptyState
      icon={BookOpen}
      title="Nenhuma lição criada ainda"
      action={<LinkButton href={`/professor/cursos/${id}/lessons/new`}>Criar Primeira Lição</LinkButton>}
    />
  ) : (
    <Card as="section" aria-label="Lições do curso">
      <ol className="divide-y divide-line">
        {lessons.map(lesson => (
          <li key={lesson.id} className="flex items-center gap-4 py-3 first:pt-0 last:pb-0">
            <span
              aria-hidden
              className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken font-semibold tabular-nums"
            >
              {lesson.order}
            </span>
            <div className="min-w-0 flex-1">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <h2 className="min-w-0 text-base font-semibold break-words">{lesson.title}</h2>
                {!lesson.active && <Badge>Rascunho</Badge>}
              </div>
              <p className="text-[0.95rem] text-ink-soft">{formatDuration(lesson.duration)}</p>
            </div>
            <LinkButton
              href={`/professor/cursos/${id}/lessons/${lesson.id}/edit`}
              variant="ghost"
              size="icon"
              aria-label={`Editar ${lesson.title}`}
            >
              <Pencil aria-hidden />
            </LinkButton>
          </li>
        ))}
      </ol>
      <div className="mt-6 flex flex-wrap gap-3">
        <LinkButton href={`/professor/cursos/${id}/lessons`} variant="secondary">
          Gerenciar Lições
        </LinkButton>
        <LinkButton href={`/professor/cursos/${id}/lessons/new`} variant="ghost">
          Nova Lição
        </LinkButton>
      </div>
    </Card>
  );
