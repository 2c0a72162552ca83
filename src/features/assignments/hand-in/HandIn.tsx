import { useState } from 'react';
import type { Assignment } from '../../../../server/features/assignments/assignments.schema.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import { FileChoice } from './FileChoice.tsx';
import { HandedInFile } from './HandedInFile.tsx';
import { type Chosen, useHandIn } from './use-hand-in.ts';

const MAX_TEXT = 10_000;

/** A text, a file or both, to hand in once more as often as one likes. */
export const HandIn = ({ assignment }: { assignment: Assignment }) => {
  const before = assignment.own?.file ?? null;
  const [text, setText] = useState(assignment.own?.text ?? '');
  const [chosen, setChosen] = useState<Chosen>(before?.url ?? null);
  const { mutate, isPending, percent, issue } = useHandIn(assignment.id);
  const handedInAt = assignment.own?.handedInAt;
  return (
    <form
      className="grid gap-5"
      onSubmit={event => {
        event.preventDefault();
        mutate({ text, chosen }, { onSuccess: done => setChosen(done.assignment.own?.file?.url ?? null) });
      }}
    >
      <Field
        label="O seu texto"
        hint={handedInAt ? `Entregue em ${formatMoment(handedInAt)}. Você pode entregar de novo.` : undefined}
        error={issue}
      >
        <Textarea rows={8} maxLength={MAX_TEXT} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      <FileChoice before={before} chosen={chosen} onChange={setChosen} />
      {percent !== null && <Progress value={percent} label="Envio do arquivo" />}
      <Button type="submit" loading={isPending} className="justify-self-start">
        {isPending ? 'Entregando...' : handedInAt ? 'Entregar de novo' : 'Entregar'}
      </Button>
    </form>
  );
};

/** What was handed in, when nothing more can be. */
export const HandedIn = ({ assignment: { own } }: { assignment: Assignment }) => (
  <div className="grid gap-4">
    <p className="text-ink-soft">Esta tarefa já foi fechada.</p>
    {own?.text && <p className="rounded-control bg-sunken p-4 whitespace-pre-line wrap-anywhere">{own.text}</p>}
    {own?.file && <HandedInFile file={own.file} />}
  </div>
);
