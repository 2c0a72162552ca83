import type { UseFormReturn } from 'react-hook-form';
import { KINDS_OF, StoreBadge, StoreCategory, StoreLevel } from '../../../../server/features/store/store.schema.ts';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { badgeLabels, categoryLabels, kindLabels, levelLabels } from '../store-labels.ts';
import type { ItemValues } from './item-values.ts';

type Form = Pick<UseFormReturn<ItemValues>, 'register' | 'watch' | 'formState'>;
type TextName = Exclude<
  keyof ItemValues,
  'featured' | 'active' | 'physical' | 'badges' | 'category' | 'kind' | 'level'
>;

export const Kind = ({ form }: { form: Form }) => {
  const category = form.watch('category');
  const kinds = KINDS_OF[category];
  return (
    <>
      <Field label="Categoria">
        <Select {...form.register('category')}>
          {StoreCategory.options.map(value => (
            <option key={value} value={value}>
              {categoryLabels[value]}
            </option>
          ))}
        </Select>
      </Field>
      {kinds.length > 1 && (
        <Field label="Tipo" error={form.formState.errors.kind?.message}>
          <Select {...form.register('kind')}>
            {kinds.map(value => (
              <option key={value} value={value}>
                {kindLabels[value].one}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </>
  );
};

const ONE_A_LINE = 'Um por linha.';

/** What only this category has. */
export const Own = ({ form }: { form: Form }) => {
  const category = form.watch('category');
  if (category === 'combo') {
    return (
      <>
        <Lines form={form} name="included" label="Itens inclusos" hint={ONE_A_LINE} />
        <Lines form={form} name="benefits" label="Benefícios extras" hint={ONE_A_LINE} optional />
        <Line form={form} name="emblem" label="Emblema" optional />
        <Line form={form} name="boostPercent" label="Bônus de XP (%)" type="number" optional />
        <Line form={form} name="boostDays" label="Dias de bônus" type="number" optional />
      </>
    );
  }
  if (category === 'piece') {
    return (
      <>
        <Line form={form} name="material" label="Material" optional />
        <Line form={form} name="size" label="Tamanho" optional />
        <Lines form={form} name="features" label="Características" hint={ONE_A_LINE} optional />
      </>
    );
  }
  if (category === 'other') {
    return <Line form={form} name="shelf" label="Categoria da escola" hint="Como “Camisetas” ou “Livros”." />;
  }
  return (
    <>
      <Field label="Nível" error={form.formState.errors.level?.message}>
        <Select {...form.register('level')}>
          <option value="">Escolha</option>
          {StoreLevel.options.map(level => (
            <option key={level} value={level}>
              {levelLabels[level].label}
            </option>
          ))}
        </Select>
      </Field>
      <Line form={form} name="pages" label="Páginas" type="number" optional />
      <Line form={form} name="format" label="Formato" optional />
      <Line form={form} name="author" label="Autor" optional />
      <Lines form={form} name="topics" label="Temas" hint={ONE_A_LINE} optional />
      <Lines
        form={form}
        name="sample"
        label="Página de amostra"
        hint="Uma linha em branco separa parágrafos. A primeira é o título."
        optional
        rows={6}
      />
      <Lines
        form={form}
        name="content"
        label="Conteúdo do caderno"
        hint="Em Markdown. Quem compra lê na academia, sempre a edição mais nova. Sem ele o caderno é só impresso."
        optional
        rows={12}
      />
    </>
  );
};

type LineProps = {
  form: Form;
  name: TextName;
  label: string;
  hint?: string;
  optional?: boolean;
  type?: 'number';
  className?: string;
};

export const Line = ({ form, name, label, hint, optional = false, type, className }: LineProps) => (
  <Field
    label={label}
    hint={hint}
    optional={optional}
    error={form.formState.errors[name]?.message}
    {...(className && { className })}
  >
    <TextInput {...(type && { type, inputMode: 'numeric' as const, min: 0 })} {...form.register(name)} />
  </Field>
);

export const Lines = ({ form, name, label, hint, optional = false, rows = 4 }: LineProps & { rows?: number }) => (
  <Field
    label={label}
    hint={hint}
    optional={optional}
    className="sm:col-span-2"
    error={form.formState.errors[name]?.message}
  >
    <Textarea rows={rows} {...form.register(name)} />
  </Field>
);

export const Badges = ({ form }: { form: Form }) => (
  <fieldset className="sm:col-span-2">
    <legend className="mb-1.5 font-semibold">Selos</legend>
    <div className="flex flex-wrap gap-x-6 gap-y-1">
      {StoreBadge.options.map(badge => (
        <label key={badge} className="inline-flex min-h-11 cursor-pointer items-center gap-2">
          <input type="checkbox" value={badge} className="size-5 accent-brand" {...form.register('badges')} />
          {badgeLabels[badge].label}
        </label>
      ))}
    </div>
  </fieldset>
);
