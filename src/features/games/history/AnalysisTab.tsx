import { Microscope, Search, SearchX } from 'lucide-react';
import type { RefObject } from 'react';
import { useDebouncedText } from '../../../lib/use-debounced-text.ts';
import { useStudentGames } from '../../../shared/games/use-games.ts';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Field } from '../../../ui/Field.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { GameList } from './GameList.tsx';
import { type LobbyView, MAX_SEARCH } from '../lobby.ts';
import { OpenGame } from './OpenGame.tsx';
import { RowsSkeleton } from '../RowsSkeleton.tsx';

type AnalysisTabProps = {
  view: LobbyView;
  cameFrom: RefObject<number | undefined>;
  onOpen: (next: Partial<LobbyView>, options?: { replace: boolean }) => void;
};

/** The games of a professor's students, to be seen and commented. */
export const AnalysisTab = (props: AnalysisTabProps) => {
  const { view, onOpen } = props;
  const [search, setSearch] = useDebouncedText(view.search, text => onOpen({ search: text.trim() }, { replace: true }));
  if (view.game !== undefined)
    return (
      <OpenGame
        key={view.game}
        gameId={view.game}
        title="Partida do aluno"
        onClose={() => onOpen({ page: view.page })}
      />
    );
  return (
    <Card as="section" aria-labelledby="analysis-title">
      <div className="mb-6 grid grid-cols-1 items-end gap-4 lg:grid-cols-[1fr_20rem]">
        <div>
          <h2 id="analysis-title" className="flex items-center gap-2.5 text-heading">
            <Microscope aria-hidden className="size-6 shrink-0 text-gold-text" /> Partidas dos seus alunos
          </h2>
          <p className="mt-1 text-ink-soft">
            Abra uma partida, percorra os lances e comente as posições que merecem atenção.
          </p>
        </div>
        <div role="search">
          <Field label="Buscar aluno">
            <TextInput
              type="search"
              icon={Search}
              maxLength={MAX_SEARCH}
              placeholder="Nome do aluno..."
              value={search}
              onChange={event => setSearch(event.target.value)}
            />
          </Field>
        </div>
      </div>
      <StudentGames {...props} />
    </Card>
  );
};

const StudentGames = ({ view, cameFrom, onOpen }: AnalysisTabProps) => {
  const games = useStudentGames(view.page, view.search);
  if (games.isPending) return <RowsSkeleton />;
  if (games.isError) return <LoadError error={games.error} onRetry={() => games.refetch()} />;
  if (games.data.total === 0) {
    return view.search ? (
      <EmptyState icon={SearchX} title="Nenhuma partida encontrada" text="Tente outro nome." />
    ) : (
      <EmptyState
        icon={Microscope}
        title="Nenhuma partida dos seus alunos ainda"
        text="Assim que um aluno dos seus cursos ou turmas terminar uma partida, ela aparece aqui."
      />
    );
  }
  return (
    <GameList
      label="Partidas dos seus alunos"
      found={games.data}
      isStale={games.isPlaceholderData}
      page={view.page}
      withPlayer
      onGoTo={page => onOpen({ page })}
      cameFrom={cameFrom}
      onOpen={game => onOpen({ page: view.page, game })}
    />
  );
};
