import { useState } from 'react';
import { Megaphone, Trash2 } from 'lucide-react';
import type { SchoolClass } from '../../../../server/features/classes/classes.schema.ts';
import type { Post } from '../../../../server/features/classes/wall.schema.ts';
import { LessonText } from '../../../shared/pgn/LessonText.tsx';
import { errorText } from '../../../lib/error-text.ts';
import { formatRelative } from '../../../lib/format.ts';
import { AlertDialog } from '../../../ui/AlertDialog.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Paging } from '../../../ui/Paging.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { Comments } from './Comments.tsx';
import { PostForm } from './PostForm.tsx';
import { usePosts, useWall } from './use-wall.ts';

type OnePostProps = { one: SchoolClass; post: Post; onRemove: (() => void) | undefined };
const OnePost = ({ one, post, onRemove }: OnePostProps) => (
  <Card as="li">
    <div className="mb-3 flex items-center gap-3">
      <Avatar name={post.author} src={post.avatarUrl} size="sm" />
      <p className="min-w-0 flex-1">
        <span className="font-semibold wrap-anywhere">{post.author}</span>{' '}
        <span className="text-sm text-ink-soft">{formatRelative(post.createdAt)}</span>
      </p>
      {onRemove && (
        <Button variant="ghost" size="sm" onClick={onRemove}>
          <Trash2 aria-hidden /> Tirar <span className="sr-only">o aviso de {post.author}</span>
        </Button>
      )}
    </div>
    <LessonText text={post.text} />
    <Comments one={one} post={post} />
  </Card>
);

/** The announcements of a class, newest first. */
export const Wall = ({ one }: { one: SchoolClass }) => {
  const [page, setPage] = useState(1);
  const [leaving, setLeaving] = useState<number | null>(null);
  const found = usePosts(one.id, page);
  const { remove } = useWall();
  const mayWrite = one.teaches && !one.archived;
  if (found.isPending) return <Skeleton className="h-48 w-full" />;
  if (found.isError) return <LoadError error={found.error} onRetry={() => found.refetch()} />;
  const { posts, total, pageSize } = found.data;
  const confirm = (postId: number) =>
    remove.mutate(
      { classId: one.id, postId },
      {
        onSuccess: () => toast({ title: 'Aviso tirado do mural' }),
        onError: error =>
          toast({ title: 'Não foi possível tirar', description: errorText(error), variant: 'destructive' }),
        onSettled: () => setLeaving(null),
      },
    );
  return (
    <>
      {mayWrite && <PostForm classId={one.id} />}
      {posts.length === 0 && (
        <EmptyState icon={Megaphone} title="O mural está vazio" text="Os avisos da turma aparecem aqui." />
      )}
      <ul aria-label="Avisos" className="grid gap-4">
        {posts.map(post => (
          <OnePost key={post.id} one={one} post={post} onRemove={mayWrite ? () => setLeaving(post.id) : undefined} />
        ))}
      </ul>
      <Paging page={page} total={total} pageSize={pageSize} onGoTo={setPage} />
      {leaving !== null && (
        <AlertDialog
          open
          onOpenChange={stays => !stays && setLeaving(null)}
          title="Tirar este aviso do mural?"
          text="Ninguém mais o lê, e as imagens e os comentários somem com ele. Isto não pode ser desfeito."
          cancelLabel="Manter"
          confirmLabel="Tirar do mural"
          loading={remove.isPending}
          onConfirm={() => confirm(leaving)}
        />
      )}
    </>
  );
};
