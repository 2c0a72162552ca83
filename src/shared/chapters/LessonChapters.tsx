import { ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Chapter } from '../../../server/features/chapters/chapters.schema.ts';
import { Button } from '../../ui/Button.tsx';
import { ChapterDots } from './ChapterDots.tsx';
import { isOpen } from './chapter-labels.ts';
import { PrintedChapters } from './PrintedChapters.tsx';
import { ReadingChapter } from './ReadingChapter.tsx';
import { SolvingChapter } from './SolvingChapter.tsx';

type LessonChaptersProps = {
  lessonId: number;
  chapters: readonly Chapter[];
  current: Chapter;
  /** How often somebody asked for a chapter: each time it takes the focus. */
  asked: number;
  studies: boolean;
  onChoose: (chapterId: number) => void;
  /** The last chapter that the lesson waited for is solved. */
  onAllSolved: () => void;
};

/** The boards of a lesson, one at a time. */
export const LessonChapters = ({
  lessonId,
  chapters,
  current,
  asked,
  studies,
  onChoose,
  onAllSolved,
}: LessonChaptersProps) => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (asked === 0) return;
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView();
  }, [asked]);
  const following = chapters[chapters.indexOf(current) + 1];
  const next = following && (
    <Button
      variant={isOpen(current) ? 'secondary' : 'primary'}
      className="flex-1"
      onClick={() => onChoose(following.id)}
    >
      Próximo capítulo <ArrowRight aria-hidden />
    </Button>
  );
  const solved = () => {
    if (studies && chapters.every(chapter => chapter.id === current.id || !isOpen(chapter))) onAllSolved();
  };
  const key = current.id;
  return (
    <>
      <section aria-labelledby="capitulo" className="grid grid-cols-1 gap-3 print:hidden">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h3
            ref={title}
            id="capitulo"
            tabIndex={-1}
            className="min-w-0 scroll-mt-2 text-xl font-semibold wrap-anywhere"
          >
            {current.title}
          </h3>
          {chapters.length > 1 && <ChapterDots chapters={chapters} current={current} onChoose={onChoose} />}
        </div>
        {current.mode === 'ler' && current.pgn !== null ? (
          <ReadingChapter
            key={key}
            lessonId={lessonId}
            chapter={{ ...current, pgn: current.pgn }}
            studies={studies}
            next={next}
          />
        ) : (
          <SolvingChapter key={key} lessonId={lessonId} chapter={current} onSolved={solved} next={next} />
        )}
      </section>
      <PrintedChapters chapters={chapters} />
    </>
  );
};
