import { Link } from 'wouter';
import type { DueChapter } from '../../../../../server/features/chapters/chapters.schema.ts';

/** Lessons with positions that come again today, each once; they are solved where they stand. */
export const DueLessons = ({ chapters }: { chapters: readonly DueChapter[] }) => {
  const lessons = [...Map.groupBy(chapters, ({ lessonId }) => lessonId).values()];
  if (lessons.length === 0) return null;
  return (
    <ul aria-label="Posições das lições para rever" className="mt-4 grid gap-2">
      {lessons.map(own =>
        own.slice(0, 1).map(({ lessonId, courseId, lessonTitle, chapterId }) => (
          <li key={lessonId} className="wrap-anywhere">
            <Link
              href={`/course/${courseId}?aula=${lessonId}&capitulo=${chapterId}`}
              className="font-semibold underline underline-offset-4"
            >
              {lessonTitle}
            </Link>
            : {own.map(({ title }) => title).join(', ')}
          </li>
        )),
      )}
    </ul>
  );
};
