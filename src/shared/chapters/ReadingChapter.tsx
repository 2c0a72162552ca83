import { type ReactNode, useMemo, useState } from 'react';
import { Link } from 'wouter';
import type { Chapter } from '../../../server/features/chapters/chapters.schema.ts';
import { shapesIn } from '../../../server/rules/comment-marks.ts';
import { type GameTree, lineThrough, treeFromPgn } from '../../../server/rules/game-tree.ts';
import { toUci } from '../../../server/rules/played-move.ts';
import { START_FEN } from '../../../server/rules/position.ts';
import { spokenSigns } from '../../board/annotations.ts';
import { Board } from '../../board/Board.tsx';
import { MoveTree } from '../../board/MoveTree.tsx';
import { sayMove } from '../../board/notation.ts';
import { StepButtons } from '../../board/StepButtons.tsx';
import { useStepKeys } from '../../board/use-step-keys.ts';
import { ChapterFrame } from './ChapterFrame.tsx';
import { useKeptReading } from './use-kept-reading.ts';

const NOTHING_TO_MOVE = () => undefined;

/** The node to which these moves lead; null at the first position, or where the tree does not know them. */
const nodeAfter = ({ first, nodes }: GameTree, path: readonly string[]): number | null => {
  let [ids, found]: [readonly number[], number | null] = [first, null];
  for (const uci of path) {
    const id = ids.find(each => nodes[each] && toUci(nodes[each].move) === uci);
    if (id === undefined) return null;
    [ids, found] = [nodes[id]?.children ?? [], id];
  }
  return found;
};

/** The moves before a node and its own. */
const pathTo = ({ nodes }: GameTree, id: number | null): string[] => {
  const path: string[] = [];
  for (let node = nodes[id ?? -1]; node; node = nodes[node.parent ?? -1]) path.unshift(toUci(node.move));
  return path;
};

type ReadingChapterProps = {
  lessonId: number;
  chapter: Chapter & { pgn: string };
  /** Whether the viewer's place is kept. */
  studies: boolean;
  /** Leads to the next chapter. */
  next: ReactNode;
};

/** A chapter to step through, with its variations. Mount it again for each chapter. */
export const ReadingChapter = ({ lessonId, chapter, studies, next }: ReadingChapterProps) => {
  const tree = useMemo(() => treeFromPgn(chapter.pgn), [chapter.pgn]);
  const [current, setCurrent] = useState(() => nodeAfter(tree, chapter.path));
  useKeptReading(lessonId, chapter.id, pathTo(tree, current), studies);
  const node = current === null ? undefined : tree.nodes[current];
  const line = lineThrough(tree, current);
  const ply = node ? line.indexOf(node) + 1 : 0;
  const goTo = (wanted: number) => setCurrent(line[Math.min(wanted, line.length) - 1]?.id ?? null);
  useStepKeys(ply, line.length, goTo);
  const comment = node ? node.comment : tree.comment;
  const written = node ? node.written.comment : tree.written;
  return (
    <ChapterFrame
      board={
        <Board
          label={`Tabuleiro: ${chapter.title}`}
          fen={node?.move.fen ?? tree.start}
          moves={[]}
          lastMove={node?.move}
          shapes={shapesIn(written)}
          orientation={chapter.side === 'white' ? 'w' : 'b'}
          onMove={NOTHING_TO_MOVE}
        />
      }
    >
      <div role="status" aria-label="Comentário" className="min-h-24 rounded-control bg-gold-soft px-4 py-3">
        <div className="max-h-44 overflow-y-auto">
          <p className="font-semibold">{node ? `${sayMove(node.move)}${spokenSigns(node.nags)}` : 'Posição inicial'}</p>
          {node?.introduction && <p className="mt-1">{node.introduction}</p>}
          {comment && <p className="mt-1">{comment}</p>}
        </div>
      </div>
      {tree.nodes.length > 0 && (
        <section aria-label="Lances">
          <MoveTree tree={tree} current={current} onGoTo={setCurrent} />
          <StepButtons ply={ply} length={line.length} onGoTo={goTo} />
        </section>
      )}
      <div className="flex">{next}</div>
      {tree.start === START_FEN && tree.nodes.length > 0 && (
        <Link
          href={`/treino?modo=repertorio&acao=editar&aula=${lessonId}&capitulo=${chapter.id}`}
          className="inline-flex min-h-10 items-center font-semibold text-brand-text underline underline-offset-4"
        >
          Pôr no meu repertório
        </Link>
      )}
    </ChapterFrame>
  );
};
