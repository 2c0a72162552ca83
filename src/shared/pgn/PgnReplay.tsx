import clsx from 'clsx';
import { FlipVertical2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { spokenSigns } from '../../board/annotations.ts';
import { Board } from '../../board/Board.tsx';
import { CopyButton } from '../../board/CopyButton.tsx';
import { isFen } from '../../board/diagram.ts';
import { type GameTree, lineThrough, treeOf } from '../../../server/rules/game-tree.ts';
import { MoveTree } from '../../board/MoveTree.tsx';
import { sayMove } from '../../board/notation.ts';
import { gamesIn, NotationError, type PgnGame, titleOf } from '../../../server/rules/pgn-text.ts';
import { type Color, opposite } from '../../board/squares.ts';
import { StepButtons } from '../../board/StepButtons.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { useStepKeys } from '../../board/use-step-keys.ts';
import Diagrams from './Diagrams.tsx';

const LAYOUT = clsx(
  'grid grid-cols-1 items-start gap-x-8 gap-y-5 @3xl:grid-cols-[minmax(0,1fr)_21rem]',
  'print:grid-cols-[9cm_minmax(0,1fr)]',
);
const NOTHING_TO_MOVE = () => undefined;

/** What was read, or why it could not be. */
const attempt = <Read,>(read: () => Read): { read: Read } | { problem: string } => {
  try {
    return { read: read() };
  } catch (error) {
    if (error instanceof NotationError) return { problem: error.message };
    throw error;
  }
};

const Unreadable = ({ problem }: { problem: string }) => (
  <Alert tone="danger" title="Não foi possível ler esta partida">
    {problem}
  </Alert>
);

type PgnReplayProps = {
  pgn: string;
  /** Whether the arrow keys of the whole page step through the moves: not where other elements use them. */
  takesKeys: boolean;
};

/** The games of a PGN on a board, one at a time, from the first position on. A bare position is a diagram. */
const PgnReplay = ({ pgn, takesKeys }: PgnReplayProps) => {
  const found = useMemo(() => attempt(() => gamesIn(pgn)), [pgn]);
  const [index, setIndex] = useState(0);
  if (isFen(pgn)) return <Diagrams text={pgn} />;
  if ('problem' in found) return <Unreadable problem={found.problem} />;
  const games = found.read;
  const chosen = games[index] ?? games[0];
  if (!chosen) return <Unreadable problem="Não há nenhum lance." />;
  return (
    <>
      {games.length > 1 && (
        <Field label="Partida" className="mb-5 max-w-md print:hidden">
          <Select value={index} onChange={event => setIndex(Number(event.target.value))}>
            {games.map((game, own) => (
              <option key={own} value={own}>
                {own + 1}. {titleOf(game) || 'Partida'}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <OneGame key={games.indexOf(chosen)} game={chosen} takesKeys={takesKeys} />
    </>
  );
};

export default PgnReplay;

const OneGame = ({ game, takesKeys }: { game: PgnGame; takesKeys: boolean }) => {
  const tree = useMemo(() => attempt(() => treeOf(game)), [game]);
  return 'problem' in tree ? (
    <Unreadable problem={tree.problem} />
  ) : (
    <Replay tree={tree.read} pgn={game.text} takesKeys={takesKeys} />
  );
};

const StepKeys = ({ ply, length, onGoTo }: { ply: number; length: number; onGoTo: (ply: number) => void }) => {
  useStepKeys(ply, length, next => onGoTo(Math.min(Math.max(next, 0), length)));
  return null;
};

const Replay = ({ tree, pgn, takesKeys }: PgnReplayProps & { tree: GameTree }) => {
  const [current, setCurrent] = useState<number | null>(null);
  const [orientation, setOrientation] = useState<Color>('w');
  const node = current === null ? undefined : tree.nodes[current];
  // The buttons stay in the variation that is looked at.
  const line = lineThrough(tree, current);
  const ply = node ? line.indexOf(node) + 1 : 0;
  const goTo = (next: number) => setCurrent(line[next - 1]?.id ?? null);
  const introduction = node?.introduction ?? '';
  const comment = node ? node.comment : tree.comment;
  return (
    <div className="@container">
      {takesKeys && <StepKeys ply={ply} length={line.length} onGoTo={goTo} />}
      {tree.title && <p className="mb-3 font-semibold">{tree.title}</p>}
      <div className={LAYOUT}>
        <div className="printed-board mx-auto w-full max-w-[min(100%,max(16rem,100dvh-20rem))]">
          <Board
            label="Tabuleiro da partida"
            fen={node?.move.fen ?? tree.start}
            moves={[]}
            lastMove={node?.move}
            orientation={orientation}
            onMove={NOTHING_TO_MOVE}
          />
        </div>
        <div className="min-w-0 space-y-4">
          <div
            role="status"
            aria-label="Lance mostrado"
            className="min-h-20 rounded-control bg-gold-soft px-4 py-3 print:min-h-0 print:bg-transparent print:p-0"
          >
            <p className="font-semibold">
              {node ? `${sayMove(node.move)}${spokenSigns(node.nags)}` : 'Posição inicial'}
            </p>
            {introduction && <p className="mt-1">{introduction}</p>}
            {comment && <p className="mt-1">{comment}</p>}
          </div>
          {tree.nodes.length > 0 && (
            <section aria-label="Lances">
              <MoveTree tree={tree} current={current} onGoTo={setCurrent} />
              <StepButtons ply={ply} length={line.length} onGoTo={goTo} />
            </section>
          )}
          <div className="flex flex-wrap gap-2 print:hidden">
            <Button variant="ghost" size="sm" onClick={() => setOrientation(opposite(orientation))}>
              <FlipVertical2 aria-hidden /> Virar tabuleiro
            </Button>
            <CopyButton name="PGN" text={() => pgn} />
          </div>
        </div>
      </div>
    </div>
  );
};
