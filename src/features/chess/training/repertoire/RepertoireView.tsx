import { Play, SquarePen, Trash2, Users } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { treeFromPgn } from '../../../../../server/rules/game-tree.ts';
import { useSession } from '../../../../shared/session/session.tsx';
import { MoveSheet } from '../../../../shared/tree/MoveSheet.tsx';
import { TreePicture } from '../../../../shared/tree/TreePicture.tsx';
import { AlertDialog } from '../../../../ui/AlertDialog.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { LoadError } from '../../../../ui/LoadError.tsx';
import { Opening } from '../../puzzles/solve/Opening.tsx';
import { repertoireHref } from './repertoire-view.ts';
import { GapList } from './GapList.tsx';
import { figuresText, sideNames } from './repertoire-texts.ts';
import { useGaps, useRemoveRepertoire, useRepertoire } from './use-repertoires.ts';

const GiveDialog = lazy(() => import('./GiveDialog.tsx'));

/** One repertoire: its tree to look through, and what can be done with it. */
export const RepertoireView = ({ id }: { id: number }) => {
  const { user } = useSession();
  const [, go] = useLocation();
  const found = useRepertoire(id);
  const gaps = useGaps();
  const remove = useRemoveRepertoire();
  const [isGiving, setGiving] = useState(false);
  const [current, setCurrent] = useState<number | null>(null);
  const own = found.data?.repertoire;
  const tree = useMemo(() => own && treeFromPgn(own.pgn), [own]);
  if (found.isError) return <LoadError error={found.error} onRetry={() => found.refetch()} />;
  if (!own || !tree) return <Opening />;
  const teaches = user?.role === 'professor' || user?.role === 'admin';
  return (
    <>
      <h2 className="text-heading wrap-anywhere">{own.title}</h2>
      <p className="mb-4 text-ink-soft">
        {sideNames[own.side]} · {figuresText(own)}
        {own.from !== null && ` · De ${own.from}`}
      </p>
      <div className="mb-5 flex flex-wrap gap-3">
        <LinkButton href={repertoireHref({ repertoire: id, act: 'treinar' })}>
          <Play aria-hidden /> Treinar
        </LinkButton>
        <LinkButton href={repertoireHref({ repertoire: id, act: 'editar' })} variant="secondary">
          <SquarePen aria-hidden /> Editar
        </LinkButton>
        {teaches && (
          <Button variant="secondary" onClick={() => setGiving(true)}>
            <Users aria-hidden /> Dar à turma
          </Button>
        )}
        <AlertDialog
          trigger={
            <Button variant="ghost">
              <Trash2 aria-hidden /> Excluir
            </Button>
          }
          title="Excluir este repertório?"
          text="As linhas e o que você lembra delas saem do treino. Isso não pode ser desfeito."
          confirmLabel="Excluir"
          onConfirm={() => remove.mutate({ repertoireId: id }, { onSuccess: () => go(repertoireHref({})) })}
        />
      </div>
      <div className="@container">
        <div className="grid grid-cols-1 items-start gap-6 @3xl:grid-cols-[minmax(0,1fr)_23rem]">
          <TreePicture
            label={`Tabuleiro: ${own.title}`}
            tree={tree}
            orientation={own.side === 'white' ? 'w' : 'b'}
            current={current}
            onGoTo={setCurrent}
          />
          <MoveSheet label="Lances do repertório" tree={tree} current={current} onGoTo={setCurrent} />
        </div>
      </div>
      {gaps.data && <GapList gaps={gaps.data.gaps.filter(({ repertoireId }) => repertoireId === id)} />}
      <Suspense fallback={null}>
        {isGiving && <GiveDialog repertoireId={id} onClose={() => setGiving(false)} />}
      </Suspense>
    </>
  );
};
