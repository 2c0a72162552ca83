import { Chips } from '../../../ui/Chips.tsx';
import { Field } from '../../../ui/Field.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { incrementIn, minutesIn, type Preset, PRESETS, type Wishes } from './new-match.ts';

const CHIPS: readonly { value: Preset; label: string }[] = [...PRESETS, { value: 'outro', label: 'Outro tempo' }];

type TimePickerProps = { wishes: Wishes; onWish: (change: Partial<Wishes>) => void };

/** How much time each side has: minutes, and seconds for each move. */
export const TimePicker = ({ wishes, onWish }: TimePickerProps) => (
  <div>
    <p className="font-semibold">Tempo</p>
    <p className="mb-2 text-[0.95rem] text-ink-soft">Minutos de cada lado + segundos que cada lance acrescenta</p>
    <Chips label="Tempo" chips={CHIPS} value={wishes.preset} onChange={preset => onWish({ preset })} />
    {wishes.preset === 'outro' && (
      <div className="mt-4 grid max-w-md grid-cols-2 gap-4">
        <Field label="Minutos" error={minutesIn(wishes) === null ? 'De 1 a 180' : undefined}>
          <TextInput
            inputMode="numeric"
            value={wishes.minutes}
            onChange={({ target }) => onWish({ minutes: target.value })}
          />
        </Field>
        <Field label="Segundos por lance" error={incrementIn(wishes) === null ? 'De 0 a 180' : undefined}>
          <TextInput
            inputMode="numeric"
            value={wishes.increment}
            onChange={({ target }) => onWish({ increment: target.value })}
          />
        </Field>
      </div>
    )}
  </div>
);
