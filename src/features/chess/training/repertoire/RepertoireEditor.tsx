import { useState } from 'react';
import { type GameTree, treeFromPgn } from '../../../../../server/rules/game-tree.ts';
import { NotationError } from '../../../../../server/rules/pgn-text.ts';
import { START_FEN } from '../../../../../server/rules/position.ts';
import { useSession } from '../../../../shared/session/session.tsx';
import { bareTree } from '../../../../shared/tree/tree-edit.ts';
import { Alert } from '../../../../ui/Alert.tsx';
import { LoadError } from '../../../../ui/LoadError.tsx';
import { Opening } from '../../puzzles/solve/Opening.tsx';
import type { RepertoireAddress } from './repertoire-view.ts';
import { draftOf, type Draft } from './repertoire-draft.ts';
import { TreeForm } from './TreeForm.tsx';
import { useChapterTree, useGaps, useOpenedRepertoire } from './use-repertoires.ts';

type Opened = Omit<Draft, 'pgn'> & { tree: GameTree };

const NEW: Opened = { title: '', side: 'white', tree: bareTree(START_FEN) };

const openedFrom = ({ title, side, pgn }: Draft): Opened => ({ title, side, tree: treeFromPgn(pgn) });

const restored = (draft: Draft | undefined): Opened | undefined => {
  try {
    return draft && openedFrom(draft);
  } catch (error) {
    if (error instanceof NotationError) return undefined;
    throw error;
  }
};

/** A repertoire as a tree that is worked on: a new one, one of a chapter, or one that there is. */
export const RepertoireEditor = ({ view }: { view: RepertoireAddress }) => {
  const { repertoire, game, lesson, chapter } = view;
  const { user } = useSession();
  const userId = user?.id ?? 0;
  const [opened] = useState(Date.now);
  const source = repertoire ?? (chapter === undefined ? 'new' : (`new:${chapter}` as const));
  const [draft] = useState(() => restored(draftOf(userId, source)));
  const found = useOpenedRepertoire(repertoire, opened);
  const chapters = useChapterTree(lesson, chapter);
  const gaps = useGaps();
  const failed = [found, chapters].find(({ isError }) => isError);
  if (failed) return <LoadError error={failed.error} onRetry={() => failed.refetch()} />;
  const waits =
    (repertoire !== undefined && !found.data) ||
    (chapter !== undefined && !chapters.data) ||
    (game !== undefined && !gaps.data && !gaps.isError);
  if (waits) return <Opening />;
  const own = found.data?.repertoire;
  const taken = chapters.data?.chapters.find(({ id }) => id === chapter);
  const isMissing = chapter !== undefined && !taken?.pgn;
  const saved = own && openedFrom(own);
  const copied = taken?.pgn ? openedFrom({ title: taken.title, side: taken.side, pgn: taken.pgn }) : undefined;
  const gap = gaps.data?.gaps.find(({ gameId }) => gameId === game);
  return (
    <>
      {isMissing && (
        <Alert tone="gold" className="mb-4">
          Este capítulo não mostra os seus lances. O tabuleiro começa do início.
        </Alert>
      )}
      <TreeForm
        userId={userId}
        repertoireId={repertoire}
        source={source}
        saved={saved ?? copied ?? NEW}
        draft={draft}
        path={gap?.path ?? []}
      />
    </>
  );
};
