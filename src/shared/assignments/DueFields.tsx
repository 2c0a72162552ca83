import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';

type Due = { day: string; time: string };
type DueFieldsProps = {
  due: Due;
  /** Of the day and of the hour. */
  labels?: readonly [string, string];
  error?: string | undefined;
  onChange: (due: Due) => void;
};

/** The day and hour until which something is to be done, or from which on. */
export const DueFields = ({ due, labels = ['Até o dia', 'Às'], error, onChange }: DueFieldsProps) => (
  <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
    <Field label={labels[0]} error={error}>
      <TextInput
        type="date"
        required
        value={due.day}
        onChange={({ target }) => onChange({ ...due, day: target.value })}
      />
    </Field>
    <Field label={labels[1]}>
      <TextInput
        type="time"
        required
        value={due.time}
        onChange={({ target }) => onChange({ ...due, time: target.value })}
      />
    </Field>
  </div>
);
