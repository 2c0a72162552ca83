import { useState } from 'react';
import type { Chapter } from '../../../../server/features/chapters/chapters.schema.ts';
import { treeFromPgn } from '../../../../server/rules/game-tree.ts';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { deleteUnsavedForm, readUnsavedForm } from '../shared/unsaved-form.ts';
import { ChapterEditor } from './ChapterEditor.tsx';
import type { EditedChapter } from './editing.ts';
import { useChapters } from './use-chapters.ts';
import { draftName, type KeptChapters, type Stored } from './use-saving.ts';

type Beginning = { chapters: readonly EditedChapter[]; stored: Stored };

type Form = Pick<Chapter, 'title' | 'mode' | 'goal' | 'side'> & { pgn: string };

const editedOf = ({ title, mode, goal, side, pgn }: Form, key: number): EditedChapter => ({
  key,
  title,
  mode,
  goal,
  side,
  tree: treeFromPgn(pgn),
});

/** What this browser kept because it could not be saved, if nobody saved since; else what the server has. */
const beginningOf = (userId: number, lessonId: number, chapters: readonly Chapter[], version: string): Beginning => {
  const there = chapters.map(({ id, title, mode, goal, side, pgn }) => ({
    id,
    title,
    mode,
    goal,
    side,
    pgn: pgn ?? '',
  }));
  const kept = readUnsavedForm<KeptChapters>(userId, draftName(lessonId));
  if (kept?.version !== version)
    return {
      chapters: there.map((form, index) => editedOf(form, index + 1)),
      stored: { version, forms: new Map(there.map((form, index) => [index + 1, form])), isDraft: false },
    };
  const forms = kept.chapters.flatMap(({ key, id }) => {
    const form = there.find(other => other.id === id);
    return form ? [[key, form] as const] : [];
  });
  return {
    chapters: kept.chapters.map(form => editedOf(form, form.key)),
    stored: { version, forms: new Map(forms), isDraft: true },
  };
};

type ChaptersPanelProps = {
  userId: number;
  courseId: number;
  lessonId: number;
  lessonTitle: string;
  /** Where what is done with all boards stands; null below the heading. */
  beside: HTMLElement | null;
  onUnsaved: (isUnsaved: boolean) => void;
};

/** The boards of a stored lesson. */
const ChaptersPanel = ({ userId, courseId, lessonId, lessonTitle, beside, onUnsaved }: ChaptersPanelProps) => {
  const query = useChapters(lessonId);
  /** The editor goes on with what it began with; a new one begins where the server's version is taken. */
  const [beginning, setBeginning] = useState<Beginning>();
  const [run, setRun] = useState(0);
  if (query.error && !beginning) return <LoadError error={query.error} onRetry={() => query.refetch()} />;
  if (!beginning) {
    if (query.data && query.isFetchedAfterMount)
      setBeginning(beginningOf(userId, lessonId, query.data.chapters, query.data.version));
    return (
      <div role="status">
        <span className="sr-only">Carregando...</span>
        <Skeleton className="h-96" />
      </div>
    );
  }
  const read = async () => {
    const { data } = await query.refetch({ throwOnError: true });
    return data?.version ?? '';
  };
  return (
    <ChapterEditor
      key={run}
      userId={userId}
      courseId={courseId}
      lessonId={lessonId}
      lessonTitle={lessonTitle}
      beside={beside}
      initial={beginning.chapters}
      stored={beginning.stored}
      onUnsaved={onUnsaved}
      onRead={read}
      onReload={() => {
        deleteUnsavedForm(userId, draftName(lessonId));
        setBeginning(undefined);
        setRun(run + 1);
      }}
    />
  );
};

export default ChaptersPanel;
