import { type ReactNode, useState } from 'react';
import type { Match } from '../../../../server/features/matches/matches.schema.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogEnd } from '../../../ui/DialogEnd.tsx';
import { Field } from '../../../ui/Field.tsx';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { secondsIn } from './clock-field.ts';
import type { StaffActs } from './use-staff-acts.ts';

type Side = 'white' | 'black';

const optionsFor = ({ white, black }: Match): { value: Side; label: string; hint: string }[] => [
  { value: 'white', label: 'Brancas', hint: white.name },
  { value: 'black', label: 'Pretas', hint: black.name },
];

/** Gives one side another time. */
export const ClockDialog = ({ match, acts, trigger }: { match: Match; acts: StaffActs; trigger: ReactNode }) => {
  const [isOpen, setOpen] = useState(false);
  const [side, setSide] = useState<Side>('white');
  const [text, setText] = useState('5:00');
  const [isWrong, setWrong] = useState(false);
  const adjust = () => {
    const seconds = secondsIn(text);
    setWrong(seconds === null);
    if (seconds !== null) acts.adjust.mutate({ matchId: match.id, side, seconds }, { onSuccess: () => setOpen(false) });
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={trigger}
      size="sm"
      title="Ajustar relógio"
      description="Esse lado passa a ter este tempo. Se o relógio está correndo, continua correndo."
    >
      <form
        noValidate
        className="grid gap-5"
        onSubmit={event => {
          event.preventDefault();
          adjust();
        }}
      >
        <RadioGroup
          legend="Relógio"
          name="side"
          options={optionsFor(match)}
          value={side}
          onChange={({ target }) => setSide(target.value as Side)}
        />
        <Field label="Tempo, em minutos ou minutos e segundos">
          <TextInput
            inputMode="text"
            autoComplete="off"
            maxLength={7}
            placeholder="5:00"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        {isWrong && <Alert tone="danger">Escreva o tempo como 5 ou 5:30, de 1 segundo a 3 horas.</Alert>}
        <DialogEnd>
          <Button variant="secondary" onClick={() => setOpen(false)}>
            Cancelar
          </Button>
          <Button type="submit" loading={acts.adjust.isPending}>
            Ajustar
          </Button>
        </DialogEnd>
      </form>
    </Dialog>
  );
};
