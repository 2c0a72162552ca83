import { useState } from 'react';
import type { ClassTournament } from '../../../server/features/class-tournaments/class-tournaments.schema.ts';
import { holderOf } from '../../shared/class-tournaments/holder.ts';
import { MOST_PLAYERS, useCandidates } from '../../shared/class-tournaments/use-candidates.ts';
import { useDebouncedText } from '../../lib/use-debounced-text.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useLeading } from './use-tournament.ts';

type Presence = ClassTournament['standings'][number]['presence'];
const PRESENCES: readonly { value: Presence; label: string }[] = [
  { value: 'playing', label: 'Joga' },
  { value: 'absent', label: 'Ausente' },
  { value: 'withdrawn', label: 'Desistiu' },
];

const LATE_LABELS = {
  swiss: 'Chegou depois (entra na próxima rodada)',
  arena: 'Chegou depois (joga assim que alguém estiver livre)',
};

/** A table of all against all is closed: its rounds follow from how many play. */
const LateComer = ({ tournament }: { tournament: ClassTournament }) => {
  const [chosen, setChosen] = useState(0);
  const [search, setSearch] = useState('');
  const [typed, type] = useDebouncedText(search, setSearch);
  const holder = holderOf(tournament);
  const { total = 0 } = useCandidates(holder);
  const { students } = useCandidates(holder, search);
  const { markPresence } = useLeading(tournament.id);
  const { format } = tournament;
  const inside = new Set(tournament.standings.map(({ userId }) => userId));
  const isLarge = total > MOST_PLAYERS;
  const others = students.filter(({ userId }) => !inside.has(userId));
  if ((others.length === 0 && !isLarge) || (format !== 'swiss' && format !== 'arena')) return null;
  return (
    <form
      className="mt-5 flex max-w-xl flex-wrap items-end gap-3"
      onSubmit={event => {
        event.preventDefault();
        markPresence.mutate(
          { tournamentId: tournament.id, userId: chosen, presence: 'playing' },
          { onSuccess: () => setChosen(0) },
        );
      }}
    >
      {isLarge && (
        <Field label="Procurar aluno" className="w-full">
          <TextInput
            type="search"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => type(target.value)}
            onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
          />
        </Field>
      )}
      <Field label={LATE_LABELS[format]} className="flex-1 basis-56">
        <Select value={chosen} onChange={({ target }) => setChosen(Number(target.value))}>
          <option value={0}>Escolha um aluno</option>
          {others.map(({ userId, fullName }) => (
            <option key={userId} value={userId}>
              {fullName}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" disabled={chosen === 0} loading={markPresence.isPending}>
        Pôr no torneio
      </Button>
    </form>
  );
};

/** Who is there for the next round. */
export const Players = ({ tournament }: { tournament: ClassTournament }) => {
  const { markPresence } = useLeading(tournament.id);
  const players = tournament.standings.toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR'));
  return (
    <>
      <ul aria-label="Presença no torneio" className="max-w-2xl divide-y divide-line">
        {players.map(({ userId, name, presence }) => (
          <li key={userId} className="flex items-center justify-between gap-3 py-2">
            <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
            <Select
              aria-label={`${name} na próxima rodada`}
              className="w-40 shrink-0 sm:w-48"
              value={presence}
              onChange={({ target }) => {
                const wanted = PRESENCES.find(({ value }) => value === target.value)?.value;
                if (wanted) markPresence.mutate({ tournamentId: tournament.id, userId, presence: wanted });
              }}
            >
              {PRESENCES.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </li>
        ))}
      </ul>
      <LateComer tournament={tournament} />
    </>
  );
};
