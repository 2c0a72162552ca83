import { useEffect, useEffectEvent, useState } from 'react';
import type { Course } from '../../../../server/features/courses/courses.schema.ts';
import type { Lesson } from '../../../../server/features/lessons/lessons.schema.ts';
import type { CompletionResult, StudyResult } from '../../../../server/features/progress/progress.schema.ts';
import { codeOf, errorText } from '../../../lib/error-text.ts';
import { toast } from '../../../ui/toast-store.ts';
import { onwardFrom, owesQuiz } from '../lesson-path.ts';
import { rewardsText } from '../rewards.ts';
import { useCompleteLesson } from '../use-progress.ts';

/** The dialog over the course. A quiz remembers whether the course was completed before it. */
type Overlay = { is: 'quiz'; lessonId: number; wasCompleted: boolean } | { is: 'certificate'; code: string };

type Outcome = Pick<StudyResult, 'courseCompleted' | 'certificateCode'>;

/** A student's steps through a course: what a finished lesson or quiz leads to. `shown` is the lesson on the screen. */
export const useStudy = (
  course: Course,
  lessons: readonly Lesson[],
  shown: Lesson | undefined,
  select: (lessonId: number) => void,
) => {
  const completion = useCompleteLesson();
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const wasCompleted = course.enrollment?.completed ?? false;
  const certificateCode = course.enrollment?.certificateCode ?? null;

  const openQuiz = (lessonId: number) => setOverlay({ is: 'quiz', lessonId, wasCompleted });
  const showCertificate = (code: string | null) => setOverlay(code === null ? null : { is: 'certificate', code });

  const moveOn = (lessonId: number, outcome: Outcome, before = wasCompleted) => {
    const destination = onwardFrom(lessons, lessonId, {
      justCompleted: outcome.courseCompleted && !before,
      certificateCode: outcome.certificateCode,
    });
    showCertificate(destination.to === 'certificate' ? destination.code : null);
    if (destination.to === 'end' && outcome.courseCompleted) toast({ title: 'Parabéns! Você completou o curso' });
    if (destination.to === 'owed')
      toast({ title: 'Quase lá!', description: 'Ainda falta esta aula com o quiz dela para completar o curso.' });
    if ('lessonId' in destination) select(destination.lessonId);
  };

  /** What is said of a lesson that was just completed, or paid later. The quiz is left to its button. */
  const tellOf = (lesson: Lesson, result: CompletionResult, stays: boolean) => {
    if (result.secondsToReward !== null) {
      if (!lesson.completed)
        toast({ title: 'Aula concluída sem recompensa', description: 'Foi rápido demais: a aula diz quanto falta.' });
      return;
    }
    toast({
      title: lesson.completed ? 'Recompensa recebida!' : 'Aula concluída!',
      description: rewardsText(result.rewards),
    });
    if (!owesQuiz(lesson) && (!stays || result.courseCompleted)) moveOn(lesson.id, result);
  };

  /**
   * Saves the completion, then opens the next lesson, unless this one has a quiz or a reward to come. If saving fails
   * the student can try again, on the page and in the toast; when the browser is online again it is tried
   * automatically.
   */
  const finish = (lesson: Lesson) => {
    if (lesson.completed && lesson.secondsToReward === null) {
      if (!owesQuiz(lesson)) moveOn(lesson.id, { courseCompleted: wasCompleted, certificateCode });
      return;
    }
    complete(lesson, false);
  };

  const complete = (lesson: Lesson, stays: boolean) => {
    if (completion.isPending) return;
    completion.mutate(
      { lessonId: lesson.id },
      {
        onSuccess: result => tellOf(lesson, result, stays),
        onError: error =>
          toast({
            title: 'Não foi possível salvar a conclusão da aula',
            description: errorText(error),
            variant: 'destructive',
            action: { label: 'Tentar novamente', onClick: () => complete(lesson, stays) },
          }),
      },
    );
  };

  const hasFailed = ({ id, completed }: Lesson) =>
    completion.isError && completion.variables.lessonId === id && !completed;

  const isUntold = shown !== undefined && hasFailed(shown) && codeOf(completion.error) === undefined;
  const tellAgain = useEffectEvent(() => shown && finish(shown));
  useEffect(() => {
    if (!isUntold) return undefined;
    const tell = () => void tellAgain();
    addEventListener('online', tell, { once: true });
    return () => removeEventListener('online', tell);
  }, [isUntold]);

  /** A certificate that was earned before the course issued any is created when its first lesson is reported again. */
  const openCertificate = () => {
    const [first] = lessons;
    if (certificateCode !== null || !first) return showCertificate(certificateCode);
    completion.mutate(
      { lessonId: first.id },
      {
        onSuccess: result => showCertificate(result.certificateCode),
        onError: error =>
          toast({
            title: 'Não foi possível abrir o certificado',
            description: errorText(error),
            variant: 'destructive',
          }),
      },
    );
  };

  return {
    overlay,
    finish,
    /** Saves the completion of a lesson whose last chapter was solved; the student goes on when they wish. */
    finishHere: (lesson: Lesson) => {
      if (!lesson.completed) complete(lesson, true);
    },
    moveOn,
    openQuiz,
    openCertificate,
    close: () => setOverlay(null),
    saving: completion.isPending,
    /** Why the lesson's completion is not saved, though it was tried. */
    failureOf: (lesson: Lesson) => (hasFailed(lesson) ? errorText(completion.error) : null),
  };
};
