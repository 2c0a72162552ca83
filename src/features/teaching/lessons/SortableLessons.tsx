import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useRef, useState } from 'react';
import type { Lesson } from '../../../../server/features/lessons/lessons.schema.ts';
import { useRowFocus } from '../shared/use-row-focus.ts';
import { announcementsFor, instructions } from './drag-announcements.ts';
import { moved } from './reorder.ts';
import { SortableLesson } from './SortableLesson.tsx';

type SortableLessonsProps = { lessons: readonly Lesson[]; onChange: (lessons: Lesson[]) => void };

/** Pixels. A shorter move is a click with an unsteady hand. */
const DRAG_DISTANCE = 5;

/**
 * The lessons while they are reordered: dragged with a pointer, moved with the keyboard, or moved by buttons.
 */
const SortableLessons = ({ lessons, onChange }: SortableLessonsProps) => {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_DISTANCE } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const { container, focusOn } = useRowFocus<HTMLOListElement>();
  const isPicked = useRef(false);
  const [news, setNews] = useState('');
  const placeOf = (id: string | number | undefined): number => lessons.findIndex(lesson => lesson.id === id);

  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onChange(moved(lessons, placeOf(active.id), placeOf(over.id)));
  };
  const step = ({ id, title }: Lesson, by: 1 | -1) => {
    const to = placeOf(id) + by;
    onChange(moved(lessons, placeOf(id), to));
    setNews(`${title}: posição ${to + 1} de ${lessons.length}`);
    // At the end of the list the button that was pressed is disabled.
    focusOn(...(by < 0 ? [`[data-up="${id}"]`, `[data-down="${id}"]`] : [`[data-down="${id}"]`, `[data-up="${id}"]`]));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: announcementsFor(lessons, isPicked), screenReaderInstructions: instructions }}
      onDragEnd={drop}
    >
      <SortableContext items={lessons.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol ref={container} aria-label="Lições do curso" className="grid grid-cols-1 gap-4">
          {lessons.map((lesson, index) => (
            <SortableLesson
              key={lesson.id}
              lesson={lesson}
              isFirst={index === 0}
              isLast={index === lessons.length - 1}
              onMove={by => step(lesson, by)}
            />
          ))}
        </ol>
      </SortableContext>
      <p role="status" className="sr-only">
        {news}
      </p>
    </DndContext>
  );
};

export default SortableLessons;
