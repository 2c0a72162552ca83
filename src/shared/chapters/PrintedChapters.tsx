import type { Chapter } from '../../../server/features/chapters/chapters.schema.ts';
import { plainComment, squaresIn } from '../../../server/rules/comment-marks.ts';
import { lineThrough, treeFromPgn } from '../../../server/rules/game-tree.ts';
import { DiagramPicture } from '../../board/DiagramPicture.tsx';
import { lineText } from '../../board/notation.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { taskText } from './chapter-labels.ts';

/** The moves of a chapter that is read, without variations. */
const mainLine = (pgn: string): string => lineText(lineThrough(treeFromPgn(pgn), null).map(({ move }) => move));

const PrintedChapter = ({ chapter }: { chapter: Chapter }) => {
  const { title, mode, fen, side, comment, pgn } = chapter;
  const words = plainComment(comment);
  // Under what the professor asks for, the task would only say it again; against the engine it says the goal.
  const task = mode === 'responder' && words ? '' : taskText(chapter);
  const below = mode === 'ler' && pgn !== null ? mainLine(pgn) : task;
  return (
    <figure className="min-w-0 break-inside-avoid">
      <figcaption className="mb-2 font-semibold">{title}</figcaption>
      <div className="printed-board">
        <DiagramPicture
          fen={fen}
          orientation={side === 'white' ? 'w' : 'b'}
          label={title}
          marked={squaresIn(comment)}
        />
      </div>
      {words && <p className="mt-2">{words}</p>}
      {below && <p className="mt-2">{below}</p>}
    </figure>
  );
};

/** All boards of a lesson, on paper alone: browsers say that they print before they draw. */
export const PrintedChapters = ({ chapters }: { chapters: readonly Chapter[] }) =>
  useMediaQuery('print') && (
    <section aria-label="Tabuleiros da aula" className="grid grid-cols-2 gap-6">
      {chapters.map(chapter => (
        <PrintedChapter key={chapter.id} chapter={chapter} />
      ))}
    </section>
  );
