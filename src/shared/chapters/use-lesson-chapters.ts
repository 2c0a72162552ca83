import { useState } from 'react';
import type { Lesson } from '../../../server/features/lessons/lessons.schema.ts';
import { firstToDo, isOpen } from './chapter-labels.ts';
import { useChapters } from './use-chapters.ts';

/** A lesson's chapters and the one on the screen: at first where the student goes on. */
export const useLessonChapters = (lesson: Pick<Lesson, 'id' | 'accessible' | 'chapterCount'>) => {
  const found = useChapters(lesson);
  const chapters = found.data?.chapters;
  const [chosen, setChosen] = useState<number | null>(null);
  /** How often somebody asked for a chapter: each time the focus goes there. */
  const [asked, setAsked] = useState(0);
  const current = chapters?.find(({ id }) => id === chosen) ?? firstToDo(chapters ?? []);
  // What is shown first stays when it is solved.
  if (current && chosen !== current.id) setChosen(current.id);

  const choose = (chapterId: number): void => {
    setChosen(chapterId);
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
