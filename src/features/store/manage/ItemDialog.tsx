import { useForm, type UseFormReturn } from 'react-hook-form';
import {
  KINDS_OF,
  StoreBadge,
  StoreCategory,
  type StoreItemForm,
  StoreLevel,
  type ManagedItem,
} from '../../../../server/features/store/store.schema.ts';
import { readingResolver } from '../../../lib/form.ts';
import { useClearErrorsOnEdit } from '../../../lib/use-clear-errors-on-edit.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FormEnd } from '../../../ui/FormEnd.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { badgeLabels, categoryLabels, kindLabels, levelLabels } from '../store-labels.ts';
import { type ItemValues, NEW_ITEM, readValues, valuesOf } from './item-values.ts';
import { useCreateItem, useUpdateItem } from './use-manage.ts';

type Form = Pick<UseFormReturn<ItemValues>, 'register' | 'watch' | 'formState'>;
type TextName = Exclude<keyof ItemValues, 'featured' | 'active' | 'badges' | 'category' | 'kind' | 'level'>;

/** A product, new or known, as an administrator writes it. */
export const ItemDialog = ({ item, onClose }: { item: ManagedItem | null; onClose: () => void }) => {
  const form = useForm<ItemValues, unknown, StoreItemForm>({
    resolver: readingResolver(readValues),
    reValidateMode: 'onSubmit',
    defaultValues: item ? valuesOf(item) : NEW_ITEM,
  });
  useClearErrorsOnEdit(form);
  const create = useCreateItem();
  const update = useUpdateItem();
  const error = create.error ?? update.error;
  const isSaving = create.isPending || update.isPending;
  const done = () => {
    onClose();
    toast({ title: item ? 'Produto atualizado!' : 'Produto criado!' });
  };
  const save = ({ stock, ...change }: StoreItemForm) => {
    if (item) update.mutate({ itemId: item.id, ...change }, { onSuccess: done });
    else create.mutate({ ...change, stock }, { onSuccess: done });
  };
  return (
    <Dialog open onOpenChange={stays => !stays && onClose()} size="lg" title={item ? 'Editar produto' : 'Novo produto'}>
      <form noValidate className="grid grid-cols-1 gap-5 sm:grid-cols-2" onSubmit={form.handleSubmit(save)}>
        <Kind form={form} />
        <Line form={form} name="name" label="Nome" className="sm:col-span-2" />
        <Lines form={form} name="description" label="Descrição" rows={3} />
        <Line form={form} name="price" label="Preço em moedas" type="number" />
        <Line
          form={form}
          name="oldPrice"
          label="Preço antigo"
          type="number"
          optional
          hint="Com ele o desconto é calculado e mostrado."
        />
        {!item && <Line form={form} name="stock" label="Estoque" type="number" optional hint="Vazio: sem limite." />}
        <Own form={form} />
        <Badges form={form} />
        <div className="grid gap-2 sm:col-span-2">
          <Switch label="Em destaque" hint="Aparece primeiro nas páginas da loja." {...form.register('featured')} />
          <Switch
            label="À venda"
            hint="Fora da venda, some da loja; quem comprou continua com o que tem."
            {...form.register('active')}
          />
        </div>
        <FormEnd error={error} isSaving={isSaving} onClose={onClose} />
      </form>
    </Dialog>
  );
};

const Kind = ({ form }: { form: Form }) => {
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
const Own = ({ form }: { form: Form }) => {
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

const Line = ({ form, name, label, hint, optional = false, type, className }: LineProps) => (
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

const Lines = ({ form, name, label, hint, optional = false, rows = 4 }: LineProps & { rows?: number }) => (
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

const Badges = ({ form }: { form: Form }) => (
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
