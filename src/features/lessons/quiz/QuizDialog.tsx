import { useReducer, useState } from 'react';
import type { QuizAttemptOutput } from '../../../../server/features/progress/progress.schema.ts';
import { AlertDialog } from '../../../ui/AlertDialog.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useQuizAttempt } from '../use-progress.ts';
import { answerSheet, answersToSend, blank, isAnswered, leadsOn, type Quiz } from './answer-sheet.ts';
import { QuizQuestions } from './QuizQuestions.tsx';
import { QuizResult } from './QuizResult.tsx';
import { QuizReview } from './QuizReview.tsx';
import { useStepFocus } from './step-focus.ts';
import { MINUTE_MS } from '../../../../server/common/time.schema.ts';

type QuizDialogProps = {
  lessonId: number;
  quiz: Quiz;
  /** What has just happened, to be read above the questions. */
  news: string | null;
  onClose: () => void;
  /** The quiz is passed, or waits for its grade. */
  onDone: (result: QuizAttemptOutput) => void;
};

/** A quiz from its first question to its review. The server grades; what was answered stays here until it has. */
export const QuizDialog = ({ lessonId, quiz, news, onClose, onDone }: QuizDialogProps) => {
  const attempt = useQuizAttempt();
  const [sheet, dispatch] = useReducer(answerSheet, blank);
  const [deadline] = useState(() => Date.now() + quiz.timeLimit * MINUTE_MS);
  const [isTimeUp, setTimeUp] = useState(false);
  const [isReported, setReported] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const result = attempt.data;
  const { target, focus } = useStepFocus(!result ? sheet.index : isReported ? 'review' : 'result');

  const leave = () => (result && leadsOn(result) ? onDone(result) : onClose());
  const mayLoseAnswers = !result && quiz.questions.some(({ id }) => isAnswered(sheet, id));

  const handIn = () => {
    focus(); // the button that was pressed rests while the answers travel
    attempt.mutate({ lessonId, answers: answersToSend(sheet, quiz.questions) });
  };
  const endTime = () => {
    setTimeUp(true);
    if (!attempt.isPending) handIn();
  };
  const askToLeave = () => {
    focus(); // so that whoever stays comes back to the question
    setAsking(true);
  };

  return (
    <Dialog
      title={quiz.title}
      description={!result && news}
      size="lg"
      open
      onOpenChange={mayLoseAnswers ? askToLeave : leave}
    >
      {!result && (
        <QuizQuestions
          quiz={quiz}
          sheet={sheet}
          dispatch={dispatch}
          target={target}
          deadline={deadline}
          isTimeUp={isTimeUp}
          sending={attempt.isPending}
          error={attempt.error}
          onTimeUp={endTime}
          onFinish={handIn}
        />
      )}
      {result && !isReported && (
        <QuizResult target={target} result={result} isTimeUp={isTimeUp} onReport={() => setReported(true)} />
      )}
      {result && isReported && (
        <QuizReview
          target={target}
          quiz={quiz}
          answers={sheet.answers}
          result={result}
          isTimeUp={isTimeUp}
          onLeave={leave}
        />
      )}
      <AlertDialog
        open={isAsking && !result}
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
