import { Search } from 'lucide-react';
import { useState } from 'react';
import type { Game, GameSummary } from '../../../../../server/features/games/games.schema.ts';
import { formatRelative } from '../../../../lib/format.ts';
import { plural } from '../../../../lib/plural.ts';
import { useDebouncedText } from '../../../../lib/use-debounced-text.ts';
import { modeLabels, verdictOf } from '../../../../shared/games/game-labels.ts';
import { useStudentGames } from '../../../../shared/games/use-games.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { LoadError } from '../../../../ui/LoadError.tsx';
import { Paging } from '../../../../ui/Paging.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { TextInput } from '../../../../ui/TextInput.tsx';
import type { EditedChapter } from '../editing.ts';
import { chaptersOfGame } from './reviewed-game.ts';
import { useReviewedGame } from './use-reviewed-game.ts';

const MAX_SEARCH = 100;

type Chosen = { onChoose: (chapters: Omit<EditedChapter, 'key'>[]) => void };

/** A game that was chosen: it is taken as soon as its review is there, or without. */
const Waiting = ({ gameId, onChoose, onBack }: Chosen & { gameId: number; onBack: () => void }) => {
  const take = (game: Game, review: Parameters<typeof chaptersOfGame>[1]) => onChoose(chaptersOfGame(game, review));
  const { game, error, retry } = useReviewedGame(gameId, take);
  return (
    <div className="grid justify-items-start gap-4">
      {error ? (
        <LoadError error={error} onRetry={retry} />
      ) : (
        <p role="status">O motor está revendo a partida. Os capítulos aparecem assim que ele terminar.</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" disabled={!game} onClick={() => game && take(game, null)}>
          Usar só a partida
        </Button>
        <Button variant="ghost" onClick={onBack}>
          Escolher outra
        </Button>
      </div>
    </div>
  );
};

const Row = ({ game, onUse }: { game: GameSummary; onUse: () => void }) => {
  const { text } = verdictOf(game);
  const when = formatRelative(game.createdAt);
  return (
    <li className="flex items-center gap-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{game.playerName}</p>
        <p className="text-[0.95rem] text-ink-soft">
          {modeLabels[game.mode]}, {text} · {plural(Math.ceil(game.plies / 2), 'lance')} · {when}
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        disabled={game.plies === 0}
        aria-label={`Usar a partida de ${game.playerName}, ${text}, ${when}`}
        onClick={onUse}
      >
        Usar
      </Button>
    </li>
  );
};

/** The games of a professor's students: one becomes a chapter to read, and its errors positions to answer. */
const StudentGamesDialog = ({ onChoose, onClose }: Chosen & { onClose: () => void }) => {
  const [view, setView] = useState({ page: 1, search: '' });
  const [search, setSearch] = useDebouncedText(view.search, text => setView({ page: 1, search: text.trim() }));
  const [chosen, setChosen] = useState<number>();
  const games = useStudentGames(view.page, view.search);
  return (
    <Dialog
      open
      size="lg"
      title="Partidas dos alunos"
      description="A partida vira um capítulo, e cada erro, uma posição para responder. O nome do aluno não vai."
      onOpenChange={open => !open && onClose()}
    >
      {chosen !== undefined ? (
        <Waiting gameId={chosen} onChoose={onChoose} onBack={() => setChosen(undefined)} />
      ) : (
        <>
          <Field label="Buscar aluno">
            <TextInput
              icon={Search}
              type="search"
              maxLength={MAX_SEARCH}
              value={search}
              data-first-focus
              onChange={event => setSearch(event.target.value)}
            />
          </Field>
          {games.isError && <LoadError error={games.error} onRetry={() => games.refetch()} />}
          {games.isPending && <Skeleton className="mt-4 h-40" />}
          {games.data?.total === 0 && (
            <p role="status" className="mt-4 text-ink-soft">
              {view.search ? 'Nenhuma partida encontrada.' : 'Seus alunos ainda não têm partidas guardadas.'}
            </p>
          )}
          <ul className="mt-2 divide-y divide-line">
            {games.data?.games.map(game => (
              <Row key={game.id} game={game} onUse={() => setChosen(game.id)} />
            ))}
          </ul>
          {games.data && (
            <Paging
              page={view.page}
              total={games.data.total}
              pageSize={games.data.pageSize}
              onGoTo={page => setView({ ...view, page })}
            />
          )}
        </>
      )}
    </Dialog>
  );
};

export default StudentGamesDialog;
