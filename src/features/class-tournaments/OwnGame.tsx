import type { ClassTournament } from '../../../server/features/class-tournaments/class-tournaments.schema.ts';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { byeGain, gameOf, gamesOf, outcomeText } from './results.ts';

const textOf = (tournament: ClassTournament, userId: number): string => {
  if (tournament.round === 0) return 'O torneio ainda não começou. Quando começar, o sino avisa você.';
  const game = gameOf(gamesOf(tournament, tournament.round), userId);
  if (!game) return 'Nesta rodada você não joga.';
  const { white, black, board } = game;
  if (black === null)
    return game.byePoints
      ? `Nesta rodada você folga e ganha ${byeGain(game.byePoints)}.`
      : 'Nesta rodada você folga: jogue a próxima!';
  const isWhite = white.userId === userId;
  const place = tournament.overBoard ? `na mesa ${board}, ` : '';
  return `Você joga ${place}de ${isWhite ? 'brancas' : 'pretas'} contra ${isWhite ? black.name : white.name}.`;
};

/** For who plays: the own game of the round, above all else. */
export const OwnGame = ({ tournament, userId }: { tournament: ClassTournament; userId: number }) => {
  const game = gameOf(gamesOf(tournament, tournament.round), userId);
  const outcome = game ? outcomeText(game, userId) : '';
  const isOver = game !== undefined && (game.result !== null || game.stopped);
  return (
    <Card as="section" crowned aria-labelledby="sua-partida" className="mb-8">
      <h2 id="sua-partida" className="text-heading">
        Sua partida{tournament.round > 0 && ` da rodada ${tournament.round}`}
      </h2>
      <p className="mt-2 text-lg wrap-anywhere">{textOf(tournament, userId)}</p>
      {outcome !== '' && <p className="mt-1 text-lg font-semibold">{outcome}</p>}
      {game && game.matchId !== null && (
        <p className="mt-4">
          <LinkButton
            href={`/partidas/${game.matchId}?torneio=${tournament.id}`}
            size="lg"
            variant={isOver ? 'secondary' : 'primary'}
          >
            {isOver ? 'Ver a partida' : 'Jogar agora'}
          </LinkButton>
        </p>
      )}
    </Card>
  );
};
