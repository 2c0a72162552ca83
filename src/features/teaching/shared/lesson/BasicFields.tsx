import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { LessonText } from '../../../../shared/pgn/LessonText.tsx';
import { MarkdownField } from '../../../../shared/writing/MarkdownField.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Switch } from '../../../../ui/Switch.tsx';
import { TextInput } from '../../../../ui/TextInput.tsx';
import { NotationProblems } from './NotationProblems.tsx';
import { useLessonForm } from './use-lesson-form.ts';

/** The text as students will read it. */
const Preview = ({ at }: { at: number }) => {
  const { control } = useLessonForm(at);
  const text = useWatch({ control, name: `lessons.${at}.description` });
  const [isOpen, setOpen] = useState(false);
  if (text.trim() === '') return null;
  return (
    <details className="rounded-control border border-line" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold text-brand-text">
        Ver como o aluno lê
      </summary>
      <div className="border-t border-line p-4">
        {/* Closed, it would read the text again at each letter. */}
        {isOpen && <LessonText text={text} />}
      </div>
    </details>
  );
};

/** The text, of which the form keeps the Markdown. */
const TextField = ({ at }: { at: number }) => {
  const { control, errors } = useLessonForm(at);
  const { field } = useController({ control, name: `lessons.${at}.description` });
  return <MarkdownField label="Descrição" error={errors?.description?.message} {...field} />;
};

/** A lesson's title, text and length. */
export const BasicFields = ({ at }: { at: number }) => {
  const { register, errors } = useLessonForm(at);
  return (
    <>
      <Field label="Título" error={errors?.title?.message}>
        <TextInput {...register(`lessons.${at}.title`)} />
      </Field>
      <div className="space-y-3">
        <TextField at={at} />
        <NotationProblems at={at} />
        <Preview at={at} />
      </div>
      <Field
        label="Duração (minutos)"
        className="max-w-md"
        error={errors?.duration?.message}
        hint="Sua estimativa, para o que não se pode medir: vídeos da escola, textos e quizzes são medidos."
      >
        <TextInput
          type="number"
          inputMode="numeric"
          min={1}
          {...register(`lessons.${at}.duration`, { valueAsNumber: true })}
        />
      </Field>
    </>
  );
};

/** Where a lesson stands in its course, whether students see it, and when it is taught. */
export const PlanFields = ({ at }: { at: number }) => {
  const { register, control, errors } = useLessonForm(at);
  const [active, scheduledAt] = useWatch({ control, name: [`lessons.${at}.active`, `lessons.${at}.scheduledAt`] });
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Ordem" error={errors?.order?.message} hint="O lugar da lição no curso.">
          <TextInput
            type="number"
            inputMode="numeric"
            min={1}
            {...register(`lessons.${at}.order`, { valueAsNumber: true })}
          />
        </Field>
        <Field
          label="Data da aula"
          optional
          error={errors?.scheduledAt?.message}
          hint="Para uma aula marcada no cronograma, no horário de Brasília."
        >
          <TextInput type="datetime-local" {...register(`lessons.${at}.scheduledAt`)} />
        </Field>
      </div>
      {scheduledAt !== '' && (
        <Switch
          label="Aula cancelada"
          hint="A data continua no cronograma, marcada como cancelada."
          {...register(`lessons.${at}.cancelled`)}
        />
      )}
      <Switch
        label="Publicada"
        hint={active ? 'Os alunos do curso veem esta lição.' : 'Rascunho: só você vê esta lição.'}
        {...register(`lessons.${at}.active`)}
      />
    </>
  );
};
