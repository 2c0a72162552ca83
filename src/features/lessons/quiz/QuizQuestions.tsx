import { ArrowLeft, ArrowRight } from 'lucide-react';
import { errorText } from '../../../lib/error-text.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { DialogEnd } from '../../../ui/DialogEnd.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { type AnswerSheet, isAnswered, type Question } from './answer-sheet.ts';
import { Countdown } from './Countdown.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import type { StepTarget } from './step-focus.ts';

type QuizQuestionsProps = {
  questions: readonly Question[];
  sheet: AnswerSheet;
  target: StepTarget;
  deadline: number;
  isTimeUp: boolean;
  sending: boolean;
  error: unknown;
  onAnswer: (questionId: number, answer: string) => void;
  onGo: (by: 1 | -1) => void;
  onTimeUp: () => void;
  onFinish: () => void;
};

/**
 * The questions, one at a time, with the remaining time. When the time is up no answer can change and the quiz is sent.
 */
export const QuizQuestions = ({
  questions,
  sheet,
  target,
  deadline,
  isTimeUp,
  sending,
  error,
  onAnswer,
  onGo,
  onTimeUp,
  onFinish,
}: QuizQuestionsProps) => {
  const total = questions.length;
  const question = questions[sheet.index];
  if (!question) return null;

  const isLast = sheet.index === total - 1;
  const position = `Questão ${sheet.index + 1} de ${total}`;
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <p aria-live="polite" className="font-semibold">
          {position}
        </p>
        <Countdown deadline={deadline} onEnd={onTimeUp} />
      </div>
      <Progress value={sheet.index + 1} max={total} label="Andamento do quiz" valueText={position} className="mb-6" />

      <QuestionCard
        key={question.id}
        question={question}
        target={target}
        answer={sheet.answers[question.id] ?? ''}
        disabled={sending || isTimeUp}
        onAnswer={answer => onAnswer(question.id, answer)}
      />

      {error !== null && (
        <Alert tone="danger" title="Não foi possível enviar suas respostas" className="mt-6">
          {errorText(error)} Elas continuam aqui: tente de novo.
        </Alert>
      )}

      <DialogEnd className="mt-7 sm:justify-between">
        <Button variant="secondary" disabled={sheet.index === 0 || sending} onClick={() => onGo(-1)}>
          <ArrowLeft aria-hidden /> Anterior
        </Button>
        {isLast || isTimeUp ? (
          <Button loading={sending} disabled={!isTimeUp && !isAnswered(sheet, question.id)} onClick={onFinish}>
            {sending ? 'Corrigindo...' : isTimeUp ? 'Enviar respostas' : 'Finalizar'}
          </Button>
        ) : (
          <Button disabled={!isAnswered(sheet, question.id)} onClick={() => onGo(1)}>
            Próxima <ArrowRight aria-hidden />
          </Button>
        )}
      </DialogEnd>
    </>
  );
};
