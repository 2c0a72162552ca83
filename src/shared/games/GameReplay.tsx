import { Clapperboard, FlipVertical2, Microscope } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { Game as SavedGame } from '../../../server/features/games/games.schema.ts';
import type { Shape } from '../../../server/rules/comment-marks.ts';
import { Board } from '../../board/Board.tsx';
import { CopyButton } from '../../board/CopyButton.tsx';
import { fenAt, fensOf, type Game } from '../../board/game.ts';
import { MoveList } from '../../board/MoveList.tsx';
import { sayMove } from '../../board/notation.ts';
import { withShape } from '../../board/drawing.ts';
import { type Color, opposite, type Square } from '../../board/squares.ts';
import { CapturedPieces } from '../../board/CapturedPieces.tsx';
import { useSession } from '../session/session.tsx';
import { useShownPly } from '../../board/use-shown-ply.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { AssignButton } from '../assignments/AssignButton.tsx';
import { ShowInClass } from '../live-lessons/ShowInClass.tsx';
import { GameComments } from './GameComments.tsx';
import { GameFacts } from './GameFacts.tsx';
import { thoughtText } from './game-labels.ts';
import { LineSteps } from './review/LineSteps.tsx';
import { ReviewPanel } from './review/ReviewPanel.tsx';
import { marksOf } from './review/review-labels.ts';
import { useReview } from './review/use-review.ts';
import { useShownLine } from './review/use-shown-line.ts';
import { useStepKeys } from '../../board/use-step-keys.ts';

const AnimationDialog = lazy(() => import('./AnimationDialog.tsx'));

const NOTHING_TO_MOVE = () => undefined;
const TO_COMMENT = 'Escreva o que aconteceu nesta partida e o que você jogaria.';

/** The last half-move of a side until then, from 1; 0 or less before its first. The server's games begin with White. */
const lastPlyOf = (color: Color, ply: number): number => ((ply % 2 === 1) === (color === 'w') ? ply : ply - 1);

/** How long a move took; nothing where nobody measured, or where the clock did not run yet. */
const Thought = ({ milliseconds = 0 }: { milliseconds: number | undefined }) =>
  milliseconds > 0 && <p className="ml-auto text-sm text-ink-soft">Lance em {thoughtText(milliseconds)}</p>;

/** A game that is over: the board is a picture of the ply that is looked at, the last one at first. */
export const GameReplay = ({ saved, game }: { saved: SavedGame; game: Game }) => {
  const { ply, goTo } = useShownPly(game.moves.length);
  const [orientation, setOrientation] = useState<Color>(saved.side === 'white' ? 'w' : 'b');
  const [drawing, setDrawing] = useState<{ ply: number; shapes: readonly Shape[] }>({ ply: 0, shapes: [] });
  const [isAnimating, setAnimating] = useState(false);
  const { user } = useSession();
  const positions = useMemo(() => fensOf(game), [game]);
  const reviewing = useReview(saved.id, positions, saved.reviewed);
  const marks = useMemo(() => reviewing.review && marksOf(reviewing.review), [reviewing.review]);
  const line = useShownLine(game);
  const seen = line.shown ?? { game, at: ply };
  const goToPly = (wanted: number): void => {
    line.close();
    goTo(wanted);
  };
  const step = line.shown ? line.goTo : goTo;
  useStepKeys(seen.at, seen.game.moves.length, step);

  const drawn = drawing.ply === ply ? drawing.shapes : [];
  const said = saved.comments.filter(comment => comment.ply === ply).flatMap(({ shapes }) => shapes);
  const shapes = [...new Map([...said, ...drawn].map(shape => [shape.from + shape.to, shape])).values()];
  const draw = (from: Square, to: Square): void => setDrawing({ ply, shapes: withShape(drawn, from, to) });
  const move = seen.game.moves[seen.at - 1];
  const names: Record<Color, string> =
    saved.side === 'white' ? { w: saved.playerName, b: saved.opponent } : { w: saved.opponent, b: saved.playerName };
  const barOf = (color: Color) => (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 py-1.5">
      <span
        aria-hidden
        className={
          color === 'w'
            ? 'size-4 rounded-full border-2 border-line-strong bg-piece-white'
            : 'size-4 rounded-full border-2 border-line-strong bg-piece-black'
        }
      />
      <p className="min-w-0 truncate font-semibold">
        {names[color]}
        <span className="sr-only">, {color === 'w' ? 'brancas' : 'pretas'}</span>
      </p>
      <CapturedPieces game={seen.game} color={color} ply={seen.at} />
      {!line.shown && <Thought milliseconds={saved.moveMilliseconds?.[lastPlyOf(color, ply) - 1]} />}
    </div>
  );
  return (
    <div className="@container">
      <GameFacts saved={saved} />
      <div className="mt-5 grid grid-cols-1 items-start gap-x-8 gap-y-6 @3xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="mx-auto w-full max-w-[min(100%,max(18rem,100dvh-18rem))] @3xl:sticky @3xl:top-26">
          {barOf(opposite(orientation))}
          <Board
            label="Tabuleiro da partida"
            fen={fenAt(seen.game, seen.at)}
            moves={[]}
            lastMove={move}
            orientation={orientation}
            shapes={line.shown ? [] : shapes}
            onDraw={saved.mayComment && !line.shown ? draw : undefined}
            onMove={NOTHING_TO_MOVE}
          />
          {barOf(orientation)}
          <p role="status" aria-label="Lance mostrado" className="sr-only">
            {move ? sayMove(move) : 'Posição inicial'}
          </p>
        </div>
        <div className="min-w-0 space-y-6">
          {/* On a phone the buttons that walk through the moves stay in sight of the board. */}
          <div className="[&_ol]:max-h-28 @3xl:[&_ol]:max-h-56">
            {line.shown ? (
              <LineSteps
                name={line.shown.line.name}
                game={line.shown.game}
                at={line.shown.at}
                onGoTo={line.goTo}
                onClose={line.close}
              />
            ) : (
              <MoveList game={game} ply={ply} marks={marks} onGoTo={goTo} />
            )}
          </div>
          {game.moves.length > 0 && (
            <ReviewPanel
              reviewing={reviewing}
              game={game}
              ply={ply}
              onGoTo={goToPly}
              onShow={line.show}
              own={user?.id === saved.playerId ? { gameId: saved.id, side: saved.side } : null}
            />
          )}
          <div className="flex flex-wrap gap-2">
            <Button variant="ghost" size="sm" onClick={() => setOrientation(opposite(orientation))}>
              <FlipVertical2 aria-hidden /> Virar tabuleiro
            </Button>
            <LinkButton href={`/analise?partida=${saved.id}`} variant="ghost" size="sm">
              <Microscope aria-hidden /> Analisar
            </LinkButton>
            {game.moves.length > 0 && (
              <Button variant="ghost" size="sm" onClick={() => setAnimating(true)}>
                <Clapperboard aria-hidden /> Animação
              </Button>
            )}
            <CopyButton name="FEN" text={() => fenAt(seen.game, seen.at)} />
            <CopyButton name="PGN" text={() => saved.pgn} />
            <AssignButton
              size="sm"
              material={{
                kind: 'text',
                name: `Comente a partida: ${names.w} × ${names.b}`,
                instructions: `${TO_COMMENT}\n\n\`\`\`pgn\n${saved.pgn}\n\`\`\``,
              }}
            />
            <ShowInClass size="sm" shown={() => ({ pgn: saved.pgn, side: saved.side })} />
          </div>
          <Suspense fallback={null}>
            {isAnimating && (
              <AnimationDialog
                start={game.start}
                moves={game.moves}
                orientation={orientation}
                onClose={() => setAnimating(false)}
              />
            )}
          </Suspense>
          <GameComments
            saved={saved}
            game={game}
            ply={ply}
            drawn={drawn}
            onClear={() => setDrawing({ ply, shapes: [] })}
            onGoTo={goToPly}
          />
        </div>
      </div>
    </div>
  );
};
