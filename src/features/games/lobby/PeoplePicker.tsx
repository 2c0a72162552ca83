import type { Lobby } from '../../../../server/features/matches/lobby.schema.ts';
import { ratingText } from '../../../lib/rating-text.ts';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';

const ROLES: Record<Lobby['people'][number]['role'], string | null> = {
  student: null,
  professor: 'Professor',
  admin: 'Administração',
};

type PeoplePickerProps = { people: Lobby['people']; userId: number | null; onPerson: (userId: number) => void };

/** Who of the school is here now, and can be challenged. */
export const PeoplePicker = ({ people, userId, onPerson }: PeoplePickerProps) => {
  if (people.length === 0) {
    return (
      <p role="status" className="rounded-control bg-sunken px-4 py-3">
        <span className="font-semibold">Ninguém mais está aqui agora.</span> Quem abrir as Partidas aparece nesta lista.
      </p>
    );
  }
  return (
    <RadioGroup
      legend="Quem está aqui agora"
      name="person"
      stacked
      options={people.map(({ userId: id, name, role, ...rated }) => ({
        value: String(id),
        label: name,
        hint: ROLES[role] ?? `Rating ${ratingText(rated)}`,
      }))}
      value={String(userId ?? '')}
      onChange={({ target }) => onPerson(Number(target.value))}
    />
  );
};
