import { StoreCategory } from '../../../server/features/store/store.schema.ts';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { categoryLabels } from './store-labels.ts';

type CategoryFieldProps = {
  /** None: every category. */ value: StoreCategory | undefined;
  onChange: (category: StoreCategory | undefined) => void;
};

/** One category of the store, or all of them. */
export const CategoryField = ({ value, onChange }: CategoryFieldProps) => (
  <Field label="Categoria">
    <Select value={value ?? ''} onChange={({ target }) => onChange(StoreCategory.safeParse(target.value).data)}>
      <option value="">Todas</option>
      {StoreCategory.options.map(category => (
        <option key={category} value={category}>
          {categoryLabels[category]}
        </option>
      ))}
    </Select>
  </Field>
);
