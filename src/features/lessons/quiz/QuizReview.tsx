import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import { QUIZ_PASS_MARK } from '../../../../server/features/progress/quiz-limits.schema.ts';
import type { QuizAttemptOutput } from '../../../../server/features/progress/progress.schema.ts';
import { errorText } from '../../../lib/error-text.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { DialogEnd } from '../../../ui/DialogEnd.tsx';
import { RewardBadges } from '../RewardBadges.tsx';
import { type Graded, leadsOn, type Question } from './answer-sheet.ts';
import { AnswerText } from './AnswerText.tsx';
import { QuestionText } from './QuestionText.tsx';
import type { StepTarget } from './step-focus.ts';

const marks = {
  right: { icon: CircleCheck, text: 'Resposta certa', look: 'text-brand-text' },
  wrong: { icon: CircleX, text: 'Resposta errada', look: 'text-danger-text' },
  waiting: { icon: Hourglass, text: 'Aguardando a correção do professor', look: 'text-info-text' },
} as const;

const markOf = (correct: boolean | null) => marks[correct === null ? 'waiting' : correct ? 'right' : 'wrong'];

const ReviewedQuestion = ({
  question,
  answer,
  graded,
}: {
  question: Question;
  answer: string | undefined;
  graded: Graded;
}) => {
  const { icon: Icon, text, look } = markOf(graded.correct);
  return (
    <li className="border-t border-line py-5 first:border-0 first:pt-0">
      <p className={`flex items-center gap-2 font-semibold ${look}`}>
        <Icon aria-hidden className="size-5 shrink-0" /> {text}
      </p>
      <QuestionText question={question} className="mt-1 text-lg font-semibold whitespace-pre-line" />
      <dl className="mt-2 grid gap-x-3 gap-y-1 sm:grid-cols-[auto_1fr]">
        {graded.correct !== true && (
          <>
            <dt className="text-ink-soft">Sua resposta:</dt>
            <dd className="whitespace-pre-line">
              {answer ? <AnswerText question={question} answer={answer} /> : 'Sem resposta'}
            </dd>
          </>
        )}
        {graded.correctAnswer !== null && (
          <>
            <dt className="text-ink-soft">{question.type === 'essay' ? 'Resposta-modelo:' : 'Resposta correta:'}</dt>
            <dd className="font-semibold whitespace-pre-line">
              <AnswerText question={question} answer={graded.correctAnswer} />
            </dd>
          </>
        )}
      </dl>
      {graded.explanation && (
        <p className="mt-3 rounded-control bg-sunken px-4 py-3 whitespace-pre-line">{graded.explanation}</p>
      )}
    </li>
  );
};

const areAnswersShown = ({ questions }: QuizAttemptOutput): boolean =>
  questions.some(({ correctAnswer }) => correctAnswer !== null);

const verdictOf = (result: QuizAttemptOutput) => {
  const { passed, waiting, score } = result;
  if (passed) return { tone: 'brand', title: `Você passou com ${score}%` } as const;
  if (waiting) {
    return {
      tone: 'info',
      title: 'Enviado! Agora falta a nota do professor',
      text:
        `Até agora você tem ${score}% e precisa de ${QUIZ_PASS_MARK}%; o que você escreveu ainda conta. ` +
        'Quando a nota sair, você recebe um aviso no sino.',
    } as const;
  }
  return {
    tone: 'gold',
    title: `Você fez ${score}% e precisa de ${QUIZ_PASS_MARK}%`,
    text: areAnswersShown(result)
      ? 'Leia as explicações, reveja a aula e tente outra vez. Agora há cinco minutos entre uma tentativa e outra.'
      : 'Reveja a aula e tente outra vez: as respostas certas aparecem quando você passar, ou na terceira tentativa.',
  } as const;
};

type QuizReviewProps = {
  target: StepTarget;
  questions: readonly Question[];
  answers: Readonly<Record<number, string>>;
  result: QuizAttemptOutput;
  isTimeUp: boolean;
  again: { begin: () => void; beginning: boolean; error: unknown };
  /** After a quiz that is passed, or waits for its grade. */
  onLeave: () => void;
};

/** Each question with the right answer and the reason, as soon as they are shown: where a quiz teaches. */
export const QuizReview = ({ target, questions, answers, result, isTimeUp, again, onLeave }: QuizReviewProps) => {
  const { tone, title, ...verdict } = verdictOf(result);
  const gradedOf = new Map(result.questions.map(graded => [graded.questionId, graded]));
  return (
    <>
      <div ref={target} tabIndex={-1}>
        <Alert tone={tone} title={title}>
          {isTimeUp && <p>Tempo esgotado: contou o que já estava respondido.</p>}
          {'text' in verdict && verdict.text}
        </Alert>
      </div>
      <div className="mt-4">
        <RewardBadges rewards={result.rewards} />
      </div>
      <ol className="mt-6">
        {questions.map(question => {
          const graded = gradedOf.get(question.id);
          return (
            graded && (
              <ReviewedQuestion key={question.id} question={question} answer={answers[question.id]} graded={graded} />
            )
          );
        })}
      </ol>
      {again.error !== null && (
        <Alert tone="gold" className="mb-4">
          {errorText(again.error)}
        </Alert>
      )}
      <DialogEnd>
        {leadsOn(result) ? (
          <Button onClick={onLeave}>Continuar</Button>
        ) : (
          <Button loading={again.beginning} onClick={again.begin}>
            Tentar Novamente
          </Button>
        )}
      </DialogEnd>
    </>
  );
};
