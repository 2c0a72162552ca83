import { Eraser } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { CommentInput } from '../../../server/features/games/games.schema.ts';
import type { Shape } from '../../../server/rules/comment-marks.ts';
import { errorText } from '../../lib/error-text.ts';
import { zodResolver } from '../../lib/form.ts';
import { plural } from '../../lib/plural.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Textarea } from '../../ui/Textarea.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useComment } from './use-games.ts';

const Remark = CommentInput.pick({ text: true });

type CommentFormProps = {
  gameId: number;
  ply: number;
  moveLabel: string;
  /** What is drawn on the board: it goes along. */
  drawn: readonly Shape[];
  onClear: () => void;
};

/** A remark about the position after `ply` half-moves. What was typed stays when one looks at another move. */
export const CommentForm = ({ gameId, ply, moveLabel, drawn, onClear }: CommentFormProps) => {
  const comment = useComment();
  const { register, handleSubmit, clearErrors, reset, setFocus, formState } = useForm({
    resolver: zodResolver(Remark),
    reValidateMode: 'onSubmit',
    defaultValues: { text: '' },
  });
  const publish = handleSubmit(({ text }) =>
    comment.mutate(
      { gameId, ply, text, shapes: [...drawn] },
      {
        onSuccess: () => {
          // The button that was pressed was switched off meanwhile, and has lost the focus.
          setFocus('text');
          reset();
          onClear();
          toast({ title: 'Comentário publicado', description: 'O aluno já pode lê-lo.' });
        },
        onError: error =>
          toast({
            title: 'Não foi possível publicar o comentário',
            description: errorText(error),
            variant: 'destructive',
          }),
      },
    ),
  );
  return (
    <form noValidate className="mt-4 space-y-3" onSubmit={publish}>
      <Field
        label={`Comentar: ${moveLabel}`}
        hint="Com o botão direito, ou com o dedo parado numa casa, desenhe setas: elas vão junto."
        error={formState.errors.text?.message}
      >
        <Textarea
          rows={3}
          placeholder="O que o aluno pode aprender aqui?"
          {...register('text', { onChange: () => clearErrors('text') })}
        />
      </Field>
      {drawn.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-3">
          {plural(drawn.length, 'desenho vai', 'desenhos vão')} junto
          <Button variant="ghost" size="sm" onClick={onClear}>
            <Eraser aria-hidden /> Apagar
          </Button>
        </p>
      )}
      <Button type="submit" size="sm" loading={comment.isPending}>
        {comment.isPending ? 'Publicando...' : 'Publicar comentário'}
      </Button>
    </form>
  );
};
