import { useState } from 'react';
import type {
  ClassTournament,
  TournamentGame,
} from '../../../server/features/class-tournaments/class-tournaments.schema.ts';
import { Button } from '../../ui/Button.tsx';
import { Chips } from '../../ui/Chips.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { ResultButtons } from './ResultButtons.tsx';
import { shownGames } from './arena-view.ts';
import { byeText, gamesOf, resultNames, resultTexts } from './results.ts';
import { useLeading } from './use-tournament.ts';

type BoardProps = { tournament: ClassTournament; game: TournamentGame; userId: number };

/** The professor's part of a board. A game that is played here tells its result itself, unless it is corrected. */
const ByHand = ({ tournament, game }: BoardProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const { writeResult } = useLeading(tournament.id);
  if (game.matchId !== null && !game.stopped && !isOpen)
    return (
      <Button variant="ghost" size="sm" onClick={() => setIsOpen(true)}>
        Corrigir<span className="sr-only"> o resultado da mesa {game.board}</span>
      </Button>
    );
  return (
    <ResultButtons
      game={game}
      isBusy={writeResult.isPending}
      onResult={result => writeResult.mutate({ tournamentId: tournament.id, gameId: game.id, result })}
    />
  );
};

const BoardRow = ({ tournament, game, userId }: BoardProps) => {
  const { board, white, black, result, matchId } = game;
  const isOwn = white.userId === userId || black?.userId === userId;
  const mayWrite = tournament.teaches && !tournament.finished && game.round === tournament.round && black !== null;
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 py-3">
      <p className="w-20 text-ink-soft">{black === null ? 'Folga' : `Mesa ${board}`}</p>
      <p className="min-w-0 flex-1 basis-56 wrap-anywhere">
        <span className="font-semibold">{white.name}</span>
        {black === null ? (
          <span className="text-ink-soft"> · {byeText(game)}</span>
        ) : (
          <>
            <span className="text-ink-soft"> (brancas) × </span>
            <span className="font-semibold">{black.name}</span>
            <span className="text-ink-soft"> (pretas)</span>
          </>
        )}
      </p>
      {black !== null && (
        <p className="min-w-14 text-lg font-semibold tabular-nums">
          {result === null ? (
            <span className="text-base font-normal text-ink-soft">{game.stopped ? 'parada' : 'em jogo'}</span>
          ) : (
            <>
              <span aria-hidden>{resultTexts[result]}</span>
              <span className={result.includes(':') ? 'block text-sm font-normal text-ink-soft' : 'sr-only'}>
                {resultNames[result]}
              </span>
            </>
          )}
        </p>
      )}
      {matchId !== null && (isOwn || tournament.teaches) && (
        <LinkButton href={`/partidas/${matchId}?torneio=${tournament.id}`} variant="secondary" size="sm">
          {result === null && isOwn && !game.stopped ? 'Jogar' : 'Ver partida'}
          <span className="sr-only"> da mesa {board}</span>
        </LinkButton>
      )}
      {mayWrite && <ByHand tournament={tournament} game={game} userId={userId} />}
    </li>
  );
};

/** The boards of each round, the last one first to be seen. */
export const Rounds = ({ tournament, userId }: { tournament: ClassTournament; userId: number }) => {
  const [wanted, setWanted] = useState<number | null>(null);
  const shown = wanted ?? tournament.round;
  const isArena = tournament.format === 'arena';
  if (tournament.round === 0) return <p className="text-ink-soft">As mesas aparecem aqui quando o torneio começar.</p>;
  const chips = Array.from({ length: tournament.round }, (_, i) => ({
    value: String(i + 1),
    label: `Rodada ${i + 1}`,
  }));
  return (
    <>
      {chips.length > 1 && (
        <Chips
          label="Rodada"
          chips={chips}
          value={String(shown)}
          onChange={value => setWanted(Number(value) === tournament.round ? null : Number(value))}
        />
      )}
      <ul aria-label={isArena ? 'Mesas' : `Mesas da rodada ${shown}`} className="mt-2 divide-y divide-line">
        {(isArena ? shownGames(tournament) : gamesOf(tournament, shown)).map(game => (
          <BoardRow key={game.id} tournament={tournament} game={game} userId={userId} />
        ))}
      </ul>
    </>
  );
};
