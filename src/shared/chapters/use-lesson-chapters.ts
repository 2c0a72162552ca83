import { useState } from 'react';
import type { Lesson } from '../../../server/features/lessons/lessons.schema.ts';
import { numberField } from '../../lib/url-state.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import { firstToDo, isOpen } from './chapter-labels.ts';
import { useChapters } from './use-chapters.ts';

/** The chapter on the screen (`?capitulo=7`): homework leads to its position, and reloading stays there. */
export const chapterFields = { chapter: numberField('capitulo') };

/** A lesson's chapters and the one on the screen: at first the one in the address, or where the student goes on. */
export const useLessonChapters = (lesson: Pick<Lesson, 'id' | 'accessible' | 'chapterCount'>) => {
  const found = useChapters(lesson);
  const chapters = found.data?.chapters;
  const [{ chapter: wanted }, setUrlState] = useUrlState(chapterFields);
  const [chosen, setChosen] = useState<number | undefined>(wanted);
  /** How often somebody asked for a chapter: each time the focus goes there. */
  const [asked, setAsked] = useState(0);
  const current = chapters?.find(({ id }) => id === chosen) ?? firstToDo(chapters ?? []);
  // What is shown first stays when it is solved.
  if (current && chosen !== current.id) setChosen(current.id);

  const choose = (chapterId: number): void => {
    setChosen(chapterId);
    setUrlState({ chapter: chapterId }, { replace: true });
    setAsked(count => count + 1);
  };
  return {
    chapters,
    current,
    /** Those that the lesson waits for. */
    open: (chapters ?? []).filter(isOpen),
    asked,
    choose,
    isPending: lesson.accessible && lesson.chapterCount > 0 && found.isPending,
    error: found.error,
    retry: () => found.refetch(),
  };
};
export type LessonChapters = ReturnType<typeof useLessonChapters>;
