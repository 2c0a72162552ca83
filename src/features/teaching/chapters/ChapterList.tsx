import clsx from 'clsx';
import { ArrowDown, ArrowUp, CircleAlert, Trash2 } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { type EditedChapter, lackOf } from './editing.ts';

type ChapterListProps = {
  chapters: readonly EditedChapter[];
  chosen: number | null;
  onChoose: (key: number) => void;
  onMove: (key: number, by: -1 | 1) => void;
  onRemove: (key: number) => void;
};

/** The lesson's chapters in order. What is done to the chosen one stands below it. */
export const ChapterList = ({ chapters, chosen, onChoose, onMove, onRemove }: ChapterListProps) => {
  const at = chapters.findIndex(({ key }) => key === chosen);
  const name = chapters[at]?.title;
  return (
    <section aria-label="Capítulos" className="min-w-0">
      <ol
        className={clsx(
          'flex gap-2 overflow-x-auto pb-2 @4xl:max-h-[max(12rem,100dvh-24rem)] @4xl:flex-col',
          '@4xl:overflow-x-hidden @4xl:overflow-y-auto beside-board:@4xl:max-h-[max(11rem,100dvh-40rem)]',
        )}
      >
        {chapters.map((chapter, index) => {
          const lack = lackOf(chapter);
          return (
            <li key={chapter.key} className="shrink-0">
              <button
                type="button"
                aria-current={chapter.key === chosen ? 'true' : undefined}
                onClick={() => onChoose(chapter.key)}
                className={clsx(
                  'flex min-h-11 w-full max-w-60 items-center gap-2 rounded-control border-2 px-3 py-1.5',
                  'text-left font-semibold',
                  chapter.key === chosen
                    ? 'border-brand bg-brand-soft'
                    : 'border-line bg-surface hover:border-line-strong',
                )}
              >
                <span className="text-ink-soft tabular-nums">{index + 1}.</span>{' '}
                <span className="min-w-0 truncate">{chapter.title || 'Sem título'}</span>
                {lack && (
                  <>
                    <CircleAlert aria-hidden className="size-5 shrink-0 text-danger-text" />
                    <span className="sr-only">, incompleto</span>
                  </>
                )}
              </button>
            </li>
          );
        })}
      </ol>
      {chosen !== null && at >= 0 && (
        <div role="group" aria-label={`Capítulo ${at + 1}: ${name}`} className="mt-2 flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="icon"
            aria-label="Mover o capítulo para cima"
            disabled={at === 0}
            onClick={() => onMove(chosen, -1)}
          >
            <ArrowUp aria-hidden />
          </Button>
          <Button
            variant="secondary"
            size="icon"
            aria-label="Mover o capítulo para baixo"
            disabled={at === chapters.length - 1}
            onClick={() => onMove(chosen, 1)}
          >
            <ArrowDown aria-hidden />
          </Button>
          <Button variant="secondary" size="icon" aria-label="Remover o capítulo" onClick={() => onRemove(chosen)}>
            <Trash2 aria-hidden />
          </Button>
        </div>
      )}
    </section>
  );
};
