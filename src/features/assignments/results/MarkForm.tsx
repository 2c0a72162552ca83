import { useState } from 'react';
import type { Assignment, ResultRow } from '../../../../server/features/assignments/assignments.schema.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import { useMark } from '../use-assignments.ts';

/** Points by hand, a comment, giving back, excusing. Points left empty are those that follow from what is done. */
export const MarkForm = ({ assignment, row }: { assignment: Assignment; row: ResultRow }) => {
  const [points, setPoints] = useState(row.pointsByHand?.toString() ?? '');
  const [comment, setComment] = useState(row.comment ?? '');
  const { mutate, isPending } = useMark(() => {});
  const to = { assignmentId: assignment.id, userId: row.userId };
  const words = {
    comment: comment.trim() || null,
    ...(assignment.maxPoints > 0 && { points: points.trim() === '' ? null : Number(points) }),
  };
  return (
    <form
      className="grid gap-4 border-t border-line pt-5"
      onSubmit={event => {
        event.preventDefault();
        mutate({ ...to, ...words });
      }}
    >
      {assignment.maxPoints > 0 && (
        <Field
          label={`Pontos, de 0 a ${assignment.maxPoints}`}
          hint="Em branco, valem os calculados pelo que foi feito."
          className="sm:max-w-xs"
        >
          <TextInput
            type="number"
            min={0}
            max={assignment.maxPoints}
            step={1}
            value={points}
            onChange={({ target }) => setPoints(target.value)}
          />
        </Field>
      )}
      <Field label="Comentário" optional hint="O aluno recebe um aviso.">
        <Textarea rows={3} maxLength={2_000} value={comment} onChange={({ target }) => setComment(target.value)} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={isPending}>
          Guardar avaliação
        </Button>
        {assignment.kind === 'text' && row.handedInAt !== null && (
          <Button variant="secondary" loading={isPending} onClick={() => mutate({ ...to, ...words, returned: true })}>
            Devolver para refazer
          </Button>
        )}
        <Button variant="ghost" loading={isPending} onClick={() => mutate({ ...to, excused: !row.excused })}>
          {row.excused ? 'Não dispensar mais' : 'Dispensar'}
        </Button>
      </div>
    </form>
  );
};
