import { BookOpen } from 'lucide-react';
import { useParams } from 'wouter';
import { AccessDenied } from '../../shared/guards/AccessDenied.tsx';
import { LoginRequired } from '../../shared/guards/LoginRequired.tsx';
import { LessonText } from '../../shared/pgn/LessonText.tsx';
import { useSession } from '../../shared/session/session.tsx';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { SkeletonCards } from '../../ui/Skeleton.tsx';
import { useItem, useNotebook } from './use-store.ts';

const CRUMBS = [
  { label: 'Loja', href: '/loja' },
  { label: 'Minhas Compras', href: '/loja/pedidos' },
  { label: 'Caderno' },
];

/** A notebook that was bought, to be read. */
const NotebookScreen = () => {
  const { user } = useSession();
  const { itemId } = useParams<{ itemId: string }>();
  if (!user) return <LoginRequired title="Acesso negado" text="Entre na sua conta para ler os seus cadernos." />;
  if (user.role !== 'student') return <AccessDenied text="Os cadernos são lidos pelos alunos que os compraram." />;
  return (
    <>
      <Breadcrumbs crumbs={CRUMBS} />
      <Bought itemId={Number(itemId)} />
    </>
  );
};

/** Asked first, as nobody may read what is not theirs. */
const Bought = ({ itemId }: { itemId: number }) => {
  const found = useItem(itemId);
  if (found.isPending) return <SkeletonCards count={1} className="h-120" />;
  if (found.isError) return <LoadError error={found.error} onRetry={() => found.refetch()} />;
  const { owned, readable } = found.data.item;
  if (owned && readable) return <Notebook itemId={itemId} />;
  return (
    <EmptyState
      icon={BookOpen}
      title="Este caderno ainda não é seu"
      text="Os cadernos que você comprar na loja podem ser lidos aqui."
      action={<LinkButton href="/loja/cadernos">Ver os cadernos</LinkButton>}
    />
  );
};

const Notebook = ({ itemId }: { itemId: number }) => {
  const notebook = useNotebook(itemId);
  if (notebook.isPending) return <SkeletonCards count={1} className="h-120" />;
  if (notebook.isError) return <LoadError error={notebook.error} onRetry={() => notebook.refetch()} />;
  const { name, author, content } = notebook.data;
  return (
    <>
      <PageHeading title={name} {...(author && { subtitle: `Por ${author}` })} />
      <Card className="mx-auto max-w-3xl">
        <LessonText text={content} />
      </Card>
    </>
  );
};

export default NotebookScreen;
