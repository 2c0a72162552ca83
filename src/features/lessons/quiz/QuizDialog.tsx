import { useState } from 'react';
import type { QuizAttemptOutput } from '../../../../server/features/progress/progress.schema.ts';
import { AlertDialog } from '../../../ui/AlertDialog.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { isAnswered, leadsOn } from './answer-sheet.ts';
import { QuizBeginning } from './QuizBeginning.tsx';
import { QuizQuestions } from './QuizQuestions.tsx';
import { QuizResult } from './QuizResult.tsx';
import { QuizReview } from './QuizReview.tsx';
import { useStepFocus } from './step-focus.ts';
import { useQuizTry } from './use-quiz-try.ts';

type QuizDialogProps = {
  lessonId: number;
  title: string;
  onClose: () => void;
  /** The quiz is passed, or waits for its grade. */
  onDone: (result: QuizAttemptOutput) => void;
};

/** A quiz from its first question to its review, and to the next try. The server grades. */
export const QuizDialog = ({ lessonId, title, onClose, onDone }: QuizDialogProps) => {
  const quiz = useQuizTry(lessonId);
  const { begun, sheet, result, isTimeUp } = quiz;
  const [reported, setReported] = useState<QuizAttemptOutput | null>(null);
  const [isAsking, setAsking] = useState(false);
  const isReported = result !== undefined && reported === result;
  const { target, focus } = useStepFocus(!result ? sheet.index : isReported ? 'review' : 'result');

  const leave = () => (result && leadsOn(result) ? onDone(result) : onClose());
  const isUnderWay = !result && begun !== null && begun.questions.some(({ id }) => isAnswered(sheet, id));

  const handIn = () => {
    focus(); // the button that was pressed rests while the answers travel
    quiz.handIn();
  };
  const askToLeave = () => {
    focus(); // so that whoever stays comes back to the question
    setAsking(true);
  };
  const goAway = () => {
    quiz.keep();
    onClose();
  };

  return (
    <Dialog title={title} size="lg" open onOpenChange={isUnderWay ? askToLeave : leave}>
      {!begun && <QuizBeginning error={quiz.startError} onAgain={quiz.begin} onClose={onClose} />}
      {begun && !result && (
        <QuizQuestions
          questions={begun.questions}
          sheet={sheet}
          target={target}
          deadline={begun.deadline}
          isTimeUp={isTimeUp}
          sending={quiz.sending}
          error={quiz.sendingError}
          onAnswer={quiz.answer}
          onGo={quiz.go}
          onTimeUp={quiz.endTime}
          onFinish={handIn}
        />
      )}
      {result && !isReported && (
        <QuizResult target={target} result={result} isTimeUp={isTimeUp} onReport={() => setReported(result)} />
      )}
      {begun && result && isReported && (
        <QuizReview
          target={target}
          questions={begun.questions}
          answers={sheet.answers}
          result={result}
          isTimeUp={isTimeUp}
          again={{ begin: quiz.begin, beginning: quiz.starting, error: quiz.startError }}
          onLeave={leave}
        />
      )}
      <AlertDialog
        open={isAsking && !result}
        onOpenChange={setAsking}
        title="Sair do quiz?"
        text="O que você respondeu fica guardado, mas o tempo continua correndo: volte antes que ele acabe."
        confirmLabel="Sair do quiz"
        cancelLabel="Continuar respondendo"
        onConfirm={goAway}
      />
    </Dialog>
  );
};
