import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ManagedItem, StoreItemForm } from '../../../../server/features/store/managed-item.schema.ts';
import { readingResolver } from '../../../lib/form.ts';
import { useClearErrorsOnEdit } from '../../../lib/use-clear-errors-on-edit.ts';
import { ImageField, type Picture } from '../../../shared/images/ImageField.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FormEnd } from '../../../ui/FormEnd.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { ItemArt } from '../art/ItemArt.tsx';
import { Badges, Kind, Line, Lines, Own } from './ItemFields.tsx';
import { type ItemValues, NEW_ITEM, readValues, valuesOf } from './item-values.ts';
import { useCreateItem, useUpdateItem } from './use-manage.ts';

/** A product, new or known, as an administrator writes it. */
export const ItemDialog = ({ item, onClose }: { item: ManagedItem | null; onClose: () => void }) => {
  const form = useForm<ItemValues, unknown, StoreItemForm>({
    resolver: readingResolver(readValues),
    reValidateMode: 'onSubmit',
    defaultValues: item ? valuesOf(item) : NEW_ITEM,
  });
  useClearErrorsOnEdit(form);
  const [photo, setPhoto] = useState<Picture>(item?.imageUrl ?? null);
  const create = useCreateItem();
  const update = useUpdateItem();
  const error = create.error ?? update.error;
  const isSaving = create.isPending || update.isPending;
  const done = () => {
    onClose();
    toast({ title: item ? 'Produto atualizado!' : 'Produto criado!' });
  };
  const save = ({ stock, imageUrl: _photo, ...change }: StoreItemForm) => {
    if (item) update.mutate({ itemId: item.id, ...change, photo }, { onSuccess: done });
    else create.mutate({ ...change, stock, photo }, { onSuccess: done });
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
        <div className="sm:col-span-2">
          <ImageField
            label="Foto"
            hint="Sem foto, a loja mostra um desenho."
            blank={<ItemArt item={{ id: item?.id ?? 0, kind: form.watch('kind'), material: null }} />}
            picture={photo}
            onChange={setPhoto}
          />
        </div>
        <Badges form={form} />
        <div className="grid gap-2 sm:col-span-2">
          <Switch
            label="Produto físico"
            hint="Aparece em Compras para ser entregue, e a devolução espera o produto."
            {...form.register('physical')}
          />
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
