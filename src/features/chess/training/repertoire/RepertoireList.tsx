import clsx from 'clsx';
import { BookOpen, Plus, RotateCcw } from 'lucide-react';
import { Link } from 'wouter';
import type { RepertoireSummary } from '../../../../../server/features/repertoires/repertoires.schema.ts';
import { plural } from '../../../../lib/plural.ts';
import { Badge } from '../../../../ui/Badge.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { LoadError } from '../../../../ui/LoadError.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { repertoireHref } from './repertoire-view.ts';
import { GapList } from './GapList.tsx';
import { figuresText, sideNames } from './repertoire-texts.ts';
import { useGaps, useRepertoires } from './use-repertoires.ts';

const newHref = repertoireHref({ act: 'editar' });

/** All repertoires by colour, and the games that left them. */
export const RepertoireList = () => {
  const list = useRepertoires();
  const gaps = useGaps();
  if (list.isError) return <LoadError error={list.error} onRetry={() => list.refetch()} />;
  const repertoires = list.data?.repertoires;
  if (!repertoires) return <Skeleton className="h-96" />;
  if (repertoires.length === 0)
    return (
      <EmptyState
        icon={BookOpen}
        title="Monte o seu repertório"
        text={
          'As aberturas que você quer saber de cor, de brancas ou de pretas. ' +
          'Cada linha volta no treino quando estiver para ser esquecida.'
        }
        action={
          <LinkButton href={newHref}>
            <Plus aria-hidden /> Novo repertório
          </LinkButton>
        }
      />
    );
  const due = repertoires.reduce((sum, own) => sum + own.due, 0);
  const first = repertoires.find(own => own.due > 0);
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <div>
          <h2 className="text-heading">Repertório</h2>
          <p className="text-ink-soft">
            {due > 0 ? `Hoje ${due === 1 ? 'volta' : 'voltam'} ${plural(due, 'linha')}.` : 'Nada para rever hoje.'}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {first && (
            <LinkButton href={repertoireHref({ repertoire: first.id, act: 'treinar' })}>
              <RotateCcw aria-hidden /> Rever agora
            </LinkButton>
          )}
          <LinkButton href={newHref} variant="secondary">
            <Plus aria-hidden /> Novo repertório
          </LinkButton>
        </div>
      </div>
      <ul aria-label="Repertórios" className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {repertoires.map(own => (
          <Item key={own.id} {...own} />
        ))}
      </ul>
      {gaps.isError ? (
        <LoadError error={gaps.error} onRetry={() => gaps.refetch()} />
      ) : (
        gaps.data && <GapList gaps={gaps.data.gaps} />
      )}
    </>
  );
};

const Item = (own: RepertoireSummary) => (
  <Card as="li" flush className="p-4 transition-shadow hover:shadow-float">
    <p className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
      <Link
        href={repertoireHref({ repertoire: own.id })}
        className={clsx(
          'font-semibold wrap-anywhere outline-none after:absolute after:inset-0 after:rounded-card',
          'focus-visible:after:outline-3 focus-visible:after:-outline-offset-3',
          'focus-visible:after:outline-brand-text',
        )}
      >
        {own.title}
      </Link>
      <Badge tone={own.due > 0 ? 'gold' : 'info'}>{own.due > 0 ? 'Rever hoje' : sideNames[own.side]}</Badge>
    </p>
    <p className="text-[0.95rem] text-ink-soft">
      {sideNames[own.side]} · {figuresText(own)}
    </p>
    {own.from !== null && <p className="text-[0.95rem] text-ink-soft">De {own.from}</p>}
  </Card>
);
