import { useFormContext, useWatch } from 'react-hook-form';
import {
  COURSE_DURATION,
  COURSE_TITLE_MAX_LENGTH,
  MAX_STUDENTS,
} from '../../../../../server/features/teaching/course-form.schema.ts';
import { Category, Difficulty } from '../../../../../server/features/courses/courses.schema.ts';
import { difficultyLabels } from '../../../../lib/course-labels.ts';
import { Card } from '../../../../ui/Card.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { Textarea } from '../../../../ui/Textarea.tsx';
import { TextInput } from '../../../../ui/TextInput.tsx';
import { professorCategoryLabels } from '../../shared/categories.ts';
import { listMessage } from '../../../../lib/form.ts';
import type { CourseValues } from './course-values.ts';
import { ItemList } from './ItemList.tsx';

const OFFERED: readonly Category[] = [
  'beginners',
  'intermediate',
  'advanced',
  'tactics',
  'strategy',
  'openings',
  'endgames',
];

/** The categories that the form offers, and the one that the course has already. */
const categoriesFor = (own: Category | undefined): Category[] =>
  Category.options.filter(category => OFFERED.includes(category) || category === own);

const BasicFields = () => {
  const { register, formState } = useFormContext<CourseValues>();
  const { errors, defaultValues } = formState;
  return (
    <Card as="section" aria-label="Informações básicas" className="grid gap-5">
      <Field label="Título" error={errors.title?.message}>
        <TextInput maxLength={COURSE_TITLE_MAX_LENGTH} {...register('title')} />
      </Field>
      <Field label="Descrição" error={errors.description?.message}>
        <Textarea rows={6} {...register('description')} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Categoria" error={errors.category?.message}>
          <Select {...register('category')}>
            {categoriesFor(defaultValues?.category).map(category => (
              <option key={category} value={category}>
                {professorCategoryLabels[category]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Dificuldade" error={errors.difficulty?.message}>
          <Select {...register('difficulty')}>
            {Difficulty.options.map(difficulty => (
              <option key={difficulty} value={difficulty}>
                {difficultyLabels[difficulty]}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label="Duração (minutos)"
          error={errors.duration?.message}
          hint={`De ${COURSE_DURATION.min} a ${COURSE_DURATION.max} minutos`}
        >
          <TextInput
            type="number"
            inputMode="numeric"
            min={COURSE_DURATION.min}
            max={COURSE_DURATION.max}
            {...register('duration', { valueAsNumber: true })}
          />
        </Field>
        <Field
          label="Máximo de alunos"
          error={errors.maxStudents?.message}
          hint={`De ${MAX_STUDENTS.min} a ${MAX_STUDENTS.max} alunos`}
        >
          <TextInput
            type="number"
            inputMode="numeric"
            min={MAX_STUDENTS.min}
            max={MAX_STUDENTS.max}
            {...register('maxStudents', { valueAsNumber: true })}
          />
        </Field>
      </div>
    </Card>
  );
};

/** What the course is, what one learns in it and what one should know before. */
export const DetailsTab = () => {
  const { control, setValue, formState } = useFormContext<CourseValues>();
  const [objectives, prerequisites, newObjective, newPrerequisite] = useWatch({
    control,
    name: ['objectives', 'prerequisites', 'newObjective', 'newPrerequisite'],
  });
  const { errors } = formState;
  return (
    <div className="grid gap-6">
      <BasicFields />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <Card>
          <ItemList
            title="Objetivos do Curso"
            one="objetivo"
            placeholder="Ex.: Reconhecer um garfo"
            items={objectives}
            text={newObjective}
            error={listMessage(errors.objectives)}
            onChange={items => setValue('objectives', items, { shouldDirty: true })}
            onText={text => setValue('newObjective', text, { shouldDirty: true })}
          />
        </Card>
        <Card>
          <ItemList
            title="Pré-requisitos"
            one="pré-requisito"
            placeholder="Ex.: Saber como as peças se movem"
            items={prerequisites}
            text={newPrerequisite}
            error={listMessage(errors.prerequisites)}
            onChange={items => setValue('prerequisites', items, { shouldDirty: true })}
            onText={text => setValue('newPrerequisite', text, { shouldDirty: true })}
          />
        </Card>
      </div>
    </div>
  );
};
