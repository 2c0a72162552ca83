import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { FEEDBACK_MAX_LENGTH, type Review } from '../../../../server/features/follow-up/follow-up.schema.ts';
import { formatRelative } from '../../../lib/format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import type { Verdict } from './use-reviews.ts';

const Said = ({ label, text }: { label: string; text: string }) => (
  <div>
    <h4 className="text-sm font-semibold text-ink-soft">{label}</h4>
    <p className="break-words whitespace-pre-line">{text}</p>
  </div>
);

type ReviewCardProps = { review: Review; isSaving: boolean; onGrade: (verdict: Verdict) => void };

/** One answer with its question and its model, and the professor's verdict. */
export const ReviewCard = ({ review, isSaving, onGrade }: ReviewCardProps) => {
  const { studentName, courseTitle, lessonTitle, question, modelAnswer, answer, submittedAt, correct } = review;
  const [feedback, setFeedback] = useState(review.feedback ?? '');
  const give = (verdict: boolean) => onGrade({ review, correct: verdict, feedback });
  return (
    <Card as="li" className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="text-lg font-semibold break-words">{studentName}</h3>
          <p className="text-[0.95rem] break-words text-ink-soft">
            {courseTitle} · {lessonTitle} · {formatRelative(submittedAt)}
          </p>
        </div>
        {correct !== null && <Badge tone={correct ? 'brand' : 'danger'}>{correct ? 'Certa' : 'Errada'}</Badge>}
      </div>
      <Said label="Pergunta" text={question} />
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
          onChange={event => setFeedback(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button
          disabled={isSaving}
          onClick={() => give(true)}
          aria-label={`Marcar como certa a resposta de ${studentName}`}
        >
          <Check aria-hidden /> Certa
        </Button>
        <Button
          variant="secondary"
          disabled={isSaving}
          onClick={() => give(false)}
          aria-label={`Marcar como errada a resposta de ${studentName}`}
        >
          <X aria-hidden /> Errada
        </Button>
      </div>
    </Card>
  );
};
