import { Library } from 'lucide-react';
import { Link } from 'wouter';
import type { Enrollment } from '../../../../server/features/enrollments/enrollments.schema.ts';
import { Progress } from '../../../ui/Progress.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Panel } from '../Panel.tsx';

/** Every course the student is enrolled in, with its progress. */
export const MyCourses = ({ enrollments }: { enrollments: readonly Enrollment[] }) => (
  <Panel
    icon={Library}
    title="Meus Cursos"
    action={
      <LinkButton href="/courses" variant="ghost" size="sm" className="-mr-3">
        Ver todos
      </LinkButton>
    }
  >
    {enrollments.length === 0 ? (
      <p className="text-ink-soft">Você ainda não está em nenhum curso.</p>
    ) : (
      <ul className="grid grid-cols-1 gap-4">
        {enrollments.map(({ id, courseId, courseTitle, progress }) => (
          <li key={id}>
            <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-3">
              <Link
                href={`/course/${courseId}`}
                className="min-w-0 flex-1 basis-32 font-semibold wrap-anywhere underline-offset-4 hover:underline"
              >
                {courseTitle}
              </Link>
              <span className="text-[0.95rem] text-ink-soft tabular-nums">{progress}%</span>
            </div>
            <Progress label={`Progresso em ${courseTitle}`} value={progress} className="h-2!" />
          </li>
        ))}
      </ul>
    )}
  </Panel>
);
