import clsx from 'clsx';
import { Check } from 'lucide-react';
import { FEEDBACK_MAX_LENGTH } from '../../../../server/features/follow-up/follow-up-lists.schema.ts';
import type { Review } from '../../../../server/features/follow-up/follow-up.schema.ts';
import { formatRelative } from '../../../lib/format.ts';
import { fencedText } from '../../../shared/pgn/fenced-text.ts';
import { TextBoards } from '../../../shared/pgn/TextBoards.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import type { Verdict } from './use-reviews.ts';
import { useVerdict } from './use-verdict.ts';

const Said = ({ label, text }: { label: string; text: string }) => (
  <div>
    <h4 className="text-sm font-semibold text-ink-soft">{label}</h4>
    <p className="break-words whitespace-pre-line">{text}</p>
  </div>
);

const MOST_POINTS = 10;
const POINTS = Array.from({ length: MOST_POINTS + 1 }, (_, points) => points);
const pointsText = (points: number): string => `${points} de ${MOST_POINTS} pontos`;

type PointsProps = { name: string; legend: string; points: number | null; onChoose: (points: number) => void };

/** From nothing to a right answer, as native radios in a row: arrows move. */
const Points = ({ name, legend, points, onChoose }: PointsProps) => (
  <fieldset className="min-w-0">
    <legend className="mb-1.5 font-semibold">
      <span aria-hidden>Pontos: de 0, errada, a 10, certa</span>
      <span className="sr-only">{legend}</span>
    </legend>
    <div className="flex flex-wrap gap-2">
      {POINTS.map(own => (
        <label
          key={own}
          className={clsx(
            'relative grid size-11 cursor-pointer place-items-center rounded-control border-2 border-line-strong',
            'bg-surface font-semibold tabular-nums hover:border-ink-soft has-checked:border-brand',
            'has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-brand-text',
          )}
        >
          <input
            type="radio"
            name={name}
            value={own}
            checked={own === points}
            onChange={() => onChoose(own)}
            className="sr-only"
          />
          {own}
        </label>
      ))}
    </div>
  </fieldset>
);

type ReviewCardProps = { userId: number; review: Review; isSaving: boolean; onGrade: (verdict: Verdict) => void };

/** One answer with its question and its model, and the professor's verdict. */
export const ReviewCard = ({ userId, review, isSaving, onGrade }: ReviewCardProps) => {
  const { studentName, courseTitle, lessonTitle, question, modelAnswer, answer, submittedAt, correct } = review;
  const { points, feedback, change } = useVerdict(userId, review);
  const { words, boards } = fencedText(question);
  return (
    <Card as="li" className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="text-lg font-semibold break-words">{studentName}</h3>
          <p className="text-[0.95rem] break-words text-ink-soft">
            {courseTitle} · {lessonTitle} · {formatRelative(submittedAt)}
          </p>
        </div>
        {correct !== null && (
          <Badge tone={correct ? 'brand' : 'danger'}>{pointsText(review.points ?? (correct ? MOST_POINTS : 0))}</Badge>
        )}
      </div>
      <Said label="Pergunta" text={words} />
      <TextBoards boards={boards} />
      <div className="grid gap-4 md:grid-cols-2">
        <div className="rounded-control bg-sunken p-4">
          <Said label="Resposta do aluno" text={answer} />
        </div>
        <div className="rounded-control border border-line p-4">
          <Said label="Resposta-modelo" text={modelAnswer} />
        </div>
      </div>
      <Field label="Comentário para o aluno" optional>
        <Textarea
          rows={2}
          maxLength={FEEDBACK_MAX_LENGTH}
          value={feedback}
          onChange={event => change({ feedback: event.target.value })}
        />
      </Field>
      <Points
        name={`pontos-${review.answerId}`}
        legend={`Pontos para a resposta de ${studentName}`}
        points={points}
        onChoose={chosen => change({ points: chosen })}
      />
      <div>
        <Button
          disabled={isSaving || points === null}
          onClick={() => points !== null && onGrade({ review, points, feedback })}
        >
          <Check aria-hidden /> Salvar nota<span className="sr-only"> de {studentName}</span>
        </Button>
      </div>
    </Card>
  );
};
