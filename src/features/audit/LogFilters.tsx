import { UserRound, X } from 'lucide-react';
import { useState } from 'react';
import { GROUPS } from '../../../server/features/audit/event-lists.schema.ts';
import { useDebouncedText } from '../../lib/use-debounced-text.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { groupLabels, type LogFilterValues } from './log-filters.ts';
import { usePeople } from './use-log.ts';

type LogFiltersProps = {
  filters: LogFilterValues;
  /** Of the person who was chosen, where it is known. */ personName: string | undefined;
  onFilter: (change: Partial<LogFilterValues>) => void;
};

export const LogFilters = ({ filters, personName, onFilter }: LogFiltersProps) => (
  <div
    role="search"
    aria-label="Filtrar registro"
    className="mb-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_2fr_1fr]"
  >
    <Field label="Assunto">
      <Select
        value={filters.group ?? 'all'}
        onChange={({ target }) => onFilter({ group: GROUPS.find(group => group === target.value) })}
      >
        <option value="all">Todos</option>
        {GROUPS.map(group => (
          <option key={group} value={group}>
            {groupLabels[group]}
          </option>
        ))}
      </Select>
    </Field>
    {filters.person === undefined ? (
      <PersonSearch onChoose={person => onFilter({ person })} />
    ) : (
      <Chosen name={personName} onDrop={() => onFilter({ person: undefined })} />
    )}
    <Field label="Dia">
      <TextInput
        type="date"
        value={filters.day ?? ''}
        onChange={({ target }) => onFilter({ day: target.value || undefined })}
      />
    </Field>
  </div>
);

const Chosen = ({ name, onDrop }: { name: string | undefined; onDrop: () => void }) => (
  <div>
    <p className="mb-1.5 font-semibold">Pessoa</p>
    <Button
      variant="secondary"
      onClick={onDrop}
      aria-label={`Mostrar todas as pessoas, não só ${name ?? 'a escolhida'}`}
    >
      <UserRound aria-hidden /> {name ?? 'Pessoa escolhida'} <X aria-hidden />
    </Button>
  </div>
);

const SUGGESTED = 5;

const PersonSearch = ({ onChoose }: { onChoose: (person: number) => void }) => {
  const [wanted, setWanted] = useState('');
  const [typed, type] = useDebouncedText(wanted, text => setWanted(text.trim()));
  const people = usePeople(wanted);
  const found = wanted === '' ? [] : (people.data?.users.slice(0, SUGGESTED) ?? []);
  return (
    <div>
      <Field label="Pessoa">
        <TextInput
          type="search"
          icon={UserRound}
          maxLength={100}
          placeholder="Busque e escolha alguém"
          value={typed}
          onChange={event => type(event.target.value)}
        />
      </Field>
      <div role="status">
        {wanted !== '' && people.data && found.length === 0 && (
          <p className="mt-2 text-ink-soft">Ninguém com esse nome.</p>
        )}
        {found.length > 0 && (
          <ul aria-label="Pessoas encontradas" className="mt-2 flex flex-wrap gap-2">
            {found.map(({ id, fullName }) => (
              <li key={id}>
                <Button variant="secondary" size="sm" onClick={() => onChoose(id)}>
                  {fullName}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
};
