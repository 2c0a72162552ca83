import { Plus } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { QUESTIONS_PER_QUIZ } from '../../../../../server/features/teaching/lesson-form.schema.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { TextInput } from '../../../../ui/TextInput.tsx';
import { listMessage } from '../../../../lib/form.ts';
import { useRowFocus } from '../use-row-focus.ts';
import { blankQuestion } from './lesson-values.ts';
import { Mistake } from './Mistake.tsx';
import { QuestionFields } from './QuestionFields.tsx';
import { useLessonForm } from './use-lesson-form.ts';

/** A lesson's quiz. Without a title and questions the lesson has none. */
export const QuizFields = ({ at }: { at: number }) => {
  const { register, control, clearErrors, errors } = useLessonForm(at);
  const { fields, append, remove, move } = useFieldArray({
    control,
    name: `lessons.${at}.quiz.questions`,
    keyName: 'key',
  });
  const { container, focusOn } = useRowFocus();
  const wrong = errors?.quiz;
  const noQuestions = listMessage(wrong?.questions);
  const errorId = `quiz-${at}-questions-error`;

  const add = () => {
    clearErrors(`lessons.${at}.quiz.questions`);
    append(blankQuestion(), { focusName: `lessons.${at}.quiz.questions.${fields.length}.question` });
  };
  const moveQuestion = (from: number, to: number, direction: 'up' | 'down') => {
    move(from, to);
    focusOn(`[data-question="${to}"] [data-move="${direction}"]`, `[data-question="${to}"] [data-move]:enabled`);
  };
  return (
    <div ref={container} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <Field
          label="Título do quiz"
          error={wrong?.title?.message}
          hint={fields.length === 0 ? 'Sem questões e sem título, não há quiz.' : undefined}
        >
          <TextInput {...register(`lessons.${at}.quiz.title`)} />
        </Field>
        <Field label="Tempo limite (minutos)" error={wrong?.timeLimit?.message}>
          <TextInput
            type="number"
            inputMode="numeric"
            min={1}
            {...register(`lessons.${at}.quiz.timeLimit`, { valueAsNumber: true })}
          />
        </Field>
      </div>
      <ol className="grid gap-5">
        {fields.map((field, own) => (
          <li key={field.key} data-question={own}>
            <QuestionFields
              at={at}
              index={own}
              count={fields.length}
              onMoveUp={() => moveQuestion(own, own - 1, 'up')}
              onMoveDown={() => moveQuestion(own, own + 1, 'down')}
              onRemove={() => {
                remove(own);
                focusOn('[data-add]');
              }}
            />
          </li>
        ))}
      </ol>
      <div>
        <Button
          data-add
          {...(noQuestions && { 'data-invalid': true, 'aria-describedby': errorId })}
          variant="secondary"
          disabled={fields.length >= QUESTIONS_PER_QUIZ}
          onClick={add}
        >
          <Plus aria-hidden /> Adicionar questão
        </Button>
        <Mistake id={errorId} message={noQuestions} />
      </div>
    </div>
  );
};
