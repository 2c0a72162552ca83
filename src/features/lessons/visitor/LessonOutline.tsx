import type { Lesson } from '../../../../server/features/lessons/lessons.schema.ts';
import { formatDuration } from '../../../lib/format.ts';
import { Card } from '../../../ui/Card.tsx';

/** A course's lessons for a student who is not enrolled: titles and lengths without links. */
export const LessonOutline = ({ lessons }: { lessons: readonly Lesson[] }) => (
  <Card as="section" aria-labelledby="conteudo-do-curso">
    <h2 id="conteudo-do-curso" className="text-heading">
      Conteúdo do curso
    </h2>
    {lessons.length === 0 ? (
      <p className="mt-3 text-ink-soft">
        Este curso ainda não tem aulas. Assim que a primeira for publicada, ela aparece aqui.
      </p>
    ) : (
      <ol className="mt-4 divide-y divide-line">
        {lessons.map(({ id, title, duration, hasQuiz }, index) => (
          <li key={id} className="flex items-center gap-4 py-3">
            <span
              aria-hidden
              className="w-6 shrink-0 text-right font-display text-lg font-semibold text-brand-text tabular-nums"
            >
              {index + 1}
            </span>
            <span className="min-w-0 flex-1">
              <span className="block leading-snug font-semibold">{title}</span>
              <span className="block text-sm text-ink-soft">
                {formatDuration(duration)}
                {hasQuiz && ' · Quiz'}
              </span>
            </span>
          </li>
        ))}
      </ol>
    )}
  </Card>
);
