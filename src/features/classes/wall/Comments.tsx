import { MessageCircle, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { SchoolClass } from '../../../../server/features/classes/classes.schema.ts';
import type { PostComment } from '../../../../server/features/classes/comments.schema.ts';
import type { Post } from '../../../../server/features/classes/wall.schema.ts';
import { errorText } from '../../../lib/error-text.ts';
import { formatRelative } from '../../../lib/format.ts';
import { plural } from '../../../lib/plural.ts';
import { AlertDialog } from '../../../ui/AlertDialog.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { MoreButton } from '../../../ui/MoreButton.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { CommentForm } from './CommentForm.tsx';
import { useCommentChanges, useComments, useWall } from './use-wall.ts';

const OneComment = ({ comment, onRemove }: { comment: PostComment; onRemove: () => void }) => (
  <li className="flex gap-3">
    <Avatar name={comment.author} src={comment.avatarUrl} size="sm" />
    <div className="min-w-0 flex-1">
      <p>
        <span className="font-semibold wrap-anywhere">{comment.author}</span>{' '}
        <time dateTime={comment.createdAt} className="text-sm text-ink-soft">
          {formatRelative(comment.createdAt)}
        </time>
      </p>
      <p className="break-words whitespace-pre-line">{comment.text}</p>
    </div>
    {comment.mayRemove && (
      <Button variant="ghost" size="icon" aria-label={`Apagar o comentário de ${comment.author}`} onClick={onRemove}>
        <Trash2 aria-hidden />
      </Button>
    )}
  </li>
);

/** Whether the students may comment on an announcement; it takes effect at once. */
const OpenSwitch = ({ classId, post }: { classId: number; post: Post }) => {
  const { update } = useWall();
  return (
    <Switch
      label={
        <>
          Alunos podem comentar <span className="sr-only">o aviso de {post.author}</span>
        </>
      }
      checked={update.isPending ? update.variables.commentsOpen : post.commentsOpen}
      onChange={({ target }) =>
        update.mutate(
          { classId, postId: post.id, commentsOpen: target.checked },
          {
            onError: error =>
              toast({ title: 'Não foi possível mudar', description: errorText(error), variant: 'destructive' }),
          },
        )
      }
    />
  );
};

/** What the class says of an announcement, the oldest first, as one talks. */
export const Comments = ({ one, post }: { one: SchoolClass; post: Post }) => {
  const { rows, more } = useComments(one.id, post);
  const { remove } = useCommentChanges();
  const [leaving, setLeaving] = useState<PostComment | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { id: postId, commentCount, commentsOpen, author } = post;
  const mayOpen = one.teaches && !one.archived;
  const mayComment = !one.archived && (commentsOpen || (one.teaches && commentCount > 0));
  if (commentCount === 0 && !commentsOpen && !mayOpen) return null;
  const confirm = ({ id: commentId }: PostComment) =>
    remove.mutate(
      { classId: one.id, postId, commentId },
      {
        onSuccess: () => {
          toast({ title: 'Comentário apagado' });
          setTimeout(() => heading.current?.focus());
        },
        onError: error =>
          toast({ title: 'Não foi possível apagar', description: errorText(error), variant: 'destructive' }),
        onSettled: () => setLeaving(null),
      },
    );
  return (
    <section
      aria-label={`Comentários do aviso de ${author}`}
      className="mt-5 max-w-3xl space-y-4 border-t border-line pt-4"
    >
      {(commentCount > 0 || commentsOpen) && (
        <h2 ref={heading} tabIndex={-1} className="flex items-center gap-2 font-sans text-base font-semibold">
          <MessageCircle aria-hidden className="size-5 text-gold-text" />
          {commentCount === 0 ? 'Ninguém comentou ainda' : plural(commentCount, 'comentário')}
        </h2>
      )}
      <MoreButton list={more} size="sm" className="text-left">
        Mostrar comentários anteriores
      </MoreButton>
      {rows.length > 0 && (
        <ul className="space-y-4">
          {rows.toReversed().map(comment => (
            <OneComment key={comment.id} comment={comment} onRemove={() => setLeaving(comment)} />
          ))}
        </ul>
      )}
      {!commentsOpen && commentCount > 0 && !mayOpen && (
        <p className="text-[0.95rem] text-ink-soft">Os comentários deste aviso estão fechados.</p>
      )}
      {mayComment && <CommentForm classId={one.id} postId={postId} author={author} />}
      {mayOpen && <OpenSwitch classId={one.id} post={post} />}
      {leaving && (
        <AlertDialog
          open
          onOpenChange={stays => !stays && setLeaving(null)}
          title="Apagar este comentário?"
          text="Ninguém mais vai poder ler. Isto não pode ser desfeito."
          cancelLabel="Manter"
          confirmLabel={remove.isPending ? 'Apagando...' : 'Apagar'}
          loading={remove.isPending}
          onConfirm={() => confirm(leaving)}
        />
      )}
    </section>
  );
};
