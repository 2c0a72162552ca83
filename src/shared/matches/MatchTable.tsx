import { FlipVertical2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { toUci } from '../../../server/rules/played-move.ts';
import { Board } from '../../board/Board.tsx';
import { CopyButton } from '../../board/CopyButton.tsx';
import { fenAt, type Move, movesIn, type PlayedMove } from '../../board/game.ts';
import { MoveAnnouncer } from '../../board/MoveAnnouncer.tsx';
import { MoveField } from '../../board/MoveField.tsx';
import { MoveList } from '../../board/MoveList.tsx';
import { toPgn } from '../../board/pgn.ts';
import { PieceImage } from '../../board/pieces.tsx';
import { PlayerBar } from '../../board/PlayerBar.tsx';
import { PlayLayout } from '../../board/PlayLayout.tsx';
import { PromotionDialog } from '../../board/PromotionDialog.tsx';
import { type Color, opposite } from '../../board/squares.ts';
import { useShownPly } from '../../board/use-shown-ply.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { MatchPanel } from './MatchPanel.tsx';
import { playerOf, playerText, SIDE_NAMES } from './match-texts.ts';
import { sideOf, type MatchView } from './match-view.ts';
import { ConnectionBars, PresenceDot } from './Presence.tsx';
import type { LiveMatch } from './use-match.ts';

type MatchTableProps = {
  view: MatchView;
  live: LiveMatch;
  /** Stands above what goes on in the match. */
  children?: ReactNode;
};

const NO_MOVES: readonly PlayedMove[] = [];

/** A match at its table: the board, both players with their clocks, what can be done, and the moves. */
export const MatchTable = ({ view, live, children }: MatchTableProps) => {
  const { match, game, clocks, own, isOwnTurn } = view;
  const { ply, isLive, goTo, toEnd } = useShownPly(game.moves.length);
  const [isFlipped, setFlipped] = useState(false);
  const [promoting, setPromoting] = useState<Move | null>(null);
  const near = isFlipped ? opposite(own ?? 'w') : (own ?? 'w');
  const moves = isOwnTurn ? movesIn(fenAt(game)) : NO_MOVES;

  const play = (move: Move) => {
    toEnd();
    live.play(toUci(move));
  };
  const bar = (color: Color) => {
    const player = playerOf(match, color);
    const isOther = own !== null && color !== own && player.kind === 'person';
    return (
      <PlayerBar
        key={color}
        name={playerText(player)}
        picture={<KingPicture color={color} />}
        clockLabel={`Relógio das ${SIDE_NAMES[color].toLowerCase()}`}
        color={color}
        game={game}
        clocks={clocks}
        ply={ply}
        note={
          <>
            {isOther && match.status === 'playing' && <PresenceDot isHere={match.here[sideOf(color)]} />}
            {color === own && <ConnectionBars connection={live.connection} />}
          </>
        }
      />
    );
  };
  return (
    <>
      <PlayLayout
        isOpen={match.status !== 'waiting'}
        boardRef={null}
        controls={
          <div className="space-y-4 max-lg:order-1">
            {children}
            <MatchPanel view={view} live={live} />
          </div>
        }
        board={
          <>
            {bar(opposite(near))}
            <Board
              label="Tabuleiro"
              fen={fenAt(game, ply)}
              moves={isLive ? moves : NO_MOVES}
              lastMove={game.moves[ply - 1]}
              orientation={near}
              onMove={move => (move.promotion ? setPromoting(move) : play(move))}
            />
            {bar(near)}
            <MoveAnnouncer game={game} />
          </>
        }
        moves={
          <Card as="section" aria-label="Lances e tabuleiro" className="space-y-6 max-lg:order-2">
            {match.status === 'playing' && !isLive && (
              <Alert>Você está vendo uma posição anterior. A partida espera na posição atual.</Alert>
            )}
            {match.status === 'playing' && view.isPlayer && <MoveField moves={moves} onMove={play} />}
            <MoveList game={game} ply={ply} onGoTo={goTo} />
            <div className="flex flex-wrap gap-2">
              <Button variant="ghost" size="sm" aria-label="Virar tabuleiro" onClick={() => setFlipped(!isFlipped)}>
                <FlipVertical2 aria-hidden /> Virar <span className="max-sm:hidden">tabuleiro</span>
              </Button>
              <CopyButton name="FEN" text={() => fenAt(game, ply)} />
              <CopyButton name="PGN" text={() => pgnOf(view)} />
            </div>
          </Card>
        }
      />
      <PromotionDialog
        color={own ?? near}
        open={promoting !== null}
        onClose={() => setPromoting(null)}
        onChoose={promotion => {
          setPromoting(null);
          if (promoting) play({ ...promoting, promotion });
        }}
      />
    </>
  );
};

const pgnOf = ({ match, game }: MatchView): string =>
  toPgn(game, {
    event: match.rated ? 'Partida valendo rating' : 'Partida amistosa',
    white: match.white.name,
    black: match.black.name,
    result: match.result,
    date: new Date(match.createdAt),
  });

const KingPicture = ({ color }: { color: Color }) => (
  <span aria-hidden className="size-10 shrink-0 rounded-full bg-board-dark p-1">
    <PieceImage type="k" color={color} />
  </span>
);
