import { treeFromPgn } from '../../../server/rules/game-tree.ts';
import { NotationError } from '../../../server/rules/pgn-text.ts';
import { fenOf, positionOf, START_FEN } from '../../../server/rules/position.ts';
import { diagramsIn } from '../../board/diagram.ts';
import { turnIn } from '../../board/game.ts';
import { PlayHeading } from '../../board/PlayLayout.tsx';
import { useUrlState } from '../../lib/use-url-state.ts';
import { useGame } from '../../shared/games/use-games.ts';
import { LoginRequired } from '../../shared/guards/LoginRequired.tsx';
import { type SessionUser, useSession } from '../../shared/session/session.tsx';
import { bareTree } from '../../shared/tree/tree-edit.ts';
import { Alert } from '../../ui/Alert.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AnalysisBoard } from './AnalysisBoard.tsx';
import { analysisFields } from './analysis-address.ts';

/** The position in a text; undefined when no game can be played from it. */
const positionIn = (text: string): string | undefined => {
  try {
    const [diagram] = diagramsIn(text);
    const position = diagram && positionOf(diagram.fen);
    return position && fenOf(position);
  } catch (error) {
    if (error instanceof NotationError) return undefined;
    throw error;
  }
};

const FromPosition = ({ fen, user }: { fen: string; user: SessionUser | null }) => {
  const start = fen === '' ? START_FEN : positionIn(fen);
  return (
    <>
      {start === undefined && (
        <Alert tone="gold" className="mb-4">
          A posição deste link não é possível. O tabuleiro começa do início.
        </Alert>
      )}
      <AnalysisBoard
        initial={bareTree(start ?? START_FEN)}
        orientation={fen === '' ? 'w' : turnIn(start ?? START_FEN)}
        user={user}
      />
    </>
  );
};

const FromGame = ({ gameId, user }: { gameId: number; user: SessionUser }) => {
  const game = useGame(gameId);
  if (game.error) return <LoadError error={game.error} onRetry={() => game.refetch()} />;
  if (!game.data)
    return (
      <div role="status">
        <span className="sr-only">Carregando...</span>
        <Skeleton className="mx-auto aspect-square w-full max-w-md" />
      </div>
    );
  const { pgn, side } = game.data.game;
  return <AnalysisBoard initial={treeFromPgn(pgn)} orientation={side === 'black' ? 'b' : 'w'} user={user} />;
};

/** `/analise`: any position or game, with the engine beside it. */
const AnalysisScreen = () => {
  const { user } = useSession();
  const [{ fen, game }] = useUrlState(analysisFields);
  return (
    <>
      <PlayHeading title="Análise" subtitle="Qualquer posição ou partida, com o motor ao lado." />
      {game === undefined ? (
        <FromPosition key={fen} fen={fen} user={user} />
      ) : user ? (
        <FromGame key={game} gameId={game} user={user} />
      ) : (
        <LoginRequired text="Acesso Negado – Você precisa estar logado para ver esta partida." />
      )}
    </>
  );
};

export default AnalysisScreen;
