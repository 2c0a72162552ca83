import { Swords } from 'lucide-react';
import { codeOf } from '../../../lib/error-text.ts';
import { plural } from '../../../lib/plural.ts';
import { numberField, pageField } from '../../../lib/url-state.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { ProfessorArea } from '../../../shared/professor/ProfessorArea.tsx';
import { Alert } from '../../../ui/Alert.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Field } from '../../../ui/Field.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Paging } from '../../../ui/Paging.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Skeleton, SkeletonCards } from '../../../ui/Skeleton.tsx';
import { useOwnClasses } from '../use-own-classes.ts';
import { useWall } from './use-wall.ts';
import { Link } from 'wouter';
import type { WallGame } from '../../../../server/features/matches/wall.schema.ts';
import { GameFace } from './GameFace.tsx';
import { clocksOf, nameOf } from './wall-game.ts';

const TITLE = 'Mural de Partidas';
const LAST_PAGE = 1_000;
const wallFields = { classId: numberField('turma'), page: pageField(LAST_PAGE) };
const CRUMBS = [{ label: 'Partidas Online', href: '/partidas' }, { label: TITLE }];

/** `/partidas/mural`: the games that go on of a professor's students, as small boards that move. */
const WallScreen = () => (
  <ProfessorArea crumbs={CRUMBS}>{user => <Wall isAdmin={user.role === 'admin'} />}</ProfessorArea>
);

const Wall = ({ isAdmin }: { isAdmin: boolean }) => {
  const [{ classId, page }, setView] = useUrlState(wallFields);
  return (
    <>
      <PageHeading
        title={TITLE}
        subtitle={
          isAdmin ? 'As partidas da escola que estão em jogo agora.' : 'As partidas dos seus alunos em jogo agora.'
        }
      />
      <ClassFilter classId={classId} onChoose={next => setView({ classId: next, page: 1 })} />
      <Games classId={classId} page={page} onGoTo={next => setView({ page: next })} />
    </>
  );
};

const ClassFilter = ({
  classId,
  onChoose,
}: {
  classId: number | undefined;
  onChoose: (classId: number | undefined) => void;
}) => {
  const { data, isPending } = useOwnClasses();
  if (isPending) return <Skeleton className="mb-6 h-22 sm:max-w-sm" />;
  const taught = (data?.classes ?? []).filter(({ teaches }) => teaches);
  if (taught.length === 0) return null;
  return (
    <Field label="Turma" className="mb-6 sm:max-w-sm">
      <Select value={classId ?? ''} onChange={({ target }) => onChoose(Number(target.value) || undefined)}>
        <option value="">Todos os alunos</option>
        {taught.map(({ id, name, schoolYear }) => (
          <option key={id} value={id}>
            {name} ({schoolYear})
          </option>
        ))}
      </Select>
    </Field>
  );
};

type GamesProps = { classId: number | undefined; page: number; onGoTo: (page: number) => void };

const Games = ({ classId, page, onGoTo }: GamesProps) => {
  const wall = useWall(classId, page);
  if (wall.isPending) return <SkeletonCards count={4} className="h-80" />;
  if (wall.isError)
    return codeOf(wall.error) === 'NOT_FOUND' ? (
      <Alert tone="danger">Turma não encontrada</Alert>
    ) : (
      <LoadError error={wall.error} onRetry={() => wall.refetch()} />
    );
  const { games, total, pageSize } = wall.data;
  const wroteAt = Date.parse(wall.data.answeredAt);
  if (total === 0)
    return (
      <EmptyState
        icon={Swords}
        title="Nenhuma partida agora"
        text="Quando um aluno começar a jogar, o tabuleiro aparece aqui sozinho."
      />
    );
  return (
    <>
      <p role="status" className="mb-4 text-ink-soft">
        {plural(total, 'partida')} em jogo
      </p>
      <ul className="grid grid-cols-1 gap-4 min-[26rem]:grid-cols-2 md:grid-cols-3 lg:grid-cols-4 2xl:grid-cols-5">
        {games.map(game => (
          <WallTile key={game.id} game={game} latest={wall.dataUpdatedAt} wroteAt={wroteAt} />
        ))}
      </ul>
      <Paging page={page} total={total} pageSize={pageSize} onGoTo={onGoTo} />
    </>
  );
};

export default WallScreen;

/** One game of the wall: the board as it stands, who plays and how much time they have. It leads to the game. */
const WallTile = ({ game, latest, wroteAt }: { game: WallGame; latest: number; wroteAt: number }) => (
  <li className="min-w-0">
    <Link
      href={`/partidas/${game.id}`}
      aria-label={nameOf(game)}
      className="block rounded-card border border-line bg-surface p-3 hover:border-brand"
    >
      <GameFace game={game} here={game.here} clocks={clocksOf(game, latest, wroteAt)} />
    </Link>
  </li>
);
