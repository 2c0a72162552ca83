import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import clsx from 'clsx';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import type { Lesson } from '../../../../server/features/lessons/lessons.schema.ts';
import { useReducedMotion } from '../../../board/use-reduced-motion.ts';
import { Button } from '../../../ui/Button.tsx';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { LessonCard } from './LessonCard.tsx';

type SortableLessonProps = { lesson: Lesson; isFirst: boolean; isLast: boolean; onMove: (by: 1 | -1) => void };

/** A lesson that can be moved: by its handle, or one step at a time. */
export const SortableLesson = ({ lesson, isFirst, isLast, onMove }: SortableLessonProps) => {
  const isStill = useReducedMotion();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: lesson.id,
    attributes: { roleDescription: 'lição que muda de lugar' },
    ...(isStill && { transition: null }),
  });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={clsx('relative', isDragging && 'z-10')}
    >
      <LessonCard
        lesson={lesson}
        className={clsx(isDragging && 'ring-3 ring-brand')}
        handle={
          <button
            ref={setActivatorNodeRef}
            type="button"
            className={clsx(
              buttonStyles({ variant: 'ghost', size: 'icon' }),
              'cursor-grab touch-none active:cursor-grabbing',
            )}
            {...attributes}
            {...listeners}
            aria-label={`Arrastar ${lesson.title}`}
          >
            <GripVertical aria-hidden />
          </button>
        }
        actions={
          <>
            <Button
              variant="secondary"
              size="icon"
              data-up={lesson.id}
              disabled={isFirst}
              aria-label={`Mover ${lesson.title} para cima`}
              onClick={() => onMove(-1)}
            >
              <ArrowUp aria-hidden />
            </Button>
            <Button
              variant="secondary"
              size="icon"
              data-down={lesson.id}
              disabled={isLast}
              aria-label={`Mover ${lesson.title} para baixo`}
              onClick={() => onMove(1)}
            >
              <ArrowDown aria-hidden />
            </Button>
          </>
        }
      />
    </li>
  );
};
