import { Bot, Search, Swords, UserRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Lobby } from '../../../../server/features/matches/lobby.schema.ts';
import type { SessionUser } from '../../../shared/session/session.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { LevelPicker } from '../../../shared/matches/levels/LevelPicker.tsx';
import { askedFor, FIRST_WISHES, type OpponentKind, type Wishes } from './new-match.ts';
import { ClassChoice } from './ClassChoice.tsx';
import { PeoplePicker } from './PeoplePicker.tsx';
import { TimePicker } from './TimePicker.tsx';
import { useOwnClasses } from '../use-own-classes.ts';
import { useCreateMatch } from './use-open-matches.ts';

const OPPONENTS = [
  { value: 'engine', label: 'A IA', hint: 'Oito níveis', icon: Bot },
  { value: 'person', label: 'Alguém da escola', hint: 'Quem está aqui agora', icon: UserRound },
  { value: 'anyone', label: 'Quem também procura', hint: 'De força parecida', icon: Search },
] as const;

const COLORS = [
  { value: 'random', label: 'Sorteio' },
  { value: 'white', label: 'Brancas' },
  { value: 'black', label: 'Pretas' },
] as const;

const ACTIONS: Record<OpponentKind, string> = {
  engine: 'Jogar contra a IA',
  person: 'Desafiar',
  anyone: 'Procurar adversário',
};

type NewMatchProps = {
  user: SessionUser;
  people: Lobby['people'];
  /** Whose people these are; none: the whole school's. */
  classId: number | undefined;
  onClass: (classId: number | undefined) => void;
};

/** A new game that the server holds: the opponent, the time, the colour, and whether it is rated. */
export const NewMatch = ({ user, people, classId, onClass }: NewMatchProps) => {
  const isStudent = user.role === 'student';
  const [wishes, setWishes] = useState<Wishes>({ ...FIRST_WISHES, rated: isStudent });
  const create = useCreateMatch();
  // Asked for with the page, so that nothing moves when somebody of the school is chosen as the opponent.
  useOwnClasses();
  const wish = (change: Partial<Wishes>): void => setWishes(before => ({ ...before, ...change }));
  // Somebody who has left meanwhile cannot be chosen any more.
  const chosen = { ...wishes, userId: people.some(({ userId }) => userId === wishes.userId) ? wishes.userId : null };
  const asked = askedFor(chosen);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (asked) create.mutate(asked);
  };
  return (
    <Card as="section" aria-labelledby="new-match" className="mb-10">
      <h2 id="new-match" className="mb-5 flex items-center gap-2.5 text-heading">
        <Swords aria-hidden className="size-6 shrink-0 text-gold-text" /> Nova partida
      </h2>
      <form noValidate className="space-y-6" onSubmit={submit}>
        <RadioGroup
          legend="Adversário"
          name="opponent"
          options={OPPONENTS}
          value={wishes.opponent}
          onChange={({ target }) => wish({ opponent: target.value as OpponentKind })}
        />
        {wishes.opponent === 'engine' && <LevelPicker level={wishes.level} onLevel={level => wish({ level })} />}
        {wishes.opponent === 'person' && (
          <div className="space-y-4">
            <ClassChoice userId={user.id} classId={classId} onClass={onClass} />
            <PeoplePicker people={people} userId={chosen.userId} onPerson={userId => wish({ userId })} />
          </div>
        )}
        <TimePicker wishes={wishes} onWish={wish} />
        <RadioGroup
          legend="Suas peças"
          name="color"
          options={COLORS}
          value={wishes.color}
          onChange={({ target }) => wish({ color: target.value as Wishes['color'] })}
        />
        {isStudent ? (
          <Switch
            label="Valendo rating"
            hint="Conta também para missões e conquistas. Sem isso, a partida é amistosa."
            checked={wishes.rated}
            onChange={({ target }) => wish({ rated: target.checked })}
          />
        ) : (
          <p className="text-ink-soft">Com professores e administração, toda partida é amistosa.</p>
        )}
        <Button type="submit" size="lg" disabled={!asked} loading={create.isPending}>
          {ACTIONS[wishes.opponent]}
        </Button>
      </form>
    </Card>
  );
};
