import { useReducer, useState } from 'react';
import type { QuizAttemptOutput } from '../../../../server/features/lessons/lessons.schema.ts';
import { AlertDialog } from '../../../ui/AlertDialog.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useQuizAttempt } from '../use-progress.ts';
import { answerSheet, answersToSend, blank, isAnswered, type Quiz } from './answer-sheet.ts';
import { QuizQuestions } from './QuizQuestions.tsx';
import { QuizResult } from './QuizResult.tsx';
import { QuizReview } from './QuizReview.tsx';

type QuizDialogProps = {
  lessonId: number;
  quiz: Quiz;
  /** What has just happened, to be read above the questions. */
  news: string | null;
  onClose: () => void;
  onPassed: (result: QuizAttemptOutput) => void;
};

const MINUTE_MS = 60_000;

/** A quiz from its first question to its review. The server grades; what was answered stays here until it has. */
export const QuizDialog = ({ lessonId, quiz, news, onClose, onPassed }: QuizDialogProps) => {
  const attempt = useQuizAttempt();
  const [sheet, dispatch] = useReducer(answerSheet, blank);
  const [deadline] = useState(() => Date.now() + quiz.timeLimit * MINUTE_MS);
  const [isReported, setReported] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const result = attempt.data;

  const leave = () => (result?.passed ? onPassed(result) : onClose());
  const mayLoseAnswers = !result && quiz.questions.some(({ id }) => isAnswered(sheet, id));

  return (
    <Dialog title={quiz.title} description={!result && news} size="lg" open onOpenChange={() => (mayLoseAnswers ? setAsking(true) : leave())}>
      {!result && (
        <QuizQuestions
          quiz={quiz}
          sheet={sheet}
          dispatch={dispatch}
          deadline={deadline}
          sending={attempt.isPending}
          error={attempt.error}
          onFinish={() => attempt.mutate({ lessonId, answers: answersToSend(sheet, quiz.questions) })}
        />
      )}
      {result && !isReported && <QuizResult result={result} onReport={() => setReported(true)} />}
      {result && isReported && <QuizReview quiz={quiz} answers={sheet.answers} result={result} onLeave={leave} />}
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Sair do quiz?"
        text="As respostas que você já deu não serão guardadas."
        confirmLabel="Sair do quiz"
        cancelLabel="Continuar respondendo"
        onConfirm={onClose}
      />
    </Dialog>
  );
};
