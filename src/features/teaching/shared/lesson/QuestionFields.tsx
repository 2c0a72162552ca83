import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { RadioGroup } from '../../../../ui/RadioGroup.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { Textarea } from '../../../../ui/Textarea.tsx';
import { BoardFields } from './BoardFields.tsx';
import { ChoiceFields } from './ChoiceFields.tsx';
import type { QuestionType } from './lesson-values.ts';
import { Mistake } from './Mistake.tsx';
import { QuestionDiagram } from './QuestionDiagram.tsx';
import { useLessonForm } from './use-lesson-form.ts';

const types: Record<QuestionType, string> = {
  multiple_choice: 'Múltipla escolha',
  true_false: 'Verdadeiro ou falso',
  essay: 'Dissertativa',
  board: 'No tabuleiro',
};
const verdicts = [
  { value: 'true', label: 'Verdadeiro' },
  { value: 'false', label: 'Falso' },
];

type QuestionFieldsProps = {
  at: number;
  index: number;
  count: number;
  onMoveUp: () => void;
  onMoveDown: () => void;
  onRemove: () => void;
};

/** A question of a quiz, its answer and why it is the answer. */
export const QuestionFields = ({ at, index, count, onMoveUp, onMoveDown, onRemove }: QuestionFieldsProps) => {
  const { register, control, setValue, errors } = useLessonForm(at);
  const path = `lessons.${at}.quiz.questions.${index}` as const;
  const [type, correctAnswer] = useWatch({ control, name: [`${path}.type`, `${path}.correctAnswer`] });
  const wrong = errors?.quiz?.questions?.[index];
  const number = index + 1;
  const forget = () => setValue(`${path}.correctAnswer`, '', { shouldDirty: true });
  return (
    <div
      role="group"
      aria-label={`Questão ${number}`}
      className="grid gap-4 border-t-2 border-line pt-4 sm:rounded-control sm:border sm:p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p aria-hidden className="font-display text-lg font-semibold">
          Questão {number}
        </p>
        <div className="flex gap-1">
          <Button
            data-move="up"
            variant="ghost"
            size="icon"
            aria-label={`Mover questão ${number} para cima`}
            disabled={index === 0}
            onClick={onMoveUp}
          >
            <ArrowUp aria-hidden />
          </Button>
          <Button
            data-move="down"
            variant="ghost"
            size="icon"
            aria-label={`Mover questão ${number} para baixo`}
            disabled={number === count}
            onClick={onMoveDown}
          >
            <ArrowDown aria-hidden />
          </Button>
          <Button variant="ghost" size="icon" aria-label={`Remover questão ${number}`} onClick={onRemove}>
            <Trash2 aria-hidden />
          </Button>
        </div>
      </div>
      <Field label="Pergunta" error={wrong?.question?.message}>
        <Textarea rows={2} {...register(`${path}.question`)} />
      </Field>
      <QuestionDiagram at={at} questionIndex={index} />
      <Field label="Tipo de questão" className="max-w-80">
        <Select {...register(`${path}.type`, { onChange: forget })}>
          {Object.entries(types).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      {type === 'multiple_choice' && <ChoiceFields at={at} questionIndex={index} />}
      {type === 'board' && <BoardFields at={at} questionIndex={index} />}
      {type === 'true_false' && (
        <div>
          <RadioGroup
            legend="Resposta correta"
            name={`${path}.correctAnswer`}
            options={verdicts}
            value={correctAnswer}
            {...(wrong?.correctAnswer && { 'data-invalid': true, 'aria-describedby': `${path}-error` })}
            onChange={event => setValue(`${path}.correctAnswer`, event.target.value, { shouldDirty: true })}
          />
          <Mistake id={`${path}-error`} message={wrong?.correctAnswer?.message} />
        </div>
      )}
      {type === 'essay' && (
        <Field
          label="Resposta-modelo"
          error={wrong?.correctAnswer?.message}
          hint="O aluno a lê depois de responder, e você a tem à mão quando corrige."
        >
          <Textarea rows={3} {...register(`${path}.correctAnswer`)} />
        </Field>
      )}
      <Field label="Explicação" optional error={wrong?.explanation?.message} hint="O aluno lê depois de responder.">
        <Textarea rows={2} {...register(`${path}.explanation`)} />
      </Field>
    </div>
  );
};
