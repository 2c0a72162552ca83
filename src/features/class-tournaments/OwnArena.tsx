import type { ClassTournament } from '../../../server/features/class-tournaments/class-tournaments.schema.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { hasMissed, isTimeOver, openGameOf } from './arena-view.ts';
import { useLeading } from './use-tournament.ts';

type OwnArenaProps = { tournament: ClassTournament; userId: number };
type Presence = ClassTournament['standings'][number]['presence'];

const PAUSED = 'Você está em pausa: ninguém recebe uma partida contra você.';

const textOf = (tournament: ClassTournament, userId: number, presence: Presence): string => {
  const game = openGameOf(tournament, userId);
  if (game) {
    const isWhite = game.white.userId === userId;
    const other = isWhite ? game.black : game.white;
    return `Você joga de ${isWhite ? 'brancas' : 'pretas'} contra ${other?.name ?? ''}.`;
  }
  if (tournament.endsAt === null) return 'A arena ainda não começou. Quando começar, o sino avisa você.';
  if (isTimeOver(tournament)) return 'O tempo acabou. Esperamos só o fim das partidas em jogo.';
  if (presence === 'withdrawn') return 'Você saiu do torneio.';
  return presence === 'absent'
    ? hasMissed(tournament, userId)
      ? `O seu primeiro lance não veio a tempo. ${PAUSED}`
      : PAUSED
    : 'Fique nesta página: a sua próxima partida aparece aqui assim que alguém estiver livre.';
};

/** For who plays in an arena: the game that waits, or a pause between games. */
export const OwnArena = ({ tournament, userId }: OwnArenaProps) => {
  const { markPresence } = useLeading(tournament.id);
  const presence = tournament.standings.find(row => row.userId === userId)?.presence ?? 'withdrawn';
  const game = openGameOf(tournament, userId);
  const isOn = tournament.endsAt !== null && !isTimeOver(tournament);
  const mark = (wanted: 'playing' | 'absent') =>
    markPresence.mutate({ tournamentId: tournament.id, userId, presence: wanted });
  return (
    <Card as="section" crowned aria-labelledby="sua-partida" className="mb-8">
      <h2 id="sua-partida" className="text-heading">
        Sua partida
      </h2>
      <p role="status" className="mt-2 text-lg wrap-anywhere">
        {textOf(tournament, userId, presence)}
      </p>
      <p className="mt-4 flex flex-wrap gap-3">
        {game && game.matchId !== null && (
          <LinkButton href={`/partidas/${game.matchId}?torneio=${tournament.id}`} size="lg">
            Jogar agora
          </LinkButton>
        )}
        {isOn && presence === 'playing' && (
          <Button variant="secondary" loading={markPresence.isPending} onClick={() => mark('absent')}>
            Pausar
          </Button>
        )}
        {isOn && presence === 'absent' && (
          <Button loading={markPresence.isPending} onClick={() => mark('playing')}>
            Voltar a jogar
          </Button>
        )}
      </p>
    </Card>
  );
};
