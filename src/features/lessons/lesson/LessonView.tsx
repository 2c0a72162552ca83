import { ArrowRight, CircleCheck, Hourglass, ListChecks } from 'lucide-react';
import { type Ref, useState } from 'react';
import type { Lesson } from '../../../../server/features/lessons/lessons.schema.ts';
import { LessonText } from '../../../shared/pgn/LessonText.tsx';
import { formatDuration } from '../../../lib/format.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Film } from '../../../video/Film.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { ChaptersSection } from '../../../shared/chapters/ChaptersSection.tsx';
import { OpenChapters } from '../../../shared/chapters/OpenChapters.tsx';
import { type LessonChapters, useLessonChapters } from '../../../shared/chapters/use-lesson-chapters.ts';
import { owesQuiz } from '../lesson-path.ts';
import { Resources } from './Resources.tsx';
import { RewardLater, RewardSoon } from './RewardLater.tsx';

type LessonActions = {
  /** The video has ended, or the student marks the lesson as completed. */
  finish: () => void;
  /** The last chapter that the lesson waited for is solved: it is completed, and stays on the screen. */
  finishHere: () => void;
  openQuiz: () => void;
  /** Opens the next lesson; absent after the last one. */
  goOn: (() => void) | undefined;
};

type LessonViewProps = {
  lesson: Lesson;
  /** Takes the focus when the lesson changes. */
  title: Ref<HTMLHeadingElement>;
  /** Which lesson of how many. */
  position: string;
  /** Under this name the browser stores how far this student has watched the film. */
  film: string;
  /** Whether the viewer completes lessons, as students do; the school's staff only reads. */
  studies: boolean;
  saving: boolean;
  /** Why the last attempt to save the completion failed. */
  failure: string | null;
  actions: LessonActions;
};

/** The film is over, but not the lesson. */
const tellOfBoards = ({ open: [first], choose }: LessonChapters): void => {
  if (!first) return;
  toast({
    title: 'Agora é a sua vez',
    description: 'Resolva os capítulos no tabuleiro para concluir a aula.',
    action: { label: 'Ir para o tabuleiro', onClick: () => choose(first.id) },
  });
};

/** What completes the lesson, and that the quiz comes after it. */
const HowToComplete = ({ hasQuiz, byFilm }: { hasQuiz: boolean; byFilm: boolean }) => {
  if (!hasQuiz && !byFilm) return null;
  return (
    <p id="quiz-depois" className="text-ink-soft">
      {hasQuiz && 'O quiz abre quando a aula estiver concluída. '}
      {byFilm && 'Assista ao vídeo até o fim para concluir a aula.'}
    </p>
  );
};

/** One lesson: video, text, actions. Mount it again for each lesson. */
export const LessonView = ({ lesson, title, position, film, studies, saving, failure, actions }: LessonViewProps) => {
  const [isUnheard, setUnheard] = useState(false);
  const { completed, videoUrl, hasQuiz, secondsToReward } = lesson;
  const boards = useLessonChapters(lesson);
  const isByBoard = boards.chapters?.some(({ mode }) => mode !== 'ler') ?? false;
  const isWaiting = studies && !completed && boards.open.length > 0;
  const needsWord = studies && !completed && !isWaiting && (videoUrl === null || isUnheard || isByBoard);
  const quizOpens = completed || !studies;
  return (
    <article aria-labelledby="aula" className="grid min-w-0 grid-cols-1 gap-6 print:block print:space-y-6">
      <header>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
          {position} · {formatDuration(lesson.duration)}
          {completed && (
            <Badge tone="brand">
              <CircleCheck aria-hidden /> Aula concluída
            </Badge>
          )}
        </p>
        <h2 ref={title} id="aula" tabIndex={-1} className="mt-1 scroll-mt-10 text-heading sm:text-3xl">
          {lesson.title}
        </h2>
      </header>

      {videoUrl !== null && (
        <div className="print:hidden">
          <Film
            url={videoUrl}
            title={lesson.title}
            film={film}
            onEnded={() => (isWaiting ? tellOfBoards(boards) : actions.finish())}
            onUnheard={() => setUnheard(true)}
          />
        </div>
      )}
      <LessonText text={lesson.description} />
      {lesson.accessible && lesson.chapterCount > 0 && (
        <ChaptersSection lessonId={lesson.id} boards={boards} studies={studies} onAllSolved={actions.finishHere} />
      )}

      {failure !== null && (
        <Alert tone="danger" title="Sua conclusão ainda não foi salva">
          <p>{failure}</p>
          <Button variant="secondary" size="sm" className="mt-3" loading={saving} onClick={actions.finish}>
            Tentar novamente
          </Button>
        </Alert>
      )}

      {completed && secondsToReward !== null && (
        <RewardLater key={secondsToReward} seconds={secondsToReward} saving={saving} onClaim={actions.finish} />
      )}

      <div className="flex flex-wrap items-center gap-3 print:hidden">
        {isWaiting && <OpenChapters boards={boards} />}
        {needsWord && failure === null && (
          <>
            <Button size="lg" loading={saving} disabled={boards.isPending} onClick={actions.finish}>
              <CircleCheck aria-hidden /> Marcar como concluída
            </Button>
            {secondsToReward !== null && <RewardSoon key={secondsToReward} seconds={secondsToReward} />}
          </>
        )}
        {hasQuiz && (
          <Button
            size="lg"
            variant={completed && owesQuiz(lesson) ? 'gold' : 'secondary'}
            disabled={!quizOpens}
            aria-describedby={quizOpens ? undefined : 'quiz-depois'}
            onClick={actions.openQuiz}
          >
            <ListChecks aria-hidden /> {!studies ? 'Ver Quiz' : owesQuiz(lesson) ? 'Fazer Quiz' : 'Refazer Quiz'}
          </Button>
        )}
        {actions.goOn && (
          <Button size="lg" variant={studies && owesQuiz(lesson) ? 'secondary' : 'primary'} onClick={actions.goOn}>
            Próxima aula <ArrowRight aria-hidden />
          </Button>
        )}
        {studies && !completed && <HowToComplete hasQuiz={hasQuiz} byFilm={!needsWord && !isWaiting} />}
        {lesson.quizWaiting && (
          <Badge tone="info">
            <Hourglass aria-hidden /> Quiz enviado: aguardando correção
          </Badge>
        )}
        {lesson.quizPassed && (
          <Badge tone="gold">
            <CircleCheck aria-hidden /> Quiz aprovado
          </Badge>
        )}
      </div>
      <Resources resources={lesson.resources} />
    </article>
  );
};
