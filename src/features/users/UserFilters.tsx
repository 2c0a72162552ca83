import { Search } from 'lucide-react';
import { UserRole, UserState } from '../../../server/features/users/users.schema.ts';
import { useDebouncedText } from '../../lib/use-debounced-text.ts';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { MAX_SEARCH, type UsersFilters } from './users-filters.ts';
import { roleLabels } from '../../shared/session/role-labels.ts';
import { stateLabels } from './user-labels.ts';

type UserFiltersProps = { filters: UsersFilters; onFilter: (change: Partial<UsersFilters>) => void };

export const UserFilters = ({ filters, onFilter }: UserFiltersProps) => {
  const [search, setSearch] = useDebouncedText(filters.search, text => onFilter({ search: text.trim() }));
  return (
    <div role="search" aria-label="Filtrar usuários" className="mb-6 grid grid-cols-2 gap-4 lg:grid-cols-[2fr_1fr_1fr]">
      <Field label="Buscar" className="col-span-2 lg:col-span-1">
        <TextInput
          type="search"
          icon={Search}
          maxLength={MAX_SEARCH}
          placeholder="Nome, email ou usuário"
          value={search}
          onChange={event => setSearch(event.target.value)}
        />
      </Field>
      <Field label="Papel">
        <Select
          value={filters.role ?? 'all'}
          onChange={({ target }) => onFilter({ role: UserRole.safeParse(target.value).data })}
        >
          <option value="all">Todos</option>
          {UserRole.options.map(role => (
            <option key={role} value={role}>
              {roleLabels[role]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Situação">
        <Select
          value={filters.state ?? 'all'}
          onChange={({ target }) => onFilter({ state: UserState.safeParse(target.value).data })}
        >
          <option value="all">Todas</option>
          {UserState.options.map(state => (
            <option key={state} value={state}>
              {stateLabels[state]}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
};
