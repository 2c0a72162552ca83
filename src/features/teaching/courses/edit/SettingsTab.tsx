import { useFormContext, useWatch } from 'react-hook-form';
import type { Course } from '../../../../../server/features/courses/courses.schema.ts';
import { Card } from '../../../../ui/Card.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Switch } from '../../../../ui/Switch.tsx';
import { TextInput } from '../../../../ui/TextInput.tsx';
import { priceText } from '../labels.ts';
import type { CourseValues } from './course-values.ts';
import { centsOf } from '../../shared/price.ts';
import { ThumbnailField } from './ThumbnailField.tsx';

const PriceField = ({ mayChange }: { mayChange: boolean }) => {
  const { register, control, formState } = useFormContext<CourseValues>();
  const cents = centsOf(useWatch({ control, name: 'price' }));
  const coins = `${Math.ceil(cents / 100).toLocaleString('pt-BR')} moedas (${priceText(cents)})`;
  const shown = Number.isNaN(cents)
    ? 'Zero para um curso gratuito'
    : `Os alunos veem: ${cents === 0 ? 'Gratuito' : coins}`;
  return (
    <Field
      label="Preço (R$)"
      className="max-w-72"
      error={formState.errors.price?.message}
      hint={mayChange ? shown : `${shown}. Só quem criou o curso muda o preço.`}
    >
      <TextInput inputMode="decimal" autoComplete="off" readOnly={!mayChange} {...register('price')} />
    </Field>
  );
};

/** Whether the course is open, what it costs and how it looks. */
export const SettingsTab = ({ course }: { course: Course }) => {
  const { register, control } = useFormContext<CourseValues>();
  const isActive = useWatch({ control, name: 'isActive' });
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <Card as="section" aria-label="Acesso e preço" className="grid gap-6">
        <Switch
          label="Curso ativo"
          hint={isActive ? 'Os alunos podem se matricular e acessar o conteúdo.' : 'Os alunos não podem se matricular.'}
          {...register('isActive')}
        />
        <Switch
          label="Certificado"
          hint="Quem conclui todas as aulas e quizzes recebe um certificado."
          {...register('certificateEnabled')}
        />
        <PriceField mayChange={course.owned} />
      </Card>
      <Card as="section" aria-labelledby="course-thumbnail">
        <ThumbnailField course={course} />
      </Card>
    </div>
  );
};
