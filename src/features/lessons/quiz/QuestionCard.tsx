import { lazy, type ReactNode, Suspense } from 'react';
import { fencedText } from '../../../shared/pgn/fenced-text.ts';
import { PgnWaiting } from '../../../shared/pgn/Pgn.tsx';
import { TextBoards } from '../../../shared/pgn/TextBoards.tsx';
import { MiniBoard } from '../../../board/MiniBoard.tsx';
import { Field } from '../../../ui/Field.tsx';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import { ANSWER_MAX_LENGTH } from '../../../../server/features/progress/quiz-limits.schema.ts';
import { choicesOf, type Question } from './answer-sheet.ts';
import type { StepTarget } from './step-focus.ts';

// The board comes with the first question that has one.
const BoardQuestion = lazy(() => import('./BoardQuestion.tsx'));

type QuestionCardProps = {
  question: Question;
  target: StepTarget;
  answer: string;
  disabled: boolean;
  onAnswer: (answer: string) => void;
};

/** One question with its answer field. */
export const QuestionCard = ({ question, target, answer, disabled, onAnswer }: QuestionCardProps) => {
  const { words, boards } = fencedText(question.question);
  const text = (
    <span ref={target} tabIndex={-1} className="mb-3 block font-display text-heading whitespace-pre-line">
      {words}
    </span>
  );
  if (question.type === 'board' && question.fen !== undefined)
    return (
      <fieldset className="min-w-0">
        <legend>{text}</legend>
        <TextBoards boards={boards} />
        <Suspense fallback={<PgnWaiting />}>
          <BoardQuestion
            fen={question.fen}
            plies={question.plies ?? 1}
            answer={answer}
            disabled={disabled}
            onAnswer={onAnswer}
          />
        </Suspense>
      </fieldset>
    );
  return (
    <>
      <TextBoards boards={boards} />
      <WordsOrChoice text={text} {...{ question, answer, disabled, onAnswer }} />
    </>
  );
};

/** A board in an option is a picture beside its words. */
const toOption = ({ value, label }: { value: string; label: string }, index: number) => {
  const { words, boards } = fencedText(label);
  const picture = boards.find(({ kind }) => kind === 'fen')?.text;
  return picture === undefined
    ? { value, label }
    : { value, label: words || `Diagrama ${index + 1}`, picture: <MiniBoard fen={picture} className="w-40" /> };
};

type WordsOrChoiceProps = Omit<QuestionCardProps, 'target'> & { text: ReactNode };

const WordsOrChoice = ({ question, text, answer, disabled, onAnswer }: WordsOrChoiceProps) =>
  question.type === 'essay' ? (
    <Field label={text}>
      <Textarea
        rows={7}
        value={answer}
        maxLength={ANSWER_MAX_LENGTH}
        disabled={disabled}
        placeholder="Escreva sua resposta..."
        onChange={event => onAnswer(event.target.value)}
      />
    </Field>
  ) : (
    <RadioGroup
      legend={text}
      name={`questao-${question.id}`}
      options={choicesOf(question).map(toOption)}
      stacked
      value={answer}
      disabled={disabled}
      onChange={event => onAnswer(event.target.value)}
    />
  );
