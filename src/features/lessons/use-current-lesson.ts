import { useEffect, useEffectEvent, useRef } from 'react';
import type { Lesson } from '../../../server/features/lessons/lessons.schema.ts';
import type { UrlField } from '../../lib/url-state.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import { chapterFields } from '../../shared/chapters/use-lesson-chapters.ts';
import { currentLesson } from './lesson-path.ts';
import { idIn } from './use-course.ts';

const lessonField: UrlField<number | null> = { name: 'aula', default: null, parse: idIn, format: String };
const fields = { wanted: lessonField, ...chapterFields };

/**
 * The lesson on the screen. The address names it (`?aula=7`), so that reloading and going back work, also
 * when progress would have chosen another. Its title takes the focus when another lesson comes.
 * @param isNews whether the first one, too, comes in another's place, as after enrolling.
 */
export const useCurrentLesson = (lessons: readonly Lesson[], isNews = false) => {
  const [{ wanted }, setUrlState] = useUrlState(fields);
  const lesson = currentLesson(lessons, wanted);
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(isNews ? undefined : lesson?.id);

  const select = (lessonId: number, options?: { replace: boolean }) =>
    setUrlState({ wanted: lessonId, chapter: undefined }, options);

  // A locked lesson in the address is put right on arrival only: later it may be the next one, whose opening is still
  // on its way to us.
  const hasArrived = useRef(false);
  const nameInAddress = useEffectEvent(() => {
    if (lesson && lesson.id !== wanted && (wanted === null || !hasArrived.current))
      select(lesson.id, { replace: true });
    hasArrived.current = true;
  });
  useEffect(() => {
    nameInAddress();
    if (shown.current !== lesson?.id) {
      title.current?.focus({ preventScroll: true });
      title.current?.scrollIntoView(); // to the top, so that the whole film is in sight
    }
    shown.current = lesson?.id;
  }, [lesson?.id, wanted]);

  return { lesson, title, select };
};
