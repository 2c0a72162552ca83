import { Field } from '../../../ui/Field.tsx';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import { ANSWER_MAX_LENGTH } from '../../../../server/features/progress/progress.schema.ts';
import { choicesOf, type Question } from './answer-sheet.ts';
import type { StepTarget } from './step-focus.ts';

type QuestionCardProps = {
  question: Question;
  target: StepTarget;
  answer: string;
  disabled: boolean;
  onAnswer: (answer: string) => void;
};

/** One question with its answer field. */
export const QuestionCard = ({ question, target, answer, disabled, onAnswer }: QuestionCardProps) => {
  const text = (
    <span ref={target} tabIndex={-1} className="mb-3 block font-display text-heading whitespace-pre-line">
      {question.question}
    </span>
  );
  return question.type === 'essay' ? (
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
      options={choicesOf(question)}
      stacked
      value={answer}
      disabled={disabled}
      onChange={event => onAnswer(event.target.value)}
    />
  );
};
