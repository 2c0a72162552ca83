import { BookOpen, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Course } from '../../../../../server/features/courses/courses.schema.ts';
import { Badge } from '../../../../ui/Badge.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { plainLine } from '../../shared/plain-line.ts';
import { useFocusAfterRemoval } from '../../shared/use-focus-after-removal.ts';
import { RemoveLesson } from '../../lessons/RemoveLesson.tsx';

type Heading = Course['lessons'][number];

const LessonLine = ({ courseId, lesson, onRemove }: { courseId: number; lesson: Heading; onRemove: () => void }) => (
  <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0">
    <div className="min-w-0 flex-1 basis-60">
      <p className="text-sm text-ink-soft">
        Lição {lesson.order} · {lesson.duration} min
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="min-w-0 font-semibold break-words">{lesson.title}</h3>
        {!lesson.active && <Badge>Rascunho</Badge>}
      </div>
      <p className="line-clamp-2 text-[0.95rem] break-words text-ink-soft">{plainLine(lesson.description)}</p>
    </div>
    <div className="flex gap-1">
      <LinkButton
        href={`/professor/cursos/${courseId}/lessons/${lesson.id}/edit`}
        variant="ghost"
        size="icon"
        aria-label={`Editar ${lesson.title}`}
      >
        <Pencil aria-hidden />
      </LinkButton>
      <Button variant="ghost" size="icon" aria-label={`Remover ${lesson.title}`} onClick={onRemove}>
        <Trash2 aria-hidden />
      </Button>
    </div>
  </li>
);

/** The course's lessons, each with buttons to change and remove it. */
export const ContentTab = ({ course: { id, lessons } }: { course: Course }) => {
  const [doomed, setDoomed] = useState<Heading>();
  const { target: heading, onRemoved } = useFocusAfterRemoval<HTMLHeadingElement>(lessons.map(({ id }) => id));
  return (
    <Card as="section" aria-labelledby="course-content">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} id="course-content" tabIndex={-1} className="text-heading">
          Lições do Curso
        </h2>
        <LinkButton href={`/professor/cursos/${id}/lessons/new`} variant="secondary" size="sm">
          <Plus aria-hidden /> Adicionar Lição
        </LinkButton>
      </div>
      {lessons.length === 0 ? (
        <EmptyState
          icon={BookOpen}
          title="Nenhuma lição adicionada"
          action={<LinkButton href={`/professor/cursos/${id}/lessons/new`}>Criar Primeira Lição</LinkButton>}
        />
      ) : (
        <ol className="divide-y divide-line">
          {lessons.map(lesson => (
            <LessonLine key={lesson.id} courseId={id} lesson={lesson} onRemove={() => setDoomed(lesson)} />
          ))}
        </ol>
      )}
      {doomed && (
        <RemoveLesson
          lesson={doomed}
          onClose={() => setDoomed(undefined)}
          onRemoved={() => {
            setDoomed(undefined);
            onRemoved(doomed.id);
          }}
        />
      )}
    </Card>
  );
};
