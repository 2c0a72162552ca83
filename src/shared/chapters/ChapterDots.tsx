import clsx from 'clsx';
import { Check } from 'lucide-react';
import type { Chapter } from '../../../server/features/chapters/chapters.schema.ts';

const stateText = ({ mode, solved }: Chapter): string => {
  if (mode === 'ler') return solved ? ', lido' : '';
  return solved ? ', resolvido' : ', a resolver';
};

type ChapterDotsProps = { chapters: readonly Chapter[]; current: Chapter; onChoose: (chapterId: number) => void };

/** How far the student is in the lesson's chapters, and the way to each. */
export const ChapterDots = ({ chapters, current, onChoose }: ChapterDotsProps) => (
  <nav aria-label="Capítulos" className="-mx-1 max-w-full overflow-x-auto p-1">
    <ol className="flex gap-1">
      {chapters.map((chapter, index) => (
        <li key={chapter.id}>
          <button
            type="button"
            aria-label={`Capítulo ${index + 1}: ${chapter.title}${stateText(chapter)}`}
            aria-current={chapter.id === current.id ? 'step' : undefined}
            onClick={() => onChoose(chapter.id)}
            className={clsx(
              'grid size-10 place-items-center rounded-full border-2 font-semibold tabular-nums',
              chapter.id === current.id ? 'border-brand' : 'border-transparent',
              chapter.solved ? 'bg-brand text-on-brand' : 'bg-sunken text-ink',
            )}
          >
            {chapter.solved ? <Check aria-hidden className="size-5" /> : index + 1}
          </button>
        </li>
      ))}
    </ol>
  </nav>
);
