import { MAX_PRICE, StoreSort } from '../../../../server/features/store/store.schema.ts';
import { useSession } from '../../../shared/session/session.tsx';
import { useDebouncedText } from '../../../lib/use-debounced-text.ts';
import type { SetUrlState } from '../../../lib/use-url-state.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { CategoryField } from '../CategoryField.tsx';
import { isFiltered, NO_FILTERS, type StoreFilters } from '../store-filters.ts';
import { sortLabels } from '../store-labels.ts';

const PANEL = 'mt-4 grid grid-cols-1 items-end gap-4 rounded-card border border-line bg-surface p-5 sm:grid-cols-3';

const priceOf = (text: string): number | undefined =>
  /^\d{1,6}$/.test(text) ? Math.min(Number(text), MAX_PRICE - 1) : undefined;

/** The filters behind 'Filtrar'; each choice takes effect at once. */
export const FilterPanel = ({
  filters,
  setFilters,
}: {
  filters: StoreFilters;
  setFilters: SetUrlState<StoreFilters>;
}) => {
  const { user } = useSession();
  const [price, typePrice] = useDebouncedText(filters.maxPrice === undefined ? '' : String(filters.maxPrice), text =>
    setFilters({ maxPrice: priceOf(text) }, { replace: true }),
  );
  return (
    <div className={PANEL}>
      <CategoryField value={filters.category} onChange={category => setFilters({ category })} />
      <Field label="Preço máximo (moedas)">
        <TextInput
          type="number"
          inputMode="numeric"
          min={1}
          placeholder="Qualquer preço"
          value={price}
          onChange={event => typePrice(event.target.value)}
        />
      </Field>
      <Field label="Ordenar por">
        <Select value={filters.sort} onChange={event => setFilters({ sort: StoreSort.parse(event.target.value) })}>
          {StoreSort.options.map(sort => (
            <option key={sort} value={sort}>
              {sortLabels[sort]}
            </option>
          ))}
        </Select>
      </Field>
      {user?.role === 'student' && (
        <div className="sm:col-span-2">
          <Switch
            label="Só os meus favoritos"
            checked={filters.favourites}
            onChange={event => setFilters({ favourites: event.target.checked })}
          />
        </div>
      )}
      {isFiltered(filters) && (
        <Button variant="ghost" className="sm:col-start-3 sm:justify-self-end" onClick={() => setFilters(NO_FILTERS)}>
          Limpar filtros
        </Button>
      )}
    </div>
  );
};
