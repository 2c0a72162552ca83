import { BookOpen, Play } from 'lucide-react';
import type { Enrollment } from '../../../../server/features/enrollments/enrollments.schema.ts';
import { studyText } from '../../../lib/study-state.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { Thumbnail } from '../../../ui/Thumbnail.tsx';
import { Panel } from '../Panel.tsx';
import { toContinue } from './study-figures.ts';
import { plural } from '../../../lib/plural.ts';

const SHOWN = 3;

export const ContinueList = ({ enrollments }: { enrollments: readonly Enrollment[] }) => {
  const open = toContinue(enrollments).slice(0, SHOWN);
  return (
    <Panel icon={Play} title="Continue Aprendendo">
      {open.length === 0 ? (
        <NothingOpen hasStudied={enrollments.length > 0} />
      ) : (
        <ul className="divide-y divide-line">
          {open.map(enrollment => (
            <OpenCourse key={enrollment.id} enrollment={enrollment} />
          ))}
        </ul>
      )}
    </Panel>
  );
};

const OpenCourse = ({ enrollment }: { enrollment: Enrollment }) => {
  const { courseId, courseTitle, courseImageUrl, completedLessons, totalLessons, progress } = enrollment;
  return (
    <li className="flex flex-wrap items-center gap-4 py-4 first:pt-0 last:pb-0">
      <Thumbnail src={courseImageUrl} className="w-24 rounded-control" />
      <div className="min-w-0 flex-1 basis-36">
        <h3 className="text-lg leading-snug font-semibold">{courseTitle}</h3>
        <p className="mb-1.5 text-[0.95rem] text-ink-soft">{studyText(enrollment)}</p>
        <Progress
          label={`Progresso em ${courseTitle}`}
          value={progress}
          valueText={`${completedLessons} de ${plural(totalLessons, 'aula')}`}
        />
      </div>
      <LinkButton href={`/course/${courseId}`} className="max-sm:w-full sm:w-32">
        {completedLessons > 0 ? 'Continuar' : 'Começar'}
        <span className="sr-only">: {courseTitle}</span>
      </LinkButton>
    </li>
  );
};

const NothingOpen = ({ hasStudied }: { hasStudied: boolean }) => (
  <EmptyState
    icon={BookOpen}
    title={hasStudied ? 'Tudo em dia!' : 'Seu primeiro curso espera por você'}
    text={
      hasStudied
        ? 'Você concluiu todos os seus cursos. Que tal escolher o próximo?'
        : 'Escolha um curso e comece pela primeira aula.'
    }
    action={<LinkButton href="/courses">Ver cursos</LinkButton>}
  />
);
