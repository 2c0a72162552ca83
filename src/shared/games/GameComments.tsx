import clsx from 'clsx';
import { MessageSquareText } from 'lucide-react';
import { useRef } from 'react';
import type { Game as SavedGame } from '../../../server/features/games/games.schema.ts';
import type { Shape } from '../../../server/rules/comment-marks.ts';
import { sayShape } from '../../board/drawing.ts';
import type { Game } from '../../board/game.ts';
import { numbered } from '../../board/notation.ts';
import { formatDate } from '../../lib/format.ts';
import { useSession } from '../session/session.tsx';
import { CommentForm } from './CommentForm.tsx';
import { DeleteComment } from './DeleteComment.tsx';

type GameCommentsProps = {
  saved: SavedGame;
  game: Game;
  ply: number;
  /** What is drawn on the board and goes along with a comment. */
  drawn: readonly Shape[];
  onClear: () => void;
  onGoTo: (ply: number) => void;
};

/** The professors' comments on a game, each at its move, and a field for a new one at the shown move. */
export const GameComments = ({ saved, game, ply, drawn, onClear, onGoTo }: GameCommentsProps) => {
  const { user } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const { comments, mayComment } = saved;
  const labelOf = (own: number): string => numbered(game.moves, own) || 'Posição inicial';
  return (
    <section aria-label="Comentários do professor">
      <h3 ref={heading} tabIndex={-1} className="mb-3 flex items-center gap-2 font-sans font-semibold">
        <MessageSquareText aria-hidden className="size-5 text-gold-text" /> Comentários do professor
      </h3>
      {comments.length === 0 && <p className="text-[0.95rem] text-ink-soft">Ninguém comentou esta partida ainda.</p>}
      <ul className="space-y-3">
        {comments.map(comment => (
          <li
            key={comment.id}
            aria-current={comment.ply === ply ? 'step' : undefined}
            className={clsx(
              'rounded-control border-l-4 px-4 py-3',
              comment.ply === ply ? 'border-gold bg-gold-soft' : 'border-line bg-sunken',
            )}
          >
            <div className="flex flex-wrap items-center justify-between gap-x-3">
              <button
                type="button"
                className="min-h-9 font-semibold text-brand-text underline underline-offset-4"
                onClick={() => onGoTo(comment.ply)}
              >
                {labelOf(comment.ply)}
              </button>
              {(user?.role === 'admin' || user?.id === comment.authorId) && (
                <DeleteComment
                  commentId={comment.id}
                  moveLabel={labelOf(comment.ply)}
                  onDeleted={() => heading.current?.focus()}
                />
              )}
            </div>
            <p className="break-words whitespace-pre-line">{comment.text}</p>
            <p className="mt-1 text-sm text-ink-soft">
              {comment.authorName} · <time dateTime={comment.createdAt}>{formatDate(comment.createdAt)}</time>
            </p>
            {comment.shapes.length > 0 && (
              <p className="sr-only">No tabuleiro: {comment.shapes.map(sayShape).join(', ')}.</p>
            )}
          </li>
        ))}
      </ul>
      {mayComment && (
        <CommentForm gameId={saved.id} ply={ply} moveLabel={labelOf(ply)} drawn={drawn} onClear={onClear} />
      )}
    </section>
  );
};
