import { useState } from 'react';
import { FileUp, Megaphone, Trash2 } from 'lucide-react';
import type { SchoolClass } from '../../../server/features/classes/classes.schema.ts';
import type { Post } from '../../../server/features/classes/wall.schema.ts';
import { LessonText } from '../../shared/pgn/LessonText.tsx';
import { PositionButton } from '../../shared/tree/set-up/PositionButton.tsx';
import { GameDialog } from '../../shared/writing/GameDialog.tsx';
import { withGame } from '../../shared/writing/with-game.ts';
import { errorText } from '../../lib/error-text.ts';
import { formatRelative } from '../../lib/format.ts';
import { Alert } from '../../ui/Alert.tsx';
import { AlertDialog } from '../../ui/AlertDialog.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Field } from '../../ui/Field.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { Paging } from '../../ui/Paging.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Textarea } from '../../ui/Textarea.tsx';
import { usePosts, useWall } from './use-classes.ts';

const WriteForm = ({ classId }: { classId: number }) => {
  const [text, setText] = useState('');
  const [isInserting, setInserting] = useState(false);
  const { write } = useWall();
  return (
    <form
      noValidate
      className="mb-6 grid gap-3"
      onSubmit={event => {
        event.preventDefault();
        write.mutate({ classId, text }, { onSuccess: () => setText('') });
      }}
    >
      <Field label="Novo aviso" hint="Os alunos são avisados pelo sino. Diagramas e partidas entram no fim do aviso.">
        <Textarea rows={4} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      {write.error && <Alert tone="danger">{errorText(write.error)}</Alert>}
      <div className="flex flex-wrap gap-2">
        <PositionButton
          start=""
          action="Inserir no aviso"
          onDone={fen => setText(now => withGame(now, { kind: 'fen', text: fen }))}
        >
          Inserir diagrama
        </PositionButton>
        <Button variant="secondary" size="sm" onClick={() => setInserting(true)}>
          <FileUp aria-hidden /> Inserir partida (PGN)
        </Button>
      </div>
      <div>
        <Button type="submit" disabled={text.trim() === ''} loading={write.isPending}>
          Publicar no mural
        </Button>
      </div>
      {isInserting && (
        <GameDialog
          title="Inserir partida no aviso"
          action="Inserir no aviso"
          onDone={game => setText(now => withGame(now, game))}
          onClose={() => setInserting(false)}
        />
      )}
    </form>
  );
};

const OnePost = ({ post, onRemove }: { post: Post; onRemove: (() => void) | undefined }) => (
  <Card as="li">
    <div className="mb-3 flex items-center gap-3">
      <Avatar name={post.author} src={post.avatarUrl} size="sm" />
      <p className="min-w-0 flex-1">
        <span className="font-semibold wrap-anywhere">{post.author}</span>{' '}
        <span className="text-sm text-ink-soft">{formatRelative(post.createdAt)}</span>
      </p>
      {onRemove && (
        <Button variant="ghost" size="sm" onClick={onRemove}>
          <Trash2 aria-hidden /> Tirar<span className="sr-only"> o aviso de {post.author}</span>
        </Button>
      )}
    </div>
    <LessonText text={post.text} />
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
  return (
    <>
      {mayWrite && <WriteForm classId={one.id} />}
      {posts.length === 0 && (
        <EmptyState icon={Megaphone} title="O mural está vazio" text="Os avisos da turma aparecem aqui." />
      )}
      <ul aria-label="Avisos" className="grid gap-4">
        {posts.map(post => (
          <OnePost key={post.id} post={post} onRemove={mayWrite ? () => setLeaving(post.id) : undefined} />
        ))}
      </ul>
      <Paging page={page} total={total} pageSize={pageSize} onGoTo={setPage} />
      {leaving !== null && (
        <AlertDialog
          open
          onOpenChange={stays => !stays && setLeaving(null)}
          title="Tirar este aviso do mural?"
          text="Ninguém mais o lê. Isto não pode ser desfeito."
          cancelLabel="Manter"
          confirmLabel="Tirar do mural"
          loading={remove.isPending}
          onConfirm={() => remove.mutate({ classId: one.id, postId: leaving }, { onSettled: () => setLeaving(null) })}
        />
      )}
    </>
  );
};
