import { SearchX } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useParams } from 'wouter';
import type { Chapter } from '../../../../server/features/chapters/chapters.schema.ts';
import { AssignButton } from '../../../shared/assignments/AssignButton.tsx';
import { ShowInClass } from '../../../shared/live-lessons/ShowInClass.tsx';
import { ProfessorArea } from '../../../shared/professor/ProfessorArea.tsx';
import { useTitle } from '../../../shared/school/use-title.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Field } from '../../../ui/Field.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useChaptersOf, useLessonTitle } from './use-tries.ts';

// The board comes where there is something to show on it.
const ChapterTries = lazy(() => import('./ChapterTries.tsx'));

const idIn = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;

/** Chapters to answer or to play: what is only read has nothing to try. */
const isTried = ({ mode }: Chapter): boolean => mode !== 'ler';

/** Those who may edit a chapter read all of it. */
const shownOf = ({ pgn, fen, side }: Chapter) => ({ pgn: pgn ?? `[SetUp "1"]\n[FEN "${fen}"]\n\n*\n`, side });

const NotFound = () => (
  <EmptyState
    icon={SearchX}
    as="h1"
    title="Lição não encontrada"
    text="Ela pode ter sido removida, ou o endereço está incompleto."
    action={<LinkButton href="/professor/cursos">Voltar aos cursos</LinkButton>}
  />
);

const Tries = ({ lessonId }: { lessonId: number }) => {
  const lesson = useLessonTitle(lessonId);
  const found = useChaptersOf(lessonId);
  const [chosen, setChosen] = useState<number | null>(null);
  const title = lesson.data?.lesson.title ?? '';
  useTitle(title ? `Tentativas · ${title}` : 'Tentativas');
  const error = lesson.error ?? found.error;
  if (error?.data?.code === 'NOT_FOUND') return <NotFound />;
  if (error) return <LoadError error={error} onRetry={() => Promise.all([lesson.refetch(), found.refetch()])} />;
  if (!found.data || !lesson.data) return <Skeleton className="h-96 w-full" />;
  const chapters = found.data.chapters.filter(isTried);
  const chapter = chapters.find(({ id }) => id === chosen) ?? chapters[0];
  return (
    <>
      <PageHeading title="Tentativas nos capítulos" subtitle={title} />
      {chapter ? (
        <>
          <div className="mb-5 flex flex-wrap gap-3">
            <AssignButton material={{ kind: 'board', chapterIds: [chapter.id], name: `${title}: ${chapter.title}` }} />
            <ShowInClass shown={() => shownOf(chapter)} />
          </div>
          <Field label="Capítulo" className="mb-6 max-w-md">
            <Select value={chapter.id} onChange={event => setChosen(Number(event.target.value))}>
              {chapters.map(({ id, title: name }, index) => (
                <option key={id} value={id}>
                  {index + 1}. {name}
                </option>
              ))}
            </Select>
          </Field>
          <Suspense fallback={<Skeleton className="h-96 w-full" />}>
            <ChapterTries key={chapter.id} chapter={chapter} />
          </Suspense>
        </>
      ) : (
        <EmptyState
          title="Esta lição não tem capítulos para resolver"
          text="Aqui aparece o que os alunos jogam nos capítulos em que respondem ou jogam contra o motor."
        />
      )}
    </>
  );
};

/** What the students of a lesson played in its chapters, as it happens. */
const TriesScreen = () => {
  const lessonId = idIn(useParams().lessonId);
  return <ProfessorArea>{() => (lessonId === null ? <NotFound /> : <Tries lessonId={lessonId} />)}</ProfessorArea>;
};

export default TriesScreen;
