import { lazy, Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { PgnWaiting } from '../../../../shared/pgn/Pgn.tsx';
import { PositionButton } from '../../../../shared/tree/set-up/PositionButton.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Switch } from '../../../../ui/Switch.tsx';
import { Textarea } from '../../../../ui/Textarea.tsx';
import { TextInput } from '../../../../ui/TextInput.tsx';
import { useLessonForm } from './use-lesson-form.ts';

const LinesBoard = lazy(() => import('./LinesBoard.tsx'));

/** The position of a question on the board, and the lines that answer it: typed, or played. */
export const BoardFields = ({ at, questionIndex }: { at: number; questionIndex: number }) => {
  const { register, control, setValue, clearErrors, errors } = useLessonForm(at);
  const path = `lessons.${at}.quiz.questions.${questionIndex}` as const;
  const [fen, lines, equal] = useWatch({ control, name: [`${path}.fen`, `${path}.lines`, `${path}.equal`] });
  const wrong = errors?.quiz?.questions?.[questionIndex];
  const setLines = (text: string) => {
    clearErrors(`${path}.lines`);
    setValue(`${path}.lines`, text, { shouldDirty: true });
  };
  const isEmpty = fen.trim() === '';
  const setPosition = (own: string) => {
    clearErrors(`${path}.fen`);
    setValue(`${path}.fen`, own, { shouldDirty: true });
  };
  return (
    <div className="grid gap-4">
      <div>
        <PositionButton
          start={fen}
          action="Usar esta posição"
          warning={lines.trim() === '' ? undefined : 'As linhas certas ficam como estão: confira se ainda servem.'}
          onDone={setPosition}
        >
          {isEmpty ? 'Montar a posição' : 'Alterar a posição'}
        </PositionButton>
      </div>
      <Field
        label="Posição (FEN)"
        error={wrong?.fen?.message}
        hint="Monte-a no tabuleiro ou cole o FEN de qualquer programa de xadrez. O lado a jogar começa."
      >
        <TextInput autoComplete="off" spellCheck={false} {...register(`${path}.fen`)} />
      </Field>
      {!isEmpty && (
        <Suspense fallback={<PgnWaiting />}>
          <LinesBoard key={fen} fen={fen.trim()} lines={lines} onLines={setLines} />
        </Suspense>
      )}
      <Field
        label="Linhas certas"
        error={wrong?.lines?.message}
        hint="Uma em cada linha, com os lances dos dois lados, como Cf3 Cc6 Bb5. Ou jogue-as no tabuleiro."
      >
        <Textarea rows={3} spellCheck={false} {...register(`${path}.lines`)} />
      </Field>
      <Switch
        label="Aceitar também, como último lance, os que o motor considera tão bons quanto"
        checked={equal}
        onChange={event => setValue(`${path}.equal`, event.target.checked, { shouldDirty: true })}
      />
    </div>
  );
};
