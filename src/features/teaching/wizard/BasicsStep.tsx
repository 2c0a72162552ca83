import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { COURSE_DURATION, MAX_STUDENTS } from '../../../../server/features/teaching/course-form.schema.ts';
import { Category, Difficulty } from '../../../../server/features/courses/courses.schema.ts';
import { difficultyLabels } from '../../../lib/course-labels.ts';
import { formatMoney } from '../../../lib/format.ts';
import { Card } from '../../../ui/Card.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { professorCategoryLabels } from '../shared/categories.ts';
import { centsOf } from '../shared/price.ts';
import { ThumbnailField } from './ThumbnailField.tsx';
import { ItemList } from './ItemList.tsx';
import { NEW_OBJECTIVE, type WizardValues } from './wizard-values.ts';

const coins = (cents: number): string =>
  cents > 0
    ? `Os alunos veem ${Math.ceil(cents / 100).toLocaleString('pt-BR')} moedas (${formatMoney(cents)}).`
    : 'Com preço 0, o curso é gratuito.';

/** What the course is, who it is for, and what it costs. */
export const BasicsStep = () => {
  const { register, control, setValue } = useFormContext<WizardValues>();
  const { errors } = useFormState({ control });
  const [price, imageUrl] = useWatch({ control, name: ['price', 'imageUrl'] });
  const number = { valueAsNumber: true } as const;
  return (
    <div className="grid gap-6">
      <p className="-mt-3 text-ink-soft">
        Só o título e a descrição são obrigatórios. O resto já vem preenchido ou é opcional, e tudo pode mudar depois.
      </p>
      <Card className="grid gap-5">
        <Field label="Título do curso" error={errors.title?.message}>
          <TextInput {...register('title')} />
        </Field>
        <Field
          label="Descrição"
          error={errors.description?.message}
          hint="O que o aluno vai aprender, em poucas frases."
        >
          <Textarea rows={5} {...register('description')} />
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Categoria" error={errors.category?.message}>
            <Select {...register('category')}>
              {Category.options.map(value => (
                <option key={value} value={value}>
                  {professorCategoryLabels[value]}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Dificuldade" error={errors.difficulty?.message}>
            <Select {...register('difficulty')}>
              {Difficulty.options.map(value => (
                <option key={value} value={value}>
                  {difficultyLabels[value]}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <div className="grid gap-5 sm:grid-cols-3">
          <Field label="Preço (R$)" error={errors.price?.message} hint={coins(centsOf(price))}>
            <TextInput inputMode="decimal" autoComplete="off" {...register('price')} />
          </Field>
          <Field
            label="Duração (minutos)"
            error={errors.duration?.message}
            hint={`De ${COURSE_DURATION.min} a ${COURSE_DURATION.max} minutos.`}
          >
            <TextInput
              type="number"
              inputMode="numeric"
              min={COURSE_DURATION.min}
              max={COURSE_DURATION.max}
              {...register('duration', number)}
            />
          </Field>
          <Field
            label="Máximo de alunos"
            error={errors.maxStudents?.message}
            hint={`De ${MAX_STUDENTS.min} a ${MAX_STUDENTS.max} alunos.`}
          >
            <TextInput
              type="number"
              inputMode="numeric"
              min={MAX_STUDENTS.min}
              max={MAX_STUDENTS.max}
              {...register('maxStudents', number)}
            />
          </Field>
        </div>
        <Switch
          label="Certificado de conclusão"
          hint="Quem conclui todas as aulas e quizzes recebe um certificado."
          {...register('certificateEnabled')}
        />
      </Card>
      <Card>
        <ThumbnailField
          imageUrl={imageUrl}
          error={errors.imageUrl?.message}
          onChange={url => setValue('imageUrl', url, { shouldDirty: true })}
        />
      </Card>
      <Card className="grid gap-8 lg:grid-cols-2">
        <ItemList name="objectives" legend="Objetivos do curso" one="Objetivo" fresh={NEW_OBJECTIVE} />
        <ItemList
          name="prerequisites"
          legend="Pré-requisitos"
          one="Pré-requisito"
          fresh="Novo pré-requisito do curso"
        />
      </Card>
    </div>
  );
};
