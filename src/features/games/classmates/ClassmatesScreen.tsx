import clsx from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Classmates, ClassmatesGame } from '../../../../server/features/matches/classmates.schema.ts';
import { LoginRequired } from '../../../shared/guards/LoginRequired.tsx';
import { useSession } from '../../../shared/session/session.tsx';
import { Breadcrumbs } from '../../../ui/Breadcrumbs.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { SkeletonCards } from '../../../ui/Skeleton.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { GameFace } from '../wall/GameFace.tsx';
import { clocksOf, endingText, nameOf } from '../wall/wall-game.ts';
import { useClassmates, useShowGames } from './use-classmates.ts';

const TITLE = 'Partidas dos colegas';

/** `/partidas/colegas`: the games of classmates, to be watched, where the school lets students do so. */
const ClassmatesScreen = () => {
  const { user } = useSession();
  if (!user) return <LoginRequired text="Acesso Negado – Você precisa estar logado para assistir." />;
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Partidas Online', href: '/partidas' }, { label: TITLE }]} />
      <PageHeading title={TITLE} subtitle="O que os seus colegas de turma jogam agora, lance a lance." />
      <Found />
    </>
  );
};

const Found = () => {
  const found = useClassmates();
  if (found.isPending) return <SkeletonCards count={4} className="h-80" />;
  if (found.isError) return <LoadError error={found.error} onRetry={() => found.refetch()} />;
  const { allowed } = found.data;
  if (!allowed)
    return (
      <EmptyState icon={EyeOff} title="Não é possível assistir" text="A escola não abriu as partidas aos colegas." />
    );
  return (
    <>
      <Games found={found.data} latest={found.dataUpdatedAt} />
      <OwnGames isShown={found.data.shown} />
    </>
  );
};

const Games = ({ found, latest }: { found: Classmates; latest: number }) => {
  const [largeId, setLargeId] = useState<number | null>(null);
  const { games } = found;
  if (games.length === 0)
    return (
      <EmptyState
        icon={Eye}
        title="Nenhuma partida agora"
        text="Quando dois colegas da sua turma jogarem, o tabuleiro aparece aqui sozinho."
      />
    );
  return (
    <ul
      aria-label="Partidas"
      className="grid grid-cols-1 gap-4 min-[26rem]:grid-cols-2 md:grid-cols-3 lg:grid-cols-4 2xl:grid-cols-5"
    >
      {games.map(game => (
        <Tile
          key={game.id}
          game={game}
          latest={latest}
          wroteAt={Date.parse(found.answeredAt)}
          isLarge={game.id === largeId}
          onTurn={() => setLargeId(game.id === largeId ? null : game.id)}
        />
      ))}
    </ul>
  );
};

type TileProps = {
  game: ClassmatesGame;
  latest: number;
  wroteAt: number;
  /** It is looked at closely. */ isLarge: boolean;
  onTurn: () => void;
};

const Tile = ({ game, latest, wroteAt, isLarge, onTurn }: TileProps) => {
  const ending = endingText(game);
  const tile = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isLarge) tile.current?.scrollIntoView({ block: 'center' });
  }, [isLarge]);
  return (
    <li ref={tile} className={clsx('min-w-0', isLarge && 'order-first col-span-full')}>
      <button
        type="button"
        aria-pressed={isLarge}
        aria-label={ending === null ? `Ver de perto: ${nameOf(game)}` : `Ver de perto: ${nameOf(game)}. ${ending}`}
        className={clsx(
          'block w-full rounded-card border border-line bg-surface p-3 text-left hover:border-brand',
          isLarge && 'mx-auto max-w-[min(36rem,100dvh-12rem)] min-w-64',
        )}
        onClick={onTurn}
      >
        <GameFace game={game} ending={ending} clocks={clocksOf(game, latest, wroteAt)} />
      </button>
    </li>
  );
};

const OwnGames = ({ isShown }: { isShown: boolean }) => {
  const show = useShowGames();
  return (
    <div className="mt-8 max-w-2xl">
      <Switch
        label="Colegas podem assistir às minhas partidas"
        hint="Só colegas das suas turmas, e só partidas entre colegas. Professores veem sempre as dos seus alunos."
        checked={show.isPending ? show.variables.shown : isShown}
        onChange={({ target }) => show.mutate({ shown: target.checked })}
      />
    </div>
  );
};

export default ClassmatesScreen;
