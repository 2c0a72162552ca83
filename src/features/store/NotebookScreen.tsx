import { useParams } from 'wouter';
import { LoginRequired } from '../../shared/guards/LoginRequired.tsx';
import { LessonText } from '../../shared/pgn/LessonText.tsx';
import { useSession } from '../../shared/session/session.tsx';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { Card } from '../../ui/Card.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { SkeletonCards } from '../../ui/Skeleton.tsx';
import { useNotebook } from './use-store.ts';

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
  return (
    <>
      <Breadcrumbs crumbs={CRUMBS} />
      <Notebook itemId={Number(itemId)} />
    </>
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
